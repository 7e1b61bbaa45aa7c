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
    axis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(ProposedViewSize(size))
  }
}
