/// A child with its centre at a point of the proposed size, all of which it takes.
package struct PositionLayout: TransparentLayout, Equatable {
  package let position: CGPoint

  package init(_ position: CGPoint) { self.position = position }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: children.first?.sizeThatFits(proposal) ?? .zero)
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.map { child in
      let own: CGSize = child.sizeThatFits(proposal)
      let origin: CGPoint = CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2)
      return LayoutPlacement(origin: origin, proposal: proposal)
    }
  }
}
