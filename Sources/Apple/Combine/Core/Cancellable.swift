/// An activity that can be cancelled; cancelling frees what it held.
public protocol Cancellable {
  /// Cancels the activity; more calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Keeps this activity in the collection, for as long as the collection lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps this activity in the set, for as long as the set lives.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
