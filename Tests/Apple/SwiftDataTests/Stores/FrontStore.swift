import Foundation
import SwiftData

/// Stands in front of the store on SQLite: it looks at each request and hands it on.
final class FrontStore: DataStore, DataStoreBatching, HistoryProviding {
  typealias Snapshot = DefaultSnapshot
  typealias HistoryType = DefaultHistoryTransaction

  struct Configuration: DataStoreConfiguration {
    typealias Store = FrontStore
    var name: String
    var schema: Schema?
    var url: URL
  }

  let configuration: Configuration
  let inner: DefaultStore
  private(set) var log: [String] = []
  nonisolated(unsafe) static weak var last: FrontStore?

  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    inner = try DefaultStore(
      ModelConfiguration(configuration.name, schema: configuration.schema, url: configuration.url),
      migrationPlan: migrationPlan)
    Self.last = self
  }

  var identifier: String { inner.identifier }
  var schema: Schema { inner.schema }

  func erase() throws { try inner.erase() }
  func initializeState(for editingState: EditingState) { inner.initializeState(for: editingState) }
  func invalidateState(for editingState: EditingState) { inner.invalidateState(for: editingState) }

  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot> {
    let result: DataStoreFetchResult<T, DefaultSnapshot> = try inner.fetch(request)
    let isFiltered: Bool = result.descriptor.predicate != nil
    log.append(
      "fetch \(T.self)\(isFiltered ? " filtered" : ""): \(result.fetchedSnapshots.count) and \(result.relatedSnapshots.count)"
    )
    return result
  }

  func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
    let count: Int = try inner.fetchCount(request)
    log.append("count \(T.self): \(count)")
    return count
  }

  func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier] {
    let identifiers: [PersistentIdentifier] = try inner.fetchIdentifiers(request)
    log.append("identifiers \(T.self): \(identifiers.count)")
    return identifiers
  }

  func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: DefaultSnapshot] {
    try inner.cachedSnapshots(for: persistentIdentifiers, editingState: editingState)
  }

  private(set) var lastToken: DefaultHistoryToken?

  func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot> {
    let result: DataStoreSaveChangesResult<DefaultSnapshot> = try inner.save(request)
    lastToken = result.historyToken as? DefaultHistoryToken
    let isOwn: Bool = result.storeIdentifier == identifier
    log.append(
      "save \(result.remappedIdentifiers.count) \(result.snapshotsToReregister.count)\(isOwn ? "" : " elsewhere")")
    return result
  }

  func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
    log.append("delete \(T.self)")
    try inner.delete(request)
  }

  func fetchHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws -> [DefaultHistoryTransaction] {
    try inner.fetchHistory(descriptor)
  }

  func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
    try inner.deleteHistory(descriptor)
  }
}

/// Does only what a store has to, and keeps the last request; objects lie in memory.
final class ShoeboxStore: DataStore {
  typealias Snapshot = DefaultSnapshot

  struct Configuration: DataStoreConfiguration {
    typealias Store = ShoeboxStore
    var name: String = "shoebox"
    var schema: Schema?
  }

  let configuration: Configuration
  let schema: Schema
  let identifier: String = "shoebox"
  private var rows: [DefaultSnapshot] = []
  private(set) var lastRequest: DataStoreFetchRequest<Tag>?
  nonisolated(unsafe) static weak var last: ShoeboxStore?

  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    schema = configuration.schema ?? Schema()
    Self.last = self
  }

  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot> {
    if let request = request as? DataStoreFetchRequest<Tag> { lastRequest = request }
    return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: rows)
  }

  func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot> {
    var lasting: [PersistentIdentifier: PersistentIdentifier] = [:]
    for snapshot in request.inserted {
      let own: PersistentIdentifier = try .identifier(
        for: identifier, entityName: snapshot.persistentIdentifier.entityName, primaryKey: rows.count + 1)
      lasting[snapshot.persistentIdentifier] = own
      rows.append(snapshot.copy(persistentIdentifier: own))
    }
    return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: lasting)
  }
}
