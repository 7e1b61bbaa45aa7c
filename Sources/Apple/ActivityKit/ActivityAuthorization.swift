import Foundation

/// Whether the app may begin activities.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  /// False: a desktop shows no activities.
  public let areActivitiesEnabled: Bool = false
  /// False: a desktop shows no activities.
  public let frequentPushesEnabled: Bool = false

  /// The answers to come: none, as nothing changes.
  public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
  /// The answers to come: none, as nothing changes.
  public var frequentPushEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }

  /// Answers, one after the other.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    public typealias Failure = Never

    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> Bool? { nil }
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}

/// Why an activity did not begin.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The values are too large.
  case attributesTooLarge
  /// The people of the device do not want activities.
  case denied
  /// The device has too many.
  case globalMaximumExceeded
  /// The process may not begin any.
  case malformedActivityIdentifier
  case missingProcessIdentifier
  case persistenceFailure
  case reconnectNotPermitted
  /// The app has too many.
  case targetMaximumExceeded
  /// The process has no right to activities.
  case unentitled
  /// The system has no activities; every request on a desktop throws this.
  case unsupported
  /// The app is not seen.
  case visibility
}

extension ActivityAuthorizationError: LocalizedError {
  public var failureReason: String? {
    switch self {
    case .unsupported: "This system does not show live activities."
    case .attributesTooLarge: "The attributes are too large."
    case .denied: "Live activities are turned off."
    case .globalMaximumExceeded, .targetMaximumExceeded: "There are too many live activities."
    case .malformedActivityIdentifier: "The activity's identifier is malformed."
    case .missingProcessIdentifier, .unentitled: "The process may not start live activities."
    case .persistenceFailure: "The activity could not be kept."
    case .reconnectNotPermitted: "The activity belongs to another process."
    case .visibility: "The app is in the background."
    }
  }

  public var errorDescription: String? { failureReason }

  public var recoverySuggestion: String? { nil }
}
