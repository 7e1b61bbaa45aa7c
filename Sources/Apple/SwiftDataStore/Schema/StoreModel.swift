import Foundation

/// What an entity holds under one name.
package struct StoreProperty {
  package enum Kind {
    /// A value in a column.
    case attribute
    /// A reference: the other object's row number in a column.
    case toOne
    /// References of other rows to this one, in the column of their to-one property.
    case toMany
    /// References kept in a table of pairs of their own.
    case pairs
  }

  package enum Deletion: String, Codable { case noAction, nullify, cascade, deny }

  package let name: String
  package let originalName: String
  package let kind: Kind
  /// The type of the property in Swift.
  package let type: Any.Type
  package let isOptional: Bool
  package var column: String = ""
  /// The SQL type that the column is declared with.
  package let affinity: String
  package let defaultValue: SQLValue
  package var isUnique: Bool = false
  package var isExternal: Bool = false
  package var isEphemeral: Bool = false
  package var isPreserved: Bool = false
  package var isDecimal: Bool = false
  package var hashModifier: String?
  // Relationships
  package var destination: String = ""
  package var inverse: String?
  package var deletion: Deletion = .nullify
  package var minimum: Int = 0
  package var maximum: Int = 0
  /// The table of pairs, and on which side of it this property stands.
  package var pairs: PairTable?

  package init(
    name: String, originalName: String? = nil, kind: Kind, type: Any.Type, isOptional: Bool, affinity: String = "",
    defaultValue: SQLValue = .null
  ) {
    self.name = name
    self.originalName = originalName ?? name
    self.kind = kind
    self.type = type
    self.isOptional = isOptional
    self.affinity = affinity
    self.defaultValue = defaultValue
  }

  /// Whether the column holds data that a transformer has made of the value.
  var isTransformed: Bool { kind == .attribute && affinity == "BLOB" && ValueCoding.wrapped(type) != Data.self }

  /// Whether it is for data, which may lie in files of their own.
  package var isData: Bool { kind == .attribute && ValueCoding.wrapped(type) == Data.self }

  /// Whether its value stands in a column of the entity's own table.
  package var isStored: Bool { (kind == .attribute || kind == .toOne) && !isEphemeral }
}

/// A table of pairs of row numbers: `left` and `right`.
package struct PairTable: Hashable {
  package let name: String
  package let ownColumn: String
  package let otherColumn: String

  package init(name: String, ownColumn: String, otherColumn: String) {
    self.name = name
    self.ownColumn = ownColumn
    self.otherColumn = otherColumn
  }
}

/// A class of objects, as the store sees it. Subclasses lie in the table of their base class.
package final class StoreEntity {
  package let name: String
  package let type: Any.Type
  package private(set) weak var parent: StoreEntity?
  package private(set) var children: [StoreEntity] = []
  /// Inherited ones first, so that a property has the same place in all subclasses.
  package var properties: [StoreProperty]
  package let indexes: [[String]]
  package let uniques: [[String]]
  /// The number in the table of entities.
  package var number: Int64 = 0
  package var keyPaths: [AnyKeyPath: Int] = [:]
  /// The properties that stand in no column, for messages.
  package var unstored: () -> [(path: AnyKeyPath, name: String)] = { [] }
  package private(set) lazy var indexByName: [String: Int] = Dictionary(
    uniqueKeysWithValues: properties.enumerated().map { ($1.name, $0) })

  package init(
    name: String, type: Any.Type, parent: StoreEntity?, properties: [StoreProperty], indexes: [[String]],
    uniques: [[String]]
  ) {
    self.name = name
    self.type = type
    self.parent = parent
    self.properties = properties
    self.indexes = indexes
    self.uniques = uniques
    parent?.children.append(self)
  }

  package var root: StoreEntity { parent?.root ?? self }
  package var table: String { root.name }
  /// This one and all below it.
  package var family: [StoreEntity] { [self] + children.flatMap(\.family) }

  package func isKind(of other: StoreEntity) -> Bool { self === other || parent?.isKind(of: other) == true }

  package func property(_ name: String) -> StoreProperty? { indexByName[name].map { properties[$0] } }
}

/// All entities of a store.
package final class StoreModel {
  package let entities: [StoreEntity]
  package let byName: [String: StoreEntity]
  package let byType: [ObjectIdentifier: StoreEntity]
  package private(set) var byNumber: [Int64: StoreEntity] = [:]
  /// The type of the objects' identifiers: a key path to one leads to the row's number.
  let identifierType: Any.Type

  package init(_ entities: [StoreEntity], identifierType: Any.Type) {
    self.entities = entities
    self.identifierType = identifierType
    byName = Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    byType = Dictionary(entities.map { (ObjectIdentifier($0.type), $0) }, uniquingKeysWith: { first, _ in first })
  }

  package var roots: [StoreEntity] { entities.filter { $0.parent == nil } }

  func number(_ entity: StoreEntity, _ number: Int64) {
    entity.number = number
    byNumber[number] = entity
  }

  package func destination(_ property: StoreProperty) -> StoreEntity {
    guard let entity = byName[property.destination] else {
      preconditionFailure("\(property.name) leads to \(property.destination), which is not in the schema.")
    }
    return entity
  }

  /// The property at the other end of a relationship.
  package func inverse(_ property: StoreProperty) -> (entity: StoreEntity, index: Int)? {
    guard let name = property.inverse else { return nil }
    let entity: StoreEntity = destination(property)
    return entity.indexByName[name].map { (entity, $0) }
  }
}
