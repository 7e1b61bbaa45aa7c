import SwiftUI

extension WidgetConfiguration {
  fileprivate func described(
    _ change: @escaping (inout _WidgetDescription) -> Void
  ) -> DescribedWidgetConfiguration<Self> {
    DescribedWidgetConfiguration(content: self, change: change)
  }

  /// The name under which people add the widget.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    described { $0.name = displayName }
  }

  /// The name under which people add the widget. It is translated.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    described { $0.name = Text(displayNameKey) }
  }

  /// The name under which people add the widget.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
    described { $0.name = Text(displayName) }
  }

  /// The name under which people add the widget: a text that is not translated.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    described { $0.name = Text(displayName) }
  }

  /// What the widget shows, for people who add it.
  public func description(_ description: Text) -> some WidgetConfiguration {
    described { $0.explanation = description }
  }

  /// What the widget shows, for people who add it. It is translated.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    described { $0.explanation = Text(descriptionKey) }
  }

  /// What the widget shows, for people who add it.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    described { $0.explanation = Text(description) }
  }

  /// What the widget shows, for people who add it: a text that is not translated.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    described { $0.explanation = Text(description) }
  }

  /// The sizes in which the widget exists. The default is all of them.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    described { $0.families = families }
  }

  /// Lets the content reach the widget's edges; otherwise there are 16 points on each side.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    described { $0.hasMargins = false }
  }

  // MARK: What only a home screen would look at

  /// Whether the background may be left out: nothing leaves it out here.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }

  /// Where the widget is not offered first: nothing offers it here.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// The kind of a control that belongs to the widget: there are no controls here.
  public func associatedKind(_ associatedKind: String?) -> some WidgetConfiguration { self }

  /// What is done when an address session of the background has news: there are none here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// A place that shows widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}
