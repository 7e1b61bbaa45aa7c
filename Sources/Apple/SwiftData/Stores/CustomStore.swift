import SwiftDataStore

/// A store of an app's own, as contexts use it.
///
/// What it hands out goes into tables in memory, its mirror. There the fetches of a context run as they do on a file:
/// with relationships, with changes that are not saved, and with what the store cannot filter or sort itself.
protocol CustomStore: AnyObject {
  var identifier: String { get }
  /// - Throws: what the store throws; a predicate or an order that it does not follow is taken from the request first.
  func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ state: EditingState) throws -> CustomFetch
  /// How many objects meet a descriptor, or which; nil where the store cannot say it.
  func count<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ state: EditingState) throws -> Int?
  func identifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, _ state: EditingState
  ) throws -> [PersistentIdentifier]?
  func save(
    inserted: [_ModelStorage], updated: [_ModelStorage], deleted: [_ModelStorage], _ state: EditingState
  ) throws -> CustomSave
  /// - Returns: false where the store does not delete by itself.
  func delete<T: PersistentModel>(
    _ type: T.Type, _ predicate: Predicate<T>?, includeSubclasses: Bool, _ state: EditingState
  ) throws -> Bool
  func cached(_ identifiers: [PersistentIdentifier], _ state: EditingState) throws -> [DefaultSnapshot]
  func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]
  func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws
  /// The transactions behind a place in the history, in their order; none of a store that keeps no history.
  func transactions(after token: (any HistoryToken)?) throws -> [any HistoryTransaction]
  func begin(_ state: EditingState)
  func end(_ state: EditingState)
  func erase() throws
}

/// What a custom store has answered.
struct CustomFetch {
  var fetched: [DefaultSnapshot]
  var related: [DefaultSnapshot]
  /// Whether the store has followed the predicate, the order and the limits by itself.
  var isAnswer: Bool
  /// Whether these are all objects of the class.
  var isWhole: Bool
}

/// What a custom store has made of changes.
struct CustomSave {
  /// The lasting identifiers of new objects.
  var identifiers: [PersistentIdentifier: PersistentIdentifier]
  /// What the store has changed by itself.
  var changed: [DefaultSnapshot]
  var token: (any HistoryToken)?
}

/// The same for the type of a store.
final class CustomStoreBox<Store: DataStore>: CustomStore {
  let store: Store
  private let entities: KnownEntities.List

  init(_ store: Store, _ entities: KnownEntities.List) {
    self.store = store
    self.entities = entities
  }

  private func working<Result>(_ body: () throws -> Result) rethrows -> Result {
    try KnownEntities.$current.withValue(entities, operation: body)
  }

  var identifier: String { store.identifier }

