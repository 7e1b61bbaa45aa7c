extension LayoutNode {
  /// Where each child goes when the node has this size, which it took for this proposal.
  package func placements(in size: CGSize, proposal: ProposedViewSize) -> [LayoutPlacement] {
    let size: CGSize = CGSize(width: finite(size.width), height: finite(size.height))
    let proposal: ProposedViewSize = proposal.sanitized
    if let last = cache.placements, last.size == size, last.proposal == proposal { return last.placements }
    LayoutEvents.current.placementsComputed += 1
    var placements: [LayoutPlacement] = algorithm.place(in: size, proposal: proposal, children: children)
    precondition(
      placements.count == children.count,
      "\(name) placed \(placements.count) of \(children.count) children: a layout gives one placement for each child.")
    for index in placements.indices {
      placements[index].proposal = placements[index].proposal.sanitized
      if layoutDirection == .rightToLeft {
        let width: CGFloat = children[index].sizeThatFits(placements[index].proposal).width
        placements[index].origin.x = size.width - placements[index].origin.x - width
      }
      placements[index].origin.x = finite(placements[index].origin.x)
      placements[index].origin.y = finite(placements[index].origin.y)
    }
    cache.placements = PlacementAnswer(size: size, proposal: proposal, placements: placements)
    return placements
  }

  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
