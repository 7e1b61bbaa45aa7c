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
    case (CGFloat.infinity?, nil), (nil, CGFloat.infinity?): return proposal.replacingUnspecifiedDimensions()
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
