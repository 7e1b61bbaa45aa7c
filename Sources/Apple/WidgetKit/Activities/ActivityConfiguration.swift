import ActivityKit
import SwiftUI

/// The views of a live activity.
///
/// No desktop shows activities; `./rotor preview` draws their previews.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  public let _description: _WidgetDescription

  /// - Parameters:
  ///   - attributesType: The type of the activity's values.
  ///   - content: Makes the view on the lock screen.
  ///   - dynamicIsland: Makes the island around the camera.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    var description = _WidgetDescription(kind: "\(attributesType)") { _ in nil }
    description.activity = ActivityDescription(
      attributes: attributesType,
      content: { context in (context as? ActivityViewContext<Attributes>).map { AnyView(content($0)) } },
      island: { context in (context as? ActivityViewContext<Attributes>).map(dynamicIsland) })
    _description = description
  }
}

/// The views of an activity, for contexts of its own attributes; nil for those of others.
package struct ActivityDescription {
  package let attributes: any ActivityAttributes.Type
  package let content: @MainActor (Any) -> AnyView?
  package let island: @MainActor (Any) -> DynamicIsland?
}

/// The values from which the views of an activity are made.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The values that stay.
  public let attributes: Attributes
  /// The values that change.
  public let state: Attributes.ContentState
  /// Whether the values are out of date.
  public let isStale: Bool
  /// The unique identifier of the activity; `preview` in previews.
  public let activityID: String

  package init(attributes: Attributes, state: Attributes.ContentState, isStale: Bool = false) {
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
    activityID = "preview"
  }
}

/// The places for activities, by their size.
public enum ActivityFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// A watch, or a car.
  case small
  /// A phone's lock screen.
  case medium

  public var description: String { self == .small ? "small" : "medium" }
}

extension WidgetConfiguration {
  /// Names further places in which the activity can be shown: there are none here.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
