import SwiftDataStore

/// A condition that only transactions behind a token can meet.
protocol HistoryTokenBound {
  /// The token behind which the transactions are, and whether its own may be among them; nil where there is no such one.
  var bound: (token: DefaultHistoryToken, isIncluded: Bool)? { get }
}

extension Predicate {
  /// Where what meets this begins at the earliest, as far as its outermost conditions tell.
  var historyBound: (token: DefaultHistoryToken, isIncluded: Bool)? { (expression as? any HistoryTokenBound)?.bound }
}

extension PredicateExpressions.Comparison: HistoryTokenBound {
  var bound: (token: DefaultHistoryToken, isIncluded: Bool)? {
    switch op {
    case .greaterThan: Self.token(rhs).map { ($0, false) }
    case .greaterThanOrEqual: Self.token(rhs).map { ($0, true) }
    case .lessThan: Self.token(lhs).map { ($0, false) }
    case .lessThanOrEqual: Self.token(lhs).map { ($0, true) }
    @unknown default: nil
    }
  }

  /// The token that an expression is; nil for what depends on the transaction.
  private static func token(_ expression: some PredicateExpression) -> DefaultHistoryToken? {
    (try? expression.evaluate(PredicateBindings())) as? DefaultHistoryToken
  }
}

extension PredicateExpressions.Conjunction: HistoryTokenBound {
  var bound: (token: DefaultHistoryToken, isIncluded: Bool)? {
    (lhs as? any HistoryTokenBound)?.bound ?? (rhs as? any HistoryTokenBound)?.bound
  }
}

extension StoreHandle {
  /// The number of the transaction behind which those are that a predicate asks for; 0 for all.
  ///
  /// - Throws: `historyTokenExpired` if transactions behind its token are gone: who has read up to that token would miss
  ///   them unawares. Only the oldest end of the history is looked at; what was deleted in the middle was chosen by somebody.
  func historyStart<T: HistoryTransaction>(_ predicate: Predicate<T>?, _ connection: Connection) throws -> Int64 {
    guard let bound = predicate?.historyBound, let number = bound.token.tokenValue?[store.identifier] else { return 0 }
    let start: Int64 = bound.isIncluded ? number - 1 : number
    let reader = HistoryReader(self, connection)
    guard start + 1 >= (try reader.oldest()) else {
      throw SwiftDataError(
        .historyTokenExpired,
        "Transactions behind the token have been deleted: read the objects themselves, and go on from a new token.")
    }
    return start
  }
}
