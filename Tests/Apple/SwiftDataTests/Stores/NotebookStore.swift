import SwiftData

/// Keeps all objects in one JSON file.
final class NotebookStore: DataStore {
  typealias Snapshot = DefaultSnapshot

  struct Configuration: DataStoreConfiguration {
    typealias Store = NotebookStore
    var name: String
    var schema: Schema?
    var file: URL

    func validate() throws {
      guard file.pathExtension == "json" else { throw CocoaError(.fileWriteInvalidFileName) }
    }
  }

  let configuration: Configuration
  let schema: Schema
  let identifier: String
  /// What the contexts have asked, for tests that count.
  private(set) var log: [String] = []
  /// Whether the next save fails.
  var isFull: Bool = false

  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    schema = configuration.schema ?? Schema()
    identifier = configuration.file.lastPathComponent
    Self.last = self
  }

  /// The store that was made last: containers do not hand out theirs.
  nonisolated(unsafe) static weak var last: NotebookStore?

  private func read() throws -> [PersistentIdentifier: DefaultSnapshot] {
    guard FileManager.default.fileExists(atPath: configuration.file.path) else { return [:] }
    let list = try JSONDecoder().decode([DefaultSnapshot].self, from: Data(contentsOf: configuration.file))
    return Dictionary(list.map { ($0.persistentIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func write(_ snapshots: [PersistentIdentifier: DefaultSnapshot]) throws {
    let list: [DefaultSnapshot] = snapshots.values.sorted { $0.persistentIdentifier < $1.persistentIdentifier }
    try JSONEncoder().encode(list).write(to: configuration.file, options: .atomic)
  }

  func erase() throws { try write([:]) }

  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot> {
    let descriptor: FetchDescriptor<T> = request.descriptor
    log.append("fetch \(T.self)\(descriptor.predicate == nil ? "" : " filtered")")
    guard descriptor.predicate == nil else { throw DataStoreError.preferInMemoryFilter }
    guard descriptor.sortBy.isEmpty else { throw DataStoreError.preferInMemorySort }
    let all: [PersistentIdentifier: DefaultSnapshot] = try read()
    let name: String = Schema.entityName(for: T.self)
    return DataStoreFetchResult(
      descriptor: descriptor, fetchedSnapshots: all.values.filter { $0.persistentIdentifier.entityName == name },
      relatedSnapshots: all.filter { $0.key.entityName != name })
  }

  func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot> {
    guard !isFull else { throw CocoaError(.fileWriteOutOfSpace) }
    log.append("save \(request.inserted.count) \(request.updated.count) \(request.deleted.count)")
    var snapshots: [PersistentIdentifier: DefaultSnapshot] = try read()
    var lasting: [PersistentIdentifier: PersistentIdentifier] = [:]
    for snapshot in request.inserted {
      lasting[snapshot.persistentIdentifier] = try .identifier(
        for: identifier, entityName: snapshot.persistentIdentifier.entityName, primaryKey: UUID().uuidString)
    }
    for snapshot in request.inserted + request.updated {
      let own: PersistentIdentifier = lasting[snapshot.persistentIdentifier] ?? snapshot.persistentIdentifier
      snapshots[own] = snapshot.copy(persistentIdentifier: own, remappedIdentifiers: lasting)
    }
    for snapshot in request.deleted { snapshots[snapshot.persistentIdentifier] = nil }
    try write(snapshots)
    return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: lasting)
  }
}