  func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ state: EditingState) throws -> CustomFetch {
    var asked: FetchDescriptor<T> = descriptor
    // A limit counts what meets the predicate in its order: without these it means nothing.
    func widen() {
      asked.fetchLimit = nil
      asked.fetchOffset = nil
    }
    while true {
      do {
        let request = DataStoreFetchRequest(editingState: state, descriptor: asked)
        let result = try working { try store.fetch(request) }
        let isWhole: Bool = asked.predicate == nil && asked.fetchLimit == nil && (asked.fetchOffset ?? 0) == 0
        let isSame: Bool =
          (asked.predicate == nil) == (descriptor.predicate == nil) && asked.sortBy.count == descriptor.sortBy.count
        return CustomFetch(
          fetched: try working { try result.fetchedSnapshots.map { try DefaultSnapshot($0) } },
          related: try working { try result.relatedSnapshots.values.map { try DefaultSnapshot($0) } },
          isAnswer: isSame && (descriptor.predicate != nil || !descriptor.sortBy.isEmpty || !isWhole),
          isWhole: isWhole)
      } catch DataStoreError.preferInMemoryFilter where asked.predicate != nil {
        asked.predicate = nil
        widen()
      } catch DataStoreError.preferInMemorySort where !asked.sortBy.isEmpty {
        asked.sortBy = []
        widen()
      }
    }
  }

  /// What the store says, or nil where it wants the objects to be looked at in memory.
  private func asking<Answer>(_ body: () throws -> Answer) throws -> Answer? {
    do {
      return try working(body)
    } catch DataStoreError.preferInMemoryFilter, DataStoreError.preferInMemorySort, DataStoreError.unsupportedFeature {
      return nil
    }
  }

  func count<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ state: EditingState) throws -> Int? {
    try asking { try store.fetchCount(DataStoreFetchRequest(editingState: state, descriptor: descriptor)) }
  }

  func identifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, _ state: EditingState
  ) throws -> [PersistentIdentifier]? {
    try asking { try store.fetchIdentifiers(DataStoreFetchRequest(editingState: state, descriptor: descriptor)) }
  }

  func save(
    inserted: [_ModelStorage], updated: [_ModelStorage], deleted: [_ModelStorage], _ state: EditingState
  ) throws -> CustomSave {
    let request = DataStoreSaveChangesRequest(
      inserted: inserted.map(snapshot), updated: updated.map(snapshot), deleted: deleted.map(snapshot),
      editingState: state)
    return try working {
      let result = try store.save(request)
      return CustomSave(
        identifiers: result.remappedIdentifiers,
        changed: try result.snapshotsToReregister.values.map { try DefaultSnapshot($0) }, token: result.historyToken)
    }
  }

  private func snapshot(_ storage: _ModelStorage) -> Store.Snapshot {
    if Store.Snapshot.self == DefaultSnapshot.self { return DefaultSnapshot(storage) as! Store.Snapshot }
    var related: [PersistentIdentifier: any BackingData] = [:]
    func open<Model: PersistentModel>(_ model: Model) -> Store.Snapshot {
      Store.Snapshot(from: _DefaultBackingData<Model>(_storage: storage), relatedBackingDatas: &related)
    }
    guard let owner = storage.owner else { preconditionFailure("An object that is saved is alive.") }
    return open(owner)
  }

  func delete<T: PersistentModel>(
    _ type: T.Type, _ predicate: Predicate<T>?, includeSubclasses: Bool, _ state: EditingState
  ) throws -> Bool {
    guard let store = store as? any DataStoreBatching else { return false }
    let request = DataStoreBatchDeleteRequest<T>(
      editingState: state, predicate: predicate, includeSubclasses: includeSubclasses)
    return try asking { try store.delete(request) } != nil
  }

  func cached(_ identifiers: [PersistentIdentifier], _ state: EditingState) throws -> [DefaultSnapshot] {
    try working {
      try store.cachedSnapshots(for: identifiers, editingState: state).values.map { try DefaultSnapshot($0) }
    }
  }

  func begin(_ state: EditingState) { store.initializeState(for: state) }
  func end(_ state: EditingState) { store.invalidateState(for: state) }
  func erase() throws { try store.erase() }

  // MARK: - History

  func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
    func open<Provider: HistoryProviding>(_ provider: Provider) throws -> [T] {
      guard let descriptor = descriptor as? HistoryDescriptor<Provider.HistoryType> else {
        throw SwiftDataError(.invalidTransactionFetchRequest, "\(Provider.self) has transactions of another type.")
      }
      return try provider.fetchHistory(descriptor).compactMap { $0 as? T }
    }
    return try (store as? any HistoryProviding).map { try open($0) } ?? []
  }

  func transactions(after token: (any HistoryToken)?) throws -> [any HistoryTransaction] {
    func open<Provider: HistoryProviding>(_ provider: Provider) throws -> [any HistoryTransaction] {
      let all: [Provider.HistoryType] = try provider.fetchHistory(HistoryDescriptor<Provider.HistoryType>())
      let new: [Provider.HistoryType] =
        (token as? Provider.HistoryType.TokenType).map { token in
          all.filter { token < $0.token }
        } ?? all
      return new.sorted { $0.token < $1.token }
    }
    return try (store as? any HistoryProviding).map { provider in try working { try open(provider) } } ?? []
  }

  func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    func open<Provider: HistoryProviding>(_ provider: Provider) throws {
      guard let descriptor = descriptor as? HistoryDescriptor<Provider.HistoryType> else {
        throw SwiftDataError(.invalidTransactionFetchRequest, "\(Provider.self) has transactions of another type.")
      }
      try provider.deleteHistory(descriptor)
    }
    if let provider = store as? any HistoryProviding { try open(provider) }
  }
}
