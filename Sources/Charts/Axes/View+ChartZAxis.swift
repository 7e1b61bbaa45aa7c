import ChartEngine
import CoreGraphics
import SwiftUICore

extension View {
  /// Shows or hides the z axis of charts with three axes.
  public nonisolated func chartZAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.z.visibility = visibility }
  }

  /// Sets the marks along the z axis of charts with three axes.
  ///
  /// - Parameter content: Makes the marks.
  public nonisolated func chartZAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    var axes = _Axes()
    content()._addAxes(to: &axes)
    let list: [AxisDescription] = axes.list
    return chartSetting { $0.z.content = list }
  }
}

// MARK: - Titles of the z axis

extension View {
  /// Gives the z axis of charts with three axes a title that is looked up.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the title.
  ///   - position: Where the title stands.
  ///   - alignment: How it is aligned with the plot area.
  ///   - spacing: The distance to the axis, in points; nil is the chart's.
  public nonisolated func chartZAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { AxisTitleText(text: Text(labelKey)) }
  }

  /// Gives the z axis of charts with three axes a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated func chartZAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { AxisTitleText(text: Text(label)) }
  }

  /// Gives the z axis of charts with three axes a title.
  public nonisolated func chartZAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { AxisTitleText(text: label) }
  }

  /// Gives the z axis of charts with three axes a view as title.
  public nonisolated func chartZAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisSettings.AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chartSetting { $0.z.titles.append(title) }
  }
}
