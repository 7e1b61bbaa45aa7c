import CoreGraphics
import Foundation

/// Two pointers that pinch or turn, or a touch pad that says so: what magnifying and rotating have in common.
package class TransformRecognizer: Recognizer {
  /// The middle between the pointers at the beginning, in the owner's space.
  package private(set) var startLocation: CGPoint = .zero
  /// How much larger than at the beginning.
  package private(set) var magnification: Double = 1
  /// Radians since the beginning, clockwise.
  package private(set) var rotation: Double = 0
  /// Magnification and radians a second.
  package var velocity: (magnification: Double, rotation: Double) {
    let rate: CGSize = tracker.velocity
    return (Double(rate.width), Double(rate.height))
  }
  /// The time of the last event.
  package private(set) var time: Double = 0

  private var points: [(pointer: UInt64, position: CGPoint)] = []
  private var startDistance: Double = 1
  private var lastAngle: Double = 0
  private var tracker = VelocityTracker()

  /// Whether enough has happened.
  func hasBegun() -> Bool { false }

  override var takesTransforms: Bool { true }
  /// One finger may be anything else.
  override var holdsOthers: Bool { points.count == 2 }

  override func receive(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard points.count < 2, event.button == .primary else { return }
      points.append((event.pointer, event.position))
      if points.count == 2 { begin(at: event.time) }
    case .move:
      guard let index = points.firstIndex(where: { $0.pointer == event.pointer }) else { return }
      points[index].position = event.position
      if points.count == 2 { follow(at: event.time) }
    case .up, .cancel:
      guard points.contains(where: { $0.pointer == event.pointer }) else { return }
      if state == .active, event.phase == .up { become(.ended) } else { fail() }
    case .hover, .leave: break
    }
  }

  private func begin(at time: Double) {
    let (a, b) = (points[0].position, points[1].position)
    startLocation = mapping(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
    startDistance = max(1, a.distance(to: b))
    lastAngle = angle(a, b)
    note(1, 0, at: time)
  }

  private func follow(at time: Double) {
    let (a, b) = (points[0].position, points[1].position)
    let new: Double = angle(a, b)
    var turn: Double = new - lastAngle
    // The short way round: half a turn between two events is none that a hand makes.
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    lastAngle = new
    note(a.distance(to: b) / startDistance, rotation + turn, at: time)
    move()
  }

  private func angle(_ a: CGPoint, _ b: CGPoint) -> Double { atan2(Double(b.y - a.y), Double(b.x - a.x)) }

  private func note(_ magnification: Double, _ rotation: Double, at time: Double) {
    self.magnification = magnification
    self.rotation = rotation
    self.time = time
    tracker.add(CGPoint(x: magnification, y: rotation), at: time)
  }

  private func move() {
    if state == .active || hasBegun() { become(.active) }
  }

  override func receive(_ event: TransformEvent) {
    switch event.phase {
    case .began:
      startLocation = mapping(event.position)
      note(event.magnification, event.rotation, at: event.time)
      move()
    case .changed:
      note(event.magnification, event.rotation, at: event.time)
      move()
    case .ended: if state == .active { become(.ended) } else { fail() }
    case .cancelled: fail()
    }
  }

  override func clear() {
    points = []
    magnification = 1
    rotation = 0
    tracker = VelocityTracker()
  }
}

/// Two fingers that go apart or together.
package final class MagnifyRecognizer: TransformRecognizer {
  /// How much the magnification changes before the gesture begins.
  package var minimumChange: () -> Double = { 0.01 }

  override func hasBegun() -> Bool { abs(magnification - 1) >= minimumChange() }
}

/// Two fingers that turn around each other.
package final class RotateRecognizer: TransformRecognizer {
  /// The least angle, in radians, before the gesture begins.
  package var minimumAngle: () -> Double = { .pi / 180 }

  override func hasBegun() -> Bool { abs(rotation) >= minimumAngle() }
}
