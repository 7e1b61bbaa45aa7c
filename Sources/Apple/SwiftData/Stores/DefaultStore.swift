import SwiftDataStore

/// The store on SQLite that a `ModelConfiguration` names, as a `DataStore`.
///
/// Containers use it without this class; make one to put a store of your own in front of it.
public final class DefaultStore: DataStore, DataStoreBatching, HistoryProviding {
  public typealias Configuration = ModelConfiguration
  public typealias Snapshot = DefaultSnapshot
  public typealias HistoryType = DefaultHistoryTransaction
  public typealias TokenType = DefaultHistoryToken

  public let name: String
  public let schema: Schema
  public let configuration: ModelConfiguration
  private let container: ModelContainer

  /// - Precondition: the configuration has a schema.
  public init(_ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)? = nil) throws {
    guard let schema = configuration.schema else {
      throw SwiftDataError(.unknownSchema, "The configuration \(configuration.name) names no schema.")
    }
    name = configuration.name
    self.schema = schema
    self.configuration = configuration
    container = try ModelContainer(for: schema, migrationPlan: migrationPlan, configurations: [configuration])
  }

  private var handle: StoreHandle { container.stores[0] }

  public var identifier: String { handle.name.text }

  public func erase() throws { try container.erase() }
  public func initializeState(for editingState: EditingState) {}
  public func invalidateState(for editingState: EditingState) {}

  // MARK: - Reading

  public func fetch<T: PersistentModel>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
    let context = ModelContext(container)
    // A snapshot reads relationships, for which the context has to be there.
    return try withExtendedLifetime(context) {
      let models: [T] = try context.fetch(request.descriptor)
      return DataStoreFetchResult(
        descriptor: request.descriptor, fetchedSnapshots: models.map { DefaultSnapshot($0._$storage) })
    }
  }

  public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
    try ModelContext(container).fetchCount(request.descriptor)
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> [PersistentIdentifier] {
    try ModelContext(container).fetchIdentifiers(request.descriptor)
  }

  public func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: DefaultSnapshot] {
    let context = ModelContext(container)
    defer { withExtendedLifetime(context) {} }
    var result: [PersistentIdentifier: DefaultSnapshot] = [:]
    for identifier in persistentIdentifiers {
      guard let info = container.info(identifier) else { continue }
      if let model = try context.fetchModels(info, numbers: [identifier.number]).first {
        result[identifier] = DefaultSnapshot(model._$storage)
      }
    }
    return result
  }

  // MARK: - Writing

  public func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
    let context = ModelContext(container)
    context.author = request.editingState.author
    try context.delete(model: T.self, where: request.predicate, includeSubclasses: request.includeSubclasses)
    try context.save()
  }

  public func save(
    _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
  ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
    let context = ModelContext(container)
    context.author = request.editingState.author
    return try SnapshotWriter(context, handle).save(request)
  }

  // MARK: - History

  public func fetchHistory(
    _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
  ) throws -> [DefaultHistoryTransaction] { try ModelContext(container).fetchHistory(descriptor) }

  public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
    try ModelContext(container).deleteHistory(descriptor)
  }
}

/// Makes objects of snapshots, and saves them.
private struct SnapshotWriter {
  let context: ModelContext
  let handle: StoreHandle

  init(_ context: ModelContext, _ handle: StoreHandle) {
    self.context = context
    self.handle = handle
  }

  func save(
    _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
  ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
    var new: [PersistentIdentifier: any PersistentModel] = [:]
    for snapshot in request.inserted {
      let info: EntityInfo = try info(snapshot.persistentIdentifier)
      let storage = _ModelStorage(count: info.entity.properties.count)
      let model: any PersistentModel = storage.makeModel(info.metatype)
      context.insertAny(model)
      new[snapshot.persistentIdentifier] = model
    }
    func object(_ identifier: PersistentIdentifier) throws -> (any PersistentModel)? {
      if let model = new[identifier] { return model }
      return try context.fetchModels(try info(identifier), numbers: [identifier.number]).first
    }
    for snapshot in request.inserted + request.updated {
      guard let model = try object(snapshot.persistentIdentifier) else { continue }
      try set(snapshot, model, object)
    }
    for snapshot in request.deleted {
      if let model = try object(snapshot.persistentIdentifier) { context.deleteAny(model) }
    }
    try context.save()
    let last: Int64 = try handle.store.locked { try HistoryReader(handle, $0).last() }
    return DataStoreSaveChangesResult(
      for: handle.name.text, remappedIdentifiers: new.mapValues { $0.persistentModelID },
      historyToken: DefaultHistoryToken(tokenValue: [handle.name.text: last]))
  }

  private func info(_ identifier: PersistentIdentifier) throws -> EntityInfo {
    guard let entity = handle.store.model.byName[identifier.entityName] else {
      throw SwiftDataError(.unknownSchema, "\(identifier.entityName) is not in the schema of \(handle.name.text).")
    }
    return handle.info(entity)
  }

  private func set(
    _ snapshot: DefaultSnapshot, _ model: any PersistentModel,
    _ object: (PersistentIdentifier) throws -> (any PersistentModel)?
  ) throws {
    let storage: _ModelStorage = model._$storage
    guard let info = storage.info else { return }
    for (index, property) in info.entity.properties.enumerated() where !property.isEphemeral {
      guard let value = snapshot.values[property.name] else { continue }
      switch property.kind {
      case .attribute:
        storage.noteChange(at: index)
        let coded: SQLValue = try value.map { try ValueCoding.encode($0) } ?? .null
        storage.slots[index] = .cell(coded)
        context.didChange(storage, index)
      case .toOne:
        storage.setModel(try (value as? PersistentIdentifier).flatMap { try object($0) }, at: index)
      case .toMany, .pairs:
        storage.setModels(try (value as? [PersistentIdentifier] ?? []).compactMap { try object($0) }, at: index)
      }
    }
  }
}
