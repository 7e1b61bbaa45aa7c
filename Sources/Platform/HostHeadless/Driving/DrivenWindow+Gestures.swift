import CoreGraphics
import HostInterface
import InputEngine

/// Gestures that take time: the window's clock goes on meanwhile, a frame at a time.
extension DrivenWindow {
  /// Puts a pointer down at a point; give the number to `move` and `lift`.
  @discardableResult
  package func down(at point: CGPoint, modifiers: InputModifiers = []) -> UInt64 {
    let pointer: UInt64 = nextPointer()
    send(
      .pointer(
        PointerEvent(.down, at: point, time: time, pointer: pointer, kind: pointerKind, modifiers: modifiers)))
    return pointer
  }

  /// Moves a pointer that is down.
  package func move(_ pointer: UInt64 = 0, to point: CGPoint, modifiers: InputModifiers = []) {
    send(
      .pointer(
        PointerEvent(.move, at: point, time: time, pointer: pointer, kind: pointerKind, modifiers: modifiers)))
  }

  /// Takes a pointer up.
  package func lift(_ pointer: UInt64 = 0, at point: CGPoint) {
    send(.pointer(PointerEvent(.up, at: point, time: time, pointer: pointer, kind: pointerKind)))
  }

  /// Moves the pointer without a button.
  @discardableResult
  package func hover(at point: CGPoint?) -> Bool {
    send(.pointer(PointerEvent(point == nil ? .leave : .hover, at: point ?? .zero, time: time)))
  }

  /// Presses for a while and lets go.
  package func press(at point: CGPoint, for duration: Duration) {
    let pointer: UInt64 = down(at: point)
    advance(by: duration)
    lift(pointer, at: point)
  }

  /// Drags from one point to another at an even speed.
  package func drag(
    from start: CGPoint, to end: CGPoint, duration: Duration = .seconds(0.25), modifiers: InputModifiers = []
  ) {
    let pointer: UInt64 = down(at: start, modifiers: modifiers)
    follow(duration) { part in
      move(
        pointer,
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
        modifiers: modifiers)
    }
    lift(pointer, at: end)
  }

  /// Pinches or turns on a touch pad, or with two fingers on a phone.
  package func transform(
    at point: CGPoint, magnification: Double = 1, rotation: Double = 0, duration: Duration = .seconds(0.25)
  ) {
    guard pointerKind == .touch else {
      func send(_ phase: TransformEvent.Phase, _ part: Double) {
        self.send(
          .transform(
            TransformEvent(
              phase, at: point, magnification: 1 + (magnification - 1) * part, rotation: rotation * part, time: time)))
      }
      send(.began, 0)
      follow(duration) { send(.changed, Double($0)) }
      return send(.ended, 1)
    }
    func fingers(_ part: Double) -> (CGPoint, CGPoint) {
      let reach: Double = 40 * (1 + (magnification - 1) * part)
      let angle = CGAffineTransform(rotationAngle: CGFloat(rotation * part))
      let way: CGPoint = CGPoint(x: reach, y: 0).applying(angle)
      return (CGPoint(x: point.x - way.x, y: point.y - way.y), CGPoint(x: point.x + way.x, y: point.y + way.y))
    }
    let first: UInt64 = down(at: fingers(0).0)
    let second: UInt64 = down(at: fingers(0).1)
    follow(duration) { part in
      move(first, to: fingers(Double(part)).0)
      move(second, to: fingers(Double(part)).1)
    }
    lift(first, at: fingers(1).0)
    lift(second, at: fingers(1).1)
  }

  /// Calls a step for each frame of a duration, with the part of it that is over.
  private func follow(_ duration: Duration, _ step: (CGFloat) -> Void) {
    var over: Duration = .zero
    repeat {
      let next: Duration = min(Self.frame, duration - over)
      advance(by: next)
      over += next
      step(duration > .zero ? CGFloat(over.inSeconds / duration.inSeconds) : 1)
    } while over < duration
  }
}
