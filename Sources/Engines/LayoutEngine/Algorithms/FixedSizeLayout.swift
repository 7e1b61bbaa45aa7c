/// A child at its ideal size in the chosen axes, whatever is proposed.
package struct FixedSizeLayout: TransparentLayout, Equatable {
  package let axes: Axis.Set

  package init(horizontal: Bool = true, vertical: Bool = true) {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    self.axes = axes
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    guard var answer: SizeAnswer = children.first?.answer(inner(proposal)) else { return .nothing }
    if axes.contains(.horizontal) { answer.scope.width = .all }
    if axes.contains(.vertical) { answer.scope.height = .all }
    return answer
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
