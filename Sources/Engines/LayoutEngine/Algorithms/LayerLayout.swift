/// A background or overlay: the first child decides everything, the others are offered its size and aligned in it.
package struct LayerLayout: TransparentLayout, Equatable {
  package let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    children.first?.answer(proposal) ?? .nothing
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    guard let primary = children.first else { return [] }
    let dimensions: ViewDimensions = primary.dimensions(in: proposal)
    let offered: ProposedViewSize = ProposedViewSize(dimensions.size)
    // Both guides of a child before those of the next.
    let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
    let layers: [LayoutPlacement] = children.dropFirst().map { layer in
      let own: ViewDimensions = layer.dimensions(in: offered)
      let origin: CGPoint = CGPoint(
        x: guide.x - own[alignment.horizontal], y: guide.y - own[alignment.vertical])
      return LayoutPlacement(origin: origin, proposal: offered)
    }
    return [LayoutPlacement(origin: .zero, proposal: proposal)] + layers
  }

  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    children.first?.dimensions(in: proposal)[explicit: key]
  }

  package func explicitGuides(children: [LayoutNode]) -> GuideSet { children.first?.explicitGuides ?? [] }

  package func spacing(children: [LayoutNode]) -> ViewSpacing { children.first?.spacing ?? ViewSpacing() }

  package func priority(children: [LayoutNode]) -> Double { children.first?.priority ?? 0 }

  package func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? {
    children.first?.value(for: key)
  }
}
