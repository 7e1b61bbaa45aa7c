/// Flexible space along the axis of the stack around it, served after everything else.
package struct SpacerLayout: TransparentLayout, Equatable {
  /// The axis of the stack, or nil outside of stacks, where both dimensions are flexible.
  package let axis: Axis?
  /// The least length in points; nil is the default distance between views.
  package let minLength: CGFloat?

  package init(axis: Axis?, minLength: CGFloat? = nil) {
    self.axis = axis
    self.minLength = minLength
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    let wished: CGFloat = minLength ?? ViewSpacing.defaultDistance
    let least: CGFloat = wished.isFinite ? max(0, wished) : ViewSpacing.defaultDistance
    var answer: SizeAnswer = .nothing
    for along in Axis.allCases where axis == nil || axis == along {
      let proposed: CGFloat? = proposal[along]
      answer.size[along] = max(least, proposed ?? least)
      answer.scope[along] = if let proposed, proposed <= least { LengthRange(0, least) } else { .only(proposed) }
    }
    return answer
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(ProposedViewSize(size))
  }

  package func spacing(children: [LayoutNode]) -> ViewSpacing { .zero }

  package func priority(children: [LayoutNode]) -> Double { -.infinity }
}
