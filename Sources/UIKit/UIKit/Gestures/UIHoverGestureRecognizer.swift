import CoreGraphics

/// The pointer over a view, without any press: it begins when the pointer comes over the view, changes as the pointer moves
/// there, and ends when it leaves.
///
/// The recognizer takes no part in the competition of gestures: presses and drags of the same view go on beside it.
///
/// ```swift
/// final class Card: UIView {
///   func follow(_ hover: UIHoverGestureRecognizer) { alpha = hover.state == .ended ? 0.5 : 1 }
/// }
/// let card = Card()
/// card.addGestureRecognizer(UIHoverGestureRecognizer(target: card, action: Selector("follow:", Card.follow(_:))))
/// ```
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place: CGPoint = .zero
  override var windowLocation: CGPoint { place }
  override var isContinuous: Bool { true }

  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      if !newValue { leave(.cancelled) }
    }
  }

  /// How far the pointer is above the surface, from 0 to 1: a mouse lies on it.
  open var zOffset: CGFloat { 0 }
  /// The angle of a pen to the surface, in radians: upright for a mouse, which has none.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How far a pen is turned around itself, in radians: 0, as no host tells of pens.
  open var rollAngle: CGFloat { 0 }
  /// Where a pen that leans points to, in radians: 0 for a mouse, which does not lean.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction in which a pen leans, in the space of the view.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The pointer is over the view, at a point of the window.
  final func follow(_ point: CGPoint) {
    guard isEnabled else { return }
    if state == .began || state == .changed {
      // Turns of the window ask again where the pointer rests: that is no change.
      guard point != place else { return }
      place = point
      return tell(.changed)
    }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    place = point
    tell(.began)
  }

  /// The pointer is no longer over the view.
  final func leave(_ end: State = .ended) {
    guard state == .began || state == .changed else { return }
    tell(end)
    restart()
  }
}
