import ChartEngine
import CoreGraphics
import SwiftUICore

/// Puts the labels of an axis in their places beside the plot area, as far as they have room.
///
/// Along the axis the layout takes what it is offered; across it as much as the labels need.
struct AxisLabelLayout: Layout {
  let plan: AxisPlan

  private var isHorizontal: Bool { plan.edge.axis == .horizontal }

  /// A label in its place, from the leading or upper end of the edge.
  private struct Placed {
    var label: AxisPlan.Label
    var subview: LayoutSubview
    var size: CGSize
    /// The label's stretch along the edge.
    var span: LabelSpan
    var isShown: Bool = true
  }

  /// The least distance of neighbouring labels along an edge, in points.
  private static let spacing: CGFloat = 4

  // MARK: Size

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let depth: CGFloat = depth(subviews, room(proposal))
    return isHorizontal
      ? CGSize(width: finite(proposal.width), height: depth) : CGSize(width: depth, height: finite(proposal.height))
  }

  /// The width that labels at the side may take; nil where there is no limit.
  private func room(_ proposal: ProposedViewSize) -> CGFloat? {
    guard !isHorizontal, let width = proposal.width, width.isFinite else { return nil }
    return width
  }

  /// The size of a label; one that may be broken into lines is where its axis has less room.
  private func size(of label: AxisPlan.Label, _ subview: LayoutSubview, _ room: CGFloat?) -> CGSize {
    let ideal: CGSize = subview.sizeThatFits(.unspecified)
    guard let room, plan.breaks(label), ideal.width + plan.distance(of: label) > room else { return ideal }
    return subview.sizeThatFits(ProposedViewSize(width: max(0, room - plan.distance(of: label)), height: nil))
  }

  private func finite(_ length: CGFloat?) -> CGFloat { length.map { $0.isFinite ? $0 : 0 } ?? 0 }

  /// How far the labels and ticks reach from the plot area. It does not depend on which labels have room, so that the plot area
  /// keeps its size when the chart grows along the edge.
  private func depth(_ subviews: Subviews, _ room: CGFloat?) -> CGFloat {
    var depth: CGFloat = 0
    for subview in subviews {
      guard let index = subview[AxisLabelKey.self] else { continue }
      let label: AxisPlan.Label = plan.labels[index]
      guard label.preset != .inset else { continue }
      let size: CGSize = size(of: label, subview, room)
      guard size.width > 0 else { continue }
      depth = max(depth, (isHorizontal ? size.height : size.width) + plan.distance(of: label))
    }
    for tick in plan.ticks {
      switch tick.length.kind {
      case .automatic: depth = max(depth, AxisLook.tickLength)
      case .fixed(let length): depth = max(depth, length)
      case .label, .longestLabel: continue
      }
    }
    return depth
  }

  // MARK: Guides

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard isHorizontal else { return nil }
    if guide == AxisOverhang.leading { return overhang(bounds.width, subviews, nil).start }
    if guide == AxisOverhang.trailing { return overhang(bounds.width, subviews, nil).end }
    return nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard !isHorizontal else { return nil }
    if guide == AxisOverhang.top { return overhang(bounds.height, subviews, room(proposal)).start }
    if guide == AxisOverhang.bottom { return overhang(bounds.height, subviews, room(proposal)).end }
    return nil
  }

  /// How far labels reach beyond both ends of an edge of a length.
  private func overhang(
    _ length: CGFloat, _ subviews: Subviews, _ room: CGFloat?
  ) -> (start: CGFloat, end: CGFloat) {
    let shown: [Placed] = placed(subviews, in: length, room).filter(\.isShown)
    return (
      shown.map { max(0, -$0.span.start) }.max() ?? 0, shown.map { max(0, $0.span.end - length) }.max() ?? 0
    )
  }

  // MARK: Places

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let length: CGFloat = isHorizontal ? bounds.width : bounds.height
    for subview in subviews where subview[AxisLabelKey.self] == nil {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
    for placed in placed(subviews, in: length, room(proposal)) {
      guard placed.isShown else {
        placed.subview.place(at: bounds.origin, proposal: .zero)
        continue
      }
      let point: CGPoint = origin(of: placed, in: bounds)
      placed.subview.place(at: point, proposal: ProposedViewSize(placed.size))
    }
  }

  private func origin(of placed: Placed, in bounds: CGRect) -> CGPoint {
    let distance: CGFloat = plan.distance(of: placed.label)
    let isInset: Bool = placed.label.preset == .inset
    let size: CGSize = placed.size
    let offset: CGSize = placed.label.style.offset
    let across: CGFloat =
      switch plan.edge {
      case .bottom: isInset ? bounds.minY - distance - size.height : bounds.minY + distance
      case .top: isInset ? bounds.maxY + distance : bounds.maxY - distance - size.height
      case .trailing: isInset ? bounds.minX - distance - size.width : bounds.minX + distance
      case .leading: isInset ? bounds.maxX + distance : bounds.maxX - distance - size.width
      }
    return isHorizontal
      ? CGPoint(x: bounds.minX + placed.span.start + offset.width, y: across + offset.height)
      : CGPoint(x: across + offset.width, y: bounds.minY + placed.span.start + offset.height)
  }

  /// All labels along an edge of a length, and whether each has room.
  private func placed(_ subviews: Subviews, in length: CGFloat, _ room: CGFloat?) -> [Placed] {
    let range: PositionRange = plan.layoutRange(in: length)
    var result: [Placed] = []
    for subview in subviews {
      guard let index = subview[AxisLabelKey.self] else { continue }
      let label: AxisPlan.Label = plan.labels[index]
      let size: CGSize = size(of: label, subview, room)
      // An empty label takes no part.
      guard size.width > 0, size.height > 0 else { continue }
      let along: CGFloat = isHorizontal ? size.width : size.height
      let place: CGFloat = CGFloat(range.position(label.place))
      let start: CGFloat = place - along * anchorShare(label)
      result.append(
        Placed(
          label: label, subview: subview, size: size,
          span: LabelSpan(start: start, end: start + along, priority: label.description.collision.priority)))
    }
    align(&result, in: length)
    cut(&result, range)
    for group in Set(result.map(\.label.group)).sorted() { resolve(&result, group) }
    return result
  }

  /// Which part of a label lies at its value: 0 for its start, 1 for its end, from the leading edge or the top.
  private func anchorShare(_ label: AxisPlan.Label) -> CGFloat {
    if let anchor = label.description.anchor { return isHorizontal ? anchor.x : anchor.y }
    if isHorizontal, !label.isCentered, plan.model.axis(.horizontal)?.scale.kind == .date, label.orientation.isLevel {
      // A moment begins something: its label stands behind the line.
      return 0
    }
    // Beside a line that goes on, and inside of the plot area, a label stands above the line.
    if !isHorizontal, label.preset == .extended || label.preset == .inset { return 1 }
    return 0.5
  }

  /// Moves the labels at the ends inwards where the preset asks for that.
  private func align(_ labels: inout [Placed], in length: CGFloat) {
    for index in labels.indices where labels[index].label.preset == .aligned {
      let span: LabelSpan = labels[index].span
      let shift: CGFloat = span.start < 0 ? -span.start : span.end > length ? length - span.end : 0
      labels[index].span.start += shift
      labels[index].span.end += shift
    }
  }

  /// Cuts labels to the room between their neighbours where their resolution asks for that.
  private func cut(_ labels: inout [Placed], _ range: PositionRange) {
    guard isHorizontal else { return }
    let cuttable: [Int] = labels.indices.filter { labels[$0].label.mayBeCut }
    guard !cuttable.isEmpty else { return }
    let rooms: [CGFloat] = LabelLayout.rooms(
      centers: cuttable.map { (labels[$0].span.start + labels[$0].span.end) / 2 }, spacing: Self.spacing,
      length: CGFloat(range.length))
    for (index, room) in zip(cuttable, rooms) where labels[index].size.width > room {
      let middle: CGFloat = (labels[index].span.start + labels[index].span.end) / 2
      let isCentered: Bool = anchorShare(labels[index].label) == 0.5
      labels[index].size = labels[index].subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
      let width: CGFloat = min(room, labels[index].size.width)
      if isCentered { labels[index].span.start = middle - width / 2 }
      labels[index].span.end = labels[index].span.start + width
    }
  }

  private func resolve(_ labels: inout [Placed], _ group: Int) {
    let indices: [Int] = labels.indices.filter { labels[$0].label.group == group }
    let spans: [LabelSpan] = indices.map { labels[$0].span }
    let kinds: [AxisValueLabelCollisionResolution.Kind] = indices.map { labels[$0].label.description.collision.kind }
    let shown: [Bool]
    if let greedy = kinds.lazy.compactMap({ $0.greedySpacing }).first {
      shown = LabelLayout.greedy(spans, spacing: greedy ?? Self.spacing)
    } else {
      // Values in an order are thinned evenly. Names too: a reader sees which are left out.
      shown = LabelLayout.thinned(spans, spacing: isHorizontal ? Self.spacing : 0)
    }
    for (index, isShown) in zip(indices, shown) {
      let kind: AxisValueLabelCollisionResolution.Kind = labels[index].label.description.collision.kind
      labels[index].isShown = isShown || kind == .disabled || kind == .truncate
    }
  }
}

extension AxisValueLabelOrientation {
  /// Whether the text is written along x.
  var isLevel: Bool { kind == .automatic || kind == .horizontal }
}

extension AxisValueLabelCollisionResolution {
  var priority: Double {
    if case .greedy(let priority, _) = kind { return priority }
    return 0
  }
}

extension AxisValueLabelCollisionResolution.Kind {
  /// The distance of greedy labels, nil inside for the usual one; nil for others.
  var greedySpacing: CGFloat?? {
    if case .greedy(_, let spacing) = self { return .some(spacing) }
    return .none
  }
}
