import Foundation
import Synchronization

/// Which object of which store: it can be kept, sent to other contexts and coded.
///
/// Before an object is saved its identifier is temporary: no store is named, and coding it fails.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Sendable {
  let entity: InternedName
  let table: InternedName
  let store: InternedName?
  let number: Int64

  public struct ID: Hashable, Comparable, Sendable {
    let table: String
    let store: String?
    let number: Int64

    public static func < (left: ID, right: ID) -> Bool {
      (left.store ?? "", left.table, left.number) < (right.store ?? "", right.table, right.number)
    }
  }

  public var id: ID { ID(table: table.text, store: store?.text, number: number) }
  /// The class of the object.
  public var entityName: String { entity.text }
  /// The store that the object is in; nil before it is saved.
  public var storeIdentifier: String? { store?.text }

  init(entity: InternedName, table: InternedName, store: InternedName?, number: Int64) {
    self.entity = entity
    self.table = table
    self.store = store
    self.number = number
  }

  /// Whether the object is not saved yet: it gets a lasting identifier then.
  public var isTemporary: Bool { store == nil }

  public static func == (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    left.number == right.number && left.table === right.table && left.store === right.store
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool { left.id < right.id }

  /// Makes an identifier from what a custom store calls its objects.
  public static func identifier(
    for storeIdentifier: String, entityName: String,
    primaryKey: some Comparable & CustomStringConvertible & Decodable & Encodable & Hashable
  ) throws -> PersistentIdentifier {
    let table: String = KnownEntities.table(of: entityName)
    let whole: Int64? = (primaryKey as? any BinaryInteger).flatMap { Int64(exactly: $0) }
    let number: Int64 =
      whole.flatMap { (1..<PrimaryKeys.first).contains($0) ? $0 : nil }
      ?? PrimaryKeys.number("\(primaryKey)", store: storeIdentifier, entityTable: table)
    return PersistentIdentifier(
      entity: .of(entityName), table: .of(table), store: .of(storeIdentifier), number: number)
  }

  // MARK: - Temporary ones

  private static let lastTemporary = Atomic<Int64>(0)

  static func takeTemporaryNumber() -> Int64 { lastTemporary.subtract(1, ordering: .relaxed).newValue }
}

extension PersistentIdentifier: Codable {
  private enum CodingKeys: String, CodingKey { case storeIdentifier, entityName, tableName, primaryKey }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entity = .of(try container.decode(String.self, forKey: .entityName))
    table = .of(try container.decode(String.self, forKey: .tableName))
    store = .of(try container.decode(String.self, forKey: .storeIdentifier))
    if let text = try? container.decode(String.self, forKey: .primaryKey) {
      number = PrimaryKeys.number(text, store: store?.text ?? "", entityTable: table.text)
    } else {
      number = try container.decode(Int64.self, forKey: .primaryKey)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    guard let store else {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "The object is not saved yet: its identifier means nothing outside of this process."))
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entity.text, forKey: .entityName)
    try container.encode(table.text, forKey: .tableName)
    try container.encode(store.text, forKey: .storeIdentifier)
    if let text = PrimaryKeys.text(number) {
      try container.encode(text, forKey: .primaryKey)
    } else {
      try container.encode(number, forKey: .primaryKey)
    }
  }
}

extension PersistentIdentifier: CustomDebugStringConvertible {
  public var debugDescription: String {
    "PersistentIdentifier(\(entityName) \(number), store: \(store?.text ?? "none"))"
  }
}

/// A name that is compared by its address.
final class InternedName: Sendable {
  let text: String

  private init(_ text: String) { self.text = text }

  // Not a Mutex: the thread sanitizer does not see it, and calls what it guards a race.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: InternedName] = [:]

  static func of(_ text: String) -> InternedName {
    lock.withLock {
      if let name = known[text] { return name }
      let name = InternedName(text)
      known[text] = name
      return name
    }
  }
}
