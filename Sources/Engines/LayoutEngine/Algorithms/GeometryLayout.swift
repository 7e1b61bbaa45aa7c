/// A geometry reader: it takes what is proposed, and puts its children at the top leading corner of it.
package struct GeometryLayout: LayoutAlgorithm, Equatable {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(ProposedViewSize(size))
  }

  /// Nothing inside is seen from outside: the children are made for the size, not the size by the children.
  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? { nil }

  package func explicitGuides(children: [LayoutNode]) -> GuideSet { [] }

  package func spacing(children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }

  package func priority(children: [LayoutNode]) -> Double { 0 }

  package func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? { nil }
}
