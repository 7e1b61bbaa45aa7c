/// A place of your own for the objects of a container: a file of another form, a service, a table of something else.
///
/// A context asks a store for snapshots of objects and hands it snapshots of what has changed; it knows nothing of how
/// they are kept. Give the configuration of a store to `ModelContainer.init(for:configurations:)`.
///
/// What a store has handed out is kept in memory, where predicates and orders that it cannot follow itself are looked
/// after: it throws `DataStoreError.preferInMemoryFilter` or `preferInMemorySort` then, and is asked again without them.
public protocol DataStore: AnyObject {
  associatedtype Configuration: DataStoreConfiguration where Configuration.Store == Self
  associatedtype Snapshot: DataStoreSnapshot

  /// What identifiers of this store's objects name it by; the same for each run of the program.
  var identifier: String { get }
  var schema: Schema { get }
  var configuration: Configuration { get }

  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws

  /// Removes everything.
  func erase() throws

  /// The snapshots that meet a request, in its order.
  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot>
  func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int
  func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]

  /// Keeps all changes of a request, or none.
  ///
  /// - Returns: the lasting identifier of each inserted snapshot, among other things.
  func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot>

  /// Told when a context begins to work with the store.
  func initializeState(for editingState: EditingState)
  /// Told when a context is gone.
  func invalidateState(for editingState: EditingState)
  /// The snapshots that are at hand of some objects.
  func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: Snapshot]
}

extension DataStore {
  public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
    try fetch(request).fetchedSnapshots.count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(request).fetchedSnapshots.map(\.persistentIdentifier)
  }

  public func erase() throws { throw DataStoreError.unsupportedFeature }
  public func initializeState(for editingState: EditingState) {}
  public func invalidateState(for editingState: EditingState) {}

  public func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: Snapshot] { [:] }
}

/// A store that can delete all objects that meet a condition without handing them out.
public protocol DataStoreBatching: DataStore {
  func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws
}

/// A store that remembers what each save has done.
public protocol HistoryProviding {
  associatedtype HistoryType: HistoryTransaction
  static var historyType: HistoryType.Type { get }

  func fetchHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws -> [HistoryType]
  func deleteHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws
}

extension HistoryProviding {
  public static var historyType: HistoryType.Type { HistoryType.self }
}

/// What is needed to make a store.
public protocol DataStoreConfiguration<Store>: Hashable {
  associatedtype Store: DataStore where Store.Configuration == Self
  var name: String { get }
  /// The classes that the store keeps; a container sets it to its own where it is nil.
  var schema: Schema? { get set }
  /// Throws when no store can be made from these settings.
  func validate() throws
}

extension DataStoreConfiguration {
  public func validate() throws {}
}

/// What a store says when it cannot do what a request asks.
public enum DataStoreError: Error, Equatable, Hashable {
  case unsupportedFeature
  /// The store wants to be asked again without the predicate.
  case preferInMemoryFilter
  /// The store wants to be asked again without an order.
  case preferInMemorySort
  case invalidPredicate
}

/// Names the context that a request comes from.
public struct EditingState: Identifiable, Sendable {
  public typealias ID = UUID
  public let id: UUID
  /// Who is named in the history as the author.
  public var author: String?

  init(author: String? = nil) {
    id = UUID()
    self.author = author
  }
}
