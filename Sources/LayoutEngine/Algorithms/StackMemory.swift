/// What a stack found out about its children when it was measured last, until one of them changes.
///
/// It belongs to one stack and is no part of what the stack is: equal stacks remember different things.
final class StackMemory {
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
    /// The proposals for which the children get the same.
    var scope: ProposalScope = .all
  }

  typealias Members = UnsafeMutableBufferPointer<Member>

  private var members: Members = Members(start: nil, count: 0)
  private var last: (proposal: ProposedViewSize, fit: Fit)?
  /// Whether the distances between the children are known.
  var knowsGaps: Bool = false
  /// Counts changes of the children.
  private(set) var generation: Int = 0
  /// The first and the last of the children that are known, against other ones of the same number.
  private var first: ObjectIdentifier?
  private var final: ObjectIdentifier?

  deinit { members.deallocate() }

  /// Forgets what is known of the children.
  func forget() {
    last = nil
    knowsGaps = false
    generation += 1
  }

  /// Calls `body` with a place for each child, those of the last measuring where the children are the same.
  func withMembers<Result>(of children: [LayoutNode], _ body: (Members) -> Result) -> Result {
    // Only compared: a child that is gone must not be looked at.
    let first: ObjectIdentifier? = children.first.map(ObjectIdentifier.init)
    let final: ObjectIdentifier? = children.last.map(ObjectIdentifier.init)
    if children.count != members.count || first != self.first || final != self.final {
      forget()
      if children.count != members.count {
        members.deallocate()
        members = .allocate(capacity: children.count)
      }
      members.initialize(repeating: Member())
      self.first = first
      self.final = final
    }
    return body(members)
  }

  /// What was fitted last, if that was for this proposal.
  func fit(for proposal: ProposedViewSize) -> Fit? {
    guard let last, last.proposal == proposal, !LayoutNode.isVerifying else { return nil }
    return last.fit
  }

  /// Remembers a fit, unless children have changed since it was begun.
  func keep(_ fit: Fit, for proposal: ProposedViewSize, since generation: Int) {
    last = generation == self.generation ? (proposal, fit) : nil
  }
}
