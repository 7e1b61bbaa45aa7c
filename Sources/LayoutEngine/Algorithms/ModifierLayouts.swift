/// One child, unchanged.
package struct ProxyLayout: TransparentLayout, Equatable {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(proposal)
  }
}

/// A child at its ideal size in the chosen axes, whatever is proposed.
package struct FixedSizeLayout: TransparentLayout, Equatable {
  package let axes: Axis.Set

  package init(horizontal: Bool = true, vertical: Bool = true) {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    self.axes = axes
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    children.first?.sizeThatFits(inner(proposal)) ?? .zero
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

/// A child drawn elsewhere: neighbours and alignment see it where it was.
package struct OffsetLayout: TransparentLayout, Equatable {
  package let offset: CGSize

  package init(_ offset: CGSize) { self.offset = offset }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.map { _ in
      LayoutPlacement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    children.first?.dimensions(in: proposal)[explicit: key]
  }

  package var mirrorsInRightToLeft: Bool { false }
}

/// A child with its centre at a point of the proposed size, all of which it takes.
package struct PositionLayout: TransparentLayout, Equatable {
  package let position: CGPoint

  package init(_ position: CGPoint) { self.position = position }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: children.first?.sizeThatFits(proposal) ?? .zero)
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.map { child in
      let own: CGSize = child.sizeThatFits(proposal)
      let origin: CGPoint = CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2)
      return LayoutPlacement(origin: origin, proposal: proposal)
    }
  }

  package var mirrorsInRightToLeft: Bool { false }
}

/// A child whose alignment guides are set from its dimensions.
package struct AlignmentGuideLayout: LayoutAlgorithm {
  package let key: AlignmentKey
  package let position: (ViewDimensions) -> CGFloat

  package init(_ key: AlignmentKey, position: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.position = position
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
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
    key.guides.union(children.first?.explicitGuides ?? [])
  }

  /// Closures cannot be compared, so a new one may always say something new.
  package func isEqual(to other: any LayoutAlgorithm) -> Bool { false }
}
