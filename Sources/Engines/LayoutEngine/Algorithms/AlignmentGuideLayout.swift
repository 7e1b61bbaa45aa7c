/// A child whose alignment guides are set from its dimensions.
package struct AlignmentGuideLayout: LayoutAlgorithm {
  package let key: AlignmentKey
  package let position: (ViewDimensions) -> CGFloat

  package init(_ key: AlignmentKey, position: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.position = position
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    children.first?.answer(proposal) ?? .nothing
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(proposal)
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    guard let child = children.first else { return nil }
    let dimensions: ViewDimensions = child.dimensions(in: proposal)
    return key == self.key ? position(dimensions) : dimensions[explicit: key]
  }

  package func explicitGuides(children: [LayoutNode]) -> GuideSet {
    key.guides.union(children.first?.explicitGuides ?? []).union(.computed)
  }

  /// Closures cannot be compared, so a new one may always say something new.
  package func isEqual(to other: any LayoutAlgorithm) -> Bool { false }
}
