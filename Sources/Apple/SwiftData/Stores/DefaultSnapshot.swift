import SwiftDataStore

/// A snapshot that holds the values of any class with `@Model`.
///
/// Decoding finds the types of the values by the class that the identifier names; it must be part of a schema that the
/// program has made.
public struct DefaultSnapshot: DataStoreSnapshot, @unchecked Sendable {
  public let persistentIdentifier: PersistentIdentifier
  /// Attributes as they are, references as identifiers; nil for nothing.
  var values: [String: Any?]

  init(persistentIdentifier: PersistentIdentifier, values: [String: Any?]) {
    self.persistentIdentifier = persistentIdentifier
    self.values = values
  }

  public init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
    guard let storage = backingData._modelStorage else {
      preconditionFailure("Only the backing data of a model's object can be copied into a snapshot.")
    }
    self.init(storage)
  }

  init(_ storage: _ModelStorage) {
    guard let info = storage.info else {
      preconditionFailure("A snapshot is taken of an object that is in a context.")
    }
    var values: [String: Any?] = [:]
    for (index, property) in info.entity.properties.enumerated() where !property.isEphemeral {
      values[property.name] = storage.snapshotValue(at: index)
    }
    self.init(persistentIdentifier: storage.identifier(in: info), values: values)
  }

  public func copy(
    persistentIdentifier: PersistentIdentifier,
    remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]? = [:]
  ) -> DefaultSnapshot {
    guard let remappedIdentifiers, !remappedIdentifiers.isEmpty else {
      return DefaultSnapshot(persistentIdentifier: persistentIdentifier, values: values)
    }
    let mapped: [String: Any?] = values.mapValues { value in
      switch value {
      case let identifier as PersistentIdentifier: remappedIdentifiers[identifier] ?? identifier
      case let list as [PersistentIdentifier]: list.map { remappedIdentifiers[$0] ?? $0 }
      default: value
      }
    }
    return DefaultSnapshot(persistentIdentifier: persistentIdentifier, values: mapped)
  }

  // MARK: - Coding

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
    let identifier = try container.decode(PersistentIdentifier.self, forKey: .persistentIdentifier)
    guard let properties = KnownEntities.properties(of: identifier.entityName) else {
      throw DecodingError.dataCorruptedError(
        forKey: .persistentIdentifier, in: container,
        debugDescription: "\(identifier.entityName) is the name of no class of a schema.")
    }
    var values: [String: Any?] = [:]
    for (name, type) in properties {
      let key = DataStoreSnapshotCodingKey.modeledProperty(name)
      guard container.contains(key), try !container.decodeNil(forKey: key) else {
        values[name] = .some(nil)
        continue
      }
      values[name] = try Self.decode(type, key, container)
    }
    self.init(persistentIdentifier: identifier, values: values)
  }

  private static func decode(
    _ type: KnownEntities.ValueType, _ key: DataStoreSnapshotCodingKey,
    _ container: KeyedDecodingContainer<DataStoreSnapshotCodingKey>
  ) throws -> Any? {
    switch type {
    case .one: return try container.decode(PersistentIdentifier.self, forKey: key)
    case .many: return try container.decode([PersistentIdentifier].self, forKey: key)
    case .value(let type):
      guard let type = type as? any Decodable.Type else { return try container.decode(Data.self, forKey: key) }
      return try open(type, key, container)
    }
  }

  private static func open<Value: Decodable>(
    _ type: Value.Type, _ key: DataStoreSnapshotCodingKey,
    _ container: KeyedDecodingContainer<DataStoreSnapshotCodingKey>
  ) throws -> Any? { try container.decode(type, forKey: key) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
    try container.encode(persistentIdentifier, forKey: .persistentIdentifier)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let key = DataStoreSnapshotCodingKey.modeledProperty(name)
      switch value {
      case nil: try container.encodeNil(forKey: key)
      case let value as any Encodable: try container.encode(value, forKey: key)
      case let value?:
        throw EncodingError.invalidValue(
          value, .init(codingPath: container.codingPath + [key], debugDescription: "\(name) is not Codable."))
      }
    }
  }

  /// The same values, read from how another snapshot codes itself.
  init(_ other: some DataStoreSnapshot) throws {
    if let same = other as? DefaultSnapshot {
      self = same
    } else {
      self = try JSONDecoder().decode(DefaultSnapshot.self, from: JSONEncoder().encode(other))
    }
  }
}

/// What the schemas of this program say of their classes, by name: identifiers and snapshots name a class only.
enum KnownEntities {
  enum ValueType {
    case value(Any.Type)
    case one, many
  }

  fileprivate struct Entity {
    let table: String
    let properties: [(String, ValueType)]
  }

  /// The classes of one schema by their names.
  struct List: @unchecked Sendable {
    fileprivate var entities: [String: Entity] = [:]

    init(_ model: StoreModel) {
      for entity in model.entities {
        let properties: [(String, ValueType)] = entity.properties.filter { !$0.isEphemeral }.map { property in
          switch property.kind {
          case .attribute: (property.name, .value(ValueCoding.wrapped(property.type)))
          case .toOne: (property.name, .one)
          case .toMany, .pairs: (property.name, .many)
          }
        }
        entities[entity.name] = Entity(table: entity.table, properties: properties)
      }
    }
  }

  nonisolated(unsafe) private static var known: [String: Entity] = [:]
  private static let lock = NSLock()
  /// The classes of the store that works now: two schemas may have classes of one name.
  @TaskLocal static var current: List?

  static func add(_ list: List) { lock.withLock { known.merge(list.entities) { $1 } } }

  private static func entity(_ name: String) -> Entity? {
    current?.entities[name] ?? lock.withLock { known[name] }
  }

  static func properties(of name: String) -> [(String, ValueType)]? { entity(name)?.properties }

  /// The table of a class, which is named by the base of its hierarchy.
  static func table(of name: String) -> String { entity(name)?.table ?? name }
}
