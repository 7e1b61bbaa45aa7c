extension StackLayout {
  /// The lengths that the children get for a proposal.
  struct Fit {
    var gaps: [CGFloat]
    var proposals: [ProposedViewSize]
    var sizes: [CGSize]
    var guides: [CGFloat] = []
    var extent: AlignedExtent = AlignedExtent()
    var length: CGFloat = 0
  }

  func fit(_ proposal: ProposedViewSize, children: [LayoutNode]) -> Fit {
    let gaps: [CGFloat] = gaps(children)
    let minor: CGFloat? = proposal[axis.other]
    let first: Fit = fit(major: proposal[axis], minor: minor, gaps: gaps, children: children)
    guard minor == nil, children.count > 1, first.extent.length.isFinite else { return first }
    return fit(major: proposal[axis], minor: first.extent.length, gaps: gaps, children: children)
  }

  private func gaps(_ children: [LayoutNode]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing.isFinite ? spacing : 0, count: children.count - 1) }
    var before: ViewSpacing = children[0].spacing
    return children.dropFirst().map { child in
      let next: ViewSpacing = child.spacing
      defer { before = next }
      return before.distance(to: next, along: axis)
    }
  }

  private func fit(major: CGFloat?, minor: CGFloat?, gaps: [CGFloat], children: [LayoutNode]) -> Fit {
    let allGaps: CGFloat = gaps.reduce(0, +)
    let lengths: [CGFloat?] = lengths(available: major.map { $0 - allGaps }, minor: minor, children: children)
    let proposals: [ProposedViewSize] = lengths.map { axis.proposal(major: $0, minor: minor) }
    var fit: Fit = Fit(gaps: gaps, proposals: proposals, sizes: [], length: allGaps)
    for (child, proposal) in zip(children, proposals) {
      let dimensions: ViewDimensions = child.dimensions(in: proposal)
      let guide: CGFloat = dimensions[alignment]
      fit.sizes.append(dimensions.size)
      fit.guides.append(guide)
      fit.extent.add(length: dimensions.size[axis.other], guide: guide)
      fit.length += dimensions.size[axis]
    }
    return fit
  }

  /// What each child is offered along the axis.
  private func lengths(available: CGFloat?, minor: CGFloat?, children: [LayoutNode]) -> [CGFloat?] {
    guard let available else { return Array(repeating: nil, count: children.count) }
    // Nothing and everything are shared out without a look at who could take how much.
    if available <= 0 { return Array(repeating: 0, count: children.count) }
    if available == .infinity { return Array(repeating: .infinity, count: children.count) }
    var lengths: [CGFloat?] = Array(repeating: 0, count: children.count)
    var left: CGFloat = available
    var groups: ArraySlice<[Int]> = priorityGroups(children)[...]
    while let group: [Int] = groups.popFirst() {
      var keptBack: CGFloat = 0
      for index in groups.joined() { keptBack += length(of: children[index], offered: 0, minor: minor) }
      var remaining: Int = group.count
      for index in byFlexibility(group, minor: minor, children: children) {
        let share: CGFloat = max(0, (left - keptBack) / CGFloat(remaining))
        lengths[index] = share
        left -= length(of: children[index], offered: share, minor: minor)
        remaining -= 1
      }
    }
    return lengths
  }

  private func length(of child: LayoutNode, offered: CGFloat, minor: CGFloat?) -> CGFloat {
    child.sizeThatFits(axis.proposal(major: offered, minor: minor))[axis]
  }

  /// The children's indices by priority, highest first.
  private func priorityGroups(_ children: [LayoutNode]) -> [[Int]] {
    let priorities: [Double] = children.map(\.priority)
    guard let first: Double = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(children.indices)] }
    let order: [Int] = children.indices.sorted { a, b in
      priorities[a] != priorities[b] ? priorities[a] > priorities[b] : a < b
    }
    var groups: [[Int]] = []
    var last: Double?
    for index in order {
      if priorities[index] == last { groups[groups.count - 1].append(index) } else { groups.append([index]) }
      last = priorities[index]
    }
    return groups
  }

  /// The indices of a group, the least flexible child first, and in their order where two are equal.
  private func byFlexibility(_ group: [Int], minor: CGFloat?, children: [LayoutNode]) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibility: [(index: Int, room: CGFloat)] = group.map { index in
      let most: CGFloat = length(of: children[index], offered: .infinity, minor: minor)
      let least: CGFloat = length(of: children[index], offered: 0, minor: minor)
      return (index, most - least)
    }
    return flexibility.sorted { $0.room != $1.room ? $0.room < $1.room : $0.index < $1.index }.map(\.index)
  }
}
