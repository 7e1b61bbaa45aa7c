/// A key by what it means in the person's keyboard layout.
package enum KeySymbol: Hashable, Sendable {
  /// A key that writes: the character without modifiers, in lower case.
  case character(Character)
  case returnKey, enter, escape, tab, space, backspace, deleteForward
  case up, down, left, right, home, end, pageUp, pageDown
  case insert, menu, help, clear
  /// F1 is 1.
  case function(Int)
  case shift, control, option, command, capsLock
  /// Any other, by the system's number for it.
  case other(UInt32)
}

/// A key that went down or up, before the input method has seen it.
package struct KeyEvent: Hashable, Sendable {
  package enum Phase: String, Hashable, Sendable {
    /// A second one without an up between is a repetition.
    case down
    case up
  }

  package var phase: Phase
  package var symbol: KeySymbol
  /// The text that the key types with its modifiers; empty for a key that types nothing.
  package var text: String
  package var modifiers: InputModifiers
  /// In seconds of the host's clock.
  package var time: Double

  package init(_ phase: Phase, _ symbol: KeySymbol, text: String = "", modifiers: InputModifiers = [], time: Double) {
    self.phase = phase
    self.symbol = symbol
    self.text = text
    self.modifiers = modifiers
    self.time = time
  }
}

/// A change of the edited text that an input method asks for. Lengths and offsets count Unicode scalars.
package enum TextInputEvent: Hashable, Sendable {
  case commit(String)
  /// Text that the input method still works on; empty ends it. `selection` lies in it.
  case mark(String, selection: Range<Int>)
  /// Takes away text around the insertion point, before a commit that belongs to the same key.
  case deleteSurrounding(before: Int, after: Int)
}
