/// A child offered the largest size of a ratio inside the proposal, or the smallest around it.
package struct AspectRatioLayout: TransparentLayout, Equatable {
  package enum Mode: Sendable {
    case fit
    case fill
  }

  /// Width divided by height, or nil for the child's ideal one.
  package let ratio: CGFloat?
  package let mode: Mode

  package init(_ ratio: CGFloat? = nil, mode: Mode) {
    self.ratio = ratio
    self.mode = mode
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    guard let child = children.first else { return .zero }
    return child.sizeThatFits(inner(proposal, child: child))
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.map { LayoutPlacement(origin: .zero, proposal: inner(proposal, child: $0)) }
  }

  private func inner(_ proposal: ProposedViewSize, child: LayoutNode) -> ProposedViewSize {
    let ideal: CGSize = child.sizeThatFits(.unspecified)
    let ratio: CGFloat = self.ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return fitted(ideal, ratio)
    // Endless room along one axis says nothing about the other, whose ideal is asked for.
    case (CGFloat.infinity?, nil), (nil, CGFloat.infinity?): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    // Nothing fills endless room along one axis and has an end along the other.
    case (let width?, let height?) where mode == .fill && width.isInfinite != height.isInfinite: return proposal
    case (let width?, let height?): return fitted(CGSize(width: width, height: height), ratio)
    }
  }

  private func fitted(_ size: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
    let byHeight: CGFloat = size.height * ratio
    let usesWidth: Bool = mode == .fit ? size.width <= byHeight : size.width >= byHeight
    return usesWidth
      ? ProposedViewSize(width: size.width, height: size.width / ratio)
      : ProposedViewSize(width: byHeight, height: size.height)
  }
}
