import CPango
import CoreGraphics
import TextEngine

/// What single letters need besides: where Inter's are wider or narrower than those of the system face.
///
/// Found by least squares from 117 frames of text at 10 to 32 points in seven weights (public frames of
/// iamcgn/swiftui-web, folders Text, Button, Toggle, Section, Grid, ForEach, Lazy, Label, Position and CustomLayout),
/// each kept as near to nothing as these allow. Nearly all of the 117 are met to half a point. Letters that no frame shows
/// are left as they are.
extension FaceFit {
  /// The space beside a character, in Pango's units.
  ///
  /// - Parameter scalar: Only printable characters of ASCII have any, and the narrow space.
  static func units(for scalar: UInt32, font: FontDescriptor) -> Int32 {
    if scalar == 0x202F, applies(to: font), font.size.isFinite { return GlyphRun.units(font.size * narrowSpace) }
    guard scalar >= 0x20, scalar < 0x7F, applies(to: font), font.size.isFinite else { return 0 }
    // Digits of one width stay so.
    if font.hasMonospacedDigits, (0x30...0x39).contains(scalar) { return 0 }
    let index = Int(scalar) - 0x20
    let thousandths: Int = Int(letters[index]) + (font.size >= 20 ? Int(displayLetters[index]) : 0)
    return thousandths == 0 ? 0 : GlyphRun.units(font.size * CGFloat(thousandths) / 1000)
  }

  /// The same for all of ASCII from the space on, for who asks often.
  static func letterUnits(of font: FontDescriptor) -> [Int32] {
    (0x20..<0x7F).map { units(for: $0, font: font) }
  }

  /// In thousandths of the size, from the space on.
  private static let letters: [Int8] = table([
    " ": -10, "$": -22, "%": 46, "*": -25, ",": 20, ".": -2, "0": 6, "1": 5, "2": 9, "3": -1, "4": -1, "5": 45,
    "6": -9, "8": -9, "9": 20, ":": -17, "A": 5, "B": 8, "C": -2, "D": 3, "E": 6, "F": 5, "G": 15, "H": 8, "I": 3,
    "K": 5, "L": -5, "M": -9, "O": 8, "P": -7, "R": 13, "S": -1, "T": -10, "V": 9, "W": 7, "a": -5, "b": -2, "c": -6,
    "d": 1, "e": -7, "f": 1, "g": 4, "h": 7, "i": -2, "l": 9, "m": 3, "n": 5, "o": 5, "p": -6, "q": -5, "r": 3,
    "s": -3, "t": -2, "u": 15, "v": -8, "w": -37, "y": -2,
  ])

  /// The space between a time and its half of the day: "8:26 PM" is 49.5 points wide at 13 (text/dates).
  private static let narrowSpace: CGFloat = 0.077

  /// What the display cut needs beyond that.
  private static let displayLetters: [Int8] = table([
    " ": -25, "0": 2, ":": 2, "B": 20, "C": 2, "D": 20, "E": 3, "H": 22, "S": 25, "a": 10, "b": -7, "d": 8, "f": -4,
    "g": 19, "h": -4,
    "i": 5, "k": -4, "l": 7, "o": -5, "q": -4, "r": -4, "t": 7, "u": -2, "w": -4, "x": -4,
  ])

  private static func table(_ values: [Unicode.Scalar: Int8]) -> [Int8] {
    (0x20..<0x7F).map { (value: UInt8) in values[Unicode.Scalar(value)] ?? 0 }
  }
}
