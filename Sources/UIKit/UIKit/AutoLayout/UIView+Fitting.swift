import CoreGraphics
import UIFoundation

extension UIView {
  /// Solves the constraints inside for the view's own size, apart from those that are shown.
  func fittingSize(_ target: FittingTarget) -> CGSize {
    updateConstraintsIfNeeded()
    let system = LayoutSystem(root: self, target: target)
    var constraints: [NSLayoutConstraint] = []
    tellAll { constraints += $0.heldConstraints }
    for constraint in constraints.sorted(by: { $0.sequence < $1.sequence }) { system.insert(constraint) }
    let member: LayoutSystem.Member = system.member(of: self)
    member.users += 1
    system.update()
    return system.frame(of: member).size
  }

  /// The size that the view's content wants in a place of SwiftUI's: the intrinsic one, or that of constraints inside.
  ///
  /// - Parameter width: The width that the view gets; nil while that is to be found out. Stacks ask with an infinite one how
  ///   large a view may become, which is no width that constraints could have.
  func hostedContentSize(width asked: CGFloat?) -> CGSize {
    let width: CGFloat? = asked?.isFinite == true ? asked : nil
    let own: CGSize = contentSize(breakingLinesAt: width)
    guard own.width < 0 || own.height < 0, sizesByConstraints else { return own }
    let target = FittingTarget(
      size: CGSize(width: width ?? 0, height: 0), horizontal: width == nil ? .fittingSizeLevel : .required,
      vertical: .fittingSizeLevel)
    let fitting: CGSize = fittingSize(target)
    return CGSize(
      width: own.width < 0 ? fitting.width : own.width, height: own.height < 0 ? fitting.height : own.height)
  }

  /// Whether a constraint ties the view's size to something.
  var sizesByConstraints: Bool {
    if self is UIStackView { return true }
    return heldConstraints.contains { $0.first === self || $0.second === self || $0.first is UILayoutGuide }
  }

  /// The alignment rectangle for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for an alignment rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets: UIEdgeInsets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view that has the line of a baseline; nil for a view that has none of its own and is not made of others.
  func viewOfBaseline(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
    var view: UIView = self
    for _ in 0..<64 {
      let next: UIView = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view { break }
      view = next
    }
    return view
  }
}
