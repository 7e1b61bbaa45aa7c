import ChartEngine
import CoreGraphics
import Observation
import SwiftUICore
import SwiftUIScrolling

/// How far a chart is scrolled. The axes beside the plot area follow it.
@Observable final class ChartScroll {
  /// From the leading edge and the top of the whole plot area, in points.
  var offset: CGPoint = .zero
  /// The values at which the shown part began last; they stay there when the chart has other data or another size.
  @ObservationIgnored var shown: [Axis: PlotValue] = [:]
}

/// The plot area of a scrollable chart.
struct ScrolledPlot: View {
  let model: ChartModel
  let scroll: ChartScroll
  let history: PlotHistory

  var body: some View {
    GeometryReader { proxy in
      // Where it is scrolled to at first is known with the size.
      if proxy.size.width > 0, proxy.size.height > 0 {
        ScrolledPlotArea(model: model, scroll: scroll, history: history, size: proxy.size)
      }
    }
    .frame(idealWidth: 240, idealHeight: 160)
    .transformAnchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0.container = $1 }
  }
}

/// The plot area of a scrollable chart of which a size is shown.
private struct ScrolledPlotArea: View {
  let model: ChartModel
  let scroll: ChartScroll
  let history: PlotHistory
  let size: CGSize
  @State private var position: ScrollPosition

  init(model: ChartModel, scroll: ChartScroll, history: PlotHistory, size: CGSize) {
    self.model = model
    self.scroll = scroll
    self.history = history
    self.size = size
    let content: CGSize = model.contentSize(for: size)
    var point: CGPoint = .zero
    for axis in [Axis.horizontal, .vertical] where model.scrollAxes.contains(axis) {
      guard let window = model.window(axis, content: content, container: size) else { continue }
      let settings: AxisSettings = model.settings(axis)
      let wanted: PlotValue? = settings.scrollPosition?.get() ?? scroll.shown[axis] ?? settings.initialPosition
      let offset: CGFloat = wanted.flatMap { window.offset(of: $0) } ?? window.start
      if axis == .horizontal { point.x = offset } else { point.y = offset }
    }
    _position = State(initialValue: ScrollPosition(point: point))
  }

  private var content: CGSize { model.contentSize(for: size) }

  /// What the shown values follow: another size or scale moves them.
  private struct Layout: Equatable {
    var content: CGSize
    var container: CGSize
    var x: PositionScale?
    var y: PositionScale?
  }

  var body: some View {
    ScrollView(model.scrollAxes) {
      ScrolledPlotContent(model: model, history: history)
        .frame(width: content.width, height: content.height)
    }
    .scrollPosition($position)
    .scrollTargetBehavior(
      ChartScrollTargets(behavior: model.settings.scrollTarget) { [model] size in
        ChartProxy(model: model, size: size, anchors: PlotAnchors())
      }
    )
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: { _, offset in
      follow(offset)
    }
    .onChange(of: Layout(content: content, container: size, x: model.x?.scale, y: model.y?.scale)) {
      move(to: scroll.shown)
    }
    .onChange(of: wanted) { _, new in
      move(to: new.filter { scroll.shown[$0.key] != $0.value })
    }
  }

  /// The values that an app asks for.
  private var wanted: [Axis: PlotValue] {
    var wanted: [Axis: PlotValue] = [:]
    for axis in [Axis.horizontal, .vertical] where model.scrollAxes.contains(axis) {
      wanted[axis] = model.settings(axis).scrollPosition?.get()
    }
    return wanted
  }

  private func follow(_ offset: CGPoint) {
    scroll.offset = offset
    for axis in [Axis.horizontal, .vertical] where model.scrollAxes.contains(axis) {
      guard let window = model.window(axis, content: content, container: size),
        let value = window.value(at: offset.coordinate(axis))
      else { continue }
      scroll.shown[axis] = value
      guard let binding = model.settings(axis).scrollPosition else { continue }
      binding.set(value)
      // A type that rounds its values, such as Int, keeps another one.
      scroll.shown[axis] = binding.get()
    }
  }

  private func move(to values: [Axis: PlotValue]) {
    for (axis, value) in values {
      guard let window = model.window(axis, content: content, container: size), let offset = window.offset(of: value)
      else { continue }
      if axis == .horizontal { position.scrollTo(x: offset) } else { position.scrollTo(y: offset) }
    }
  }
}

/// All of the plot area of a scrollable chart, with annotations and what selects.
private struct ScrolledPlotContent: View {
  let model: ChartModel
  let history: PlotHistory

  var body: some View {
    PlotView(model: model, history: history)
      .overlay { MarkSymbols(model: model) }
      .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { PlotAnchors(plot: $0) }
      .overlay {
        GeometryReader { proxy in
          let plot = CGRect(origin: .zero, size: proxy.size)
          if model.hasAnnotations { ChartAnnotations(model: model, plot: plot, chart: proxy.size, padding: nil) }
          if model.selects { ChartSelection(model: model, anchors: PlotAnchors(), plot: plot) }
        }
      }
  }
}

extension ChartModel {
  func settings(_ axis: Axis) -> AxisSettings { axis == .horizontal ? settings.x : settings.y }
}

/// An axis beside a plot area that is scrolled along it.
struct ScrolledAxis: View {
  let model: ChartModel
  let edge: AxisEdge
  let scroll: ChartScroll

  var body: some View {
    ScrolledAxisLayout(
      axis: edge.axis, pages: CGFloat(model.axis(edge.axis)?.pages ?? 1), offset: scroll.offset.coordinate(edge.axis)
    ) {
      AxisLabels(model: model, edge: edge)
    }
    .clipped()
  }
}

/// Shows a part of a view that is longer than the layout along one axis.
struct ScrolledAxisLayout: Layout {
  let axis: Axis
  let pages: CGFloat
  let offset: CGFloat

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: proposal.width.map { $0 * pages }, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: proposal.height.map { $0 * pages })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let size = subviews.first?.sizeThatFits(inner(proposal)) else { return .zero }
    return axis == .horizontal
      ? CGSize(width: proposal.width ?? size.width, height: size.height)
      : CGSize(width: size.width, height: proposal.height ?? size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let place = CGPoint(
      x: bounds.minX - (axis == .horizontal ? offset : 0), y: bounds.minY - (axis == .vertical ? offset : 0))
    subviews.first?.place(at: place, proposal: inner(ProposedViewSize(bounds.size)))
  }

  /// Labels beyond the ends are not shown, so that they take no room.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == AxisOverhang.leading || guide == AxisOverhang.trailing ? 0 : nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == AxisOverhang.top || guide == AxisOverhang.bottom ? 0 : nil }
}
