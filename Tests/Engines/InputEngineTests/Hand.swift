import CoreGraphics

@testable import InputEngine

/// Moves pointers over an arena, in seconds that it counts itself.
final class Hand {
  let arena: GestureArena
  var time: Double = 0
  /// The entries under every point, in order of precedence.
  var entries: [ArenaEntry] = []

  init(_ entries: ArenaEntry..., settings: InputSettings = InputSettings()) {
    arena = GestureArena()
    arena.settings = settings
    self.entries = entries
  }

  @discardableResult
  func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, pointer: UInt64 = 0, kind: PointerKind = .mouse,
    button: PointerButton = .primary, modifiers: InputModifiers = [], after seconds: Double = 0.01
  ) -> Bool {
    time += seconds
    let event = PointerEvent(
      phase, at: CGPoint(x: x, y: y), time: time, pointer: pointer, kind: kind, button: button, modifiers: modifiers)
    return arena.handle(event) { self.entries }
  }

  func tap(_ x: Double, _ y: Double, after seconds: Double = 0.05, modifiers: InputModifiers = []) {
    send(.down, x, y, modifiers: modifiers, after: seconds)
    send(.up, x, y, modifiers: modifiers, after: 0.05)
  }

  func wait(_ seconds: Double) {
    time += seconds
    arena.advance(to: time)
  }
}

/// Notes what observers are told, as words.
final class Notes {
  private(set) var words: [String] = []

  func entry(
    _ recognizer: Recognizer, _ name: String, priority: ArenaEntry.Priority = .normal,
    value: @escaping () -> String = { "" }
  ) -> ArenaEntry {
    listen(recognizer, name, value: value)
    return ArenaEntry(recognizer, priority: priority)
  }

  func listen(_ recognizer: Recognizer, _ name: String, value: @escaping () -> String = { "" }) {
    recognizer.observe { [self] in words.append("\(name) \($0)\(value())") }
  }

  func take() -> [String] {
    defer { words = [] }
    return words
  }
}

func taps(_ count: Int) -> TapRecognizer {
  let tap = TapRecognizer()
  tap.count = { count }
  return tap
}

func drag(from distance: Double = 10) -> DragRecognizer {
  let drag = DragRecognizer()
  drag.minimumDistance = { distance }
  return drag
}
