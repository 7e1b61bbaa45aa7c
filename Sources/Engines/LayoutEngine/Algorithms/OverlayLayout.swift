/// Children on top of each other, lined up by a guide in both axes.
///
/// The children with the highest priority decide the size; then every child is offered that size.
package struct OverlayLayout: TransparentLayout, Equatable {
  package let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    let highest: Double = priority(children: children)
    let deciding: [LayoutNode] = children.filter { $0.priority == highest }
    // A single view has its own size wherever its guides are: they are not asked for.
    if deciding.count == 1 { return deciding[0].answer(proposal) }
    let extents: Extents = Extents(deciding, proposal: proposal, alignment: alignment)
    // All children are placed by the size.
    return SizeAnswer(extents.size, extents.scope)
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    let offered: ProposedViewSize = ProposedViewSize(size)
    if children.count == 1 {
      let own: CGSize = children[0].sizeThatFits(offered)
      let (box, single): (ViewDimensions, ViewDimensions) = (ViewDimensions(size: size), ViewDimensions(size: own))
      let origin = CGPoint(
        x: box[alignment.horizontal] - single[alignment.horizontal],
        y: box[alignment.vertical] - single[alignment.vertical])
      return [LayoutPlacement(origin: origin, proposal: offered)]
    }
    let extents: Extents = Extents(children, proposal: offered, alignment: alignment)
    // Children may answer the final size otherwise than the first proposal: their union is aligned in the box.
    let box: ViewDimensions = ViewDimensions(size: size)
    let union: ViewDimensions = ViewDimensions(size: extents.size)
    let shiftX: CGFloat = box[alignment.horizontal] - union[alignment.horizontal]
    let shiftY: CGFloat = box[alignment.vertical] - union[alignment.vertical]
    return children.map { child in
      let dimensions: ViewDimensions = child.dimensions(in: offered)
      let origin: CGPoint = CGPoint(
        x: extents.horizontal.origin(guide: dimensions[alignment.horizontal]) + shiftX,
        y: extents.vertical.origin(guide: dimensions[alignment.vertical]) + shiftY)
      return LayoutPlacement(origin: origin, proposal: offered)
    }
  }

  package func priority(children: [LayoutNode]) -> Double { children.map(\.priority).max() ?? 0 }

  package func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? { nil }

  private struct Extents {
    var horizontal: AlignedExtent = AlignedExtent()
    var vertical: AlignedExtent = AlignedExtent()
    /// The proposals that make no difference to any of the children.
    var scope: ProposalScope = .all

    init(_ children: [LayoutNode], proposal: ProposedViewSize, alignment: Alignment) {
      for child in children {
        let answer: SizeAnswer = child.answer(proposal)
        scope = scope.intersection(answer.scope)
        let dimensions = ViewDimensions(size: answer.size, source: child, proposal: proposal.sanitized)
        horizontal.add(length: dimensions.width, guide: dimensions[alignment.horizontal])
        vertical.add(length: dimensions.height, guide: dimensions[alignment.vertical])
      }
    }

    var size: CGSize { CGSize(width: horizontal.length, height: vertical.length) }
  }
}
