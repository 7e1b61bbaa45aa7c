import Foundation

/// A live activity: content that an app shows outside of its windows while an event goes on, such as a ride or a match.
///
/// A desktop shows none. As on Apple's systems without them, `ActivityAuthorizationInfo` says that activities are not
/// enabled, and a request throws `ActivityAuthorizationError.unsupported`; so there is never an activity in a program.
/// `./rotor preview` draws the previews of activities.
public class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// The values that change.
  public typealias ContentState = Attributes.ContentState

  /// The unique identifier of the activity.
  public let id: String
  /// The values that stay.
  public let attributes: Attributes
  /// The values that change, as the last update gave them.
  public private(set) var content: ActivityContent<ContentState>
  /// The state of the activity.
  public private(set) var activityState: ActivityState = .active
  /// The style, which says how long the system keeps the activity.
  public let style: ActivityStyle

  private let contents = ActivityChanges<ActivityContent<ContentState>>()
  private let states = ActivityChanges<ActivityState>()

  /// For tests: programs have no activity on a desktop.
  package init(attributes: Attributes, content: ActivityContent<ContentState>, style: ActivityStyle = .standard) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
    self.style = style
  }

  /// The values that change, without their date and relevance.
  @available(*, deprecated, message: "Use content instead.")
  public var contentState: ContentState { content.state }

  /// The token by which servers address the activity: nil, as no messages of servers arrive.
  public var pushToken: Data? { nil }
  /// The token by which servers address the app to begin an activity: nil, as no messages of servers arrive.
  public static var pushToStartToken: Data? { nil }

  /// The app's activities of this kind: none.
  public static var activities: [Activity<Attributes>] { [] }

  // MARK: Beginning

  /// Begins an activity: throws, as a desktop shows none.
  ///
  /// - Throws: `ActivityAuthorizationError.unsupported`.
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Begins an activity in a style: throws, as a desktop shows none.
  ///
  /// - Throws: `ActivityAuthorizationError.unsupported`.
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Begins an activity at a date: throws, as a desktop shows none.
  ///
  /// - Throws: `ActivityAuthorizationError.unsupported`.
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Begins an activity: throws, as a desktop shows none.
  ///
  /// - Throws: `ActivityAuthorizationError.unsupported`.
  @available(*, deprecated, message: "Use request(attributes:content:pushType:) instead.")
  public static func request(
    attributes: Attributes, contentState: Activity<Attributes>.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  // MARK: Changing and ending

  /// Whether the activity takes updates.
  private var isOpen: Bool { activityState != .ended && activityState != .dismissed }

  /// Gives the activity other values; nothing happens after its end.
  ///
  /// - Parameters:
  ///   - content: The values.
  ///   - alertConfiguration: The alert that people get. Nil, the default, gives none.
  ///   - timestamp: The time at which the values were true. It does not count here: the last call holds.
  public func update(
    _ content: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration?,
    timestamp: Date
  ) async {
    await update(content, alertConfiguration: alertConfiguration)
  }

  /// Gives the activity other values; nothing happens after its end.
  ///
  /// - Parameters:
  ///   - content: The values.
  ///   - alertConfiguration: The alert that people get. Nil, the default, gives none.
  public func update(
    _ content: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    guard isOpen else { return }
    self.content = content
    contents.tell(content)
  }

  /// Gives the activity other values; nothing happens after its end.
  @available(*, deprecated, message: "Use update(_:alertConfiguration:) instead.")
  public func update(
    using contentState: Activity<Attributes>.ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await update(ActivityContent(state: contentState, staleDate: nil), alertConfiguration: alertConfiguration)
  }

  /// Ends the activity; nothing happens after its end.
  ///
  /// - Parameters:
  ///   - content: The last values; nil leaves them as they are.
  ///   - dismissalPolicy: How long the activity is still shown. The default is the system's.
  public func end(
    _ content: ActivityContent<Activity<Attributes>.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    guard isOpen else { return }
    if let content {
      self.content = content
      contents.tell(content)
    }
    activityState = dismissalPolicy == .immediate ? .dismissed : .ended
    states.tell(activityState)
    contents.finish()
    states.finish()
  }

  /// Ends the activity; nothing happens after its end.
  public func end(
    _ content: ActivityContent<Activity<Attributes>.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    await end(content, dismissalPolicy: dismissalPolicy)
  }

  /// Ends the activity; nothing happens after its end.
  @available(*, deprecated, message: "Use end(_:dismissalPolicy:) instead.")
  public func end(
    using contentState: Activity<Attributes>.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
  }

  // MARK: Following

  /// The contents that the activity gets from now on, until its end.
  public var contentUpdates: ContentUpdates { ContentUpdates(stream: contents.stream()) }
  /// The states that the activity comes into, until its end.
  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates(stream: states.stream()) }
  /// The push tokens that the activity gets: none.
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates(stream: .none) }
  /// The push tokens that the app gets to begin activities: none.
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates(stream: .none) }
  /// The activities that begin: none.
  public static var activityUpdates: ActivityUpdates { ActivityUpdates(stream: .none) }
}
