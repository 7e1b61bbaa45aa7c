import SwiftDataStore

extension Schema {
  /// A reference from one entity to another, or to many.
  ///
  /// Two relationships are the same when they say the same.
  public final class Relationship: SchemaProperty, CustomDebugStringConvertible, @unchecked Sendable {
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

    public struct Option: Codable, Hashable, Sendable, CustomDebugStringConvertible {
      enum Kind: String, Codable, Sendable { case unique }

      let kind: Kind
      /// No two objects refer to the same one.
      public static var unique: Option { Option(kind: .unique) }
      public var debugDescription: String { kind.rawValue }
    }

    public var name: String = ""
    /// What the relationship was called in the last version of the schema; its name unless said.
    public var originalName: String
    public var options: [Option]
    public var valueType: any Any.Type = Any.self
    public var deleteRule: DeleteRule
    /// How many objects there are at least and at most; 0 for any number.
    public var minimumModelCount: Int?
    public var maximumModelCount: Int?
    /// The property itself; nil where the schema was not made of a class.
    public var keypath: AnyKeyPath?
    public var inverseKeyPath: AnyKeyPath?
    public var inverseName: String?
    /// The name of the entity at the other end.
    public var destination: String = ""
    /// Makes this version of the relationship differ from others of the same type.
    public var hashModifier: String?

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
    /// Whether one object at most is at the other end.
    public var isToOneRelationship: Bool { !(valueType is any RelationshipCollection.Type) }

    // MARK: - Comparing

    public static func == (left: Relationship, right: Relationship) -> Bool {
      left.name == right.name && left.originalName == right.originalName && left.options == right.options
        && left.valueType == right.valueType && left.deleteRule == right.deleteRule
        && left.minimumModelCount == right.minimumModelCount && left.maximumModelCount == right.maximumModelCount
        && left.inverseName == right.inverseName && left.destination == right.destination
        && left.hashModifier == right.hashModifier
    }

    /// The name alone: all else may change while the relationship is in a set.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public var debugDescription: String {
      let inverse: String = inverseName.map { ", inverse: \($0)" } ?? ""
      return "Relationship(\(name): \(valueType), destination: \(destination), deleteRule: \(deleteRule)\(inverse))"
    }

    // MARK: - Coding

    private enum CodingKeys: String, CodingKey {
      case name, originalName, options, valueType, deleteRule, minimumModelCount, maximumModelCount, inverseName
      case destination, hashModifier
    }

    /// Key paths are not coded: a schema that is made of classes again has them.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      originalName = try container.decode(String.self, forKey: .originalName)
      options = try container.decode([Option].self, forKey: .options)
      valueType = try container.decode(CodedType.self, forKey: .valueType).type
      deleteRule = try container.decode(DeleteRule.self, forKey: .deleteRule)
      minimumModelCount = try container.decodeIfPresent(Int.self, forKey: .minimumModelCount)
      maximumModelCount = try container.decodeIfPresent(Int.self, forKey: .maximumModelCount)
      inverseName = try container.decodeIfPresent(String.self, forKey: .inverseName)
      destination = try container.decode(String.self, forKey: .destination)
      hashModifier = try container.decodeIfPresent(String.self, forKey: .hashModifier)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(originalName, forKey: .originalName)
      try container.encode(options, forKey: .options)
      try container.encode(CodedType(valueType), forKey: .valueType)
      try container.encode(deleteRule, forKey: .deleteRule)
      try container.encodeIfPresent(minimumModelCount, forKey: .minimumModelCount)
      try container.encodeIfPresent(maximumModelCount, forKey: .maximumModelCount)
      try container.encodeIfPresent(inverseName, forKey: .inverseName)
      try container.encode(destination, forKey: .destination)
      try container.encodeIfPresent(hashModifier, forKey: .hashModifier)
    }
  }
}
