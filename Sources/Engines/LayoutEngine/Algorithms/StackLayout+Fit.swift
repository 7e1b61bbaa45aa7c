import Memory

extension StackLayout {
  /// Measures the children and hands what was found to `body`. What was fitted last is known until a child changes: a stack
  /// is mostly placed by the proposal that it was measured with last.
  func fitted<Result>(
    _ proposal: ProposedViewSize, children: [LayoutNode], _ body: (StackMemory.Fit, StackMemory.Members) -> Result
  ) -> Result {
    withMembers(of: children) { members in
      if let known = memory.fit(for: proposal) { return body(known, members) }
      let fit: StackMemory.Fit = children.withBorrowed { newFit(proposal, children: $0, members) }
      return body(fit, members)
    }
  }

  private func newFit(
    _ proposal: ProposedViewSize, children: borrowing Borrowed<LayoutNode>, _ members: StackMemory.Members
  ) -> StackMemory.Fit {
    let generation: Int = memory.generation
    if !memory.knowsGaps {
      setGaps(of: children, members)
      memory.knowsGaps = true
    }
    let minor: CGFloat? = proposal[axis.other]
    var fit: StackMemory.Fit = fit(major: proposal[axis], minor: minor, children: children, members)
    if minor == nil, children.count > 1, fit.extent.length.isFinite {
      let first: ProposalScope = fit.scope
      fit = self.fit(major: proposal[axis], minor: fit.extent.length, children: children, members)
      fit.scope[axis].formIntersection(first[axis])
      fit.scope[axis.other] = .only(nil)
    }
    memory.keep(fit, for: proposal, since: generation)
    return fit
  }

  private func setGaps(of children: borrowing Borrowed<LayoutNode>, _ members: StackMemory.Members) {
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
    major: CGFloat?, minor: CGFloat?, children: borrowing Borrowed<LayoutNode>, _ members: StackMemory.Members
  ) -> StackMemory.Fit {
    var allGaps: CGFloat = 0
    for member in members { allGaps += member.gap }
    var fit = StackMemory.Fit(length: allGaps, minor: minor)
    // Without a length across the axis, several are fitted twice.
    if minor != nil, children.count > 1 { fit.scope[axis.other] = LengthRange(0, .infinity) }
    let isServed: Bool = offerLengths(of: major, gaps: allGaps, children: children, members, &fit)
    for index in members.indices {
      // Who was served has answered this very proposal.
      if !isServed {
        members[index].size = answer(of: index, in: children, offered: members[index].offered, &fit).size
      }
      let size: CGSize = members[index].size
      let proposal: ProposedViewSize = axis.proposal(major: members[index].offered, minor: minor)
      let guide: CGFloat = children.with(index) { $0.guide(alignment, in: size, proposal: proposal) }
      members[index].guide = guide
      fit.extent.add(length: size[axis.other], guide: guide)
      fit.length += size[axis]
    }
    return fit
  }

  /// Decides what each child is offered along the axis; true where the children have been measured with that.
  private func offerLengths(
    of major: CGFloat?, gaps: CGFloat, children: borrowing Borrowed<LayoutNode>, _ members: StackMemory.Members,
    _ fit: inout StackMemory.Fit
  ) -> Bool {
    let available: CGFloat? = major.map { $0 - gaps }
    // Nothing, everything and no length are shared out without a look at who could take how much.
    guard let major, let available, available > 0, available < .infinity else {
      let isNothing: Bool = available.map { $0 <= 0 } ?? false
      fit.scope[axis] = isNothing ? LengthRange(0, gaps).including(major) : .only(major)
      let offered: CGFloat? = available.map { $0 <= 0 ? 0 : .infinity }
      for index in members.indices { members[index].offered = offered }
      return false
    }
    fit.scope[axis] = LengthRange(max(gaps, 0).nextUp, LayoutNode.endless.nextDown).including(major)
    var share = Share(left: available, spent: gaps, major: major)
    if hasOnePriority(children) {
      serve(members.indices, &share, children: children, members, &fit)
      return true
    }
    var next: Double? = highestPriority(of: children)
    while let priority = next {
      share.keptBack = 0
      for index in members.indices where children.priority(index) < priority {
        share.keptBack += answer(of: index, in: children, offered: 0, &fit).size[axis]
      }
      let group: [Int] = members.indices.filter { children.priority($0) == priority }
      serve(group, &share, children: children, members, &fit)
      next = highestPriority(of: children, below: priority)
    }
    return true
  }

