import FoundationGaps

/// The context of a change: what the views that it reaches are to do with it.
///
/// A transaction holds only what was set on it, so that transactions can be put over one another: what the inner one
/// sets counts, also where it sets an animation to nil.
public struct Transaction {
  /// What was set, by key. An entry knows its type.
  private var values: [ObjectIdentifier: any TransactionEntry] = [:]
  /// Who waits for the animations of this change to end.
  package var completions: [AnimationCompletion] = []

  public init() {}

  /// A transaction whose changes are animated; nil takes away an animation that a transaction around it has.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key; its default where none was set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? Entry<K>)?.value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = Entry<K>(value: newValue) }
  }

  /// The transaction of the closure that runs now.
  package nonisolated(unsafe) static var current: Transaction = Transaction()

  var isEmpty: Bool { values.isEmpty && completions.isEmpty }

  /// This transaction put over another: what this one sets counts.
  func merged(over other: Transaction) -> Transaction {
    if other.isEmpty { return self }
    var result: Transaction = other
    result.values.merge(values) { _, mine in mine }
    result.completions.append(contentsOf: completions)
    return result
  }

  /// Whether both set the same keys to equal values and the same actions wait for them.
  func isEqual(to other: Transaction) -> Bool {
    guard values.count == other.values.count, completions.elementsEqual(other.completions, by: ===) else {
      return false
    }
    return values.allSatisfy { key, entry in other.values[key].map { entry.isEqual(to: $0) } ?? false }
  }

  private struct Entry<K: TransactionKey>: TransactionEntry {
    var value: K.Value

    func isEqual(to other: any TransactionEntry) -> Bool {
      (other as? Entry<K>).map { ValueComparison.areEqual(value, $0.value) } ?? false
    }
  }
}

private protocol TransactionEntry {
  func isEqual(to other: any TransactionEntry) -> Bool
}

/// A key of transactions with the value that holds where nobody set one.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

// MARK: - The framework's keys

extension Transaction {
  private struct AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
  private struct DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
  private struct TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
  private struct IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }

  /// The animation of the change, if any.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// When true, views do not put animations of their own into the transaction.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the speed of the changes is followed, so that a spring that begins later goes on with it.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Whether the change is one of many that an action under way makes, such as each step of a drag.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }
}

// MARK: - Running code in a transaction

/// Runs a closure and animates what its changes do to views.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     Button("\(count)") {
///       withAnimation(.bouncy) { count += 1 }
///     }
///   }
/// }
/// ```
///
/// - Parameters:
///   - animation: The animation. The default is `.default`; nil makes the changes without an animation.
///   - body: Changes state. Only changes that it makes before it returns are animated.
/// - Returns: The result of the closure.
/// - Throws: What the closure throws.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure and animates what its changes do to views; then runs another one when these animations are over.
///
/// - Parameters:
///   - animation: The animation. The default is `.default`.
///   - completionCriteria: Whether the animations are over when values look settled, `.logicallyComplete`, the default,
///     or when nothing moves any more, `.removed`.
///   - body: Changes state.
///   - completion: Runs once, with the frame in which the last of the animations is over; with the frame of the change
///     if nothing is animated.
/// - Returns: The result of the closure.
/// - Throws: What the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let waiting = AnimationCompletion(criteria: completionCriteria, completion)
  var transaction = Transaction(animation: animation)
  transaction.completions = [waiting]
  // Held until the body is through, and by whatever it changes for longer.
  waiting.begin()
  defer { ViewGraph.finish(waiting) }
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes carry a transaction.
///
/// - Parameters:
///   - transaction: Is put over the transaction of a call around this one.
///   - body: Changes state.
/// - Returns: The result of the closure.
/// - Throws: What the closure throws.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  // Changes from elsewhere reach the views later, when this call is over.
  guard MainQueue.isCurrent else { return try body() }
  let saved: Transaction = .current
  Transaction.current = transaction.merged(over: saved)
  defer { Transaction.current = saved }
  return try body()
}

/// Runs `body` with one value of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
