/// Operators that ask of the one value, or choose it or none.
extension Just {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// The value is never compared.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The value is never compared.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  public func first() -> Just<Output> { self }
  public func last() -> Just<Output> { self }

  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    some.first(where: predicate)
  }

  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    some.last(where: predicate)
  }

  /// A negative count is an error of the caller.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    some.dropFirst(count)
  }

  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    some.drop(while: predicate)
  }

  /// A negative length is an error of the caller.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    some.prefix(maxLength)
  }

  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    some.prefix(while: predicate)
  }

  /// A negative index is an error of the caller.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    some.output(at: index)
  }

  /// Only the beginning of the range counts, as in Apple's framework: an empty range that begins at 0 chooses the value.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    Optional<Output>.Publisher(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
  }
}

extension Just where Output: Equatable {
  public func contains(_ output: Output) -> Just<Bool> {
    Just<Bool>(self.output == output)
  }

  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  public func min() -> Just<Output> { self }
  public func max() -> Just<Output> { self }
}

/// Operators that put elements before or after the value.
extension Just {
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where Output == S.Element {
    Publishers.Sequence(sequence: Array(elements) + [output])
  }

  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where Output == S.Element {
    Publishers.Sequence(sequence: [output] + elements)
  }
}
