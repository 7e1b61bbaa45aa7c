import AccessibilityTree
import CoreGraphics
import Foundation

/// An element for assistive technologies that is no view: it stands for a part of what a view draws.
///
/// ```swift
/// import UIKit
///
/// final class Bars: UIView {
///   var values: [Int] = [3, 5] {
///     didSet {
///       accessibilityElements = values.enumerated().map { place, value in
///         let element = UIAccessibilityElement(accessibilityContainer: self)
///         element.accessibilityLabel = "Bar \(place + 1)"
///         element.accessibilityValue = "\(value)"
///         element.accessibilityFrameInContainerSpace = CGRect(x: place * 20, y: 0, width: 16, height: value * 10)
///         return element
///       }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  /// The view, or the element, that this one is in.
  open weak var accessibilityContainer: AnyObject?
  /// Counts changes of what the element says, for the node that keeps the tree's source of it.
  final let changes = ChangeCount()
  /// The element in the accessibility tree, once a window shows it.
  final var source: AccessibilitySource?
  private var ownFrame: CGRect?
  private var ownScreenFrame: CGRect?

  /// - Parameter container: The view that draws what the element stands for, or another element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  override func statementDidChange() { changes.change() }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// Where the element is, in points of the container's own space; it goes along when the container moves.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInView }
    set {
      (ownFrame, ownScreenFrame) = (newValue, nil)
      changes.change()
    }
  }

  /// Where the element is on the screen, in points. A frame in the container's space, which goes along with it, is better.
  open var accessibilityFrame: CGRect {
    get { ownScreenFrame ?? view?.convert(frameInView, to: nil) ?? frameInView }
    set {
      (ownFrame, ownScreenFrame) = (nil, newValue)
      changes.change()
    }
  }

  /// The view that the element is in, perhaps by way of others.
  final var view: UIView? {
    (accessibilityContainer as? UIView) ?? (accessibilityContainer as? UIAccessibilityElement)?.view
  }

  /// The frame in the space of the view.
  final var frameInView: CGRect {
    if let ownScreenFrame { return view?.convert(ownScreenFrame, from: nil) ?? ownScreenFrame }
    let frame: CGRect = ownFrame ?? .zero
    guard let outer = accessibilityContainer as? UIAccessibilityElement else { return frame }
    let place: CGRect = outer.frameInView
    return frame.offsetBy(dx: place.minX, dy: place.minY)
  }
}
