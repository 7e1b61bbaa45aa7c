import SwiftDataStore

extension Schema {
  /// One class of a schema.
  ///
  /// Attributes and relationships are those of the class and of its superclasses. Two entities are the same when they
  /// say the same.
  public final class Entity: Hashable, Codable, CustomDebugStringConvertible, @unchecked Sendable {
    public var name: String
    /// Groups of properties that fetches compare and sort by quickly.
    public var indices: [[String]] = []
    /// Groups of properties whose values no two objects share.
    public var uniquenessConstraints: [[String]] = []
    /// The class; nil for an entity that was made by hand.
    let metatype: (any PersistentModel.Type)?
    /// The class as a coded schema names it.
    let typeName: String?
    private var attributeNames = NamedList<Attribute>(\.name)
    private var relationshipNames = NamedList<Relationship>(\.name)
    private var subentityNames = NamedList<Entity>(\.name)
    private weak var above: Entity?
    /// The name of the superentity, for as long as that one was not found.
    private var codedSuperentity: String?
    private var ownInherited: [any SchemaProperty]?

    /// An entity without properties.
    public init(_ name: String) {
      self.name = name
      metatype = nil
      typeName = nil
    }

    /// An entity with attributes and relationships.
    public convenience init(_ name: String, properties: any SchemaProperty...) {
      self.init(name)
      add(properties)
    }

    /// An entity with attributes and relationships, and others below it that inherit them.
    public convenience init(_ name: String, subentities: Entity..., properties: any SchemaProperty...) {
      self.init(name)
      add(properties)
      self.subentities = Set(subentities)
    }

    init(_ metatype: any PersistentModel.Type) {
      self.metatype = metatype
      name = Schema.entityName(for: metatype)
      typeName = _mangledTypeName(metatype) ?? String(reflecting: metatype)
    }

    private func add(_ properties: [any SchemaProperty]) {
      for property in properties {
        if let attribute = property as? Attribute { attributeNames.append(attribute) }
        if let relationship = property as? Relationship { relationshipNames.append(relationship) }
      }
    }

    /// The class. Containers are refused where an entity has none.
    var model: any PersistentModel.Type {
      guard let metatype else { preconditionFailure("The entity \(name) was made by hand: it has no class.") }
      return metatype
    }

    // MARK: - Properties

    var attributeList: [Attribute] { attributeNames.members }
    var relationshipList: [Relationship] { relationshipNames.members }

    func append(_ attributes: [Attribute]) { attributeNames.append(contentsOf: attributes) }
    func append(_ relationships: [Relationship]) { relationshipNames.append(contentsOf: relationships) }

    public var attributes: Set<Attribute> {
      get { Set(attributeNames.members) }
      set { attributeNames.replace(by: newValue) }
    }

    public var attributesByName: [String: Attribute] {
      get { attributeNames.byName }
      set {
        for (name, attribute) in newValue { attribute.name = name }
        attributes = Set(newValue.values)
      }
    }

    public var relationships: Set<Relationship> {
      get { Set(relationshipNames.members) }
      set { relationshipNames.replace(by: newValue) }
    }

    public var relationshipsByName: [String: Relationship] {
      get { relationshipNames.byName }
      set {
        for (name, relationship) in newValue { relationship.name = name }
        relationships = Set(newValue.values)
      }
    }

    /// Attributes in the order of the class, and then relationships.
    public var properties: [any SchemaProperty] { attributeList + relationshipList }

    /// Those that the store keeps.
    public var storedProperties: [any SchemaProperty] { properties.filter { !$0.isTransient } }
    public var storedPropertiesByName: [String: any SchemaProperty] { Self.byName(storedProperties) }

    /// Those of the superentity, unless set.
    public var inheritedProperties: [any SchemaProperty] {
      get { ownInherited ?? superentity?.properties ?? [] }
      set { ownInherited = newValue }
    }

    public var inheritedPropertiesByName: [String: any SchemaProperty] {
      get { Self.byName(inheritedProperties) }
      set { ownInherited = newValue.sorted { $0.key < $1.key }.map(\.value) }
    }

    private static func byName(_ properties: [any SchemaProperty]) -> [String: any SchemaProperty] {
      Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: - Hierarchy

    var subentityList: [Entity] { subentityNames.members }

    /// The entities of subclasses; each has this one as its superentity.
    public var subentities: Set<Entity> {
      get { Set(subentityNames.members) }
      set {
        for entity in subentityNames.members where !newValue.contains(entity) { entity.above = nil }
        subentityNames.replace(by: newValue)
        for entity in subentityNames.members where entity.above !== self {
          entity.superentity?.remove(entity)
          entity.above = self
        }
      }
    }

    /// The entity of the superclass; it has this one among its subentities.
    public var superentity: Entity? {
      get { above }
      set {
        guard above !== newValue else { return }
        above?.remove(self)
        above = newValue
        codedSuperentity = nil
        newValue?.subentityNames.append(self)
      }
    }

    private func remove(_ entity: Entity) {
      subentityNames.replace(by: subentities.subtracting([entity]))
    }

    public var superentityName: String? { above?.name ?? codedSuperentity }

    // MARK: - Comparing

    public static func == (left: Entity, right: Entity) -> Bool {
      left === right
        || left.name == right.name && left.typeName == right.typeName && left.superentityName == right.superentityName
          && left.attributes == right.attributes && left.relationships == right.relationships
          && left.indices == right.indices && left.uniquenessConstraints == right.uniquenessConstraints
    }

    /// The name alone: all else may change while the entity is in a set.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public var debugDescription: String {
      let above: String = superentityName.map { ": \($0)" } ?? ""
      let list: [String] = attributeList.map(\.debugDescription) + relationshipList.map(\.debugDescription)
      return "Entity(\(name)\(above), [\(list.joined(separator: ", "))])"
    }

    // MARK: - Coding

    private enum CodingKeys: String, CodingKey {
      case name, type, superentity, attributes, composites, relationships, indices, uniquenessConstraints
    }

    /// An entity without its neighbours: a schema that is decoded puts them together.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      typeName = try container.decodeIfPresent(String.self, forKey: .type)
      metatype = typeName.flatMap { _typeByName($0) as? any PersistentModel.Type }
      codedSuperentity = try container.decodeIfPresent(String.self, forKey: .superentity)
      // Without the class, what its properties are of may be missing as well, and nobody needs it.
      guard typeName == nil || metatype != nil else { return }
      attributeNames.append(contentsOf: try container.decode([Attribute].self, forKey: .attributes))
      attributeNames.append(contentsOf: try container.decode([CompositeAttribute].self, forKey: .composites))
      relationshipNames.append(contentsOf: try container.decode([Relationship].self, forKey: .relationships))
      indices = try container.decode([[String]].self, forKey: .indices)
      uniquenessConstraints = try container.decode([[String]].self, forKey: .uniquenessConstraints)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encodeIfPresent(typeName, forKey: .type)
      try container.encodeIfPresent(superentityName, forKey: .superentity)
      try container.encode(attributeList.filter { !($0 is CompositeAttribute) }, forKey: .attributes)
      try container.encode(attributeList.compactMap { $0 as? CompositeAttribute }, forKey: .composites)
      try container.encode(relationshipList, forKey: .relationships)
      try container.encode(indices, forKey: .indices)
      try container.encode(uniquenessConstraints, forKey: .uniquenessConstraints)
    }
  }
}
