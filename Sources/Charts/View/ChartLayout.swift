import CoreGraphics
import SwiftUICore

/// What a view of a chart is.
enum ChartPart: Equatable {
  case plot
  case axis(AxisEdge)
  case title(ChartPlacement)
  case legend(ChartPlacement)
}

struct ChartPartKey: LayoutValueKey {
  static let defaultValue: ChartPart = .plot
}

/// How far labels of an axis reach beyond its ends: guides that an axis sets.
enum AxisOverhang {
  enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  static let leading = HorizontalAlignment(Start.self)
  static let trailing = HorizontalAlignment(End.self)
  static let top = VerticalAlignment(Start.self)
  static let bottom = VerticalAlignment(End.self)
}

/// Arranges the parts of a chart: the plot area takes what the others leave.
struct ChartLayout: Layout {
  /// What stands around the plot area, in points.
  private struct Surroundings {
    var axes = EdgeInsets()
    var outer = EdgeInsets()

    var width: CGFloat { axes.leading + axes.trailing + outer.leading + outer.trailing }
    var height: CGFloat { axes.top + axes.bottom + outer.top + outer.bottom }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let around: Surroundings = surroundings(proposal, subviews)
    guard let plot = subviews.first(where: { $0[ChartPartKey.self] == .plot }) else { return .zero }
    let size: CGSize = plot.sizeThatFits(inner(proposal, around))
    return CGSize(width: size.width + around.width, height: size.height + around.height)
  }

