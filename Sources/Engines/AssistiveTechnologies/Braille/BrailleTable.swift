import Foundation

/// Cells of braille, and the character of the text that each stands for.
package struct BrailleCells: Hashable, Sendable {
  /// Unicode's braille patterns, one for each cell.
  package var cells: String
  /// For each cell the offset of a character of the text, so that a key above the cell finds it.
  package var offsets: [Int]

  package init(cells: String, offsets: [Int]) {
    self.cells = cells
    self.offsets = offsets
  }
}

/// A way to write text in braille.
package protocol BrailleTranslator {
  /// The cells of a text, contracted or not as the table has it.
  func translate(_ text: String) -> BrailleCells
}

/// Computer braille of eight dots as used in North America: one cell for each character of ASCII, capitals with dot 7.
///
/// Of other characters accents are left out; what has no letter of ASCII is a full cell, which no other character is.
package struct ComputerBraille: BrailleTranslator {
  /// The characters in the order of their six dots, of which dot 1 counts 1, dot 2 counts 2, and so on.
  private static let order: [Character] = Array(
    " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=")

  private static let dots: [Character: UInt32] = {
    var result: [Character: UInt32] = [:]
    for (index, character) in order.enumerated() {
      let pattern = UInt32(index)
      let isUpper: Bool = character.isLetter || "@[\\]^".contains(character)
      result[character] = isUpper ? pattern | 64 : pattern
      if character.isLetter, let small = character.lowercased().first { result[small] = pattern }
    }
    for (small, large) in [("`", "@"), ("{", "["), ("|", "\\"), ("}", "]"), ("~", "^")] as [(Character, Character)] {
      result[small] = (result[large] ?? 0) & ~64
    }
    return result
  }()

  package init() {}

  package func translate(_ text: String) -> BrailleCells {
    var cells: String = ""
    var offsets: [Int] = []
    for (offset, character) in text.enumerated() {
      cells.unicodeScalars.append(Self.scalar(Self.pattern(of: character)))
      offsets.append(offset)
    }
    return BrailleCells(cells: cells, offsets: offsets)
  }

  private static func pattern(of character: Character) -> UInt32 {
    if let known = dots[character] { return known }
    if character.isWhitespace { return 0 }
    let plain: String = String(character).folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    if plain.count == 1, let known = plain.first.flatMap({ dots[$0] }) { return known }
    return 255
  }

  /// The pattern as a character.
  static func scalar(_ dots: UInt32) -> UnicodeScalar { UnicodeScalar(0x2800 + (dots & 255)) ?? " " }
}
