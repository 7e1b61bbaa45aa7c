import SwiftUICore

/// The plot area of a chart: lines of the axes, and the marks.
nonisolated public struct ChartPlotContent: View {
  let model: ChartModel
  let scroll: ChartScroll
  let history: PlotHistory

  @MainActor public var body: some View {
    if model.scrollAxes.isEmpty {
      PlotView(model: model, history: history)
        .overlay { MarkSymbols(model: model) }
        .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { PlotAnchors(plot: $0) }
    } else {
      ScrolledPlot(model: model, scroll: scroll, history: history)
    }
  }
}

/// An axis of a chart: its ticks and labels.
nonisolated public struct ChartAxisContent: View {
  let model: ChartModel
  let edge: AxisEdge
  let scroll: ChartScroll

  @MainActor public var body: some View {
    if model.scrollAxes.contains(edge.axis == .horizontal ? .horizontal : .vertical) {
      ScrolledAxis(model: model, edge: edge, scroll: scroll)
    } else {
      AxisLabels(model: model, edge: edge)
    }
  }
}

/// Where the plot area of a chart is.
struct PlotAnchors {
  var plot: Anchor<CGRect>?
  /// The shown part of a plot area that can be scrolled.
  var container: Anchor<CGRect>?
}

struct PlotAnchorKey: PreferenceKey {
  static var defaultValue: PlotAnchors { PlotAnchors() }

  static func reduce(value: inout PlotAnchors, nextValue: () -> PlotAnchors) {
    let next: PlotAnchors = nextValue()
    value = PlotAnchors(plot: value.plot ?? next.plot, container: value.container ?? next.container)
  }
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
