import SwiftDataStore

/// A class of a container, with the store that keeps its objects.
final class EntityInfo {
  let entity: StoreEntity
  let metatype: any PersistentModel.Type
  unowned let store: StoreHandle
  let name: InternedName
  let tableName: InternedName
  /// Kept apart from the store: an object may outlive it, and keeps its identifier.
  let storeName: InternedName
  /// The values of properties that the store has none for.
  let defaults: [Any?]
  let transformers: [Int: ValueTransformer]
  /// What the objects of the whole hierarchy are registered under.
  let key: ObjectIdentifier
  /// The places of the relationships; of those that are pairs; of those whose number of objects has limits.
  let relationships: [Int]
  let pairs: [Int]
  let limited: [Int]
  /// For each place, whether what a cell holds is the value itself: no reference, and no name of a file.
  let isPlain: [Bool]
  let isExternal: [Bool]

  init(_ entity: StoreEntity, _ schema: Schema.Entity, in store: StoreHandle) {
    self.entity = entity
    metatype = schema.model
    self.store = store
    storeName = store.name
    name = .of(entity.name)
    tableName = .of(entity.table)
    key = ObjectIdentifier(entity.root)
    let properties: [StoreProperty] = entity.properties
    relationships = properties.indices.filter { properties[$0].kind != .attribute }
    pairs = properties.indices.filter { properties[$0].pairs != nil }
    limited = relationships.filter { properties[$0].minimum > 0 || properties[$0].maximum > 0 }
    isExternal = properties.map(\.isExternal)
    isPlain = properties.map { $0.kind != .toOne && !$0.isExternal }
    var defaults: [Any?] = []
    var transformers: [Int: ValueTransformer] = [:]
    let attributes: [String: Schema.Attribute] = schema.attributesByName
    for (index, property) in entity.properties.enumerated() {
      let attribute: Schema.Attribute? = attributes[property.name]
      defaults.append(attribute?.defaultValue)
      if let name = attribute?.transformer {
        guard let transformer = TransformerTypes.transformer(name) else {
          preconditionFailure(
            "\(entity.name).\(property.name) names the transformer \(name), which is not registered: call ValueTransformer.setValueTransformer(_:forName:) first."
          )
        }
        transformers[index] = transformer
      }
    }
    self.defaults = defaults
    self.transformers = transformers
  }

  // MARK: - Statements, made once

  /// The places of the properties with a column of their own.
  private(set) lazy var stored: [Int] = entity.properties.indices.filter { entity.properties[$0].isStored }

  private(set) lazy var insertSQL: String = {
    let columns: [String] = ["_id", "_entity"] + stored.map { entity.properties[$0].column }
    let marks: String = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    return "INSERT INTO \(entity.table.quoted) (\(columns.map(\.quoted).joined(separator: ", "))) VALUES (\(marks))"
  }()

  /// Inserts a row into a mirror, or updates the one that is there where a value differs.
  private(set) lazy var mirrorSQL: String = {
    let columns: [String] = stored.map { entity.properties[$0].column.quoted }
    let set: String = columns.map { "\($0) = excluded.\($0), " }.joined()
    let differs: String = columns.map { "\(entity.table.quoted).\($0) IS NOT excluded.\($0)" }.joined(separator: " OR ")
    return """
      \(insertSQL) ON CONFLICT ("_id") DO UPDATE SET \(set)"_version" = "_version" + 1 \
      WHERE \(differs.isEmpty ? "0" : differs)
      """
  }()

  /// The columns that are read for objects of this class and its subclasses, behind number, entity and version.
  private(set) lazy var readColumns: [String] = {
    var seen: Set<String> = []
    return entity.family.flatMap(\.properties).filter { $0.isStored && seen.insert($0.column).inserted }.map(\.column)
  }()

  func selectList(_ alias: String) -> String {
    (["_id", "_entity", "_version"] + readColumns).map { "\(alias).\($0.quoted)" }.joined(separator: ", ")
  }

  /// For each property of a class below this one, the place of its column in the list that is read.
  private var places: [ObjectIdentifier: [Int32]] = [:]

  func places(for other: EntityInfo) -> [Int32] {
    if let known = places[ObjectIdentifier(other)] { return known }
    let columns: [String: Int32] = Dictionary(
      uniqueKeysWithValues: readColumns.enumerated().map { ($1, Int32($0) + 3) })
    let result: [Int32] = other.entity.properties.map { $0.isStored ? columns[$0.column] ?? -1 : -1 }
    places[ObjectIdentifier(other)] = result
    return result
  }

  /// Whether no class of the hierarchy has values that no two objects share.
  private(set) lazy var isFreeOfUniques: Bool = entity.root.family.allSatisfy { store.info($0).uniqueGroups.isEmpty }

  /// The groups of properties whose values no two rows share.
  private(set) lazy var uniqueGroups: [[Int]] = {
    var groups: [[Int]] = []
    var current: StoreEntity? = entity
    while let entity = current {
      groups += entity.uniques.map { $0.compactMap { self.entity.indexByName[$0] } }
      current = entity.parent
    }
    for (index, property) in entity.properties.enumerated() where property.isUnique && property.isStored {
      groups.append([index])
    }
    return groups.filter { !$0.isEmpty }
  }()
}

/// One store of a container.
final class StoreHandle: @unchecked Sendable {
  let configuration: ModelConfiguration
  let store: Store
  let name: InternedName
  /// A store of the app's own; `store` is its mirror in memory then.
  let custom: (any CustomStore)?
  /// How far the changes of others have been taken up: the file's version for this connection, and the history.
  var seenVersion: Int64?
  var seenTransaction: Int64 = 0
  private(set) var infos: [EntityInfo] = []
  private(set) var byEntity: [ObjectIdentifier: EntityInfo] = [:]

  init(
    _ configuration: ModelConfiguration, _ store: Store, _ entities: [Schema.Entity],
    custom: (any CustomStore)? = nil
  ) {
    self.configuration = configuration
    self.store = store
    self.custom = custom
    name = .of(custom?.identifier ?? store.identifier)
    if custom == nil { KnownEntities.add(KnownEntities.List(store.model)) }
    seenVersion = try? store.connection.dataVersion
    seenTransaction = (try? store.connection.first("SELECT max(id) FROM rotor_transaction"))??.integer ?? 0
    for entity in entities {
      guard let known = store.model.byName[entity.name] else { continue }
      let info = EntityInfo(known, entity, in: self)
      infos.append(info)
      byEntity[ObjectIdentifier(known)] = info
    }
  }

  /// Whether any object of this store can refer to another one; by a table of pairs; with a limit to how many.
  private(set) lazy var hasRelationships: Bool = infos.contains { !$0.relationships.isEmpty }
  private(set) lazy var hasPairs: Bool = infos.contains { !$0.pairs.isEmpty }
  private(set) lazy var hasLimits: Bool = infos.contains { !$0.limited.isEmpty }

  func info(_ entity: StoreEntity) -> EntityInfo { byEntity[ObjectIdentifier(entity)]! }

  /// The folder of data that are too big for the tables.
  var externalFolder: URL? {
    guard !configuration.isStoredInMemoryOnly else { return nil }
    let url: URL = configuration.url
    return url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.deletingPathExtension().lastPathComponent)_SUPPORT/_EXTERNAL_DATA")
  }
}
