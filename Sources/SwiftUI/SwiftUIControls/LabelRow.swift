import LayoutEngine
import SwiftUICore

/// The icon's middle at the middle of the capitals of the title's first line.
struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelMetrics) private var metrics: LabelMetrics

  init(_ configuration: LabelStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack(alignment: .firstTextLineCenter, spacing: metrics.spacing ?? 8) {
      configuration.icon.modifier(ReservedIconWidth(width: metrics.iconWidth))
      configuration.title
    }
  }
}

/// A frame that is at least so wide; none where no width is reserved.
nonisolated private struct ReservedIconWidth: LayoutModifier {
  var width: CGFloat?

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm {
    guard let width else { return ProxyLayout() }
    return FlexFrameLayout(minWidth: width, alignment: .center)
  }
}

/// What modifiers say of the lengths in labels.
struct LabelMetrics: Equatable {
  var spacing: CGFloat?
  var iconWidth: CGFloat?
}

private struct LabelMetricsKey: EnvironmentKey { static var defaultValue: LabelMetrics { LabelMetrics() } }

extension EnvironmentValues {
  fileprivate(set) var labelMetrics: LabelMetrics {
    get { self[LabelMetricsKey.self] }
    set { self[LabelMetricsKey.self] = newValue }
  }

  /// The distance between icon and title that `labelIconToTitleSpacing(_:)` set, in points.
  public var labelIconToTitleSpacing: CGFloat? { labelMetrics.spacing }

  /// The width that `labelReservedIconWidth(_:)` keeps for icons, in points.
  public var labelReservedIconWidth: CGFloat? { labelMetrics.iconWidth }
}

extension View {
  /// Sets the distance between the icon and the title of labels, in points.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelMetrics) { $0.spacing = value }
  }

  /// Keeps a width for the icons of labels, in points, so that titles of several labels line up: narrower icons stand in
  /// the middle of it, wider ones take what they need.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelMetrics) { $0.iconWidth = value }
  }
}
