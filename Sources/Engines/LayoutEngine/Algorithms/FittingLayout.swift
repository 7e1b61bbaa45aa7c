/// One of several children: the first whose ideal length fits in what is proposed along the axes, or else the last.
package struct FittingLayout: LayoutAlgorithm, Equatable {
  package let axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  /// The index of the child that is shown for a proposal.
  package func choice(for proposal: ProposedViewSize, children: [LayoutNode]) -> Int? {
    let tolerance: CGFloat = 0.001
    func fits(_ child: LayoutNode) -> Bool {
      let question = ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height)
      let ideal: CGSize = child.sizeThatFits(question)
      return [Axis.horizontal, .vertical].allSatisfy { axis in
        guard axes.contains(Axis.Set(axis)), let room = proposal[axis] else { return true }
        return ideal[axis] <= room + tolerance
      }
    }
    return children.firstIndex(where: fits) ?? children.indices.last
  }

  private func chosen(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> LayoutNode? {
    choice(for: proposal, children: children).map { children[$0] }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    chosen(proposal, children)?.sizeThatFits(proposal) ?? .zero
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(proposal)
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    chosen(proposal, children)?.dimensions(in: proposal)[explicit: key]
  }

  package func explicitGuides(children: [LayoutNode]) -> GuideSet {
    children.reduce(into: GuideSet()) { $0.formUnion($1.explicitGuides) }
  }

  /// What is shown depends on a proposal, which nobody makes who asks for spacing: the first choice speaks.
  package func spacing(children: [LayoutNode]) -> ViewSpacing { children.first?.spacing ?? ViewSpacing() }

  package func priority(children: [LayoutNode]) -> Double { 0 }

  package func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? { nil }
}
