/// A key as screen readers on X11 take it.
package struct AccessibilityKeyEvent: Hashable, Sendable {
  package var isPressed: Bool
  /// The key's symbol in X11's numbers.
  package var symbol: UInt32
  /// The key's own code.
  package var code: UInt32
  /// The modifiers in X11's bits.
  package var modifiers: UInt32
  /// Milliseconds on the server's clock; 0 counts as not known.
  package var timestamp: UInt32
  /// What the key writes, or its symbol's name.
  package var text: String
  package var isText: Bool

  package init(
    isPressed: Bool, symbol: UInt32, code: UInt32, modifiers: UInt32, timestamp: UInt32, text: String, isText: Bool
  ) {
    self.isPressed = isPressed
    self.symbol = symbol
    self.code = code
    self.modifiers = modifiers
    self.timestamp = timestamp
    self.text = text
    self.isText = isText
  }

  /// Readers drop events that have no time: one without gets the smallest.
  ///
  /// The registry takes code and modifiers as signed numbers, though its introspection says otherwise.
  var busValue: BusValue {
    .tuple([
      .unsigned(isPressed ? 0 : 1), .int(Int32(truncatingIfNeeded: symbol)), .int(Int32(truncatingIfNeeded: code)),
      .int(Int32(truncatingIfNeeded: modifiers)), .int(Int32(truncatingIfNeeded: max(timestamp, 1))), .string(text),
      .bool(isText),
    ])
  }
}
