/// A key with modifiers that does something wherever the focus is.
package struct KeyShortcut: Hashable, Sendable {
  package var symbol: KeySymbol
  package var modifiers: InputModifiers

  /// The modifiers that tell shortcuts apart: locks and the numeric pad do not.
  package static let significant: InputModifiers = [.shift, .control, .option, .command]

  package init(_ symbol: KeySymbol, modifiers: InputModifiers = []) {
    if case .character(let character) = symbol, let small = character.lowercased().first {
      self.symbol = .character(small)
    } else {
      self.symbol = symbol
    }
    self.modifiers = modifiers.intersection(Self.significant)
  }

  /// Whether an event is the shortcut.
  ///
  /// A host may give Control beside Command, where Control is the key for shortcuts. A character that needs Shift in the
  /// person's layout, such as +, is found by the text that the key writes.
  package func matches(_ event: KeyEvent) -> Bool {
    var held: InputModifiers = event.modifiers.intersection(Self.significant)
    if held.contains(.command), !modifiers.contains(.control) { held.remove(.control) }
    if hasSymbol(event), held == modifiers { return true }
    guard case .character(let character) = symbol, !character.isLetter, event.text == String(character) else {
      return false
    }
    return held.subtracting(.shift) == modifiers.subtracting(.shift)
  }

  private func hasSymbol(_ event: KeyEvent) -> Bool {
    switch (symbol, event.symbol) {
    case (.returnKey, .enter), (.enter, .returnKey): true
    case (.space, .character(" ")), (.character(" "), .space): true
    default: symbol == event.symbol
    }
  }
}
