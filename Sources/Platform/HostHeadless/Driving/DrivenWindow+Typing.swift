import CoreGraphics
import HostInterface
import InputEngine

/// What a person does with a keyboard in a text.
extension DrivenWindow {
  /// Presses the keys of a text one after the other; a line feed is Return and a tab is Tab.
  ///
  /// - Returns: False when a key was not taken.
  @discardableResult
  package func type(_ text: String) -> Bool {
    var isTaken: Bool = true
    for character in text {
      let (symbol, typed): (KeySymbol, String) =
        switch character {
        case "\n": (.returnKey, "")
        case "\t": (.tab, "")
        case " ": (.space, " ")
        default: (.character(Character(character.lowercased())), String(character))
        }
      isTaken = press(symbol, text: typed, modifiers: character.isUppercase ? .shift : []) && isTaken
    }
    return isTaken
  }

  /// Delivers what an input method made of one key.
  @discardableResult
  package func input(_ events: TextInputEvent...) -> Bool { send(.text(events)) }

  /// Clicks with a button, also several times at one place.
  package func click(
    at point: CGPoint, count: Int = 1, button: PointerButton = .primary, modifiers: InputModifiers = []
  ) {
    for number in 0..<count {
      if number > 0 { advance(by: .milliseconds(50)) }
      var event = PointerEvent(
        .down, at: point, time: time, pointer: nextPointer(), kind: pointerKind, button: button, modifiers: modifiers)
      send(.pointer(event))
      event.phase = .up
      send(.pointer(event))
    }
  }
}
