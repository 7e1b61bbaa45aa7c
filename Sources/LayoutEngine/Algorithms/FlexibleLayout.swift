/// A colour or shape: it takes what is proposed, and 10 points where nothing is.
package struct FlexibleLayout: TransparentLayout, Equatable {
  /// Whether it takes the largest square in the proposal, as a circle does.
  package let isSquare: Bool

  package init(isSquare: Bool = false) { self.isSquare = isSquare }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    guard isSquare else { return proposal.replacingUnspecifiedDimensions() }
    let side: CGFloat
    switch (proposal.width, proposal.height) {
    case (nil, nil): side = 10
    case (let width?, nil): side = width
    case (nil, let height?): side = height
    case (let width?, let height?): side = min(width, height)
    }
    return CGSize(width: side, height: side)
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(ProposedViewSize(size))
  }
}

/// A geometry reader: it takes what is proposed, and puts its children at the top leading corner of it.
package struct GeometryLayout: LayoutAlgorithm, Equatable {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(ProposedViewSize(size))
  }

  /// Nothing inside is seen from outside: the children are made for the size, not the size by the children.
  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? { nil }

  package func explicitGuides(children: [LayoutNode]) -> GuideSet { [] }

  package func spacing(children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }

  package func priority(children: [LayoutNode]) -> Double { 0 }
}
