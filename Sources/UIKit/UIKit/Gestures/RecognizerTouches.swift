import CoreGraphics
import Foundation
import InputEngine

/// The touches that a recognizer follows, by their pointers, in the order in which they began.
struct RecognizerTouches {
  private var pointers: [UInt64] = []
  private var touches: [UInt64: UITouch] = [:]

  var all: [UITouch] { pointers.compactMap { touches[$0] } }

  subscript(pointer: UInt64) -> UITouch? { touches[pointer] }

  mutating func add(_ touch: UITouch, of pointer: UInt64) {
    remove(pointer)
    pointers.append(pointer)
    touches[pointer] = touch
  }

  mutating func remove(_ pointer: UInt64) {
    pointers.removeAll { $0 == pointer }
    touches[pointer] = nil
  }

  /// Lets those go that came up with an event before; until then the gesture is where they were.
  @MainActor mutating func removeEnded() {
    for touch in all where touch.phase == .ended || touch.phase == .cancelled { remove(touch) }
  }

  mutating func remove(_ touch: UITouch) {
    for (pointer, known) in touches where known === touch { remove(pointer) }
  }

  /// The middle of all touches in the window's space.
  @MainActor var middle: CGPoint {
    let places: [CGPoint] = all.map { $0.location(in: nil) }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(x: places.map(\.x).reduce(0, +) / count, y: places.map(\.y).reduce(0, +) / count)
  }
}

extension TouchRecognizer.Step {
  /// What a pointer's event is to a touch; nil for a pointer that is not down.
  init?(_ phase: PointerEvent.Phase) {
    switch phase {
    case .down: self = .began
    case .move: self = .moved
    case .up: self = .ended
    case .cancel: self = .cancelled
    case .hover, .leave: return nil
    }
  }
}

extension UIGestureRecognizer {
  /// Tells the recognizer's own methods of an event; false leaves the event out.
  func hear(_ event: PointerEvent) -> Bool {
    guard let step = TouchRecognizer.Step(event.phase) else { return true }
    touches.removeEnded()
    let known: UITouch? = touches[event.pointer]
    let new: UITouch? = known == nil && step == .began ? UITouch(in: touchedView(at: event.position)) : nil
    guard let touch = known ?? new else { return false }
    touch.update(step, event)
    let whole = UIEvent(touch, event, beside: touches.all)
    (modifierFlags, buttonMask) = (whole.modifierFlags, whole.buttonMask)
    if known == nil {
      guard isWanted(touch, of: whole) else {
        if touches.all.isEmpty { engine?.take(.failed) }
        return false
      }
      touches.add(touch, of: event.pointer)
    }
    switch step {
    case .began: touchesBegan([touch], with: whole)
    case .moved: touchesMoved([touch], with: whole)
    case .ended: touchesEnded([touch], with: whole)
    case .cancelled: touchesCancelled([touch], with: whole)
    }
    // A touch may have been ignored meanwhile.
    return touches[event.pointer] != nil
  }

  private func isWanted(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)), follows(touch), shouldReceive(event) else {
      return false
    }
    if requiresExclusiveTouchType, let first = touches.all.first, first.type != touch.type { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// The view under a point of the window, which the touch belongs to; nil for a recognizer on a view of SwiftUI's.
  private func touchedView(at point: CGPoint) -> UIView? {
    guard let view else { return nil }
    var root: UIView = view
    while let outer = root.superview { root = outer }
    return root.hitTest(root.convert(point, from: nil), with: nil) ?? view
  }
}
