/// A line across the stack around it: upright in a row, level in a column or alone.
package struct DividerLayout: TransparentLayout, Equatable {
  /// The axis of the stack, or nil outside of stacks.
  package let axis: Axis?
  /// In points.
  package let thickness: CGFloat

  package init(axis: Axis?, thickness: CGFloat = 1) {
    self.axis = axis
    self.thickness = thickness
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    var answer = SizeAnswer(proposal.replacingUnspecifiedDimensions(), .only(proposal))
    let across: Axis = axis ?? .vertical
    answer.size[across] = thickness
    answer.scope[across] = .all
    return answer
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(ProposedViewSize(size))
  }
}
