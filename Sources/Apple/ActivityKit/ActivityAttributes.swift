import Foundation

/// The values that a live activity shows: its own properties stay as they are, those of `ContentState` change.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The values that change while the activity goes on.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The values of an activity that change, with their date and relevance.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The values.
  public let state: State
  /// The date from which on the values are out of date; nil for never.
  public let staleDate: Date?
  /// The importance of the activity among the others of its app. The default is 0.
  public let relevanceScore: Double

  /// - Parameters:
  ///   - state: The values.
  ///   - staleDate: The date from which on the values are out of date; nil for never.
  ///   - relevanceScore: The importance of the activity among the others of its app. The default is 0.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Equatable {}
extension ActivityContent: Hashable {}
extension ActivityContent: Sendable where State: Sendable {}

/// The states of a live activity.
public enum ActivityState: Codable, Hashable, Sendable {
  /// The activity is shown and takes updates.
  case active
  /// The activity is shown for a while with its last content.
  case ended
  /// The activity is no longer shown.
  case dismissed
  /// The activity is shown, and its content is out of date.
  case stale
  /// The activity begins at a date to come.
  case pending
}

/// The time for which the system keeps an activity that the app does not end.
public enum ActivityStyle: Codable, Hashable, Sendable {
  /// Until the app or a person ends the activity.
  case standard
  /// Until people lock the device.
  case transient
}
