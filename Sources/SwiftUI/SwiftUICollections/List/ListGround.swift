import HostInterface
import LayoutEngine
import SwiftUICore

/// What a list shows behind its rows, from edge to edge.
struct ListGround: ViewModifier {
  @Environment(\.listStyleKind) private var style: _ListStyleKind
  @Environment(\.scrollContentBackground) private var visibility: Visibility
  @Environment(\.isPhone) private var isPhone: Bool

  func body(content: Content) -> some View {
    content
      .background(color, ignoresSafeAreaEdges: .all)
      .overlay { if isBordered { Rectangle().strokeBorder(Color.separator, lineWidth: 1) } }
  }

  private var isBordered: Bool { style.kind == .bordered && !isPhone }

  private var color: Color {
    guard visibility != .hidden else { return .clear }
    switch style.kind {
    case .automatic, .sidebar: return isPhone ? .systemGroupedBackground : .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .plain, .inset, .bordered: return .systemBackground
    }
  }
}

/// The room before the first row of a list and behind the last one.
nonisolated struct ListMargins<Content: View>: View {
  let content: Content
  @Environment(\.listMetrics) private var metrics: ListMetrics

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content.padding(.vertical, metrics.edgeMargins) }
}

/// The texts of the headers and footers of sections.
struct SectionTextLook: ViewModifier {
  let isHeader: Bool
  @Environment(\.listStyleKind) private var style: _ListStyleKind
  @Environment(\.headerProminence) private var prominence: Prominence
  @Environment(\.isPhone) private var isPhone: Bool

  init(isHeader: Bool) { self.isHeader = isHeader }

  func body(content: Content) -> some View {
    content
      .font(font)
      .foregroundStyle(isProminent ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      .textCase(isHeader && isPhone && isGrouped && !isProminent ? .uppercase : nil)
  }

  private var isProminent: Bool { isHeader && (prominence == .increased || style.kind == .sidebar && isPhone) }

  private var isGrouped: Bool {
    switch style.kind {
    case .automatic, .grouped, .insetGrouped: true
    case .plain, .inset, .sidebar, .bordered: false
    }
  }

  private var font: Font {
    guard isHeader else { return isPhone ? .footnote : .subheadline }
    if isProminent { return isPhone ? .title3.weight(.semibold) : .headline }
    return isPhone && isGrouped ? .footnote : .subheadline.weight(.semibold)
  }
}

extension EnvironmentValues {
  var isPhone: Bool { self[IdiomKey.self] == .phone }
}
