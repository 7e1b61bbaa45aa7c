/// Room around a child, in points; negative insets let it reach over its edges.
package struct PaddingLayout: TransparentLayout, Equatable {
  package let insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets.finite }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    var answer: SizeAnswer = children.first?.answer(proposal.inset(by: insets)) ?? .nothing
    for axis in Axis.allCases {
      let total: CGFloat = insets.total(axis)
      answer.size[axis] = max(0, answer.size[axis] + total)
      let range: LengthRange = answer.scope[axis]
      guard range != .all else { continue }
      answer.scope[axis] = range.preimage(around: proposal[axis], { max(0, $0 - total) }, inverse: { $0 + total })
    }
    return answer
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
    let edges: Edge.Set = insets.nonzeroEdges
    if edges == .all { return ViewSpacing() }
    var spacing: ViewSpacing = children.first?.spacing ?? ViewSpacing()
    spacing.reset(edges)
    return spacing
  }
}
