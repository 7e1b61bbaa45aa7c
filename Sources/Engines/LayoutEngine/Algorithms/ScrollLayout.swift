/// A viewport onto a child that has its ideal length along the axes that scroll.
///
/// Along those axes it takes what is proposed, or the content's length; across them it is as large as the content.
package struct ScrollLayout: LayoutAlgorithm, Equatable {
  package let axes: Axis.Set
  /// How far the content is scrolled, in points.
  package let offset: CGPoint
  /// Room around the content inside the viewport.
  package let insets: EdgeInsets
  /// Where content stands that is smaller than the viewport, 0 to 1 in each axis; nil for the leading and top edge, or
  /// for the middle where both axes scroll.
  package let anchor: CGPoint?

  package init(
    axes: Axis.Set = .vertical, offset: CGPoint = .zero, insets: EdgeInsets = EdgeInsets(), anchor: CGPoint? = nil
  ) {
    self.axes = axes
    self.offset = offset
    self.insets = insets.finite
    self.anchor = anchor
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    let content: CGSize = contentSize(for: proposal, children: children)
    func length(_ axis: Axis) -> CGFloat {
      axes.contains(axis) ? proposal[axis] ?? content[axis] : content[axis]
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    let content: CGSize = contentSize(for: proposal, children: children)
    let scrollsBoth: Bool = axes.contains(.horizontal) && axes.contains(.vertical)
    func origin(_ axis: Axis) -> CGFloat {
      let start: CGFloat = insets[Edge.start(of: axis)]
      let free: CGFloat = size[axis] - content[axis]
      guard axes.contains(axis) else { return start + free / 2 }
      // Content that is smaller than a viewport scrolling both ways stands in its middle.
      let fraction: CGFloat = anchor?[axis] ?? (scrollsBoth ? 0.5 : 0)
      return start - offset[axis] + max(0, free * fraction)
    }
    let point: CGPoint = CGPoint(x: origin(.horizontal), y: origin(.vertical))
    return children.map { _ in LayoutPlacement(origin: point, proposal: inner(proposal)) }
  }

  /// The size of the content with the insets around it: what can be scrolled through.
  package func contentSize(for proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    let child: CGSize = children.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, child.width + insets.total(.horizontal)),
      height: max(0, child.height + insets.total(.vertical)))
  }

  /// What scrolls by lines nothing up outside.
  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? { nil }

  package func explicitGuides(children: [LayoutNode]) -> GuideSet { [] }

  package func spacing(children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }

  package func priority(children: [LayoutNode]) -> Double { 0 }

  package func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? { nil }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inset: ProposedViewSize = proposal.inset(by: insets)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inset.width, height: axes.contains(.vertical) ? nil : inset.height)
  }
}
