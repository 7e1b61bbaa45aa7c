import CoreGraphics
import HostInterface
import InputEngine

/// How far a drag of a touch pad is.
package enum DrivenPanPhase: Hashable, Sendable {
  case began
  case changed
  /// Let go with a velocity in points a second, counted as the distance is.
  case ended(velocity: CGSize)
  case cancelled
}

/// A key that scrolls.
package enum DrivenScrollKey: Hashable, Sendable, CaseIterable {
  case pageUp, pageDown, home, end
}

/// A gesture of a person, of which the driver makes the events of devices.
package enum DrivenGesture: Hashable, Sendable {
  /// A press and release of the main button, or of a finger on a phone.
  case tap(CGPoint)
  /// A turn of a wheel, in points; positive moves towards the end of the content.
  case scroll(at: CGPoint, by: CGSize)
  /// Fingers scroll on a touch pad; the distance since the last event counts as in `scroll`.
  case pan(at: CGPoint, phase: DrivenPanPhase, by: CGSize)
  /// A key that scrolls what lies at a point: the pointer is moved there first.
  case scrollKey(at: CGPoint, DrivenScrollKey)
}

extension DrivenWindow {
  /// Does what a person does; false when nothing took it.
  @discardableResult
  package func send(_ gesture: DrivenGesture) -> Bool {
    switch gesture {
    case .tap(let point): return tap(at: point)
    case .scroll(let point, let delta): return send(.scrolling(ScrollEvent(.wheel, at: point, by: delta, time: time)))
    case .pan(let point, let phase, let delta):
      let event: ScrollEvent =
        switch phase {
        case .began: ScrollEvent(.began, at: point, by: delta, time: time)
        case .changed: ScrollEvent(.changed, at: point, by: delta, time: time)
        case .ended(let velocity): ScrollEvent(.ended, at: point, by: delta, velocity: velocity, time: time)
        case .cancelled: ScrollEvent(.cancelled, at: point, time: time)
        }
      return send(.scrolling(event))
    case .scrollKey(let point, let key):
      send(.pointer(PointerEvent(.hover, at: point, time: time)))
      let symbol: KeySymbol =
        switch key {
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .home: .home
        case .end: .end
        }
      return press(symbol)
    }
  }

  /// Presses and lets go at a point; false when no gesture, control or focus took it.
  package func tap(at point: CGPoint) -> Bool {
    let arena: GestureArena = graph.pointers.arena
    let grants: Int = arena.grants
    let pointer: UInt64 = nextPointer()
    let down = PointerEvent(.down, at: point, time: time, pointer: pointer, kind: pointerKind)
    let isTaken: Bool = send(.pointer(down)) && arena.entries.isEmpty
    var up: PointerEvent = down
    up.phase = .up
    send(.pointer(up))
    // A tap that waits for a second one is taken as well.
    return isTaken || arena.grants > grants || arena.entries.contains { $0.pointers.contains(pointer) }
  }

  /// Presses a key and lets it go; false when nothing took it.
  @discardableResult
  package func press(_ symbol: KeySymbol, text: String = "", modifiers: InputModifiers = []) -> Bool {
    let isTaken: Bool = send(.key(KeyEvent(.down, symbol, text: text, modifiers: modifiers, time: time)))
    send(.key(KeyEvent(.up, symbol, text: text, modifiers: modifiers, time: time)))
    return isTaken
  }
}
