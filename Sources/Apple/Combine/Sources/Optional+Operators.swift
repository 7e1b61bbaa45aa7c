/// Operators of a publisher whose value, or the lack of one, is known: they work at once, and what comes out is known again.
extension Optional.Publisher {
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map(transform))
  }

  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  public func filter(_ isIncluded: (Output) -> Bool) -> Self {
    Self(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Without a value that is an empty array.
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// Without a value there is no count either.
  public func count() -> Optional<Int>.Publisher {
    map { _ in 1 }
  }

  public func ignoreOutput() -> Empty<Output, Never> {
    Empty()
  }

  /// Without a value there is no result either.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// The value is never compared.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  public func replaceError(with output: Output) -> Self { self }

  public func replaceEmpty(with output: Output) -> Just<Output> {
    Just(self.output ?? output)
  }

  public func retry(_ times: Int) -> Self { self }
}

/// Operators that ask of the value, or choose it or none.
extension Optional.Publisher {
  /// Without a value there is no answer either.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  /// Without a value there is no answer either.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  /// The value is never compared.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// The value is never compared.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  public func first() -> Self { self }
  public func last() -> Self { self }

  public func first(where predicate: (Output) -> Bool) -> Self {
    filter(predicate)
  }

  public func last(where predicate: (Output) -> Bool) -> Self {
    filter(predicate)
  }

  /// A negative count is an error of the caller.
  public func dropFirst(_ count: Int = 1) -> Self {
    precondition(count >= 0, "dropFirst cannot leave out a negative number of elements (\(count)).")
    return count == 0 ? self : Self(nil)
  }

  public func drop(while predicate: (Output) -> Bool) -> Self {
    filter { !predicate($0) }
  }

  /// A negative length is an error of the caller.
  public func prefix(_ maxLength: Int) -> Self {
    precondition(maxLength >= 0, "prefix cannot publish a negative number of elements (\(maxLength)).")
    return maxLength > 0 ? self : Self(nil)
  }

  public func prefix(while predicate: (Output) -> Bool) -> Self {
    filter(predicate)
  }

  /// A negative index is an error of the caller.
  public func output(at index: Int) -> Self {
    precondition(index >= 0, "The first element has the index 0; \(index) is before it.")
    return index == 0 ? self : Self(nil)
  }

  /// A negative bound is an error of the caller.
  public func output<R: RangeExpression>(in range: R) -> Self where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "The first element has the index 0; \(range) begins before it.")
    return range.contains(0) ? self : Self(nil)
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Without a value there is no answer either.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    map { $0 == output }
  }

  public func removeDuplicates() -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  public func min() -> Self { self }
  public func max() -> Self { self }
}
