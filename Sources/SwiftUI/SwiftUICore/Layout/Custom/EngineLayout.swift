import LayoutEngine

/// A layout that the engine has a rule for. Containers ask the rule directly; layouts that are built on top of this one
/// ask it through the public protocol.
package protocol EngineLayout: Layout {
  var rule: any LayoutAlgorithm { get }
}

extension EngineLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize {
    rule.sizeThatFits(proposal.sanitized, children: subviews.nodes)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) {
    let placements: [LayoutPlacement] = rule.place(
      in: bounds.size, proposal: proposal.sanitized, children: subviews.nodes)
    for (subview, placement) in zip(subviews, placements) {
      let position = CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: position, proposal: placement.proposal)
    }
  }

  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    rule.spacing(children: subviews.nodes)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    explicitAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews).map { $0 + bounds.minX }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    explicitAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews).map { $0 + bounds.minY }
  }

  private func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> CGFloat? {
    rule.explicitAlignment(of: key, in: bounds.size, proposal: proposal.sanitized, children: subviews.nodes)
  }
}
