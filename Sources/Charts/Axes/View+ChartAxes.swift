import ChartEngine
import CoreGraphics
import SwiftUICore

extension View {
  /// Shows or hides the x axis of charts.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.x.visibility = visibility }
  }

  /// Sets the marks along the x axis of charts.
  ///
  /// - Parameter content: Makes the marks.
  public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    var axes = _Axes()
    content()._addAxes(to: &axes)
    let list: [AxisDescription] = axes.list
    return chartSetting { $0.x.content = list }
  }

  /// Changes the view that shows the x axis of charts.
  ///
  /// - Parameter content: Makes a view of the axis.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSetting { $0.x.style = { AnyView(content($0)) } }
  }

  /// Shows or hides the y axis of charts.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.y.visibility = visibility }
  }

  /// Sets the marks along the y axis of charts.
  ///
  /// - Parameter content: Makes the marks.
  public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    var axes = _Axes()
    content()._addAxes(to: &axes)
    let list: [AxisDescription] = axes.list
    return chartSetting { $0.y.content = list }
  }

  /// Changes the view that shows the y axis of charts.
  ///
  /// - Parameter content: Makes a view of the axis.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSetting { $0.y.style = { AnyView(content($0)) } }
  }

}

// MARK: - Titles of the x axis

extension View {
  /// Gives the x axis of charts a title that is looked up.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the title.
  ///   - position: Where the title stands.
  ///   - alignment: How it is aligned with the plot area.
  ///   - spacing: The distance to the axis, in points; nil is the chart's.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { AxisTitleText(text: Text(labelKey)) }
  }

  /// Gives the x axis of charts a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { AxisTitleText(text: Text(label)) }
  }

  /// Gives the x axis of charts a title.
  public nonisolated func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { AxisTitleText(text: label) }
  }

  /// Gives the x axis of charts a view as title.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisSettings.AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chartSetting { $0.x.titles.append(title) }
  }
}

// MARK: - Titles of the y axis

extension View {
  /// Gives the y axis of charts a title that is looked up.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the title.
  ///   - position: Where the title stands.
  ///   - alignment: How it is aligned with the plot area.
  ///   - spacing: The distance to the axis, in points; nil is the chart's.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { AxisTitleText(text: Text(labelKey)) }
  }

  /// Gives the y axis of charts a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { AxisTitleText(text: Text(label)) }
  }

  /// Gives the y axis of charts a title.
  public nonisolated func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { AxisTitleText(text: label) }
  }

  /// Gives the y axis of charts a view as title.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisSettings.AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chartSetting { $0.y.titles.append(title) }
  }
}

/// A title as the chart writes it.
nonisolated struct AxisTitleText: View {
  let text: Text

  var body: some View { text.font(.caption).foregroundStyle(.secondary) }
}
