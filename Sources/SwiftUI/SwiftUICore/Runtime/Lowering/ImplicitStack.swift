import LayoutEngine

/// Where one view is wanted and several were given, they are stacked on one another as in a vertical stack.
enum ImplicitStack {
  static func make(_ list: _ViewList, inputs: _ViewInputs) -> _ViewOutputs {
    if case .one(let element) = list { return element.make(in: inputs.slot) }
    if case .empty = list { return _ViewOutputs() }
    return Container.make(list, inputs: inputs) {
      ImplicitStackLayout(base: StackLayout.vertical(alignment: .center, spacing: nil))
    }
  }
}

/// A vertical stack that a single child passes through unchanged.
private struct ImplicitStackLayout: LayoutAlgorithm {
  var base: StackLayout

  private func algorithm(_ children: [LayoutNode]) -> any LayoutAlgorithm {
    children.count == 1 ? ProxyLayout() : base
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    algorithm(children).sizeThatFits(proposal, children: children)
  }

  func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    algorithm(children).answer(proposal, children: children)
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    algorithm(children).place(in: size, proposal: proposal, children: children)
  }

  func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    algorithm(children).explicitAlignment(of: key, in: size, proposal: proposal, children: children)
  }

  func spacing(children: [LayoutNode]) -> ViewSpacing {
    algorithm(children).spacing(children: children)
  }

  func childrenChanged() { base.childrenChanged() }

  func isEqual(to other: any LayoutAlgorithm) -> Bool { other is ImplicitStackLayout }
}
