/// A frame with a least, an ideal and a most in each dimension, in points.
///
/// The child is offered the proposal (the ideal where there is none) kept within least and most. The frame then takes
/// what it was offered, kept between the least and the most; where one of these is not given, the child's own size
/// stands for it.
package struct FlexFrameLayout: TransparentLayout, Equatable {
  package struct Limits: Equatable, Sendable {
    package let min: CGFloat?
    package let ideal: CGFloat?
    package let max: CGFloat?

    package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
      let min: CGFloat? = LayoutDiagnostics.frameLength(min, "minimum", allowsInfinity: true)
      var ideal: CGFloat? = LayoutDiagnostics.frameLength(ideal, "ideal", allowsInfinity: true)
      var max: CGFloat? = LayoutDiagnostics.frameLength(max, "maximum", allowsInfinity: true)
      if (min ?? 0) > (ideal ?? max ?? .infinity) || (ideal ?? 0) > (max ?? .infinity) {
        LayoutDiagnostics.report(
          "A frame's minimum, ideal and maximum contradict each other: give them in ascending order.")
        if let least = min ?? ideal {
          ideal = ideal.map { Swift.max(least, $0) }
          max = max.map { Swift.max(ideal ?? least, $0) }
        }
      }
      self.min = min
      self.ideal = ideal
      self.max = max
    }

    var isUnset: Bool { min == nil && ideal == nil && max == nil }

    /// What the child is offered.
    func inner(_ proposed: CGFloat?) -> CGFloat? {
      guard let length = proposed ?? ideal else { return nil }
      return clamp(length, min ?? 0, max ?? .infinity)
    }

    /// What the frame takes around a child of this length.
    func outer(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      if proposed == nil, let ideal {
        // Where nothing is proposed the ideal is the size, whatever the child takes.
        let length: CGFloat = clamp(ideal, min ?? 0, max ?? .infinity)
        return length.isFinite ? length : child
      }
      let least: CGFloat = min ?? Swift.min(child, max ?? .infinity)
      let most: CGFloat = max ?? Swift.max(child, min ?? 0)
      let length: CGFloat = clamp(proposed ?? child, least, most)
      // An infinite minimum is only met where infinity is proposed.
      return length.isFinite || proposed == .infinity ? length : proposed ?? child
    }

    /// What may be proposed instead, around a child of this length for which what it is offered may be in a range.
    func scope(of proposed: CGFloat?, child: CGFloat, _ range: LengthRange) -> LengthRange {
      if isUnset { return range }
      guard let proposed, proposed < .infinity, (min ?? 0) < .infinity, (ideal ?? 0) < .infinity else {
        return .only(proposed)
      }
      // Below the minimum and above the maximum, the child is offered that, and the frame takes it.
      if let min, proposed <= min { return LengthRange(0, min) }
      if let max, proposed >= max, max < .infinity { return LengthRange(max, .infinity) }
      let most: CGFloat = Swift.max(child, min ?? 0)
      guard max == nil, proposed >= most else { return .only(proposed) }
      return range.intersection(LengthRange(most, .infinity)).including(proposed)
    }

    private func clamp(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      Swift.max(least, Swift.min(length, most))
    }
  }

  package let horizontal: Limits
  package let vertical: Limits
  package let alignment: Alignment

  package init(horizontal: Limits = Limits(), vertical: Limits = Limits(), alignment: Alignment = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) {
    self.init(
      horizontal: Limits(min: minWidth, ideal: idealWidth, max: maxWidth),
      vertical: Limits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    let child: SizeAnswer = children.first?.answer(inner(proposal)) ?? .nothing
    return SizeAnswer(
      CGSize(
        width: horizontal.outer(proposal.width, child: child.size.width),
        height: vertical.outer(proposal.height, child: child.size.height)),
      ProposalScope(
        width: horizontal.scope(of: proposal.width, child: child.size.width, child.scope.width),
        height: vertical.scope(of: proposal.height, child: child.size.height, child.scope.height)))
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.map { $0.placed(inner(proposal), by: alignment, in: size) }
  }

  package func spacing(children: [LayoutNode]) -> ViewSpacing {
    var spacing: ViewSpacing = children.first?.spacing ?? ViewSpacing()
    if !horizontal.isUnset { spacing.reset(.horizontal) }
    if !vertical.isUnset { spacing.reset(.vertical) }
    return spacing
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height))
  }
}
