/// Runs a closure. Nothing is autoreleased here; on Apple's systems this frees what the closure has left to its pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
