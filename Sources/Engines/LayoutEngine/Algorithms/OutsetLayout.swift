/// A child that reaches beyond the edges of its place: nobody outside sees the difference.
package struct OutsetLayout: TransparentLayout, Equatable {
  /// How far beyond each edge, in points.
  package let outsets: EdgeInsets

  package init(_ outsets: EdgeInsets) { self.outsets = outsets.finite }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    let insets = EdgeInsets(
      top: -outsets.top, leading: -outsets.leading, bottom: -outsets.bottom, trailing: -outsets.trailing)
    let origin = CGPoint(x: -outsets.leading, y: -outsets.top)
    return children.map { _ in LayoutPlacement(origin: origin, proposal: proposal.inset(by: insets)) }
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    children.first?.dimensions(in: proposal)[explicit: key]
  }
}
