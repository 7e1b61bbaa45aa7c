import ConstraintSolver
import CoreGraphics
import UIFoundation

/// The size that a fitting size comes near to.
struct FittingTarget {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}

extension LayoutSystem {
  /// A view or a guide with its place and size.
  final class Member {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    let key: ObjectIdentifier
    /// x, y, width, height.
    let variables: [SolverVariable]
    /// How many terms of constraints use the member.
    var users: Int = 0
    /// Whether the frame is not the solver's to set.
    var isFixed: Bool = false
    /// The member's own constraints, by what they say.
    var own: [Wish: (handle: SolverConstraint, constant: Double)] = [:]
    /// The width at which lines are broken.
    var textWidth: CGFloat?

    init(_ key: ObjectIdentifier, _ variables: [SolverVariable]) {
      self.key = key
      self.variables = variables
    }
  }

  /// A constraint that follows from a view's frame or content.
  struct Wish: Hashable {
    var part: Int
    var relation: SolverRelation
    var priority: Float
  }

  /// The variables of a view, a guide or a distance.
  ///
  /// Any object, since Swift 6.3 fails to optimize the version of this function for each type of item.
  func member(of item: AnyObject) -> Member {
    let key = ObjectIdentifier(item)
    if let member = members[key] { return member }
    let member = Member(key, (0..<4).map { _ in solver.makeVariable() })
    member.view = item as? UIView
    member.guide = item as? UILayoutGuide
    members[key] = member
    if target == nil { member.view?.isConstrained = true }
    stale.append(key)
    return member
  }

  func release(_ member: Member) {
    member.users -= 1
    guard member.users == 0 else { return }
    for own in member.own.values { solver.remove(own.handle) }
    member.own = [:]
    members[member.key] = nil
    breakingMembers[member.key] = nil
    if target == nil { member.view?.isConstrained = false }
    retired += member.variables
  }

  /// The member's own constraints may be others.
  func touch(_ member: Member) { stale.append(member.key) }

  func viewDidChange(_ view: UIView) {
    guard let member = members[ObjectIdentifier(view)] else { return }
    touch(member)
    view.superview?.setNeedsLayout()
  }

  func refreshMembers() {
    let keys: [ObjectIdentifier] = stale
    stale = []
    for key in keys {
      guard let member = members[key], member.users > 0 else { continue }
      set(wishes(of: member), of: member)
    }
  }

  private func set(_ wishes: [Wish: Double], of member: Member) {
    for (wish, own) in member.own where wishes[wish] == nil {
      solver.remove(own.handle)
      member.own[wish] = nil
    }
    for wish in wishes.keys.sorted(by: { ($0.part, $0.priority) < ($1.part, $1.priority) }) {
      let constant: Double = wishes[wish] ?? 0
      if let own = member.own[wish] {
        guard own.constant != constant else { continue }
        solver.setConstant(constant, of: own.handle)
        member.own[wish]?.constant = constant
      } else {
        let handle: SolverConstraint = solver.add(
          [SolverTerm(member.variables[wish.part])], wish.relation, constant, priority: Double(wish.priority))
        member.own[wish] = (handle, constant)
      }
    }
  }

  private func wishes(of member: Member) -> [Wish: Double] {
    guard let view = member.view else { return [:] }
    breakingMembers[member.key] = view.breaksLinesAtWidth ? member : nil
    if view === root { return rootWishes(view, member) }
    member.isFixed = view.translatesAutoresizingMaskIntoConstraints
    guard member.isFixed else { return contentWishes(view, member) }
    let frame: CGRect = view.untransformedFrame
    let parts: [CGFloat] = [frame.minX, frame.minY, frame.width, frame.height]
    return Dictionary(
      uniqueKeysWithValues: parts.enumerated().map { part, value in
        (Wish(part: part, relation: .equal, priority: 1_000), Double(value))
      })
  }

  private func rootWishes(_ view: UIView, _ member: Member) -> [Wish: Double] {
    guard let target else {
      member.isFixed = true
      // A place of SwiftUI's, or a view that is sized by constraints elsewhere, gives way to required constraints.
      let isRequired: Bool = view.root == nil && view.translatesAutoresizingMaskIntoConstraints
      let priority: Float = isRequired ? 1_000 : 999.5
      return [
        Wish(part: 2, relation: .equal, priority: priority): Double(view.bounds.width),
        Wish(part: 3, relation: .equal, priority: priority): Double(view.bounds.height),
      ]
    }
    var wishes: [Wish: Double] = contentWishes(view, member)
    wishes[Wish(part: 2, relation: .equal, priority: target.horizontal.rawValue)] = Double(target.size.width)
    wishes[Wish(part: 3, relation: .equal, priority: target.vertical.rawValue)] = Double(target.size.height)
    wishes[Wish(part: 2, relation: .greaterOrEqual, priority: 1_000)] = 0
    wishes[Wish(part: 3, relation: .greaterOrEqual, priority: 1_000)] = 0
    return wishes
  }

  private func contentWishes(_ view: UIView, _ member: Member) -> [Wish: Double] {
    var result: [Wish: Double] = [:]
    let size: CGSize = view.contentSize(breakingLinesAt: member.textWidth)
    let insets: UIEdgeInsets = view.alignmentRectInsets
    let lengths: [CGFloat] = [size.width, size.height]
    let extra: [CGFloat] = [insets.left + insets.right, insets.top + insets.bottom]
    for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() where lengths[index] >= 0 {
      let length = Double(lengths[index] + extra[index])
      let hugging: Float = view.contentHuggingPriority(for: axis).rawValue
      let compression: Float = view.contentCompressionResistancePriority(for: axis).rawValue
      if hugging > 0 { result[Wish(part: 2 + index, relation: .lessOrEqual, priority: hugging)] = length }
      if compression > 0 { result[Wish(part: 2 + index, relation: .greaterOrEqual, priority: compression)] = length }
    }
    return result
  }

  /// Lets views break their lines at the widths of the solution; true where that changes one.
  func adoptWidths() -> Bool {
    var hasChanged: Bool = false
    for member in breakingMembers.values where !member.isFixed {
      let width: CGFloat = frame(of: member).width
      guard width != member.textWidth else { continue }
      member.textWidth = width
      touch(member)
      hasChanged = true
    }
    return hasChanged
  }
}
