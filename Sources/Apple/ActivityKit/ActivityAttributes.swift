import Foundation

/// What a live activity shows: values that stay, and those that change.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The values that change while the activity goes on.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The values of an activity that change, with what the system is told about them.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The values.
  public let state: State
  /// From when on they are out of date; nil for never.
  public let staleDate: Date?
  /// How much the activity matters beside the others of its app. The default is 0.
  public let relevanceScore: Double

  /// - Parameters:
  ///   - state: The values.
  ///   - staleDate: From when on they are out of date; nil for never.
  ///   - relevanceScore: How much the activity matters beside the others of its app. The default is 0.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Equatable {}
extension ActivityContent: Hashable {}
extension ActivityContent: Sendable where State: Sendable {}

/// Where an activity is in its life.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It is shown and changes.
  case active
  /// It is shown and changes no more.
  case ended
  /// It is shown no more.
  case dismissed
  /// It is shown, and its content is out of date.
  case stale
  /// It is to begin at a date.
  case pending
}

/// How long an activity stays by itself.
public enum ActivityStyle: Codable, Hashable, Sendable {
  /// Until it is ended.
  case standard
  /// Until people lock the device.
  case transient
}
