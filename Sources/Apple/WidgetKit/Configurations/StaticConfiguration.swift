import SwiftUI

/// A widget that people cannot set up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  public let _description: _WidgetDescription

  /// - Parameters:
  ///   - kind: What tells it from the app's other widgets.
  ///   - provider: Makes its entries.
  ///   - content: Makes the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    var description = _WidgetDescription(kind: kind) { context in
      AnyView(content(provider.placeholder(in: context)))
    }
    description.content = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    _description = description
  }
}

/// A widget whose choices are parameters of an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  public let _description: _WidgetDescription

  /// - Parameters:
  ///   - kind: What tells it from the app's other widgets.
  ///   - intent: The type of the intent. The default is that of the provider.
  ///   - provider: Makes its entries.
  ///   - content: Makes the view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    var description = _WidgetDescription(kind: kind) { context in
      AnyView(content(provider.placeholder(in: context)))
    }
    description.content = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    _description = description
  }
}
