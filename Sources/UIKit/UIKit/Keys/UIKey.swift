import Foundation
import InputEngine
import SwiftUICore

/// A key of a keyboard that is pressed.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// The characters that the key writes with the modifiers that are held; a name such as `UIKeyCommand.inputUpArrow` for one that writes
  /// nothing, and empty for a modifier.
  open private(set) var characters: String
  /// The characters that the key would write without modifiers.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifiers that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Which key it is, by its place on a keyboard of the United States. Hosts tell characters and not places: a letter counts as
  /// the key that writes it there.
  open private(set) var keyCode: UIKeyboardHIDUsage

  init(_ event: KeyEvent) {
    charactersIgnoringModifiers = KeyInput.name(of: event.symbol)
    characters = event.text.isEmpty ? charactersIgnoringModifiers : event.text
    modifierFlags = UIKeyModifierFlags(EventModifiers(event.modifiers))
    keyCode = UIKeyboardHIDUsage(event.symbol, isOnPad: event.modifiers.contains(.numericPad))
    super.init()
  }
}
