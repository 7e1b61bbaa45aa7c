import ChartEngine
import CoreGraphics
import SwiftUICore

/// The plot area of a chart with all that stands around it.
struct ChartFrame: View {
  let model: ChartModel
  let padding: ChartPadding
  @State private var scroll = ChartScroll()
  @State private var history = PlotHistory()

  var body: some View {
    ChartLayout {
      plot.layoutValue(key: ChartPartKey.self, value: .plot)
      ForEach(edges, id: \.self) { edge in
        axis(edge).layoutValue(key: ChartPartKey.self, value: .axis(edge))
      }
      ForEach(titles.indices, id: \.self) { index in
        titles[index].view.outsideOfChart()
          .layoutValue(key: ChartPartKey.self, value: .title(titles[index].placement))
      }
      if let legend {
        legend.view.layoutValue(key: ChartPartKey.self, value: .legend(legend.placement))
      }
    }
    .modifier(ChartLayers(model: model, padding: padding))
    .accessibilityChart(
      title: { MarkWords(model, $0).title }, { model.describer(in: $0) })
  }

  private var plot: AnyView {
    let content = ChartPlotContent(model: model, scroll: scroll, history: history)
    return model.settings.plotStyle?(content) ?? AnyView(content)
  }

  /// The edges where marks of an axis stand.
  private var edges: [AxisEdge] {
    var edges: [AxisEdge] = []
    for group in (model.x?.groups ?? []) + (model.y?.groups ?? []) where !edges.contains(group.edge) {
      edges.append(group.edge)
    }
    return edges
  }

  private func axis(_ edge: AxisEdge) -> AnyView {
    let content = ChartAxisContent(model: model, edge: edge, scroll: scroll)
    let style: ((ChartAxisContent) -> AnyView)? =
      edge.axis == .horizontal ? model.settings.x.style : model.settings.y.style
    return style?(content) ?? AnyView(content)
  }

  private var titles: [(view: AnyView, placement: ChartPlacement)] {
    let yEdge: AxisEdge = model.y?.groups.first?.edge ?? .trailing
    let xEdge: AxisEdge = model.x?.groups.first?.edge ?? .bottom
    let x: [(view: AnyView, placement: ChartPlacement)] = model.settings.x.titles.map { title in
      (title.content, ChartPlacement(title, usual: xEdge == .top ? .top : .bottom, alignment: .center))
    }
    // A title of y stands level above its axis, where it is read without turning the head.
    let y: [(view: AnyView, placement: ChartPlacement)] = model.settings.y.titles.map { title in
      (title.content, ChartPlacement(title, usual: .top, alignment: yEdge == .leading ? .leading : .trailing))
    }
    return x + y
  }

  private var legend: (view: AnyView, placement: ChartPlacement)? {
    let settings: LegendSettings = model.settings.legend
    guard settings.visibility != .hidden else { return nil }
    let placement = ChartPlacement(
      settings.position, alignment: settings.alignment, spacing: settings.spacing, usual: .bottom,
      usualAlignment: .leading, usualSpacing: 8)
    if let content = settings.content { return (AnyView(content.outsideOfChart()), placement) }
    let legend = ChartLegend(
      model: LegendScales(model), isVertical: placement.edge == .leading || placement.edge == .trailing)
    return legend.isEmpty ? nil : (AnyView(legend), placement)
  }
}

/// Where a title or a legend stands beside the plot area.
struct ChartPlacement: Equatable {
  var edge: AxisEdge
  /// Along the edge.
  var alignment: Alignment
  var spacing: CGFloat
  /// Whether it lies on the plot area.
  var isOverlay: Bool = false

  init(_ title: AxisSettings.AxisTitle, usual: AxisEdge, alignment: Alignment) {
    self.init(
      title.position, alignment: title.alignment, spacing: title.spacing, usual: usual, usualAlignment: alignment,
      usualSpacing: 4)
  }

  init(
    _ position: AnnotationPosition, alignment: Alignment?, spacing: CGFloat?, usual: AxisEdge,
    usualAlignment: Alignment, usualSpacing: CGFloat
  ) {
    var corner: Alignment?
    switch position.place {
    case .automatic: (edge, corner) = (usual, usualAlignment)
    case .overlay: edge = usual
    case .top: edge = .top
    case .bottom: edge = .bottom
    case .leading: edge = .leading
    case .trailing: edge = .trailing
    case .topLeading: (edge, corner) = (.top, .leading)
    case .topTrailing: (edge, corner) = (.top, .trailing)
    case .bottomLeading: (edge, corner) = (.bottom, .leading)
    case .bottomTrailing: (edge, corner) = (.bottom, .trailing)
    }
    isOverlay = position.place == .overlay
    self.alignment = alignment ?? corner ?? (edge == usual && !isOverlay ? usualAlignment : .center)
    self.spacing = spacing ?? usualSpacing
  }
}
