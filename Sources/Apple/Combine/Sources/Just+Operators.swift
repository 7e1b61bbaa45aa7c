/// Operators of a publisher whose one value is known: they work on the value at once, and what comes out is known again.
extension Just {
  public func map<T>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  /// An error thrown becomes the result.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    known.tryMap(transform)
  }

  /// Changes the kind of error only: there is none to transform.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    known.mapError(transform)
  }

  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(output)
  }

  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(transform(output))
  }

  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    some.filter(isIncluded)
  }

  public func collect() -> Just<[Output]> {
    Just<[Output]>([output])
  }

  public func count() -> Just<Int> {
    Just<Int>(1)
  }

  public func ignoreOutput() -> Empty<Output, Never> {
    Empty()
  }

  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    known.reduce(initialResult, nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    known.tryReduce(initialResult, nextPartialResult)
  }

  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    known.scan(initialResult, nextPartialResult)
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    known.tryScan(initialResult, nextPartialResult)
  }

  /// The value is never compared.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The predicate is called with the value twice, for the sake of the error that it may throw.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    known.tryRemoveDuplicates(by: predicate)
  }

  public func replaceError(with output: Output) -> Just<Output> { self }
  public func replaceEmpty(with output: Output) -> Just<Output> { self }
  public func retry(_ times: Int) -> Just<Output> { self }

  private var known: Result<Output, Never>.Publisher { Result<Output, Never>.Publisher(output) }
  var some: Optional<Output>.Publisher { Optional<Output>.Publisher(output) }
}
