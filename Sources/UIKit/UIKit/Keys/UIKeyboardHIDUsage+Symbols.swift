import InputEngine

extension UIKeyboardHIDUsage {
  private static let symbols: [KeySymbol: UIKeyboardHIDUsage] = [
    .returnKey: .keyboardReturnOrEnter, .enter: .keypadEnter, .escape: .keyboardEscape, .tab: .keyboardTab,
    .space: .keyboardSpacebar, .backspace: .keyboardDeleteOrBackspace, .deleteForward: .keyboardDeleteForward,
    .up: .keyboardUpArrow, .down: .keyboardDownArrow, .left: .keyboardLeftArrow, .right: .keyboardRightArrow,
    .home: .keyboardHome, .end: .keyboardEnd, .pageUp: .keyboardPageUp, .pageDown: .keyboardPageDown,
    .insert: .keyboardInsert, .menu: .keyboardApplication, .help: .keyboardHelp, .clear: .keypadNumLock,
    .shift: .keyboardLeftShift, .control: .keyboardLeftControl, .option: .keyboardLeftAlt, .command: .keyboardLeftGUI,
    .capsLock: .keyboardCapsLock,
  ]

  /// The characters of a keyboard of the United States, with those that Shift makes of the same keys.
  private static let characters: [Character: UIKeyboardHIDUsage] = [
    "-": .keyboardHyphen, "_": .keyboardHyphen, "=": .keyboardEqualSign, "+": .keyboardEqualSign,
    "[": .keyboardOpenBracket, "{": .keyboardOpenBracket, "]": .keyboardCloseBracket, "}": .keyboardCloseBracket,
    "\\": .keyboardBackslash, "|": .keyboardBackslash, ";": .keyboardSemicolon, ":": .keyboardSemicolon,
    "'": .keyboardQuote, "\"": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, "~": .keyboardGraveAccentAndTilde,
    ",": .keyboardComma, "<": .keyboardComma, ".": .keyboardPeriod, ">": .keyboardPeriod, "/": .keyboardSlash,
    "?": .keyboardSlash, " ": .keyboardSpacebar, "!": .keyboard1, "@": .keyboard2, "#": .keyboard3, "$": .keyboard4,
    "%": .keyboard5, "^": .keyboard6, "&": .keyboard7, "*": .keyboard8, "(": .keyboard9, ")": .keyboard0,
  ]

  private static let pad: [Character: UIKeyboardHIDUsage] = [
    "/": .keypadSlash, "*": .keypadAsterisk, "-": .keypadHyphen, "+": .keypadPlus, ".": .keypadPeriod,
    "=": .keypadEqualSign,
  ]

  /// The key for what a host tells; `keyboardErrorUndefined` for a key that such a keyboard does not have.
  init(_ symbol: KeySymbol, isOnPad: Bool) {
    self = .keyboardErrorUndefined
    switch symbol {
    case .character(let character):
      if let usage = Self.usage(of: character, isOnPad: isOnPad) { self = usage }
    case .function(let number) where (1...12).contains(number):
      self = UIKeyboardHIDUsage(rawValue: Self.keyboardF1.rawValue + number - 1) ?? self
    case .function(let number) where (13...24).contains(number):
      self = UIKeyboardHIDUsage(rawValue: Self.keyboardF13.rawValue + number - 13) ?? self
    default: self = Self.symbols[symbol] ?? self
    }
  }

  private static func usage(of character: Character, isOnPad: Bool) -> UIKeyboardHIDUsage? {
    if character.isASCII, let digit = character.wholeNumberValue {
      // Zero comes behind nine.
      let first: UIKeyboardHIDUsage = isOnPad ? .keypad1 : .keyboard1
      return UIKeyboardHIDUsage(rawValue: first.rawValue + (digit + 9) % 10)
    }
    if let letter = character.lowercased().first?.asciiValue, (97...122).contains(letter) {
      return UIKeyboardHIDUsage(rawValue: keyboardA.rawValue + Int(letter) - 97)
    }
    return (isOnPad ? pad[character] : nil) ?? characters[character]
  }
}
