import SwiftUI

/// Shows the view of a preview as the content of a widget.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension View {
  /// Shows the view of a preview as the content of a widget: in the size, with the margins and background of the family.
  public nonisolated func previewContext(_ value: WidgetPreviewContext) -> some View {
    WidgetFrame(family: value.family, hasMargins: true, content: self)
      .previewLayout(.fixed(width: value.family.size.width, height: value.family.size.height))
  }
}
