import SwiftUI

/// Asks for a review in a store: call it as a function. There is no store here, and nobody is asked.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Asks for a review: nobody is asked.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks for a review in a store.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
