/// A frame of fixed dimensions; a dimension that is nil is the child's.
package struct FrameLayout: TransparentLayout, Equatable {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: Alignment

  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = LayoutDiagnostics.frameLength(width, "width", allowsInfinity: false)
    self.height = LayoutDiagnostics.frameLength(height, "height", allowsInfinity: false)
    self.alignment = alignment
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    if let width, let height { return SizeAnswer(CGSize(width: width, height: height), .all) }
    var answer: SizeAnswer = children.first?.answer(inner(proposal)) ?? .nothing
    if let width {
      answer.size.width = width
      answer.scope.width = .all
    }
    if let height {
      answer.size.height = height
      answer.scope.height = .all
    }
    return answer
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.map { $0.placed(inner(proposal), by: alignment, in: size) }
  }

  /// Where the frame sets a dimension, its edges are new and want the default distance.
  package func spacing(children: [LayoutNode]) -> ViewSpacing {
    if width != nil, height != nil { return ViewSpacing() }
    var spacing: ViewSpacing = children.first?.spacing ?? ViewSpacing()
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
