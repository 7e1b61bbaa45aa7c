import CoreGraphics

/// Where the line under or through a text stands, by the font's size.
package enum DecorationLine {
  case underline
  case strikethrough

  /// How thick the line is, as a part of the size.
  package static let thickness: CGFloat = 0.066

  /// The upper edge, in points below the base line: the underline begins a tenth of the size below it, the other runs
  /// through the middle of small letters.
  package func top(at size: CGFloat) -> CGFloat {
    self == .underline ? size * 0.1 : size * -0.275 - size * Self.thickness / 2
  }
}
