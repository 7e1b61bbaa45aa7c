extension StackLayout {
  /// Measures the children and hands what was found to `body`. What was fitted last is known until a child changes: a stack
  /// is mostly placed by the proposal that it was measured with last.
  func fitted<Result>(
    _ proposal: ProposedViewSize, children: [LayoutNode], _ body: (StackMemory.Fit, StackMemory.Members) -> Result
  ) -> Result {
    memory.withMembers(of: children) { members in
      if let known = memory.fit(for: proposal) { return body(known, members) }
      let children = BorrowedNodes(children)
      let generation: Int = memory.generation
      if !memory.knowsGaps {
        setGaps(of: children, members)
        memory.knowsGaps = true
      }
      let minor: CGFloat? = proposal[axis.other]
      var fit: StackMemory.Fit = fit(major: proposal[axis], minor: minor, children: children, members)
      if minor == nil, children.count > 1, fit.extent.length.isFinite {
        fit = self.fit(major: proposal[axis], minor: fit.extent.length, children: children, members)
      }
      memory.keep(fit, for: proposal, since: generation)
      return body(fit, members)
    }
  }

  private func setGaps(of children: BorrowedNodes, _ members: StackMemory.Members) {
    guard children.count > 1 else { return }
    if let spacing {
      let gap: CGFloat = spacing.isFinite ? spacing : 0
      for index in 1..<members.count { members[index].gap = gap }
      return
    }
    var before: ViewSpacing = children.with(0) { $0.spacing }
    for index in 1..<members.count {
      let next: ViewSpacing = children.with(index) { $0.spacing }
      members[index].gap = before.distance(to: next, along: axis)
      before = next
    }
  }

  private func fit(
    major: CGFloat?, minor: CGFloat?, children: BorrowedNodes, _ members: StackMemory.Members
  ) -> StackMemory.Fit {
    var allGaps: CGFloat = 0
    for member in members { allGaps += member.gap }
    let available: CGFloat? = major.map { $0 - allGaps }
    let isServed: Bool = offerLengths(available: available, minor: minor, children: children, members)
    var fit = StackMemory.Fit(length: allGaps, minor: minor)
    for index in members.indices {
      let proposal: ProposedViewSize = axis.proposal(major: members[index].offered, minor: minor)
      children.with(index) { child in
        // Who was served has answered this very proposal.
        let size: CGSize = isServed ? members[index].size : child.sizeThatFits(proposal)
        let guide: CGFloat = child.guide(alignment, in: size, proposal: proposal)
        members[index].size = size
        members[index].guide = guide
        fit.extent.add(length: size[axis.other], guide: guide)
        fit.length += size[axis]
      }
    }
    return fit
  }

  /// Decides what each child is offered along the axis; true where the children have been measured with that.
  private func offerLengths(
    available: CGFloat?, minor: CGFloat?, children: BorrowedNodes, _ members: StackMemory.Members
  ) -> Bool {
    // Nothing, everything and no length are shared out without a look at who could take how much.
    guard let available, available > 0, available < .infinity else {
      let offered: CGFloat? = available.map { $0 <= 0 ? 0 : .infinity }
      for index in members.indices { members[index].offered = offered }
      return false
    }
    var left: CGFloat = available
    if hasOnePriority(children) {
      serve(members.indices, keepingBack: 0, left: &left, minor: minor, children: children, members)
      return true
    }
    var next: Double? = highestPriority(of: children)
    while let priority = next {
      var keptBack: CGFloat = 0
      for index in members.indices where children.priority(index) < priority {
        keptBack += size(of: index, in: children, offered: 0, minor: minor)[axis]
      }
      let group = members.indices.lazy.filter { children.priority($0) == priority }
      serve(group, keepingBack: keptBack, left: &left, minor: minor, children: children, members)
      next = highestPriority(of: children, below: priority)
    }
    return true
  }

  /// Serves the children of one priority, the least flexible first, each with an equal share of what is then left.
  private func serve<Group: Collection<Int>>(
    _ group: Group, keepingBack keptBack: CGFloat, left: inout CGFloat, minor: CGFloat?, children: BorrowedNodes,
    _ members: StackMemory.Members
  ) {
    let count: Int = group.count
    // The order is kept in the first places, whatever children they are of.
    var place: Int = 0
    for index in group {
      members[place].index = index
      if count > 1 {
        let most: CGFloat = size(of: index, in: children, offered: .infinity, minor: minor)[axis]
        let least: CGFloat = size(of: index, in: children, offered: 0, minor: minor)[axis]
        members[place].room = most - least
      }
      place += 1
    }
    Self.sort(members, count: count)
    for place in 0..<count {
      let index: Int = members[place].index
      let share: CGFloat = max(0, (left - keptBack) / CGFloat(count - place))
      let size: CGSize = size(of: index, in: children, offered: share, minor: minor)
      members[index].offered = share
      members[index].size = size
      left -= size[axis]
    }
  }

  /// Sorts the order by room, and by index where two have the same. It usually is sorted, or there are few.
  private static func sort(_ members: StackMemory.Members, count: Int) {
    func precedes(_ a: (room: CGFloat, index: Int), _ b: (room: CGFloat, index: Int)) -> Bool {
      a.room != b.room ? a.room < b.room : a.index < b.index
    }
    guard count <= 16 else {
      let order = (0..<count).map { (room: members[$0].room, index: members[$0].index) }.sorted(by: precedes)
      for place in 0..<count {
        members[place].room = order[place].room
        members[place].index = order[place].index
      }
      return
    }
    for place in 1..<max(count, 1) {
      let moved = (room: members[place].room, index: members[place].index)
      var hole: Int = place
      while hole > 0, precedes(moved, (members[hole - 1].room, members[hole - 1].index)) {
        members[hole].room = members[hole - 1].room
        members[hole].index = members[hole - 1].index
        hole -= 1
      }
      members[hole].room = moved.room
      members[hole].index = moved.index
    }
  }

  private func size(of index: Int, in children: BorrowedNodes, offered: CGFloat, minor: CGFloat?) -> CGSize {
    children.with(index) { $0.sizeThatFits(axis.proposal(major: offered, minor: minor)) }
  }

  private func hasOnePriority(_ children: BorrowedNodes) -> Bool {
    guard children.count > 1 else { return true }
    let first: Double = children.priority(0)
    for index in 1..<children.count where children.priority(index) != first { return false }
    return true
  }

  /// The highest priority, of those below another one if that is given; nil where there is none.
  private func highestPriority(of children: BorrowedNodes, below limit: Double? = nil) -> Double? {
    var highest: Double?
    for index in 0..<children.count {
      let priority: Double = children.priority(index)
      if let limit, priority >= limit { continue }
      highest = max(highest ?? priority, priority)
    }
    return highest
  }
}

extension BorrowedNodes {
  fileprivate func priority(_ index: Int) -> Double { with(index) { $0.priority } }
}
