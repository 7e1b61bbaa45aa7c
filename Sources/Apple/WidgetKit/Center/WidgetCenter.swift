import AppIntents
import Foundation

/// Widgets of the app that people have chosen: none, on a desktop.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  private init() {}

  /// Asks the providers of a kind again: no widget is shown that could change.
  public func reloadTimelines(ofKind kind: String) {}
  /// Asks all providers again: no widget is shown that could change.
  public func reloadAllTimelines() {}
  /// Offers other choices: nothing offers any.
  public func invalidateConfigurationRecommendations() {}
  /// Weighs widgets anew: nothing weighs any.
  public func invalidateRelevance(ofKind kind: String) {}

  /// The widgets that people have chosen: none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }

  /// The widgets that people have chosen: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that people have chosen.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// What tells it from the app's other widgets.
  public let kind: String
  /// Its size.
  public let family: WidgetFamily

  public var id: WidgetInfo { self }

  package init(kind: String, family: WidgetFamily) {
    self.kind = kind
    self.family = family
  }

  /// The choices that were made: none, as no widget is chosen.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
    nil
  }
}
