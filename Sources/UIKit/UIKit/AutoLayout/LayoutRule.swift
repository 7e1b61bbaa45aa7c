import ConstraintSolver
import CoreGraphics
import UIFoundation

/// A constraint in terms of places and sizes: the sum of the terms compares with the right side.
@MainActor
struct LayoutRule {
  typealias Attribute = NSLayoutConstraint.Attribute

  struct Term {
    var member: LayoutSystem.Member
    /// 0 for x, 1 for y, 2 for the width, 3 for the height.
    var part: Int
    var factor: Double
  }

  private(set) var terms: [Term] = []
  private(set) var right: Double = 0
  private(set) var relation: SolverRelation
  private(set) var isVolatile: Bool = false
  private let container: UIView
  private let system: LayoutSystem

  /// - Returns: nil where an item is gone or has left the holder.
  init?(_ constraint: NSLayoutConstraint, in holder: UIView, of system: LayoutSystem) {
    guard let first = constraint.first else { return nil }
    container = holder
    self.system = system
    right = constraint.constant.isFinite ? Double(constraint.constant) : 0
    relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    // Where people read from right to left, "after" is to the left: constant and relation turn round.
    if constraint.firstAttribute.isRelative, constraint.secondAttribute.isRelative, isRightToLeft(first) {
      right = -right
      if relation != .equal { relation = relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual }
    }
    guard add(first, constraint.firstAttribute, 1) else { return nil }
    if constraint.hasSecond {
      guard let second = constraint.second else { return nil }
      guard add(second, constraint.secondAttribute, -Double(constraint.multiplier)) else { return nil }
    }
  }

  private mutating func add(_ item: any LayoutItem, _ attribute: Attribute, _ factor: Double) -> Bool {
    if let distance = item as? LayoutDistance {
      guard let start = distance.start, let end = distance.end else { return false }
      let isReversed: Bool = start.attribute.isRelative && end.attribute.isRelative && isRightToLeft(start.item)
      let sign: Double = isReversed ? -factor : factor
      return add(end.item, end.attribute, sign) && add(start.item, start.attribute, -sign)
    }
    if let scrollView = item as? UIScrollView, scrollView === container, !attribute.isLength {
      // Edges of a scroll view are those of its content for the views inside.
      return add(scrollView.contentLayoutGuide, attribute, factor)
    }
    if let guide = item as? UIKeyboardLayoutGuide { return addKeyboard(guide, attribute, factor) }
    if attribute == .firstBaseline || attribute == .lastBaseline { return addBaseline(item, attribute, factor) }
    let side: Attribute = attribute.resolved(isRightToLeft: attribute.isRelative && isRightToLeft(item))
    let axis: Int = attribute.axis == .horizontal ? 0 : 1
    let (start, end) = insets(of: item, for: side, axis)
    if side.isLength {
      addLength(item, axis, factor)
      right += factor * (start + end)
      return true
    }
    guard addOrigin(item, axis, factor) else { return false }
    switch side {
    case .left, .top, .leftMargin, .topMargin:
      right -= factor * start
    case .right, .bottom, .rightMargin, .bottomMargin:
      addLength(item, axis, factor)
      right += factor * end
    default:
      addLength(item, axis, factor / 2)
      right -= factor * (start - end) / 2
    }
    return true
  }

  private func isRightToLeft(_ item: any LayoutItem) -> Bool {
    switch item.layoutView?.semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified, nil: system.isMirrored
    }
  }

  /// The keyboard's guide is as wide as its view, and ends with it.
  private mutating func addKeyboard(_ guide: UIKeyboardLayoutGuide, _ attribute: Attribute, _ factor: Double) -> Bool {
    guard let view = guide.owningView else { return false }
    isVolatile = true
    let height = Double(guide.height)
    switch attribute {
    case .top, .topMargin, .firstBaseline:
      right += factor * height
      return add(view, .bottom, factor)
    case .centerY, .centerYWithinMargins:
      right += factor * height / 2
      return add(view, .bottom, factor)
    case .bottom, .bottomMargin, .lastBaseline: return add(view, .bottom, factor)
    case .height:
      right -= factor * height
      return true
    default: return add(view, attribute, factor)
    }
  }

  /// A baseline lies a fixed way below the top of the first line's view, or above the bottom of the last line's.
  private mutating func addBaseline(_ item: any LayoutItem, _ attribute: Attribute, _ factor: Double) -> Bool {
    isVolatile = true
    guard let view = (item as? UIView)?.viewOfBaseline(attribute), view.isDescendant(of: container) else {
      return add(item, attribute == .firstBaseline ? .top : .bottom, factor)
    }
    let insets: (first: CGFloat, last: CGFloat) = view.baselineInsets
    if attribute == .firstBaseline {
      right -= factor * Double(insets.first)
      return add(view, .top, factor)
    }
    right += factor * Double(insets.last)
    return add(view, .bottom, factor)
  }

  /// How far the attribute's edges lie inside of the item.
  private mutating func insets(of item: any LayoutItem, for attribute: Attribute, _ axis: Int) -> (Double, Double) {
    var insets: UIEdgeInsets = .zero
    if let guide = item as? UILayoutGuide {
      guard let given = guide.insets else { return (0, 0) }
      isVolatile = true
      insets = given
    } else if let view = item as? UIView {
      switch attribute {
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins:
        isVolatile = true
        insets = view.layoutMargins
      default:
        insets = view.alignmentRectInsets
        if insets != .zero { isVolatile = true }
      }
    }
    return axis == 0 ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }

  /// The item that has variables: a guide that follows from insets is its view.
  private func bearer(of item: any LayoutItem) -> any LayoutItem {
    if let guide = item as? UILayoutGuide, !guide.kind.hasOwnLengths, let view = guide.owningView { return view }
    return item
  }

  private mutating func addLength(_ item: any LayoutItem, _ axis: Int, _ factor: Double) {
    append(bearer(of: item), 2 + axis, factor)
  }

  /// The way from the holder's edge to the item's, through all views between.
  private mutating func addOrigin(_ item: any LayoutItem, _ axis: Int, _ factor: Double) -> Bool {
    var next: any LayoutItem = bearer(of: item)
    while next !== container {
      // A content begins where the views inside of it count from.
      if (next as? UILayoutGuide)?.kind != .scrollContent { append(next, axis, factor) }
      guard let outer = next.layoutContainer else { return false }
      next = outer
    }
    return true
  }

  private mutating func append(_ item: any LayoutItem, _ part: Int, _ factor: Double) {
    terms.append(Term(member: system.member(of: item), part: part, factor: factor))
  }
}
