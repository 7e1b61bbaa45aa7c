/// A child drawn elsewhere: neighbours and alignment see it where it was.
package struct OffsetLayout: TransparentLayout, Equatable {
  package let offset: CGSize

  package init(_ offset: CGSize) { self.offset = offset }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.map { _ in
      LayoutPlacement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    children.first?.dimensions(in: proposal)[explicit: key]
  }
}