  /// What there is to be shared out along the axis.
  private struct Share {
    var left: CGFloat
    /// What has gone of the length: the gaps, and the lengths of those who were served.
    var spent: CGFloat
    /// What the stack was offered.
    let major: CGFloat
    /// What those get at least who are served later.
    var keptBack: CGFloat = 0

    func offered(of count: Int) -> CGFloat { max(0, (left - keptBack) / CGFloat(count)) }

    /// The lengths of the stack for which one of `count` gets a share out of a range. Somewhat less than that, for what is
    /// lost by rounding in a stack of so many.
    func range(giving range: LengthRange, toOneOf count: Int, in stack: Int) -> LengthRange {
      range.spread(around: major) { end in
        let length: CGFloat = end * CGFloat(count) + keptBack + spent
        let largest: CGFloat = abs(end) * CGFloat(count) + abs(keptBack) + abs(spent) + abs(major)
        return (length, largest * CGFloat(stack + 4) * .ulpOfOne * 4)
      }
    }
  }

  /// Serves the children of one priority, the least flexible first, each with an equal share of what is then left.
  private func serve<Group: Collection<Int>>(
    _ group: Group, _ share: inout Share, children: borrowing Borrowed<LayoutNode>, _ members: StackMemory.Members,
    _ fit: inout StackMemory.Fit
  ) {
    let count: Int = group.count
    // The order is kept in the first places, whatever children they are of.
    var place: Int = 0
    for index in group {
      members[place].index = index
      if count > 1 {
        let most: CGFloat = answer(of: index, in: children, offered: .infinity, &fit).size[axis]
        let least: CGFloat = answer(of: index, in: children, offered: 0, &fit).size[axis]
        members[place].room = most - least
      }
      place += 1
    }
    Self.sort(members, count: count)
    for place in 0..<count {
      let index: Int = members[place].index
      let offered: CGFloat = share.offered(of: count - place)
      let answer: SizeAnswer = answer(of: index, in: children, offered: offered, &fit)
      fit.scope[axis].formIntersection(
        share.range(giving: answer.scope[axis], toOneOf: count - place, in: members.count))
      members[index].offered = offered
      members[index].size = answer.size
      share.left -= answer.size[axis]
      share.spent += answer.size[axis]
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

  /// What a child answers, also for what else the stack may be offered across the axis.
  @inline(__always)
  private func answer(
    of index: Int, in children: borrowing Borrowed<LayoutNode>, offered: CGFloat?, _ fit: inout StackMemory.Fit
  ) -> SizeAnswer {
    let answer: SizeAnswer = children.with(index) { $0.answer(axis.proposal(major: offered, minor: fit.minor)) }
    fit.scope[axis.other].formIntersection(answer.scope[axis.other])
    return answer
  }

  private func hasOnePriority(_ children: borrowing Borrowed<LayoutNode>) -> Bool {
    guard children.count > 1 else { return true }
    let first: Double = children.priority(0)
    for index in 1..<children.count where children.priority(index) != first { return false }
    return true
  }

  /// The highest priority, of those below another one if that is given; nil where there is none.
  private func highestPriority(of children: borrowing Borrowed<LayoutNode>, below limit: Double? = nil) -> Double? {
    var highest: Double?
    for index in 0..<children.count {
      let priority: Double = children.priority(index)
      if let limit, priority >= limit { continue }
      highest = max(highest ?? priority, priority)
    }
    return highest
  }
}

extension Borrowed<LayoutNode> {
  fileprivate func priority(_ index: Int) -> Double { with(index) { $0.priority } }
}
