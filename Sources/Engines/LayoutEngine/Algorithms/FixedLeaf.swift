/// A view of one size, whatever is proposed.
package struct FixedLeaf: TransparentLayout, Equatable {
  package let size: CGSize

  package init(width: CGFloat, height: CGFloat) { size = CGSize(width: width, height: height) }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize { size }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer { SizeAnswer(size, .all) }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(ProposedViewSize(size))
  }
}
