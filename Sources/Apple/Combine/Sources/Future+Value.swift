extension Future where Failure == Never {
  /// Waits for the value; a cancelled task waits for it all the same.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        whenFulfilled { continuation.resume(with: $0) }
      }
    }
  }
}

extension Future {
  /// Waits for the value, or throws the error; a cancelled task waits all the same.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        whenFulfilled { continuation.resume(with: $0.mapError { $0 as any Error }) }
      }
    }
  }
}
