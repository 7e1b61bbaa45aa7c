import SwiftDataStore

extension Schema {
  /// A value of an entity.
  ///
  /// Two attributes are the same when they say the same.
  public class Attribute: SchemaProperty, CustomDebugStringConvertible, @unchecked Sendable {
    public var name: String
    /// What the attribute was called in the last version of the schema; its name unless said.
    public var originalName: String
    public var options: [Option]
    public var valueType: any Any.Type { didSet { isOptional = valueType is any OptionalValue.Type } }
    /// The value of objects that were stored before there was this attribute.
    public var defaultValue: Any?
    /// Makes this version of the attribute differ from others of the same type.
    public var hashModifier: String?
    public var isOptional: Bool = false

    /// What `@Attribute` says; `@Model` adds the name and the type.
    public convenience init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.init(
        name: "", originalName: originalName ?? "", options: options, valueType: Any.self, hashModifier: hashModifier)
    }

    public init(
      name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type,
      defaultValue: Any? = nil, hashModifier: String? = nil
    ) {
      self.name = name
      self.originalName = originalName ?? name
      self.options = options
      self.valueType = valueType
      self.defaultValue = defaultValue
      self.hashModifier = hashModifier
      isOptional = valueType is any OptionalValue.Type
    }

    public var isAttribute: Bool { true }
    public var isRelationship: Bool { false }
    public var isTransient: Bool { options.contains(.ephemeral) }
    public var isUnique: Bool { options.contains(.unique) }
    public var isTransformable: Bool { transformer != nil }
    /// Whether the value is stored as it codes itself.
    public var isCodable: Bool { options.contains(.codable) }

    var transformer: String? {
      for option in options {
        if case .transformable(let name) = option.kind { return name }
      }
      return nil
    }

    // MARK: - Comparing

    public static func == (left: Attribute, right: Attribute) -> Bool { left.isSame(as: right) }

    func isSame(as other: Attribute) -> Bool {
      type(of: self) == type(of: other) && name == other.name && originalName == other.originalName
        && options == other.options && valueType == other.valueType && isOptional == other.isOptional
        && hashModifier == other.hashModifier && defaultValue as? AnyHashable == other.defaultValue as? AnyHashable
    }

    /// The name alone: all else may change while the attribute is in a set.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public var debugDescription: String { "Attribute(\(name): \(valueType)\(optionList))" }

    var optionList: String { options.isEmpty ? "" : ", \(options.map(\.debugDescription).joined(separator: ", "))" }

    // MARK: - Coding

    private enum CodingKeys: String, CodingKey {
      case name, originalName, options, valueType, defaultValue, hashModifier, isOptional
    }

    public required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      originalName = try container.decode(String.self, forKey: .originalName)
      options = try container.decode([Option].self, forKey: .options)
      valueType = try container.decode(CodedType.self, forKey: .valueType).type
      hashModifier = try container.decodeIfPresent(String.self, forKey: .hashModifier)
      isOptional = try container.decode(Bool.self, forKey: .isOptional)
      if container.contains(.defaultValue), let type = valueType as? any Decodable.Type {
        defaultValue = try container.decode(type, forKey: .defaultValue)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(originalName, forKey: .originalName)
      try container.encode(options, forKey: .options)
      try container.encode(CodedType(valueType), forKey: .valueType)
      try container.encodeIfPresent(hashModifier, forKey: .hashModifier)
      try container.encode(isOptional, forKey: .isOptional)
      if let value = defaultValue as? any Encodable { try container.encode(value, forKey: .defaultValue) }
    }
  }

  /// An attribute that is made of others. Where a class has a structure for a property, it is one attribute here; this one
  /// is for schemas that are made by hand.
  public final class CompositeAttribute: Attribute, @unchecked Sendable {
    /// The attributes that the value is made of.
    public var properties: [Attribute] = []

    public override init(
      name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type,
      defaultValue: Any? = nil, hashModifier: String? = nil
    ) {
      super.init(
        name: name, originalName: originalName, options: options, valueType: valueType, defaultValue: defaultValue,
        hashModifier: hashModifier)
    }

    override func isSame(as other: Attribute) -> Bool {
      guard let other = other as? CompositeAttribute else { return false }
      return super.isSame(as: other) && properties == other.properties
    }

    public override var debugDescription: String {
      "CompositeAttribute(\(name): \(valueType)\(optionList), \(properties.map(\.debugDescription)))"
    }

    private enum CodingKeys: String, CodingKey { case properties }

    public required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      properties = try decoder.container(keyedBy: CodingKeys.self).decode([Attribute].self, forKey: .properties)
    }

    public override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(properties, forKey: .properties)
    }
  }
}

extension Schema.Attribute {
  /// How an attribute is kept.
  public struct Option: Codable, Hashable, Sendable, CustomDebugStringConvertible {
    enum Kind: Codable, Hashable, Sendable {
      case unique, externalStorage, ephemeral, preserveValueOnDeletion, spotlight, encryption, codable
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
    /// The value is stored as it codes itself, also where it is of a type that the store has a form of its own for.
    public static var codable: Option { Option(kind: .codable) }
    /// A value transformer makes data of the value.
    public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
      TransformerTypes.add(transformerType)
      return Option(kind: .transformable(String(reflecting: transformerType)))
    }
    /// The same, by the name under which it was registered.
    public static func transformable(by transformerName: String) -> Option {
      Option(kind: .transformable(transformerName))
    }

    public var debugDescription: String {
      switch kind {
      case .encryption: "allowsCloudEncryption"
      case .transformable(let name): "transformable(by: \(name))"
      default: "\(kind)"
      }
    }
  }
}
