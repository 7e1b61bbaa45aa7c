import Foundation

/// The app's permissions for live activities.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  /// False: a desktop shows no activities.
  public let areActivitiesEnabled: Bool = false
  /// False: a desktop shows no activities.
  public let frequentPushesEnabled: Bool = false

  /// The changes of the permission: none.
  public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
  /// The changes of the permission: none.
  public var frequentPushEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }

  /// The values of a permission, one after the other.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    public typealias Failure = Never

    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> Bool? { nil }
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}

/// The reasons for which an activity does not begin.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The attributes are too large.
  case attributesTooLarge
  /// People turned live activities off.
  case denied
  /// The device has as many activities as it can show.
  case globalMaximumExceeded
  /// The identifier of the activity is malformed.
  case malformedActivityIdentifier
  /// The process that asks for the activity has no identifier.
  case missingProcessIdentifier
  /// The system could not store the activity.
  case persistenceFailure
  /// The activity was begun by another process.
  case reconnectNotPermitted
  /// The app has as many activities as it may have.
  case targetMaximumExceeded
  /// The app lacks the entitlement for activities.
  case unentitled
  /// The system has no activities; every request on a desktop throws this.
  case unsupported
  /// The app is in the background.
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
