import SwiftDataStore

/// The classes of a store and how they are kept.
public final class Schema: @unchecked Sendable {
  /// The form that schemas are coded in.
  public static let schemaEncodingVersion = Version(1, 0, 0)

  public let version: Version
  /// The form that this schema is coded in.
  public let encodingVersion: Version
  /// The entities, superclasses before their subclasses.
  public let entities: [Entity]
  public let entitiesByName: [String: Entity]
  let models: [any PersistentModel.Type]

  /// - Parameter types: classes; those that they lead to by relationships, and their superclasses, are found.
  public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    let models: [any PersistentModel.Type] = SchemaBuilder.closure(of: types)
    self.init(SchemaBuilder.entities(models), models, version)
  }

  /// - Parameter types: classes; those that they lead to by relationships, and their superclasses, are found.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// A schema of entities that were made by hand, and of those below them.
  ///
  /// It describes, and can be coded and compared. A container needs the classes of the entities: it refuses one that has
  /// none.
  public convenience init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
    self.init(handmade: entities, version)
  }

  public convenience init() { self.init([], [], Version(1, 0, 0)) }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  convenience init(handmade entities: [Entity], _ version: Version) {
    var all: [Entity] = []
    func add(_ entity: Entity) {
      guard !all.contains(where: { $0 === entity }) else { return }
      all.append(entity)
      for subentity in entity.subentityList { add(subentity) }
    }
    for entity in entities { add(entity) }
    self.init(all, all.compactMap(\.metatype), version)
  }

  private init(_ entities: [Entity], _ models: [any PersistentModel.Type], _ version: Version) {
    self.entities = entities
    self.models = models
    self.version = version
    encodingVersion = Self.schemaEncodingVersion
    entitiesByName = Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of a class's entity: that of the class without its module and what it is nested in.
  public static func entityName(for type: any PersistentModel.Type) -> String {
    String(describing: type)
  }

  public func entity(for type: any PersistentModel.Type) -> Entity? {
    entities.first { $0.metatype.map { $0 == type } ?? false }
  }
}

/// Schemas are the same when they have the same entities and the same version.
extension Schema: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    for entity in entities { hasher.combine(entity.name) }
  }

  public static func == (left: Schema, right: Schema) -> Bool {
    guard left !== right else { return true }
    return left.version == right.version
      && left.models.map(ObjectIdentifier.init) == right.models.map(ObjectIdentifier.init)
      && left.entities == right.entities
  }
}

extension Schema: CustomDebugStringConvertible {
  public var debugDescription: String {
    "Schema(version: \(version), entities: [\(entities.map(\.debugDescription).joined(separator: ", "))])"
  }
}

/// One version of an app's schema.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

extension Schema {
  /// Which version of an app's schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible
  {
    public let major: Int
    public let minor: Int
    public let patch: Int

    /// - Precondition: none of the numbers is negative.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      precondition(major >= 0 && minor >= 0 && patch >= 0, "A version \(major).\(minor).\(patch) cannot be negative.")
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
    public var debugDescription: String { description }
  }
}