  private func inner(_ proposal: ProposedViewSize, _ around: Surroundings) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - around.width) },
      height: proposal.height.map { max(0, $0 - around.height) })
  }

  private func surroundings(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Surroundings {
    var around = Surroundings()
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .title(let placement) where !placement.isOverlay, .legend(let placement) where !placement.isOverlay:
        let size: CGSize = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        guard size.width > 0, size.height > 0 else { continue }
        switch placement.edge {
        case .top: around.outer.top += size.height + placement.spacing
        case .bottom: around.outer.bottom += size.height + placement.spacing
        case .leading: around.outer.leading += size.width + placement.spacing
        case .trailing: around.outer.trailing += size.width + placement.spacing
        }
      case .plot, .title, .legend: continue
      case .axis(let edge):
        let size: CGSize = subview.sizeThatFits(
          ProposedViewSize(width: Self.labelWidth(of: edge, in: proposal.width), height: nil))
        switch edge {
        case .top: around.axes.top = size.height
        case .bottom: around.axes.bottom = size.height
        case .leading: around.axes.leading = size.width
        case .trailing: around.axes.trailing = size.width
        }
      }
    }
    // Labels at the ends of an axis may reach beyond the plot area, over the other axis or where there is none.
    let plot: ProposedViewSize = inner(proposal, around)
    for subview in subviews {
      guard case .axis(let edge) = subview[ChartPartKey.self] else { continue }
      if edge.axis == .horizontal {
        let dimensions: ViewDimensions = subview.dimensions(in: ProposedViewSize(width: plot.width, height: nil))
        around.axes.leading = max(around.axes.leading, dimensions[AxisOverhang.leading])
        around.axes.trailing = max(around.axes.trailing, dimensions[AxisOverhang.trailing])
      } else {
        let dimensions: ViewDimensions = subview.dimensions(
          in: ProposedViewSize(width: Self.labelWidth(of: edge, in: proposal.width), height: plot.height))
        around.axes.top = max(around.axes.top, dimensions[AxisOverhang.top])
        around.axes.bottom = max(around.axes.bottom, dimensions[AxisOverhang.bottom])
      }
    }
    return around
  }

  /// The most that an axis at the side takes of a chart's width, so that long names of categories leave room for the
  /// plot area: they are broken into lines. Apple's documentation names no share; this is half of the chart.
  private static func labelWidth(of edge: AxisEdge, in width: CGFloat?) -> CGFloat? {
    guard edge.axis == .vertical, let width, width.isFinite else { return nil }
    return width / 2
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let around: Surroundings = surroundings(ProposedViewSize(bounds.size), subviews)
    let plot = CGRect(
      x: bounds.minX + around.outer.leading + around.axes.leading,
      y: bounds.minY + around.outer.top + around.axes.top, width: max(0, bounds.width - around.width),
      height: max(0, bounds.height - around.height))
    var used = EdgeInsets()
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .axis(let edge): place(subview, at: edge, of: plot, in: bounds.width)
      case .title(let placement), .legend(let placement):
        place(subview, placement, in: bounds, plot: plot, around, &used)
      }
    }
  }

  private func place(_ subview: LayoutSubview, at edge: AxisEdge, of plot: CGRect, in width: CGFloat) {
    let side = ProposedViewSize(width: Self.labelWidth(of: edge, in: width), height: plot.height)
    switch edge {
    case .bottom:
      subview.place(
        at: CGPoint(x: plot.minX, y: plot.maxY), proposal: ProposedViewSize(width: plot.width, height: nil))
    case .top:
      subview.place(
        at: CGPoint(x: plot.minX, y: plot.minY), anchor: .bottomLeading,
        proposal: ProposedViewSize(width: plot.width, height: nil))
    case .leading:
      subview.place(
        at: CGPoint(x: plot.minX, y: plot.minY), anchor: .topTrailing, proposal: side)
    case .trailing:
      subview.place(
        at: CGPoint(x: plot.maxX, y: plot.minY), proposal: side)
    }
  }

  /// Titles stand outside of the axes, along the plot area; the legend outside of them.
  private func place(
    _ subview: LayoutSubview, _ placement: ChartPlacement, in bounds: CGRect, plot: CGRect, _ around: Surroundings,
    _ used: inout EdgeInsets
  ) {
    let isLegend: Bool = if case .legend = subview[ChartPartKey.self] { true } else { false }
    let proposal = ProposedViewSize(width: bounds.width, height: nil)
    let size: CGSize = subview.sizeThatFits(proposal)
    let along: CGRect = isLegend && !placement.isOverlay ? bounds : plot
    if placement.isOverlay {
      let x: CGFloat = along.minX + (along.width - size.width) * placement.alignment.horizontalShare
      let y: CGFloat = along.minY + (along.height - size.height) * placement.alignment.verticalShare
      return subview.place(at: CGPoint(x: x, y: y), proposal: proposal)
    }
    guard size.width > 0, size.height > 0 else { return subview.place(at: plot.origin, proposal: proposal) }
    // A title that is longer than the plot area may take the width of the chart.
    let x: CGFloat = max(
      bounds.minX,
      min(bounds.maxX - size.width, along.minX + (along.width - size.width) * placement.alignment.horizontalShare))
    let y: CGFloat = along.minY + (along.height - size.height) * placement.alignment.verticalShare
    let space: CGFloat = placement.spacing
    switch placement.edge {
    case .top:
      used.top += size.height + space
      subview.place(at: CGPoint(x: x, y: plot.minY - around.axes.top - used.top), proposal: proposal)
    case .bottom:
      subview.place(at: CGPoint(x: x, y: plot.maxY + around.axes.bottom + used.bottom + space), proposal: proposal)
      used.bottom += size.height + space
    case .leading:
      used.leading += size.width + space
      subview.place(at: CGPoint(x: plot.minX - around.axes.leading - used.leading, y: y), proposal: proposal)
    case .trailing:
      subview.place(at: CGPoint(x: plot.maxX + around.axes.trailing + used.trailing + space, y: y), proposal: proposal)
      used.trailing += size.width + space
    }
  }
}

extension Alignment {
  /// 0 at the leading edge, 1 at the trailing one.
  var horizontalShare: CGFloat {
    switch horizontal {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }

  /// 0 at the top, 1 at the bottom.
  var verticalShare: CGFloat {
    switch vertical {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }
}
