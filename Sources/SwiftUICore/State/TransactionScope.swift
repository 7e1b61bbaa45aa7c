/// The chain of modifiers that change a transaction on its way down to a view.
///
/// It is walked only when a value really changes, so a transaction costs nothing where nothing changes (G2).
package final class TransactionScope {
  private let parent: TransactionScope?
  private unowned let host: ViewGraph
  private let change: (inout Transaction) -> Void

  /// Whether it changes every transaction, and not only those in which a value that it watches changes.
  private let isOpen: Bool
  private let animations: RunningAnimations

  init(
    parent: TransactionScope?, host: ViewGraph, isOpen: Bool = true,
    _ change: @escaping (inout Transaction) -> Void
  ) {
    self.parent = parent
    self.host = host
    self.isOpen = isOpen
    self.change = change
    animations = host.animations
    if isOpen { animations.openScopes += 1 }
  }

  deinit {
    if isOpen { animations.openScopes -= 1 }
  }

  var transaction: Transaction {
    var transaction: Transaction = parent?.transaction ?? host.transaction
    change(&transaction)
    return transaction
  }

  /// The same chain without one of its scopes.
  func removing(_ scope: TransactionScope) -> TransactionScope? {
    if self === scope { return parent }
    guard let parent else { return self }
    let rest: TransactionScope? = parent.removing(scope)
    return rest === parent ? self : TransactionScope(parent: rest, host: host, isOpen: isOpen, change)
  }
}
