/// Where a child goes: its top left corner in the parent's space, and the proposal that it answers there.
package struct LayoutPlacement: Equatable, Sendable {
  package var origin: CGPoint
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// A rule for measuring and placing children.
///
/// A rule is a pure function of its own fields, the proposal, and what its children answer (G6); nodes cache what it
/// says. It works from left to right: nodes mirror the placements where the direction is right to left. Proposals that
/// reach it are sane: no dimension is negative or not a number; a dimension may be infinite.
package protocol LayoutAlgorithm {
  /// The size taken for a proposal: the minimum for zero, the ideal for nil, the maximum for infinity.
  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize

  /// The same with the proposals that make no difference, neither to the size nor to where children go and how large they
  /// are; the proposal alone unless said.
  func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer

  /// Where each child goes, one placement for each of them and in their order.
  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement]

  /// The position of an alignment guide if this rule or a view inside sets it.
  func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat?

  /// The guides that `explicitAlignment` may give a position for; the others are not asked for. All unless said.
  func explicitGuides(children: [LayoutNode]) -> GuideSet

  /// The wishes for the distance to neighbours.
  func spacing(children: [LayoutNode]) -> ViewSpacing

  /// The layout priority when the node sets none.
  func priority(children: [LayoutNode]) -> Double

  /// What a modifier of the view says to the layouts around it under a key; containers say nothing.
  func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue?

  /// Tells the rule that answers of its children may have changed: whatever it keeps of them is out of date.
  func childrenChanged()

  /// Whether the other rule answers everything alike for the same children.
  func isEqual(to other: any LayoutAlgorithm) -> Bool
}

extension LayoutAlgorithm {
  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    SizeAnswer(sizeThatFits(proposal, children: children), .only(proposal))
  }

  /// The containers' rule: merge the explicit positions of the children, as placed.
  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    mergedAlignment(of: key, in: size, proposal: proposal, children: children)
  }

  package func explicitGuides(children: [LayoutNode]) -> GuideSet {
    children.contains { $0.explicitGuides.contains(.computed) } ? GuideSet.all.union(.computed) : .all
  }

  /// All wishes of all children.
  package func spacing(children: [LayoutNode]) -> ViewSpacing {
    guard var result: ViewSpacing = children.first?.spacing else { return ViewSpacing() }
    for child in children.dropFirst() { result.formUnion(child.spacing) }
    return result
  }

  /// One child's priority passes through; several have none together.
  package func priority(children: [LayoutNode]) -> Double { children.count == 1 ? children[0].priority : 0 }

  /// One child's values pass through; several have none together.
  package func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? {
    children.count == 1 ? children[0].value(for: key) : nil
  }

  package func childrenChanged() {}

  package func mergedAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    guard children.contains(where: { $0.explicitGuides.contains(key.guides) }) else { return nil }
    let placements: [LayoutPlacement] = place(in: size, proposal: proposal, children: children)
    var values: [CGFloat] = []
    for (child, placement) in zip(children, placements) {
      guard let value: CGFloat = child.dimensions(in: placement.proposal)[explicit: key] else { continue }
      values.append(value + placement.origin[key.axis])
    }
    return key.combine(values)
  }
}

extension LayoutAlgorithm where Self: Equatable {
  package func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
