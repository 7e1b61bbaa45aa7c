/// A child with another at one of its edges, which takes its room away there: `safeAreaInset`.
///
/// The bar is offered what the child can do without, the child what the bar leaves.
package struct InsetLayout: LayoutAlgorithm, Equatable {
  package let edge: Edge
  /// The distance between the two in points, or nil for what they prefer.
  package let spacing: CGFloat?
  /// How the two are aligned across the edge's axis.
  package let alignment: AlignmentKey

  package init(edge: Edge, spacing: CGFloat?, alignment: AlignmentKey) {
    self.edge = edge
    self.spacing = spacing
    self.alignment = alignment
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private struct Parts {
    var child: ProposedViewSize
    var bar: ProposedViewSize
    var childSize: CGSize
    var barSize: CGSize
    var spacing: CGFloat
  }

  private func parts(_ proposal: ProposedViewSize, children: [LayoutNode]) -> Parts? {
    guard let child = children.first, children.count > 1 else { return nil }
    let bar: LayoutNode = children[1]
    let spacing: CGFloat = self.spacing ?? child.spacing.distance(to: bar.spacing, along: axis)
    var barProposal: ProposedViewSize = proposal
    var childProposal: ProposedViewSize = proposal
    if let length = proposal[axis] {
      let free: CGFloat = max(0, length - spacing)
      var least: ProposedViewSize = proposal
      least[axis] = 0
      barProposal[axis] = max(0, free - child.sizeThatFits(least)[axis])
    }
    let barSize: CGSize = bar.sizeThatFits(barProposal)
    if let length = proposal[axis] { childProposal[axis] = max(0, length - barSize[axis] - spacing) }
    return Parts(
      child: childProposal, bar: barProposal, childSize: child.sizeThatFits(childProposal), barSize: barSize,
      spacing: spacing)
  }

  /// What the bar and the distance take from the child, in points.
  package func inset(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGFloat {
    parts(proposal, children: children).map { $0.barSize[axis] + $0.spacing } ?? 0
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    guard let parts = parts(proposal, children: children) else {
      return children.first?.sizeThatFits(proposal) ?? .zero
    }
    let length: CGFloat = max(0, parts.childSize[axis] + parts.spacing + parts.barSize[axis])
    return axis == .vertical
      ? CGSize(width: max(parts.childSize.width, parts.barSize.width), height: length)
      : CGSize(width: length, height: max(parts.childSize.height, parts.barSize.height))
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    var offered: ProposedViewSize = proposal
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    offered[across] = proposal[across] ?? size[across]
    guard let parts = parts(offered, children: children) else { return children.placedAtOrigin(proposal) }
    let isFirst: Bool = edge == .top || edge == .leading
    func origin(along length: CGFloat, atStart: Bool, across offset: CGFloat) -> CGPoint {
      let along: CGFloat = atStart ? 0 : size[axis] - length
      return axis == .vertical ? CGPoint(x: offset, y: along) : CGPoint(x: along, y: offset)
    }
    let childAcross: CGFloat = (size[across] - parts.childSize[across]) / 2
    let child: CGFloat = children[0].dimensions(in: parts.child)[alignment]
    let bar: CGFloat = children[1].dimensions(in: parts.bar)[alignment]
    return [
      LayoutPlacement(
        origin: origin(along: parts.childSize[axis], atStart: !isFirst, across: childAcross), proposal: parts.child),
      LayoutPlacement(
        origin: origin(along: parts.barSize[axis], atStart: isFirst, across: childAcross + child - bar),
        proposal: parts.bar),
    ]
  }
}
