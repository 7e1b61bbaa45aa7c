/// A view without children that measures itself: text, images, hosted content.
package struct LeafLayout: LayoutAlgorithm {
  /// What decides the answers: leaves with equal identities answer alike. Nil is equal to nothing.
  package let identity: AnyHashable?
  package let measure: (ProposedViewSize) -> CGSize
  /// The first and last baseline from the top for a proposal, or nil without text.
  package let baselines: ((ProposedViewSize) -> (first: CGFloat, last: CGFloat)?)?
  package let preferredSpacing: ViewSpacing

  package init(
    identity: AnyHashable? = nil, spacing: ViewSpacing = ViewSpacing(),
    sizeThatFits: @escaping (ProposedViewSize) -> CGSize,
    baselines: ((ProposedViewSize) -> (first: CGFloat, last: CGFloat)?)? = nil
  ) {
    self.identity = identity
    self.preferredSpacing = spacing
    self.measure = sizeThatFits
    self.baselines = baselines
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize { measure(proposal) }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(ProposedViewSize(size))
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return baselines?(proposal)?.first }
    if key == VerticalAlignment.lastTextBaseline.key { return baselines?(proposal)?.last }
    return nil
  }

  package func explicitGuides(children: [LayoutNode]) -> GuideSet { baselines == nil ? [] : .baselines }

  package func spacing(children: [LayoutNode]) -> ViewSpacing { preferredSpacing }

  package func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = other as? LeafLayout, let identity, let theirs = other.identity else { return false }
    return identity == theirs && preferredSpacing.isEqual(to: other.preferredSpacing)
  }
}
