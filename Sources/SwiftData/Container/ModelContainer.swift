import SwiftDataStore

/// The stores of an app and the schema of what they hold.
///
/// A container can be used on every thread; the contexts that work with it each belong to one.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public private(set) var configurations: Set<ModelConfiguration>
  let stores: [StoreHandle]
  private let infosByType: [ObjectIdentifier: EntityInfo]
  private let lock = NSLock()
  private var contexts: [WeakContext] = []
  private var madeMainContext: ModelContext?

  private struct WeakContext { weak var context: ModelContext? }

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    let configurations: [ModelConfiguration] = configurations.isEmpty ? [ModelConfiguration()] : configurations
    guard Set(configurations.map(\.id)).count == configurations.count else {
      throw SwiftDataError(.duplicateConfiguration, configurations.map(\.name).joined(separator: ", "))
    }
    self.configurations = Set(configurations)
    stores = try configurations.map { configuration in
      try Self.open(configuration, Self.entities(configuration, schema), migrationPlan)
    }
    var infos: [ObjectIdentifier: EntityInfo] = [:]
    for info in stores.flatMap(\.infos) where infos[ObjectIdentifier(info.metatype)] == nil {
      infos[ObjectIdentifier(info.metatype)] = info
    }
    infosByType = infos
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

  // MARK: - Opening

  /// The classes that a configuration keeps: those that it names with all that they lead to.
  private static func entities(_ configuration: ModelConfiguration, _ schema: Schema) throws -> [Schema.Entity] {
    guard let part = configuration.schema else { return schema.entities }
    for entity in part.entities where schema.entitiesByName[entity.name] == nil {
      throw SwiftDataError(.configurationSchemaNotFoundInContainerSchema, "\(entity.name) in \(configuration.name)")
    }
    let names: Set<String> = Set(part.entities.map(\.name))
    return schema.entities.filter { names.contains($0.name) }
  }

  private static func open(
    _ configuration: ModelConfiguration, _ entities: [Schema.Entity], _ plan: (any SchemaMigrationPlan.Type)?
  ) throws -> StoreHandle {
    try configuration.check()
    let url: URL? = configuration.isStoredInMemoryOnly ? nil : configuration.url
    do {
      if let url {
        try StorePlace.adopt(configuration)
        if configuration.allowsSave {
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
      }
      let store = try Store(
        path: url?.path, isReadOnly: !configuration.allowsSave && url != nil, model: StoreBuilder.model(entities)
      ) { connection, found, wanted in
        try Migration(connection, configuration, plan).run(from: found, to: wanted)
      }
      return StoreHandle(configuration, store, entities)
    } catch {
      throw SwiftDataError.loading(url, error)
    }
  }

  // MARK: - Entities

  func info(_ type: any PersistentModel.Type) throws -> EntityInfo {
    if let info = infosByType[ObjectIdentifier(type)] { return info }
    throw SwiftDataError(
      .unknownSchema, "\(type) is not in the schema of the container, which has \(schema.entities.map(\.name)).")
  }

  func info(_ identifier: PersistentIdentifier) -> EntityInfo? {
    guard let store = stores.first(where: { $0.name === identifier.store }) else { return nil }
    return store.store.model.byName[identifier.entityName].map { store.info($0) }
  }

  // MARK: - Contexts

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let madeMainContext { return madeMainContext }
    let context = ModelContext(self)
    context.isMain = true
    context.autosaveEnabled = true
    madeMainContext = context
    return context
  }

  func add(_ context: ModelContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  func others(than context: ModelContext) -> [ModelContext] {
    lock.withLock { contexts.compactMap(\.context).filter { $0 !== context } }
  }

  // MARK: - Removing everything

  /// Empties all stores; contexts forget what they hold.
  public func deleteAllData() throws {
    for handle in stores {
      do {
        try handle.store.locked { connection in
          try connection.transaction {
            for pairs in Set(handle.store.model.entities.flatMap(\.properties).compactMap { $0.pairs?.name }) {
              try connection.run("DELETE FROM \(pairs.quoted)")
            }
            for root in handle.store.model.roots { try connection.run("DELETE FROM \(root.table.quoted)") }
            try connection.run("DELETE FROM rotor_transaction")
          }
          handle.store.noteCommit()
        }
      } catch {
        throw SwiftDataError.of(error)
      }
      if let folder = handle.externalFolder { try? FileManager.default.removeItem(at: folder) }
    }
    let all: [ModelContext] = lock.withLock { contexts.compactMap(\.context) }
    for context in all { context.forgetAll() }
  }

  /// Removes the files of the stores. The container must not be used afterwards.
  public func erase() throws {
    try deleteAllData()
    for handle in stores where !handle.configuration.isStoredInMemoryOnly {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: handle.configuration.url.path + suffix)
      }
    }
  }
}
