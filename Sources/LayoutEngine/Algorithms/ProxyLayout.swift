/// One child, unchanged.
package struct ProxyLayout: TransparentLayout, Equatable {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(proposal)
  }
}
