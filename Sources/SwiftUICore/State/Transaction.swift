/// The context of a change: what the views that it reaches are to do with it.
public struct Transaction {
  public var animation: Animation?
  /// When true, animations that views ask for themselves do not run.
  public var disablesAnimations: Bool = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction of the closure that runs now.
  package nonisolated(unsafe) static var current: Transaction = Transaction()

  var isEmpty: Bool { animation == nil && !disablesAnimations }

  func merged(over other: Transaction) -> Transaction {
    var result: Transaction = other
    if let animation { result.animation = animation }
    if disablesAnimations { result.disablesAnimations = true }
    return result
  }
}

/// Runs `body` and animates what its changes do to views.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body` with a transaction that all its changes carry.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let saved: Transaction = .current
  Transaction.current = transaction
  defer { Transaction.current = saved }
  return try body()
}
