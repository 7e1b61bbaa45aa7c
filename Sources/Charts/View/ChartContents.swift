import SwiftUICore

/// The plot area of a chart: lines of the axes, and the marks.
nonisolated public struct ChartPlotContent: View {
  let model: ChartModel

  @MainActor public var body: some View {
    PlotView(model: model)
      .overlay { MarkSymbols(model: model) }
      .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
  }
}

/// An axis of a chart: its ticks and labels.
nonisolated public struct ChartAxisContent: View {
  let model: ChartModel
  let edge: AxisEdge

  @MainActor public var body: some View { AxisLabels(model: model, edge: edge) }
}

/// Where the plot area of a chart is.
struct PlotAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

extension View {
  /// Changes the view that shows the plot area of charts.
  ///
  /// - Parameter content: Makes a view of the plot area.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSetting { $0.plotStyle = { AnyView(content($0)) } }
  }
}
