/// A transaction of all changes between two calls, for animations that begin by one and end by another.
@MainActor
package final class OpenTransaction {
  private let outer: Transaction = .current
  private let waiting: AnimationCompletion

  /// Begins the transaction, which animates nothing yet.
  ///
  /// - Parameter completion: Runs once, when the animations of all changes are over.
  package init(completion: @escaping () -> Void) {
    waiting = AnimationCompletion(criteria: .logicallyComplete, completion)
    waiting.begin()
  }

  /// Animates the changes from now on; nil changes values at once.
  package func animate(_ animation: Animation?) {
    var transaction = Transaction(animation: animation)
    if animation == nil { transaction.disablesAnimations = true }
    transaction.completions = [waiting]
    Transaction.current = transaction.merged(over: outer)
  }

  /// Ends the transaction: the one around it holds again.
  package func end() {
    Transaction.current = outer
    ViewGraph.finish(waiting)
  }
}
