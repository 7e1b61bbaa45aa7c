import LayoutEngine

/// One view in a layout: what it answers, and the way to place it.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let index: Int
  let recorder: PlacementRecorder?

  /// The layout priority that `layoutPriority(_:)` gave the view; 0 without one.
  public var priority: Double { node.priority }

  /// The distances that the view wants from its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The value that `layoutValue(key:value:)` attached to the view, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.layoutValue(key) }

  /// The size that the view takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

  /// The size and the alignment guides that the view has for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

  /// Puts the point of the view that `anchor` names at a position in the layout's bounds, and offers it a size there.
  ///
  /// Call it for each view while `placeSubviews` runs; the last call for a view counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    guard let recorder else {
      LayoutDiagnostics.report(
        "A layout placed a subview while it was being measured, which does nothing: place subviews in placeSubviews.")
      return
    }
    let size: CGSize = node.sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - Self.distance(anchor.x, of: size.width),
      y: position.y - Self.distance(anchor.y, of: size.height))
    recorder.record(LayoutPlacement(origin: origin, proposal: proposal), for: index, at: position)
  }

  /// A view without end begins at the position; nothing of it lies before its anchor.
  private static func distance(_ part: CGFloat, of length: CGFloat) -> CGFloat {
    part == 0 || length.isInfinite ? 0 : part * length
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.node === b.node && a.index == b.index && a.recorder === b.recorder
  }
}
