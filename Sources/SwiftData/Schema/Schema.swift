import SwiftDataStore

/// The classes of a store and how they are kept.
public final class Schema: Sendable {
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  public let version: Version
  public let encodingVersion: Version
  let models: [any PersistentModel.Type]
  nonisolated(unsafe) private let entityList: [Entity]

  /// The entities, superclasses before their subclasses.
  public var entities: [Entity] { entityList }
  public var entitiesByName: [String: Entity] {
    Dictionary(entityList.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter types: classes; those that they lead to by relationships, and their superclasses, are found.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    encodingVersion = version
    models = SchemaBuilder.closure(of: types)
    entityList = SchemaBuilder.entities(models)
  }

  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The name of a class's entity: that of the class without its module and what it is nested in.
  public static func entityName(for type: any PersistentModel.Type) -> String {
    String(describing: type)
  }

  public func entity(for type: any PersistentModel.Type) -> Entity? {
    entityList.first { $0.metatype == type }
  }
}

extension Schema: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    for model in models { hasher.combine(ObjectIdentifier(model)) }
  }

  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version && left.models.map(ObjectIdentifier.init) == right.models.map(ObjectIdentifier.init)
  }
}

/// What can describe a property of a schema.
public protocol SchemaProperty: Sendable {
  var name: String { get }
  var originalName: String { get }
  var valueType: any Any.Type { get }
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

  /// One class of a schema.
  public final class Entity {
    public let name: String
    public internal(set) var attributes: [Attribute] = []
    public internal(set) var relationships: [Relationship] = []
    public internal(set) var indices: [[String]] = []
    public internal(set) var uniquenessConstraints: [[String]] = []
    public internal(set) weak var superentity: Entity?
    public internal(set) var subentities: [Entity] = []
    let metatype: any PersistentModel.Type

    init(_ metatype: any PersistentModel.Type) {
      self.metatype = metatype
      name = Schema.entityName(for: metatype)
    }

    public var superentityName: String? { superentity?.name }
    public var properties: [any SchemaProperty] { attributes + relationships }
    public var storedProperties: [any SchemaProperty] { properties.filter { !$0.isTransient } }
    public var attributesByName: [String: Attribute] {
      Dictionary(attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    public var relationshipsByName: [String: Relationship] {
      Dictionary(relationships.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// A value of an entity.
  public final class Attribute: SchemaProperty, @unchecked Sendable {
    public struct Option: Equatable, Hashable, Sendable {
      enum Kind: Hashable, Sendable {
        case unique, externalStorage, ephemeral, preserveValueOnDeletion, spotlight, encryption
        case transformable(String)
      }

      let kind: Kind

      /// No two objects have the same value; inserting a second one updates the first.
      public static var unique: Option { Option(kind: .unique) }
      /// Data are kept in files beside the store when they are big.
      public static var externalStorage: Option { Option(kind: .externalStorage) }
      /// Changes are tracked, and nothing is stored.
      public static var ephemeral: Option { Option(kind: .ephemeral) }
      /// The value stays in the history after its object was deleted.
      public static var preserveValueOnDeletion: Option { Option(kind: .preserveValueOnDeletion) }
      /// Accepted; there is no search index of the system to feed here.
      public static var spotlight: Option { Option(kind: .spotlight) }
      /// Refused by `@Model`: nothing encrypts the store.
      public static var allowsCloudEncryption: Option { Option(kind: .encryption) }
      /// A value transformer makes data of the value.
      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        TransformerTypes.add(transformerType)
        return Option(kind: .transformable(String(reflecting: transformerType)))
      }
      /// The same, by the name under which it was registered.
      public static func transformable(by transformerName: String) -> Option {
        Option(kind: .transformable(transformerName))
      }
    }

    public internal(set) var name: String = ""
    public internal(set) var originalName: String
    public let options: [Option]
    public internal(set) var valueType: any Any.Type = Any.self
    public internal(set) var defaultValue: Any?
    public let hashModifier: String?

    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil, defaultValue: Any? = nil
    ) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
      self.defaultValue = defaultValue
    }

    public var isAttribute: Bool { true }
    public var isRelationship: Bool { false }
    public var isTransient: Bool { options.contains(.ephemeral) }
    public var isOptional: Bool { valueType is any OptionalValue.Type }
    public var isUnique: Bool { options.contains(.unique) }
    public var isTransformable: Bool { transformer != nil }

    var transformer: String? {
      for option in options {
        if case .transformable(let name) = option.kind { return name }
      }
      return nil
    }
  }

  /// A reference from one entity to another.
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    public enum DeleteRule: String, Codable, Sendable, CaseIterable {
      /// The related objects stay as they are, with a reference to what is gone.
      case noAction
      /// The related objects lose their reference.
      case nullify
      /// The related objects are deleted too.
      case cascade
      /// As long as there are related objects, the save fails.
      case deny
    }

    public struct Option: Equatable, Hashable, Sendable {
      let isUnique: Bool
      public static var unique: Option { Option(isUnique: true) }
    }

    public internal(set) var name: String = ""
    public internal(set) var originalName: String
    public let options: [Option]
    public internal(set) var valueType: any Any.Type = Any.self
    public let deleteRule: DeleteRule
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    nonisolated(unsafe) public let inverseKeyPath: AnyKeyPath?
    public internal(set) var inverseName: String?
    public internal(set) var destination: String = ""
    public internal(set) var isToOneRelationship: Bool = true
    public let hashModifier: String?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
      originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }

    public var isAttribute: Bool { false }
    public var isRelationship: Bool { true }
    public var isTransient: Bool { false }
    public var isOptional: Bool { valueType is any OptionalValue.Type }
    public var isUnique: Bool { options.contains(.unique) }
  }

  /// Indexes of an entity, as `#Index` takes them.
  public struct Index<Model: PersistentModel> {
    public struct Types<Root: PersistentModel> {
      let keyPaths: [PartialKeyPath<Root>]
      /// An index in order, for comparing and sorting.
      public static func binary(_ keyPaths: [PartialKeyPath<Root>]) -> Types { Types(keyPaths: keyPaths) }
      /// An index for ranges of several numbers; kept in order here too.
      public static func rtree(_ keyPaths: [PartialKeyPath<Root>]) -> Types { Types(keyPaths: keyPaths) }
    }
  }
}

/// One version of an app's schema.
public protocol VersionedSchema: Sendable {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}
