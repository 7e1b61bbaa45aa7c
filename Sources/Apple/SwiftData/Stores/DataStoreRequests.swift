/// What a context wants from a store.
public struct DataStoreFetchRequest<T: PersistentModel>: Sendable {
  public let editingState: EditingState
  public let descriptor: FetchDescriptor<T>
}

/// What a store has found.
public struct DataStoreFetchResult<ModelType: PersistentModel, SnapshotType: DataStoreSnapshot>: Sendable {
  public let descriptor: FetchDescriptor<ModelType>
  /// In the order of the descriptor.
  public let fetchedSnapshots: [SnapshotType]
  /// Further objects, which those that were fetched refer to.
  public let relatedSnapshots: [PersistentIdentifier: SnapshotType]

  public init(
    descriptor: FetchDescriptor<ModelType>, fetchedSnapshots: [SnapshotType],
    relatedSnapshots: [PersistentIdentifier: SnapshotType] = [:]
  ) {
    self.descriptor = descriptor
    self.fetchedSnapshots = fetchedSnapshots
    self.relatedSnapshots = relatedSnapshots
  }
}

/// What a context has changed.
public struct DataStoreSaveChangesRequest<SnapshotType: DataStoreSnapshot>: Sendable {
  /// New objects, with temporary identifiers.
  public let inserted: [SnapshotType]
  public let updated: [SnapshotType]
  public let deleted: [SnapshotType]
  public let editingState: EditingState
}

/// What a store has made of a request to save.
public final class DataStoreSaveChangesResult<T: DataStoreSnapshot>: Sendable {
  /// The lasting identifiers of inserted objects, by their temporary ones.
  public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
  public let storeIdentifier: String
  /// Objects whose values the store has changed while it saved.
  public let snapshotsToReregister: [PersistentIdentifier: T]
  /// The place in the store's history behind this save.
  public let historyToken: (any HistoryToken)?

  public convenience init(
    for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
    snapshotsToReregister: [PersistentIdentifier: T] = [:]
  ) {
    self.init(
      for: storeIdentifier, remappedIdentifiers: remappedIdentifiers, snapshotsToReregister: snapshotsToReregister,
      historyToken: nil)
  }

  public init(
    for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
    snapshotsToReregister: [PersistentIdentifier: T] = [:], historyToken: (any HistoryToken)?
  ) {
    self.historyToken = historyToken
    self.remappedIdentifiers = remappedIdentifiers
    self.storeIdentifier = storeIdentifier
    self.snapshotsToReregister = snapshotsToReregister
  }
}

/// Which objects a store is to delete by itself.
public struct DataStoreBatchDeleteRequest<T: PersistentModel>: @unchecked Sendable {
  public let editingState: EditingState
  public let predicate: Predicate<T>?
  public let includeSubclasses: Bool
}
