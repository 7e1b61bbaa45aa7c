import InputEngine

/// A key by the character that it stands for.
public struct KeyEquivalent: Sendable, Hashable {
  /// The character; keys that write none have one of a private range, as on Apple's systems.
  public var character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public static let upArrow: KeyEquivalent = KeyEquivalent("\u{F700}")
  public static let downArrow: KeyEquivalent = KeyEquivalent("\u{F701}")
  public static let leftArrow: KeyEquivalent = KeyEquivalent("\u{F702}")
  public static let rightArrow: KeyEquivalent = KeyEquivalent("\u{F703}")
  public static let escape: KeyEquivalent = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete: KeyEquivalent = KeyEquivalent("\u{8}")
  public static let deleteForward: KeyEquivalent = KeyEquivalent("\u{F728}")
  public static let home: KeyEquivalent = KeyEquivalent("\u{F729}")
  public static let end: KeyEquivalent = KeyEquivalent("\u{F72B}")
  public static let pageUp: KeyEquivalent = KeyEquivalent("\u{F72C}")
  public static let pageDown: KeyEquivalent = KeyEquivalent("\u{F72D}")
  public static let clear: KeyEquivalent = KeyEquivalent("\u{F739}")
  public static let tab: KeyEquivalent = KeyEquivalent("\u{9}")
  public static let space: KeyEquivalent = KeyEquivalent("\u{20}")
  public static let `return`: KeyEquivalent = KeyEquivalent("\u{D}")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

extension KeyEquivalent {
  private static let pairs: [(KeyEquivalent, KeySymbol)] = [
    (.upArrow, .up), (.downArrow, .down), (.leftArrow, .left), (.rightArrow, .right), (.escape, .escape),
    (.delete, .backspace), (.deleteForward, .deleteForward), (.home, .home), (.end, .end), (.pageUp, .pageUp),
    (.pageDown, .pageDown), (.clear, .clear), (.tab, .tab), (.space, .space), (.return, .returnKey), (.return, .enter),
  ]

  /// The key as devices tell it.
  package var symbol: KeySymbol {
    if let pair = Self.pairs.first(where: { $0.0 == self }) { return pair.1 }
    if let scalar = character.unicodeScalars.first?.value, (0xF704...0xF726).contains(scalar) {
      return .function(Int(scalar) - 0xF703)
    }
    return .character(character.lowercased().first ?? character)
  }

  package init(_ symbol: KeySymbol) {
    switch symbol {
    case .character(let character): self.init(character)
    case .function(let number) where (1...35).contains(number):
      self.init(Character(Unicode.Scalar(UInt32(0xF703 + number)) ?? "\u{0}"))
    default: self = Self.pairs.first { $0.1 == symbol }?.0 ?? KeyEquivalent("\u{0}")
    }
  }
}
