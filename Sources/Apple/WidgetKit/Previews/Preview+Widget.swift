import SwiftUI

/// Shows a widget to its developer: `./rotor preview` draws it in the size of the family.
///
/// - Parameters:
///   - name: The name under which the preview is drawn; nil, the default, uses the name of its file alone.
///   - family: The size.
///   - widget: Makes the widget.
///   - timeline: Lists entries. The provider's placeholder is drawn instead of them.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// Shows a widget to its developer. The provider's placeholder is drawn.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

extension Preview {
  /// A widget with its provider's placeholder.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - family: The widget's size.
  ///   - widget: Makes the widget.
  public init(_ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget) {
    let size: CGSize = family.size
    self.init(name, traits: .fixedLayout(width: size.width, height: size.height)) {
      widget().preview(in: family)
    }
  }
}

/// Lists the entries of a preview.
@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}
