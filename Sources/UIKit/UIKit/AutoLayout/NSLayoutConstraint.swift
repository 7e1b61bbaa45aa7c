import CoreGraphics
import Diagnostics
import FoundationGaps
import UIFoundation

/// A linear rule between lengths and places of views and layout guides: first = multiplier × second + constant, or at most, or
/// at least that.
///
/// An active constraint belongs to the nearest view that has both items inside, or is one of them. It counts at the next layout
/// of that view.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  /// Distances, which nobody else keeps.
  private var distances: [LayoutDistance] = []
  /// What of the first item the rule is about.
  open private(set) var firstAttribute: Attribute = .notAnAttribute
  /// What of the second item the rule is about; `notAnAttribute` where there is no second item.
  open private(set) var secondAttribute: Attribute = .notAnAttribute
  open private(set) var relation: Relation = .equal
  /// By how much the second item's attribute is multiplied.
  open private(set) var multiplier: CGFloat = 1
  /// Whether there was a second item.
  private(set) var hasSecond: Bool = false
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// Counts activations: of required constraints that clash the youngest is left out.
  var sequence: Int = 0
  /// Whether the constraint is one of the system's own, which count as none of the view's.
  var isSystem: Bool = false

  /// A constraint without items, which can't be active: for variables that get another one, and for subclasses.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Called after a nib was read: never, because none is.
  open func awakeFromNib() {}

  convenience init(
    first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, second: (any LayoutItem)?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    hasSecond = second != nil
    storedConstant = constant
    distances = [first as? LayoutDistance, second as? LayoutDistance].compactMap { $0 }
  }

  /// A rule between attributes of two items, or about one.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: What of it the rule is about.
  ///   - relation: How both sides compare.
  ///   - view2: The other view or layout guide; nil where the first attribute is compared with the constant.
  ///   - attr2: What of the other one; `notAnAttribute` where there is none.
  ///   - multiplier: By how much the other attribute is multiplied.
  ///   - c: What is added to it, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? any LayoutItem else {
      preconditionFailure("The first item of a constraint has to be a view or a layout guide, and is \(view1).")
    }
    self.init(
      first: first, attr1, relation, second: view2 as? any LayoutItem, attr2, multiplier: multiplier, constant: c)
  }

  /// The view or the layout guide on the left side.
  open var firstItem: AnyObject? { first }
  /// The view or the layout guide on the right side; nil where there is none.
  open var secondItem: AnyObject? { second }

  /// What is added on the right side, in points. It can change while the constraint is active.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      holder?.layoutSystem?.constantDidChange(self)
    }
  }
  private var storedConstant: CGFloat = 0

  /// How strongly the constraint counts, `required` by default. Others are approached as closely as those allow that are
  /// stronger. It can change while the constraint is active, also from and to required: the documentation forbids that, but programs
  /// for today's systems do so and go on.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue, let holder else { return }
      holder.layoutSystem?.reinsert(self)
    }
  }

  /// Whether the constraint counts.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// A name for messages.
  open var identifier: String?
  /// Constraints are not archived: kept as it was set.
  open var shouldBeArchived: Bool = false

  /// Makes all constraints count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Makes no constraint of these count any more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private static var activations: Int = 0

  private func activate() {
    guard holder == nil else { return }
    guard let host = commonView else {
      preconditionFailure(
        "The constraint \(summary) cannot be active: its items are in no common view. Add both to the views around first."
      )
    }
    hold(in: host)
  }

  func hold(in host: UIView) {
    Self.activations += 1
    sequence = Self.activations
    holder = host
    host.heldConstraints.append(self)
    host.makeLayoutSystem().insert(self)
  }

  func deactivate() {
    guard let host = holder else { return }
    host.layoutSystem?.remove(self)
    host.heldConstraints.removeAll { $0 === self }
    holder = nil
  }

  /// The nearest view that has both items inside or is one of them.
  private var commonView: UIView? {
    guard let first = first?.layoutView else { return nil }
    guard hasSecond else { return first }
    guard let second = second?.layoutView else { return nil }
    var view: UIView? = first
    while let candidate = view {
      if second.isDescendant(of: candidate) { return candidate }
      view = candidate.superview
    }
    return nil
  }

  // MARK: Words

  /// The rule as a line: `UILabel.leading == UIView.leading + 8 @750 "margin"`.
  var summary: String {
    let sign: String = [-1: "<=", 0: "==", 1: ">="][relation.rawValue] ?? "=="
    var text: String = "\(Self.name(first)).\(firstAttribute.name) \(sign) "
    if hasSecond {
      if multiplier != 1 { text += "\(multiplier) * " }
      text += "\(Self.name(second)).\(secondAttribute.name)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant))" }
    } else {
      text += "\(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    if let identifier { text += " \"\(identifier)\"" }
    return text
  }

  private static func name(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "(gone)" }
    if let identifier = (item as? UIView)?.accessibilityIdentifier { return "\(type(of: item))(\(identifier))" }
    return "\(type(of: item))"
  }
}
