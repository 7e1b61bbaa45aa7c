import Memory

extension LayoutNode {
  /// Where each child goes when the node has this size, which it took for this proposal.
  ///
  /// It is not remembered: only the owner of the node asks, and whenever it asks again something has changed.
  package func placements(in size: CGSize, proposal: ProposedViewSize) -> [LayoutPlacement] {
    let size: CGSize = CGSize(width: finite(size.width), height: finite(size.height))
    let proposal: ProposedViewSize = proposal.sanitized
    LayoutEvents.current.placementsComputed += 1
    var placements: [LayoutPlacement] = withAlgorithm { $0.place(in: size, proposal: proposal, children: children) }
    precondition(
      placements.count == children.count,
      "\(name) placed \(placements.count) of \(children.count) children: a layout gives one placement for each child.")
    placements.withUnsafeMutableBufferPointer { sanitize($0, in: size, proposal) }
    return placements
  }

  /// Mirrors the places where the direction is right to left, and takes out what is no place and no end.
  private func sanitize(
    _ placements: UnsafeMutableBufferPointer<LayoutPlacement>, in size: CGSize, _ own: ProposedViewSize
  ) {
    children.withBorrowed { children in
      for index in placements.indices {
        var proposal: ProposedViewSize = placements[index].proposal.sanitized
        if Self.isEndless(proposal.width) || Self.isEndless(proposal.height) {
          proposal = children.with(index) { ended(proposal, for: $0, in: size, own) }
        }
        placements[index].proposal = proposal
        if layoutDirection == .rightToLeft {
          let own: CGFloat = children.with(index) { $0.sizeThatFits(proposal).width }
          placements[index].origin.x = size.width - placements[index].origin.x - own
        }
        placements[index].origin.x = coordinate(placements[index].origin.x)
        placements[index].origin.y = coordinate(placements[index].origin.y)
      }
    }
  }

  private static func isEndless(_ length: CGFloat?) -> Bool { length.map { $0 >= endless } ?? false }

  /// A view may be placed by an endless proposal as long as it has an end itself; otherwise the layout's own size is
  /// what it is offered there. It is told where the endlessness began.
  @inline(never)
  private func ended(
    _ proposal: ProposedViewSize, for child: LayoutNode, in size: CGSize, _ own: ProposedViewSize
  ) -> ProposedViewSize {
    var ended: ProposedViewSize = proposal
    for axis in Axis.allCases {
      let length: CGFloat = child.sizeThatFits(ended)[axis]
      guard length >= Self.endless else { continue }
      ended[axis] = size[axis]
      guard !Self.isEndless(own[axis]) else { continue }
      LayoutDiagnostics.report(
        "\(name) placed \(child.name) with a \(axis) size of \(length) and it is offered \(size[axis]): place a view "
          + "with a finite proposal, or with an infinite one only where it answers a finite size.")
    }
    return ended
  }

  /// A place of a child that is shown away from it, along the reading direction.
  package func moved(_ origin: CGPoint, by offset: CGSize) -> CGPoint {
    CGPoint(
      x: coordinate(layoutDirection == .rightToLeft ? origin.x - offset.width : origin.x + offset.width),
      y: coordinate(origin.y + offset.height))
  }

  private func finite(_ length: CGFloat) -> CGFloat { abs(length) < Self.endless ? length : 0 }

  /// What is too far away to be added to stays on its side.
  private func coordinate(_ value: CGFloat) -> CGFloat {
    guard !(abs(value) < Self.endless) else { return value }
    return value.isFinite ? (value < 0 ? -Self.endless : Self.endless) : 0
  }
}
