import SwiftUI

/// A widget's content in the size, margins and background of the widget.
struct WidgetFrame<Content: View>: View {
  let family: WidgetFamily
  let hasMargins: Bool
  let content: Content

  /// Apple's margins on a phone; widgets beside a clock have none.
  private var margins: EdgeInsets {
    family.isAccessory ? EdgeInsets() : EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }

  var body: some View {
    content
      .padding(hasMargins ? margins : EdgeInsets())
      .frame(width: family.size.width, height: family.size.height)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
        if let background {
          ZStack(alignment: background.alignment) { background.view }
            .frame(width: family.size.width, height: family.size.height, alignment: background.alignment)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: family.isAccessory ? 0 : 22, style: .continuous))
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
  }
}

extension Widget {
  /// The widget as a preview shows it, with its provider's placeholder.
  package static func preview(in family: WidgetFamily) -> AnyView { Self().preview(in: family) }

  package func preview(in family: WidgetFamily) -> AnyView {
    let description: _WidgetDescription = body._description
    let context = TimelineProviderContext(family: family, isPreview: true)
    guard let content = description.placeholder(context) else { return AnyView(EmptyView()) }
    return AnyView(WidgetFrame(family: family, hasMargins: description.hasMargins, content: content))
  }

  /// The widget as a preview shows it, once with each of its entries. Entries of other widgets are left out; without any
  /// the provider's placeholder is shown.
  func previews(in family: WidgetFamily, of entries: [any TimelineEntry]) -> [any View] {
    let description: _WidgetDescription = body._description
    let views: [any View] = entries.compactMap(description.content).map { content in
      WidgetFrame(family: family, hasMargins: description.hasMargins, content: content)
    }
    return views.isEmpty ? [preview(in: family)] : views
  }
}
