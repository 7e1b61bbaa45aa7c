/// One child, unchanged.
package struct ProxyLayout: TransparentLayout, Equatable {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    children.first?.answer(proposal) ?? .nothing
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(proposal)
  }
}
