import SwiftDataStore

/// The stores of an app and the schema of what they hold.
///
/// A container can be used on every thread; the contexts that work with it each belong to one.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// Whether it stands for the container that an environment has not.
  var isPlaceholder: Bool = false
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The configurations of the stores that this class makes. What is set is kept; the stores are those that the container
  /// was made with.
  public var configurations: Set<ModelConfiguration>
  let stores: [StoreHandle]
  private let infosByType: [ObjectIdentifier: EntityInfo]
  private let lock = NSLock()
  private var contexts: [WeakContext] = []
  private var madeMainContext: ModelContext?
  /// Names this container in the history, so that it knows what others have saved.
  let identifier: String = UUID().uuidString
  var watcher: FileWatcher?
  /// Those for whom the files are watched.
  var followers: Set<ObjectIdentifier> = []
  /// Whether files are looked at once a second, as where the kernel does not tell; for tests.
  package var isPolling: Bool = false
  /// Counts the looks at what others have saved.
  var looking: Int = 0
  /// Told after looks that have found something, or that were the last; for tests.
  package var whenNoticed: (() -> Void)?

  private struct WeakContext { weak var context: ModelContext? }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    try Self.check(schema)
    let configurations: [ModelConfiguration] = configurations.isEmpty ? [ModelConfiguration()] : configurations
    guard Set(configurations.map(\.place)).count == configurations.count else {
      throw SwiftDataError(.duplicateConfiguration, configurations.map(\.name).joined(separator: ", "))
    }
    self.init(
      schema, migrationPlan, Set(configurations),
      try configurations.map { try Self.open($0, Self.entities($0.name, $0.schema, schema), migrationPlan) })
  }

  /// A container whose stores may be of an app's own.
  public convenience init(for schema: Schema, configurations: [any DataStoreConfiguration]) throws {
    try Self.check(schema)
    let own: [ModelConfiguration] = configurations.compactMap { $0 as? ModelConfiguration }
    guard Set(own.map(\.place)).count == own.count else {
      throw SwiftDataError(.duplicateConfiguration, own.map(\.name).joined(separator: ", "))
    }
    self.init(schema, nil, Set(own), try configurations.map { try Self.open($0, schema) })
  }

  public convenience init(
    for types: any PersistentModel.Type..., configurations: any DataStoreConfiguration...
  ) throws {
    try self.init(for: Schema(types), configurations: configurations)
  }

  private init(
    _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ configurations: Set<ModelConfiguration>,
    _ stores: [StoreHandle]
  ) {
    self.schema = schema
    migrationPlan = plan
    self.configurations = configurations
    self.stores = stores
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

  private static func check(_ schema: Schema) throws {
    for entity in schema.entities where entity.metatype == nil {
      throw SwiftDataError(
        .unknownSchema, "The entity \(entity.name) was made by hand: a container needs the class of its objects.")
    }
    for type in schema.models where SchemaBuilder.isUnmarked(type) {
      throw SwiftDataError(
        .unknownSchema, "\(type) is a subclass of a model and no model itself: mark it with @Model too.")
    }
  }

  /// The classes that a configuration keeps: those that it names with all that they lead to.
  private static func entities(_ name: String, _ part: Schema?, _ schema: Schema) throws -> [Schema.Entity] {
    guard let part else { return schema.entities }
    for entity in part.entities where schema.entitiesByName[entity.name] == nil {
      throw SwiftDataError(.configurationSchemaNotFoundInContainerSchema, "\(entity.name) in \(name)")
    }
    let names: Set<String> = Set(part.entities.map(\.name))
    return schema.entities.filter { names.contains($0.name) }
  }

  private static func open(
    _ configuration: ModelConfiguration, _ entities: [Schema.Entity], _ plan: (any SchemaMigrationPlan.Type)?
  ) throws -> StoreHandle {
    try configuration.validate()
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
      let handle = StoreHandle(configuration, store, entities)
      // What cannot be removed now is tried again by the next one that opens the store.
      try? ExternalFiles(handle)?.sweep()
      return handle
    } catch {
      throw SwiftDataError.loading(url, error)
    }
  }

  /// Opens a store of any kind.
  private static func open(_ configuration: any DataStoreConfiguration, _ schema: Schema) throws -> StoreHandle {
    let part: [Schema.Entity] = try entities(configuration.name, configuration.schema, schema)
    if let own = configuration as? ModelConfiguration { return try open(own, part, nil) }
    let entities = KnownEntities.List(StoreBuilder.model(part))
    KnownEntities.add(entities)
    func make<Configuration: DataStoreConfiguration>(_ configuration: Configuration) throws -> any CustomStore {
      var configuration: Configuration = configuration
      if configuration.schema == nil { configuration.schema = schema }
      try configuration.validate()
      return CustomStoreBox(try Configuration.Store(configuration, migrationPlan: nil), entities)
    }
    do {
      let custom: any CustomStore = try make(configuration)
      let mirror = try Store(path: nil, isReadOnly: false, model: StoreBuilder.model(part, isMirror: true)) { _, _, _ in
      }
      // A store may hand out an object without those that it refers to.
      try mirror.connection.execute("PRAGMA foreign_keys = OFF")
      mirror.firstNumber = PrimaryKeys.firstTemporary
      return StoreHandle(
        ModelConfiguration(configuration.name, isStoredInMemoryOnly: true), mirror, part, custom: custom)
    } catch {
      throw SwiftDataError.loading(nil, error)
    }
  }

  // MARK: - Entities

  func info(_ type: any PersistentModel.Type) throws -> EntityInfo {
    if let info = infosByType[ObjectIdentifier(type)] { return info }
    if isPlaceholder {
      throw SwiftDataError(
        .missingModelContext,
        "The environment has no model container for \(type): attach one with modelContainer(for:).")
    }
    if schema.entity(for: type) != nil {
      let names: String = stores.map(\.configuration.name).joined(separator: ", ")
      throw SwiftDataError(
        .unknownSchema,
        "No configuration of the container (\(names)) keeps \(type): add it to the schema of one of them.")
    }
    throw SwiftDataError(
      .unknownSchema, "\(type) is not in the schema of the container, which has \(schema.entities.map(\.name)).")
  }

  func info(_ identifier: PersistentIdentifier) -> EntityInfo? {
    guard let store = stores.first(where: { $0.name === identifier.store }) else { return nil }
    return store.store.model.byName[identifier.entityName].map { store.info($0) }
  }

  /// What the identifiers and the history of a store name it by; nil where no configuration has the name.
  public func storeIdentifier(forConfigurationNamed name: String) -> String? {
    stores.first { $0.configuration.name == name }?.name.text
  }

  /// What the configuration of a store is called; nil where no store has the identifier.
  public func configurationName(forStoreIdentifier identifier: String) -> String? {
    stores.first { $0.name.text == identifier }?.configuration.name
  }

  // MARK: - Contexts

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let madeMainContext { return madeMainContext }
    let context = ModelContext(self)
    context.isMain = true
    context.home = .main
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

  func allContexts() -> [ModelContext] { lock.withLock { contexts.compactMap(\.context) } }

  func others(than context: ModelContext) -> [ModelContext] {
    lock.withLock { contexts.compactMap(\.context).filter { $0 !== context } }
  }

  // MARK: - Removing everything

  /// Empties all stores; contexts forget what they hold.
  public func deleteAllData() {
    do {
      try empty()
    } catch {
      FileHandle.standardError.write(Data("SwiftData could not delete all data: \(error)\n".utf8))
    }
  }

  private func empty() throws {
    for handle in stores {
      do {
        try handle.custom?.erase()
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
    try empty()
    for handle in stores where !handle.configuration.isStoredInMemoryOnly {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: handle.configuration.url.path + suffix)
      }
    }
  }
}
