import AppIntents
import Foundation
import SwiftUI

/// Makes the entries of a widget.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// An entry that shows what the widget looks like; previews draw it.
  func placeholder(in context: Context) -> Entry
  /// An entry of now.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries of now and later.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget with choices.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// An entry that shows what the widget looks like; previews draw it.
  func placeholder(in context: Context) -> Entry
  /// An entry of now.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries of now and later.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Choices that are offered where people cannot make any. The default is none.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Choices with a name.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  package let description: String

  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.intent = intent
    self.description = String(description)
  }
}

/// Where a widget is shown.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  /// Whether it is shown to people who choose widgets, or to developers.
  public let isPreview: Bool
  /// In points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool) {
    self.family = family
    self.isPreview = isPreview
    displaySize = family.size
  }
}
