import Foundation

/// The letters of a text in the form in which texts of different origin are compared: small, without ligatures and
/// composed signs, as UTF-8. Digits, punctuation and white space are left out.
struct FoldedText {
  private(set) var letters: [UInt8] = []
  /// For each byte the UTF-16 units of the text from which it was made.
  private(set) var units: [Range<Int>] = []

  init(_ text: String) {
    var unit = 0
    var known: [Unicode.Scalar: [UInt8]] = [:]
    for scalar in text.unicodeScalars {
      let length: Int = scalar.value > 0xFFFF ? 2 : 1
      let folded: [UInt8]
      if let found = known[scalar] {
        folded = found
      } else {
        folded = Self.folded(scalar)
        known[scalar] = folded
      }
      for byte in folded {
        letters.append(byte)
        units.append(unit..<unit + length)
      }
      unit += length
    }
  }

  private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
    if scalar.isASCII {
      switch scalar.value {
      case 0x41...0x5A: return [UInt8(scalar.value + 0x20)]
      case 0x61...0x7A: return [UInt8(scalar.value)]
      default: return []
      }
    }
    // Ligatures and composed signs come apart; some capital letters do so only as small ones.
    let plain: String = String(scalar).lowercased().decomposedStringWithCompatibilityMapping
    return plain.unicodeScalars.filter(\.properties.isAlphabetic).flatMap { Array(String($0).utf8) }
  }

  /// The place at which `piece` begins, the `occurrence`th from `start` on, counted from 0; nil when there is none.
  func place(of piece: ArraySlice<UInt8>, from start: Int = 0, occurrence: Int = 0) -> Int? {
    guard let first = piece.first else { return nil }
    var place: Int = start
    var count = 0
    while place + piece.count <= letters.count {
      guard let next = letters[place...(letters.count - piece.count)].firstIndex(of: first) else { return nil }
      if letters[next..<next + piece.count].elementsEqual(piece) {
        if count == occurrence { return next }
        count += 1
      }
      place = next + 1
    }
    return nil
  }

  /// How many letters from `place` on are those of `text`.
  func length(of text: ArraySlice<UInt8>, at place: Int) -> Int {
    zip(letters[place...], text).prefix { $0 == $1 }.count
  }
}
