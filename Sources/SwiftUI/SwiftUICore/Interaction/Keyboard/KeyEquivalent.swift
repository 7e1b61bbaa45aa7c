import InputEngine

/// A key by the character that it stands for.
public struct KeyEquivalent: Sendable, Hashable {
  /// The character; keys that write none have one of a private range, as on Apple's systems.
  public var character: Character

  /// Makes a key of the character that it writes.
  public init(_ character: Character) {
    self.character = character
  }

  /// The arrow up.
  public static let upArrow: KeyEquivalent = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow: KeyEquivalent = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow: KeyEquivalent = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow: KeyEquivalent = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape: KeyEquivalent = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete: KeyEquivalent = KeyEquivalent("\u{8}")
  /// The key that deletes forwards.
  public static let deleteForward: KeyEquivalent = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home: KeyEquivalent = KeyEquivalent("\u{F729}")
  /// End.
  public static let end: KeyEquivalent = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp: KeyEquivalent = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown: KeyEquivalent = KeyEquivalent("\u{F72D}")
  /// Clear, on the numeric pad.
  public static let clear: KeyEquivalent = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab: KeyEquivalent = KeyEquivalent("\u{9}")
  /// The space bar.
  public static let space: KeyEquivalent = KeyEquivalent("\u{20}")
  /// Return, or Enter on the numeric pad.
  public static let `return`: KeyEquivalent = KeyEquivalent("\u{D}")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes a key of a literal: `"s"`.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

extension KeyEquivalent {
  private static let pairs: [(KeyEquivalent, KeySymbol)] = [
    (.upArrow, .up), (.downArrow, .down), (.leftArrow, .left), (.rightArrow, .right), (.escape, .escape),
    (.delete, .backspace), (.deleteForward, .deleteForward), (.home, .home), (.end, .end), (.pageUp, .pageUp),
    (.pageDown, .pageDown), (.clear, .clear), (.tab, .tab), (.space, .space), (.return, .returnKey), (.return, .enter),
    // By the numbers of AppKit's function keys.
    (KeyEquivalent("\u{F727}"), .insert), (KeyEquivalent("\u{F735}"), .menu), (KeyEquivalent("\u{F746}"), .help),
  ]

  /// The key as devices tell it.
  package var symbol: KeySymbol {
    if let pair = Self.pairs.first(where: { $0.0 == self }) { return pair.1 }
    if let scalar = character.unicodeScalars.first?.value, (0xF704...0xF726).contains(scalar) {
      return .function(Int(scalar) - 0xF703)
    }
    return .character(character.lowercased().first ?? character)
  }

  /// The key for a device's; a null character for one that has none, such as a modifier.
  package init(_ symbol: KeySymbol) {
    switch symbol {
    case .character(let character): self.init(character)
    case .function(let number) where (1...35).contains(number):
      self.init(Character(Unicode.Scalar(UInt32(0xF703 + number)) ?? "\u{0}"))
    default: self = Self.pairs.first { $0.1 == symbol }?.0 ?? KeyEquivalent("\u{0}")
    }
  }
}
