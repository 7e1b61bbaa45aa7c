/// Room around a child, in points; negative insets let it reach over its edges.
package struct PaddingLayout: TransparentLayout, Equatable {
  package let insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets.finite }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    let child: CGSize = children.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    return CGSize(
      width: max(0, child.width + insets.total(.horizontal)),
      height: max(0, child.height + insets.total(.vertical)))
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.map { _ in
      LayoutPlacement(
        origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }
  }

  /// A padded edge wants the default distance: what the child wished is inside.
  package func spacing(children: [LayoutNode]) -> ViewSpacing {
    var spacing: ViewSpacing = children.first?.spacing ?? ViewSpacing()
    spacing.reset(insets.nonzeroEdges)
    return spacing
  }
}
