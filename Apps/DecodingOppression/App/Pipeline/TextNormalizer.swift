import Foundation

/// Replaces what typesetting puts into a text by plain characters.
enum TextNormalizer {
  /// Ligatures become letters; soft hyphens become hyphens at line ends and go elsewhere; odd spaces and line ends
  /// become plain ones; control and zero-width characters go.
  static func normalize(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars: [Unicode.Scalar] = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    scalars.append("\n")
    var index = 0
    while index < scalars.count - 1 {
      let scalar: Unicode.Scalar = scalars[index]
      switch scalar.value {
      case 0x20...0x7E, 0x0A: result.append(scalar)
      case 0x0D:
        if scalars[index + 1] != "\n" { result.append("\n") }
      case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: result.append("\n")
      case 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: result.append(" ")
      case 0xAD:
        if isLineEnd(scalars, after: index) { result.append("-") }
      case 0x2010, 0x2011: result.append("-")
      case 0xFB00...0xFB06: result.append(contentsOf: ligatures[Int(scalar.value) - 0xFB00].unicodeScalars)
      case 0x00...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF, 0xFFFD:
        break
      // Private characters are bullets and ornaments of symbol fonts.
      case 0xE000...0xF8FF: result.append("•")
      default: result.append(scalar)
      }
      index += 1
    }
    return String(result)
  }

  private static let ligatures: [String] = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]

  private static func isLineEnd(_ scalars: [Unicode.Scalar], after index: Int) -> Bool {
    var next: Int = index + 1
    while next < scalars.count, scalars[next] == " " { next += 1 }
    return next >= scalars.count || scalars[next] == "\n" || scalars[next] == "\r"
  }
}
