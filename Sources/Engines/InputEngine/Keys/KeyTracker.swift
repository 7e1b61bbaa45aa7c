/// Knows which keys are down, and so which events repeat one.
package struct KeyTracker {
  /// What a key did.
  package enum Stroke: String, Hashable, Sendable {
    case down, `repeat`, up
  }

  private var held: Set<KeySymbol> = []

  package init() {}

  /// Takes an event; nil for a key that comes up without having gone down here.
  package mutating func stroke(of event: KeyEvent) -> Stroke? {
    switch event.phase {
    case .down: held.insert(event.symbol).inserted ? .down : .repeat
    case .up: held.remove(event.symbol) == nil ? nil : .up
    }
  }

  /// The window lost the keyboard: keys come up unseen.
  package mutating func reset() { held = [] }
}
