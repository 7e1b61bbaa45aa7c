extension StackLayout {
  /// What is found out about one child while the stack is measured.
  struct Member {
    /// The distance to the child before it.
    var gap: CGFloat = 0
    var offered: CGFloat?
    var size: CGSize = .zero
    var guide: CGFloat = 0
    /// The child's place in the order in which children are served.
    var room: CGFloat = 0
    var index: Int = 0
  }

  /// The lengths that the children get for a proposal.
  struct Fit {
    var extent: AlignedExtent = AlignedExtent()
    var length: CGFloat = 0
    /// What the children were offered across the axis.
    var minor: CGFloat?
  }

  /// Measures the children and hands what was found to `body`; it lies on the stack, so that measuring allocates nothing.
  func fitted<Result>(
    _ proposal: ProposedViewSize, children: [LayoutNode], _ body: (Fit, UnsafeMutableBufferPointer<Member>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Member.self, capacity: children.count) { members in
      members.initialize(repeating: Member())
      setGaps(of: children, members)
      let minor: CGFloat? = proposal[axis.other]
      var fit: Fit = fit(major: proposal[axis], minor: minor, children: children, members)
      if minor == nil, children.count > 1, fit.extent.length.isFinite {
        fit = self.fit(major: proposal[axis], minor: fit.extent.length, children: children, members)
      }
      return body(fit, members)
    }
  }

  private func setGaps(of children: [LayoutNode], _ members: UnsafeMutableBufferPointer<Member>) {
    guard children.count > 1 else { return }
    if let spacing {
      let gap: CGFloat = spacing.isFinite ? spacing : 0
      for index in 1..<members.count { members[index].gap = gap }
      return
    }
    var before: ViewSpacing = children[0].spacing
    for index in 1..<members.count {
      let next: ViewSpacing = children[index].spacing
      members[index].gap = before.distance(to: next, along: axis)
      before = next
    }
  }

  private func fit(
    major: CGFloat?, minor: CGFloat?, children: [LayoutNode], _ members: UnsafeMutableBufferPointer<Member>
  ) -> Fit {
    var allGaps: CGFloat = 0
    for member in members { allGaps += member.gap }
    offerLengths(available: major.map { $0 - allGaps }, minor: minor, children: children, members)
    var fit: Fit = Fit(length: allGaps, minor: minor)
    for index in members.indices {
      let child: LayoutNode = children[index]
      let proposal: ProposedViewSize = axis.proposal(major: members[index].offered, minor: minor)
      let size: CGSize = child.sizeThatFits(proposal)
      let guide: CGFloat = child.guide(alignment, in: size, proposal: proposal)
      members[index].size = size
      members[index].guide = guide
      fit.extent.add(length: size[axis.other], guide: guide)
      fit.length += size[axis]
    }
    return fit
  }

  /// Decides what each child is offered along the axis.
  private func offerLengths(
    available: CGFloat?, minor: CGFloat?, children: [LayoutNode], _ members: UnsafeMutableBufferPointer<Member>
  ) {
    // Nothing, everything and no length are shared out without a look at who could take how much.
    guard let available, available > 0, available < .infinity else {
      let offered: CGFloat? = available.map { $0 <= 0 ? 0 : .infinity }
      for index in members.indices { members[index].offered = offered }
      return
    }
    var left: CGFloat = available
    if hasOnePriority(children) {
      serve(children.indices, keepingBack: 0, left: &left, minor: minor, children: children, members)
      return
    }
    var next: Double? = highestPriority(of: children)
    while let priority = next {
      var keptBack: CGFloat = 0
      for child in children where child.priority < priority { keptBack += length(of: child, offered: 0, minor: minor) }
      let group = children.indices.lazy.filter { children[$0].priority == priority }
      serve(group, keepingBack: keptBack, left: &left, minor: minor, children: children, members)
      next = highestPriority(of: children, below: priority)
    }
  }

  /// Serves the children of one priority, the least flexible first, each with an equal share of what is then left.
  private func serve<Group: Collection<Int>>(
    _ group: Group, keepingBack keptBack: CGFloat, left: inout CGFloat, minor: CGFloat?, children: [LayoutNode],
    _ members: UnsafeMutableBufferPointer<Member>
  ) {
    let count: Int = group.count
    // The order is kept in the first places, whatever children they are of.
    var place: Int = 0
    for index in group {
      members[place].index = index
      if count > 1 {
        let most: CGFloat = length(of: children[index], offered: .infinity, minor: minor)
        let least: CGFloat = length(of: children[index], offered: 0, minor: minor)
        members[place].room = most - least
      }
      place += 1
    }
    Self.sort(members, count: count)
    for place in 0..<count {
      let index: Int = members[place].index
      let share: CGFloat = max(0, (left - keptBack) / CGFloat(count - place))
      members[index].offered = share
      left -= length(of: children[index], offered: share, minor: minor)
    }
  }

  /// Sorts the order by room, and by index where two have the same. It usually is sorted, or there are few.
  private static func sort(_ members: UnsafeMutableBufferPointer<Member>, count: Int) {
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

  private func length(of child: LayoutNode, offered: CGFloat, minor: CGFloat?) -> CGFloat {
    child.sizeThatFits(axis.proposal(major: offered, minor: minor))[axis]
  }

  private func hasOnePriority(_ children: [LayoutNode]) -> Bool {
    guard let first: Double = children.first?.priority else { return true }
    for child in children where child.priority != first { return false }
    return true
  }

  /// The highest priority, of those below another one if that is given; nil where there is none.
  private func highestPriority(of children: [LayoutNode], below limit: Double? = nil) -> Double? {
    var highest: Double?
    for child in children where limit.map({ child.priority < $0 }) ?? true {
      highest = max(highest ?? child.priority, child.priority)
    }
    return highest
  }
}
