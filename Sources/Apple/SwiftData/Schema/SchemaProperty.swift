/// What can describe a property of a schema.
public protocol SchemaProperty: Codable, Hashable {
  var name: String { get set }
  /// What the property was called in the last version of the schema.
  var originalName: String { get set }
  /// The type of the property in Swift.
  var valueType: any Any.Type { get set }
  var isAttribute: Bool { get }
  var isRelationship: Bool { get }
  var isTransient: Bool { get }
  var isOptional: Bool { get }
  var isUnique: Bool { get }
}

extension Schema {
  /// One stored property as `@Model` found it.
  public struct PropertyMetadata {
    public let name: String
    public let keypath: AnyKeyPath
    public let defaultValue: Any?
    public let metadata: (any SchemaProperty)?

    public init(
      name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      self.keypath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }
  }
}

/// A type as it stands in a coded schema: by the name that the runtime finds it by.
struct CodedType: Codable {
  let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name: String = try container.decode(String.self)
    guard let type = _typeByName(name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The schema has a type \(name), which this program has not.")
    }
    self.type = type
  }

  func encode(to encoder: any Encoder) throws {
    guard let name = _mangledTypeName(type) else {
      throw EncodingError.invalidValue(
        type, .init(codingPath: encoder.codingPath, debugDescription: "The runtime has no name for \(type)."))
    }
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// A list whose members are found by name. Sets have no order, and the columns of a table need one: members that are
/// new come behind the others, by name.
struct NamedList<Member: Hashable> {
  private(set) var members: [Member] = []
  private let name: (Member) -> String

  init(_ name: @escaping (Member) -> String) { self.name = name }

  var byName: [String: Member] {
    Dictionary(members.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func append(_ member: Member) { members.append(member) }
  mutating func append(contentsOf more: [Member]) { members += more }

  mutating func replace(by wanted: Set<Member>) {
    let kept: [Member] = members.filter { wanted.contains($0) }
    members = kept + wanted.subtracting(kept).sorted { name($0) < name($1) }
  }
}
