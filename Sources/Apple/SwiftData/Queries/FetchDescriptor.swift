/// Which objects to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  /// The condition; nil for all objects.
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// How many objects at most; nil for all.
  public var fetchLimit: Int?
  /// How many objects are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether objects that are inserted, changed or deleted but not saved count as they are now.
  public var includePendingChanges: Bool = true
  /// Only these attributes are read at once; the others when they are asked for. Empty for all.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Related objects that are read together with the result.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
