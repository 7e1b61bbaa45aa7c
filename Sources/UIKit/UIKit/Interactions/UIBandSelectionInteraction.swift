import CoreGraphics
import Foundation
import Selectors
import UIFoundation

/// Lets the person draw a rectangle with the pointer, in which things are chosen.
///
/// ```swift
/// import UIKit
///
/// @MainActor func choose(in view: UIView, _ take: @escaping (CGRect, _ extends: Bool) -> Void) {
///   view.addInteraction(UIBandSelectionInteraction { band in
///     guard let rect = band.selectionRect else { return }
///     take(rect, band.initialModifierFlags.contains(.shift))
///   })
/// }
/// ```
@MainActor @preconcurrency
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// How far the person is.
  public enum State: Int, Sendable {
    /// There is no rectangle.
    case possible = 0
    case began = 1
    case selecting = 2
    case ended = 3
  }

  open private(set) weak var view: UIView?
  /// Whether rectangles can be drawn. True by default.
  open var isEnabled: Bool = true { didSet { pan.isEnabled = isEnabled } }
  open private(set) var state: State = .possible
  /// The rectangle in the view's own space; nil while there is none.
  open private(set) var selectionRect: CGRect?
  /// The keys that were held when the person began: Shift asks that what was chosen stays so.
  open private(set) var initialModifierFlags: UIKeyModifierFlags = []
  /// Whether a rectangle may begin at a point of the view's own space; nil, the default, for everywhere.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  private let selectionHandler: (UIBandSelectionInteraction) -> Void
  private let pan = UIPanGestureRecognizer()
  private let judge = BandJudge()
  private var start: CGPoint = .zero
  private var band: UIView?

  /// - Parameter selectionHandler: Told when a rectangle begins, changes and ends.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    self.selectionHandler = selectionHandler
    super.init()
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    pan.addTarget(self, action: Selector("follow:", UIBandSelectionInteraction.follow(_:)))
    judge.owner = self
    pan.delegate = judge
  }

  open func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(pan) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(pan)
  }

  /// Whether a rectangle may begin where the pointer went down.
  fileprivate func mayBegin() -> Bool {
    guard let view else { return false }
    return shouldBeginHandler?(self, began(in: view)) ?? true
  }

  /// Where the pointer went down.
  private func began(in view: UIView) -> CGPoint {
    let (now, way): (CGPoint, CGPoint) = (pan.location(in: view), pan.translation(in: view))
    return CGPoint(x: now.x - way.x, y: now.y - way.y)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let view else { return }
    switch pan.state {
    case .began:
      start = began(in: view)
      initialModifierFlags = pan.modifierFlags
      tell(.began, view)
    case .changed: tell(.selecting, view)
    case .ended, .cancelled:
      if pan.state == .ended { tell(.ended, view) }
      band?.removeFromSuperview()
      (band, selectionRect, state) = (nil, nil, .possible)
    default: break
    }
  }

  private func tell(_ new: State, _ view: UIView) {
    let now: CGPoint = pan.location(in: view)
    state = new
    selectionRect = CGRect(
      x: min(start.x, now.x), y: min(start.y, now.y), width: abs(now.x - start.x), height: abs(now.y - start.y))
    show(in: view)
    selectionHandler(self)
  }

  /// Draws the rectangle in front of the view's content.
  private func show(in view: UIView) {
    let shown: UIView = band ?? UIView()
    if band == nil {
      shown.isUserInteractionEnabled = false
      shown.accessibilityElementsHidden = true
      shown.backgroundColor = view.tintColor.withAlphaComponent(0.15)
      shown.layer.borderWidth = 1
      shown.layer.borderColor = view.tintColor.withAlphaComponent(0.6).cgColor
      view.addSubview(shown)
      band = shown
    }
    shown.frame = selectionRect ?? .zero
  }
}

/// Asks a band selection whether it may begin, which the recognizer holds weakly.
private final class BandJudge: NSObject, UIGestureRecognizerDelegate {
  weak var owner: UIBandSelectionInteraction?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { owner?.mayBegin() ?? false }
}
