/// A cancellable that runs its closure once: when cancelled, or when its last reference goes.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Protected<(() -> Void)?>

  /// Makes a cancellable of a closure.
  public init(_ cancel: @escaping () -> Void) {
    action = Protected(cancel)
  }

  /// Makes a cancellable that cancels another.
  public init<C: Cancellable>(_ canceller: C) {
    action = Protected({ canceller.cancel() })
  }

  deinit {
    cancel()
  }

  public func cancel() {
    // Taken under the lock and run outside of it: the closure may come back here, from any thread.
    let run = action.withLock { action in
      let taken = action
      action = nil
      return taken
    }
    run?()
  }

  /// Keeps this cancellable in the collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the cancellable in a set; it is cancelled when the set is released.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
