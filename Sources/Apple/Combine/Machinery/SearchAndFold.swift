extension Publisher {
  /// Subscribes through a search that ends with the first element that satisfies the predicate; `result` makes the answer
  /// of that element, or of none.
  func search<S: Subscriber>(
    _ name: String, for subscriber: S, until predicate: @escaping (Output) -> Bool,
    result: @escaping (Output?) -> S.Input?
  ) where S.Failure == Failure {
    var found: Output?
    accumulate(
      name, to: subscriber,
      add: { value in
        guard predicate(value) else { return .more }
        found = value
        return .done
      }, result: { result(found) })
  }

  /// The same with a predicate that may throw, which ends the stream with that error.
  func trySearch<S: Subscriber>(
    _ name: String, for subscriber: S, until predicate: @escaping (Output) throws -> Bool,
    result: @escaping (Output?) -> S.Input?
  ) where S.Failure == any Error {
    var found: Output?
    tryAccumulate(
      name, to: subscriber,
      add: { value in
        guard try predicate(value) else { return .more }
        found = value
        return .done
      }, result: { result(found) })
  }

  /// Subscribes through a fold over all elements, whose result comes at the end.
  func fold<S: Subscriber>(
    _ name: String, for subscriber: S, into initial: S.Input?, _ update: @escaping (inout S.Input?, Output) -> Void
  ) where S.Failure == Failure {
    var folded: S.Input? = initial
    accumulate(
      name, to: subscriber,
      add: { value in
        update(&folded, value)
        return .more
      }, result: { folded })
  }

  /// The same with a step that may throw, which ends the stream with that error.
  func tryFold<S: Subscriber>(
    _ name: String, for subscriber: S, into initial: S.Input?,
    _ update: @escaping (inout S.Input?, Output) throws -> Void
  ) where S.Failure == any Error {
    var folded: S.Input? = initial
    tryAccumulate(
      name, to: subscriber,
      add: { value in
        try update(&folded, value)
        return .more
      }, result: { folded })
  }
}
