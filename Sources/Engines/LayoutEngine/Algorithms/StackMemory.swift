import CoreGraphics
import Memory

/// What a stack found out about its children when it was measured last, until one of them changes.
///
/// It belongs to one stack, which lets it go, and is no part of what the stack is: equal stacks remember different things.
struct StackMemory {
  /// What is found out about one child while the stack is measured.
  struct Member {
    /// The distance to the child before it.
    var gap: CGFloat = 0
    @CompactOptional var offered: CGFloat? = nil
    var size: CGSize = .zero
    var guide: CGFloat = 0
    /// The child's place in the order in which children are served.
    var room: CGFloat = 0
    var index: Int = 0
  }

  /// The members of a stack with as many views as most have or fewer.
  typealias Few = InlineArray<3, Member>
  static let fewest: Int = 3

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

  /// Those of a stack with more views.
  private var many: Members = Members(start: nil, count: 0)
  /// How many members are known.
  private var count: Int = 0
  private var last: (proposal: ProposedViewSize, fit: Fit)?
  /// Whether the distances between the children are known.
  var knowsGaps: Bool = false
  /// Counts changes of the children.
  private(set) var generation: Int = 0
  /// The first and the last of the children that are known, against other ones of the same number.
  private var first: ObjectIdentifier?
  private var final: ObjectIdentifier?

  func deallocate() { many.deallocate() }

  /// Forgets what is known of the children.
  mutating func forget() {
    last = nil
    knowsGaps = false
    generation += 1
  }

  /// A place for each child, those of the last measuring where the children are the same.
  ///
  /// - Parameter few: Where the members lie if they are a few.
  mutating func members(of children: [LayoutNode], few: UnsafeMutablePointer<Member>) -> Members {
    // Only compared: a child that is gone must not be looked at.
    let first: ObjectIdentifier? = children.first.map(ObjectIdentifier.init)
    let final: ObjectIdentifier? = children.last.map(ObjectIdentifier.init)
    let isFew: Bool = children.count <= Self.fewest
    if children.count != count || first != self.first || final != self.final {
      forget()
      if !isFew, children.count != many.count {
        many.deallocate()
        many = .allocate(capacity: children.count)
      }
      count = children.count
      self.first = first
      self.final = final
      let members: Members = isFew ? Members(start: few, count: count) : many
      members.initialize(repeating: Member())
      return members
    }
    return isFew ? Members(start: few, count: count) : many
  }

  /// What was fitted last, if that was for this proposal.
  func fit(for proposal: ProposedViewSize) -> Fit? {
    guard let last, last.proposal == proposal, !LayoutNode.isVerifying else { return nil }
    return last.fit
  }

  /// Remembers a fit, unless children have changed since it was begun.
  mutating func keep(_ fit: Fit, for proposal: ProposedViewSize, since generation: Int) {
    last = generation == self.generation ? (proposal, fit) : nil
  }
}
