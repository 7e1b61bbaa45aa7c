/// A row or column.
///
/// 1. The distances between neighbours come off the length first.
/// 2. Children are served by layout priority, highest first; while a group is served, the minimum lengths of all
///    groups below it are kept back.
/// 3. Inside a group the least flexible child is served first (the difference of its answers to infinity and zero),
///    each with an equal share of what is then left.
/// 4. Across the axis each child gets the stack's proposal; if there is none, the children are measured without one
///    and then again with the room that they took together, so that flexible ones fill it.
///
/// An object, for what it remembers lies in it: a rule too large for its place in a node would need one beside that.
package final class StackLayout: TransparentLayout {
  package let axis: Axis
  /// The guide that lines the children up across the axis.
  package let alignment: AlignmentKey
  /// The distance between children in points, or nil for what they prefer.
  package let spacing: CGFloat?
  /// The answers of the children in the last fit.
  var memory: StackMemory = StackMemory()

  /// The members of a stack of a few views: most stacks need no block of memory beside them. As with a node's rule, accesses
  /// nest as deep as the program.
  @exclusivity(unchecked) private var few: StackMemory.Few = StackMemory.Few(repeating: StackMemory.Member())

  deinit { memory.deallocate() }

  /// Calls `body` with a place for each child.
  func withMembers<Result>(of children: [LayoutNode], _ body: (StackMemory.Members) -> Result) -> Result {
    withUnsafeMutablePointer(to: &few) { few in
      // Its elements lie one after the other from its beginning.
      let first = UnsafeMutableRawPointer(few).assumingMemoryBound(to: StackMemory.Member.self)
      return body(memory.members(of: children, few: first))
    }
  }

  private init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  package static func horizontal(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  package static func vertical(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    fitted(proposal, children: children) { fit, _ in
      SizeAnswer(axis.size(major: fit.length, minor: fit.extent.length), fit.scope)
    }
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    fitted(proposal, children: children) { fit, members in
      [LayoutPlacement](unsafeUninitializedCapacity: members.count) { placements, count in
        var position: CGFloat = 0
        for member in members {
          position += member.gap
          let minor: CGFloat = fit.extent.origin(guide: member.guide)
          placements.initializeElement(
            at: count,
            to: LayoutPlacement(
              origin: axis.point(major: position, minor: minor),
              proposal: axis.proposal(major: member.offered, minor: fit.minor)))
          position += member.size[axis]
          count += 1
        }
      }
    }
  }

  /// The first and last child speak for the stack's ends, all of them for its sides.
  package func spacing(children: [LayoutNode]) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return ViewSpacing() }
    var result: ViewSpacing = first.spacing
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for child in children.dropFirst() { result.formUnion(child.spacing, edges: sides) }
    let end: Edge = Edge.end(of: axis)
    result[end] = last.spacing[end]
    return result
  }

  package func childrenChanged() { memory.forget() }

  package func priority(children: [LayoutNode]) -> Double { 0 }

  package func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? { nil }
}

extension StackLayout: Equatable {
  package static func == (a: StackLayout, b: StackLayout) -> Bool {
    a.axis == b.axis && a.alignment == b.alignment && a.spacing == b.spacing
  }
}
