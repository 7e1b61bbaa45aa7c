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
    get {
      if let ownFrame { return ownFrame }
      guard let ownScreenFrame else { return .zero }
      let place: CGRect = view?.convert(ownScreenFrame, from: nil) ?? ownScreenFrame
      guard let outer = accessibilityContainer as? UIAccessibilityElement else { return place }
      return place.offsetBy(dx: -outer.frameInView.minX, dy: -outer.frameInView.minY)
    }
    set {
      (ownFrame, ownScreenFrame) = (newValue, nil)
      changes.change()
    }
  }

  /// Where the element is on the screen, in points. A frame in the container's space, which goes along with it, is better.
  open override var accessibilityFrame: CGRect {
    get { statement?.blocks.frame?() ?? ownScreenFrame ?? onScreen(placeInView) }
    set {
      (ownFrame, ownScreenFrame) = (nil, newValue)
      changes.change()
    }
  }

  /// The view that the element is in, perhaps by way of others.
  final var view: UIView? {
    (accessibilityContainer as? UIView) ?? (accessibilityContainer as? UIAccessibilityElement)?.view
  }

  /// The frame in the space of the view: the one that was set, that an override gives, or that is around the path.
  final var frameInView: CGRect {
    let asked: CGRect = accessibilityFrame
    let place: CGRect = placeInView
    if asked != onScreen(place) { return inView(asked) }
    if ownFrame == nil, ownScreenFrame == nil, place == .zero, let path = accessibilityPath {
      return inView(path.bounds)
    }
    return place
  }

  /// The same by the frame in the container's space, or by the one on the screen that was set.
  private var placeInView: CGRect {
    if let ownScreenFrame { return inView(ownScreenFrame) }
    let frame: CGRect = accessibilityFrameInContainerSpace
    guard let outer = accessibilityContainer as? UIAccessibilityElement else { return frame }
    let place: CGRect = outer.frameInView
    return frame.offsetBy(dx: place.minX, dy: place.minY)
  }

  private func onScreen(_ rect: CGRect) -> CGRect { view?.convert(rect, to: nil) ?? rect }
  private func inView(_ rect: CGRect) -> CGRect { view?.convert(rect, from: nil) ?? rect }
}
