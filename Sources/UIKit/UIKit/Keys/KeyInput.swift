import InputEngine
import SwiftUICore

/// The names that UIKit has for keys which write no character.
enum KeyInput {
  private static let names: [(String, KeySymbol)] = [
    ("UIKeyInputUpArrow", .up), ("UIKeyInputDownArrow", .down), ("UIKeyInputLeftArrow", .left),
    ("UIKeyInputRightArrow", .right), ("UIKeyInputEscape", .escape), ("UIKeyInputPageUp", .pageUp),
    ("UIKeyInputPageDown", .pageDown), ("UIKeyInputHome", .home), ("UIKeyInputEnd", .end),
    ("UIKeyInputDelete", .deleteForward),
    // The characters that these keys write.
    ("\r", .returnKey), ("\n", .returnKey), ("\t", .tab), (" ", .space), ("\u{8}", .backspace), ("\u{7F}", .backspace),
    ("\u{1B}", .escape), ("\r", .enter),
  ]

  /// The key for the input of a key command; nil for an empty one, and for one of several characters that names no key.
  static func symbol(_ input: String) -> KeySymbol? {
    if let named = names.first(where: { $0.0 == input }) { return named.1 }
    if input.hasPrefix("UIKeyInputF"), let number = Int(input.dropFirst(11)), (1...24).contains(number) {
      return .function(number)
    }
    guard input.count == 1, let character = input.lowercased().first else { return nil }
    return .character(character)
  }

  /// The input of a press: the character of its key, or the name of a key that writes none. Empty for modifiers.
  static func name(of symbol: KeySymbol) -> String {
    switch symbol {
    case .character(let character): String(character)
    case .function(let number): "UIKeyInputF\(number)"
    default: names.first { $0.1 == symbol }?.0 ?? ""
    }
  }
}
