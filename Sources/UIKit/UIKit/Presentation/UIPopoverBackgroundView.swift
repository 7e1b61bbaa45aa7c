import CoreGraphics
import Foundation
import UIFoundation

/// The measures of a background of popovers, which its class says.
@MainActor @preconcurrency
public protocol UIPopoverBackgroundViewMethods {
  /// How wide the arrow is at its base, in points.
  static func arrowBase() -> CGFloat
  /// How far the content keeps from the edges of the background without its arrow, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// How far the arrow reaches out of the background, in points.
  static func arrowHeight() -> CGFloat
}

/// The background of a popover, with its arrow, as a program draws it behind the content.
///
/// A subclass says its measures, and draws itself by `arrowDirection` and `arrowOffset`, which the popover sets.
///
/// ```swift
/// final class Balloon: UIPopoverBackgroundView {
///   override class func arrowBase() -> CGFloat { 20 }
///   override class func arrowHeight() -> CGFloat { 12 }
///   override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
/// }
///
/// let controller = UIViewController()
/// controller.modalPresentationStyle = .popover
/// controller.popoverPresentationController?.popoverBackgroundViewClass = Balloon.self
/// ```
@MainActor @preconcurrency
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far the middle of the arrow is from the middle of the side on which it is, in points: to the right, or below.
  open var arrowOffset: CGFloat = 0 { didSet { if arrowOffset != oldValue { arrowDidChange() } } }
  /// Where the arrow points: to the side of the view on which it is.
  open var arrowDirection: UIPopoverArrowDirection = .up {
    didSet { if arrowDirection != oldValue { arrowDidChange() } }
  }

  private func arrowDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Whether the content has round corners; true by default.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// No arrow: subclasses say how wide theirs is.
  open class func arrowBase() -> CGFloat { 0 }
  /// No room around the content: subclasses say how much there is.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// No arrow: subclasses say how high theirs is.
  open class func arrowHeight() -> CGFloat { 0 }
}

extension UIPopoverPresentationController {
  /// The class of the view behind the content; nil, the default, for the looks of popovers.
  ///
  /// The class is read when the popover comes. In a narrow window, where a sheet takes the place of the popover, no background is made.
  public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    get { ground.type }
    set { ground.type = newValue }
  }
}
