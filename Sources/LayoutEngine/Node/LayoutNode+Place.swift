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
    placements.withUnsafeMutableBufferPointer { sanitize($0, width: size.width) }
    cache.placements = PlacementAnswer(size: size, proposal: proposal, placements: placements)
    return placements
  }

  /// Mirrors the places where the direction is right to left, and takes out what is no place.
  private func sanitize(_ placements: UnsafeMutableBufferPointer<LayoutPlacement>, width: CGFloat) {
    let children = BorrowedNodes(children)
    for index in placements.indices {
      let proposal: ProposedViewSize = placements[index].proposal.sanitized
      placements[index].proposal = proposal
      if layoutDirection == .rightToLeft {
        let own: CGFloat = children.with(index) { $0.sizeThatFits(proposal).width }
        placements[index].origin.x = width - placements[index].origin.x - own
      }
      placements[index].origin.x = finite(placements[index].origin.x)
      placements[index].origin.y = finite(placements[index].origin.y)
    }
  }

  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
