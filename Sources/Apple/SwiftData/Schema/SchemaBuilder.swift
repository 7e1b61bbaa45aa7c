import SwiftDataStore

/// Makes entities of classes.
enum SchemaBuilder {
  /// The classes and all that they lead to, superclasses first.
  static func closure(of types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
    var seen: Set<ObjectIdentifier> = []
    var result: [any PersistentModel.Type] = []
    func add(_ type: any PersistentModel.Type) {
      guard seen.insert(ObjectIdentifier(type)).inserted else { return }
      if let parent = superclass(of: type) { add(parent) }
      result.append(type)
      for property in type.schemaMetadata {
        if let (related, _) = relation(Swift.type(of: property.keypath).valueType) { add(related) }
      }
    }
    for type in types { add(type) }
    return result
  }

  /// A subclass without the macro: it has the key paths of its superclass, where one with it has its own.
  static func isUnmarked(_ type: any PersistentModel.Type) -> Bool {
    guard let parent = superclass(of: type), !type._$keyPaths.isEmpty else { return false }
    return type._$keyPaths == parent._$keyPaths
  }

  static func superclass(of type: any PersistentModel.Type) -> (any PersistentModel.Type)? {
    guard let parent = _getSuperclass(type as AnyClass) else { return nil }
    return parent as? any PersistentModel.Type
  }

  /// The names of all properties of a class, in the order of its key paths: inherited ones first.
  static func names(_ type: any PersistentModel.Type) -> [String] {
    (superclass(of: type).map { names($0) } ?? []) + type.schemaMetadata.map(\.name)
  }

  /// The related class, and whether there can be many objects of it.
  static func relation(_ type: Any.Type) -> (any PersistentModel.Type, isMany: Bool)? {
    if let type = type as? any RelationshipCollection.Type { return (element(type), true) }
    if let type = ValueCoding.wrapped(type) as? any PersistentModel.Type { return (type, false) }
    return nil
  }

  private static func element<Value: RelationshipCollection>(_ type: Value.Type) -> any PersistentModel.Type {
    Value.PersistentElement.self
  }

  // MARK: - Entities

  static func entities(_ types: [any PersistentModel.Type]) -> [Schema.Entity] {
    var byType: [ObjectIdentifier: Schema.Entity] = [:]
    var entities: [Schema.Entity] = []
    for type in types {
      let entity = Schema.Entity(type)
      if let parent = superclass(of: type), let superentity = byType[ObjectIdentifier(parent)] {
        entity.superentity = superentity
        entity.append(superentity.attributeList)
        entity.append(superentity.relationshipList)
      }
      fill(entity, type)
      byType[ObjectIdentifier(type)] = entity
      entities.append(entity)
    }
    InverseFinder(entities).run()
    return entities
  }

  private static func fill(_ entity: Schema.Entity, _ type: any PersistentModel.Type) {
    let inherited: Int = entity.superentity?.properties.count ?? 0
    var names: [AnyKeyPath: String] = [:]
    let metadata: [Schema.PropertyMetadata] = type.schemaMetadata
    for property in metadata {
      names[property.keypath] = property.name
      let valueType: Any.Type = Swift.type(of: property.keypath).valueType
      if let related = relation(valueType)?.0 {
        let relationship = property.metadata as? Schema.Relationship ?? Schema.Relationship()
        relationship.name = property.name
        if relationship.originalName.isEmpty { relationship.originalName = property.name }
        relationship.valueType = valueType
        relationship.keypath = property.keypath
        relationship.destination = Schema.entityName(for: related)
        entity.append([relationship])
      } else {
        let attribute = property.metadata as? Schema.Attribute ?? Schema.Attribute()
        attribute.name = property.name
        if attribute.originalName.isEmpty { attribute.originalName = property.name }
        attribute.valueType = valueType
        attribute.defaultValue = property.defaultValue
        entity.append([attribute])
      }
    }
    if let superentity = entity.superentity {
      // Of a subclass the key paths begin with those of its superclass.
      for (path, name) in zip(type._$keyPaths.prefix(inherited), StoreBuilder.names(superentity)) { names[path] = name }
    }
    entity.indices = type._$indexes.map { $0.compactMap { names[$0] } }
    entity.uniquenessConstraints = type._$uniques.map { $0.compactMap { names[$0] } }
  }
}

/// Finds the other end of each relationship.
private struct InverseFinder {
  let entities: [Schema.Entity]
  let byName: [String: Schema.Entity]

  init(_ entities: [Schema.Entity]) {
    self.entities = entities
    byName = Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// An entity's own relationships, without the inherited ones.
  private func own(_ entity: Schema.Entity) -> ArraySlice<Schema.Relationship> {
    entity.relationshipList[(entity.superentity?.relationshipList.count ?? 0)...]
  }

  func run() {
    for entity in entities {
      for relationship in own(entity) {
        guard let path = relationship.inverseKeyPath, let other = byName[relationship.destination] else { continue }
        let paths: [AnyKeyPath] = other.model._$keyPaths
        guard let index = paths.firstIndex(of: path) else { continue }
        let name: String = StoreBuilder.names(other)[index]
        relationship.inverseName = name
        other.relationshipsByName[name]?.inverseName = relationship.name
      }
    }
    for entity in entities {
      for relationship in own(entity) where relationship.inverseName == nil {
        guard let other = byName[relationship.destination] else { continue }
        let back: [Schema.Relationship] = other.relationshipList.filter {
          leads($0, to: entity) && $0.inverseName == nil && $0 !== relationship
        }
        let forth: [Schema.Relationship] = entity.relationshipList.filter {
          $0.destination == relationship.destination && $0.inverseName == nil
        }
        guard back.count == 1, forth.count == 1, let found = back.first else { continue }
        relationship.inverseName = found.name
        found.inverseName = relationship.name
      }
    }
  }

  private func leads(_ relationship: Schema.Relationship, to entity: Schema.Entity) -> Bool {
    var candidate: Schema.Entity? = entity
    while let current = candidate {
      if current.name == relationship.destination { return true }
      candidate = current.superentity
    }
    return false
  }
}
