/// The chain of modifiers that change a transaction on its way down to a view.
///
/// It is walked only when a value really changes, so a transaction costs nothing where nothing changes (G2).
package final class TransactionScope {
  private let parent: TransactionScope?
  /// Views ask while their window is there.
  private unowned(unsafe) let host: ViewGraph
  private let change: (inout Transaction) -> Void

  /// Whether it changes every transaction, and not only those in which a value that it watches changes.
  private let isOpen: Bool
  /// Whether the scope changes transactions now, where that can be told without one.
  private let isChanging: (() -> Bool)?
  private let animations: RunningAnimations

  package init(
    parent: TransactionScope?, host: ViewGraph, isOpen: Bool = true, isChanging: (() -> Bool)? = nil,
    _ change: @escaping (inout Transaction) -> Void
  ) {
    self.parent = parent
    self.host = host
    self.isOpen = isOpen
    self.isChanging = isChanging
    self.change = change
    animations = host.animations
    if isOpen { animations.openScopes += 1 }
  }

  deinit {
    if isOpen { animations.openScopes -= 1 }
  }

  package var transaction: Transaction {
    var transaction: Transaction = parent?.transaction ?? host.transaction
    change(&transaction)
    return transaction
  }

  /// What animates the change that is under way. Most that ask are moved while nothing begins: for them no transaction
  /// is put together.
  var animation: Animation? {
    host.transaction.animation == nil && !mayChange ? nil : transaction.animation
  }

  private var mayChange: Bool { isChanging?() ?? true || parent?.mayChange ?? false }

  /// The same chain without one of its scopes.
  func removing(_ scope: TransactionScope) -> TransactionScope? {
    if self === scope { return parent }
    guard let parent else { return self }
    let rest: TransactionScope? = parent.removing(scope)
    return rest === parent
      ? self : TransactionScope(parent: rest, host: host, isOpen: isOpen, isChanging: isChanging, change)
  }
}
