import SwiftDataStore

/// Makes of a schema what the store works with.
enum StoreBuilder {
  /// The names of all properties of an entity, in the order of its key paths: inherited ones first.
  static func names(_ entity: Schema.Entity) -> [String] {
    (entity.superentity.map { names($0) } ?? []) + entity.model.schemaMetadata.map(\.name)
  }

  /// - Parameter isMirror: whether what is unique is looked after by somebody else.
  static func model(_ entities: [Schema.Entity], isMirror: Bool = false) -> StoreModel {
    var byName: [String: StoreEntity] = [:]
    var result: [StoreEntity] = []
    var columns: [String: Set<String>] = [:]
    for entity in entities {
      let parent: StoreEntity? = entity.superentity.flatMap { byName[$0.name] }
      let table: String = parent?.table ?? entity.name
      var properties: [StoreProperty] = parent?.properties ?? []
      let attributes: [String: Schema.Attribute] = entity.attributesByName
      let relationships: [String: Schema.Relationship] = entity.relationshipsByName
      for metadata in entity.model.schemaMetadata {
        let name: String = metadata.name
        var property: StoreProperty
        if let attribute = attributes[name] {
          property = self.property(attribute)
        } else if let relationship = relationships[name] {
          property = self.property(relationship, of: entity, in: entities)
        } else {
          property = unkept(metadata)
        }
        if property.isStored {
          let isTaken: Bool = columns[table, default: []].contains(name) || name.hasPrefix("_")
          property.column = isTaken ? "\(entity.name)_\(name)" : name
          columns[table, default: []].insert(property.column)
        }
        if isMirror { property.isUnique = false }
        properties.append(property)
      }
      let store = StoreEntity(
        name: entity.name, type: entity.model, parent: parent, properties: properties, indexes: entity.indices,
        uniques: isMirror ? [] : entity.uniquenessConstraints)
      for (index, path) in entity.model._$keyPaths.enumerated() where index < properties.count {
        store.keyPaths[path] = index
      }
      let type: any PersistentModel.Type = entity.model
      store.unstored = { type._$unstored.map { ($0.path, $0.name) } }
      byName[entity.name] = store
      result.append(store)
    }
    return StoreModel(result, identifierType: PersistentIdentifier.self)
  }

  /// A property that was taken out of its entity: it has a value in memory only.
  private static func unkept(_ metadata: Schema.PropertyMetadata) -> StoreProperty {
    let type: Any.Type = Swift.type(of: metadata.keypath).valueType
    var property = StoreProperty(
      name: metadata.name, kind: .attribute, type: type, isOptional: type is any OptionalValue.Type)
    property.isEphemeral = true
    return property
  }

  private static func property(_ attribute: Schema.Attribute) -> StoreProperty {
    let type: Any.Type = attribute.valueType
    var cell: SQLValue = .null
    if attribute.transformer == nil, let value = attribute.defaultValue {
      cell = (try? ValueCoding.encode(value)) ?? .null
    }
    var property = StoreProperty(
      name: attribute.name, originalName: attribute.originalName, kind: .attribute, type: type,
      isOptional: attribute.isOptional,
      affinity: attribute.transformer == nil ? ValueCoding.affinity(of: type) : "BLOB", defaultValue: cell)
    property.isUnique = attribute.isUnique
    property.isExternal = attribute.options.contains(.externalStorage) && ValueCoding.wrapped(type) == Data.self
    property.isEphemeral = attribute.options.contains(.ephemeral)
    property.isPreserved = attribute.options.contains(.preserveValueOnDeletion)
    property.hashModifier = attribute.hashModifier
    return property
  }

  private static func property(
    _ relationship: Schema.Relationship, of entity: Schema.Entity, in entities: [Schema.Entity]
  ) -> StoreProperty {
    let other: Schema.Entity? = entities.first { $0.name == relationship.destination }
    let inverse: Schema.Relationship? = relationship.inverseName.flatMap { other?.relationshipsByName[$0] }
    let isMany: Bool = !relationship.isToOneRelationship
    let kind: StoreProperty.Kind = !isMany ? .toOne : inverse?.isToOneRelationship == true ? .toMany : .pairs
    var property = StoreProperty(
      name: relationship.name, originalName: relationship.originalName, kind: kind, type: relationship.valueType,
      isOptional: relationship.isOptional, affinity: "INTEGER")
    property.isUnique = relationship.isUnique
    property.destination = relationship.destination
    property.inverse = relationship.inverseName
    property.deletion = StoreProperty.Deletion(rawValue: relationship.deleteRule.rawValue) ?? .nullify
    property.minimum = relationship.minimumModelCount ?? 0
    property.maximum = relationship.maximumModelCount ?? 0
    property.hashModifier = relationship.hashModifier
    if kind == .pairs { property.pairs = pairs(relationship, of: entity, inverse, of: other) }
    return property
  }

  /// The table of pairs is named by the end whose name comes first in the alphabet.
  private static func pairs(
    _ relationship: Schema.Relationship, of entity: Schema.Entity, _ inverse: Schema.Relationship?,
    of other: Schema.Entity?
  ) -> PairTable {
    let own = "\(owner(of: relationship, entity).name)_\(relationship.name)"
    guard let inverse, let other else { return PairTable(name: own, ownColumn: "owner", otherColumn: "member") }
    let reverse = "\(owner(of: inverse, other).name)_\(inverse.name)"
    if own <= reverse { return PairTable(name: own, ownColumn: "owner", otherColumn: "member") }
    return PairTable(name: reverse, ownColumn: "member", otherColumn: "owner")
  }

  /// The entity that declares a relationship.
  private static func owner(of relationship: Schema.Relationship, _ entity: Schema.Entity) -> Schema.Entity {
    guard let parent = entity.superentity, parent.relationshipList.contains(where: { $0 === relationship }) else {
      return entity
    }
    return owner(of: relationship, parent)
  }
}
