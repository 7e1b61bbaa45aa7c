/// Splits a content's scalars into paragraphs, the first step of every glyph source.
package struct ParagraphSplitter {
  /// All scalars of the content, without advances; controls that must not draw are replaced.
  package private(set) var characters: [ShapedCharacter] = []
  /// Ranges without separators. There is always one more paragraph than there are separators.
  package private(set) var ranges: [Range<Int>] = []

  package init(_ content: TextContent) {
    characters.reserveCapacity(content.runs.reduce(0) { $0 + $1.text.utf8.count })
    var start: Int = 0
    var previous: Unicode.Scalar = " "
    for (run, item) in content.runs.enumerated() {
      for scalar in item.text.unicodeScalars {
        let index: Int = characters.count
        characters.append(Self.character(scalar, run: run))
        if Self.isSeparator(scalar) {
          // A line feed after a carriage return belongs to the same separator.
          if scalar == "\n", previous == "\r", index == start {
            start = index + 1
          } else {
            ranges.append(start..<index)
            start = index + 1
          }
        }
        previous = scalar
      }
    }
    ranges.append(start..<characters.count)
  }

  package static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func character(_ scalar: Unicode.Scalar, run: Int) -> ShapedCharacter {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000:
      ShapedCharacter(scalar: scalar, run: run, traits: .whitespace)
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
      ShapedCharacter(scalar: scalar, run: run)
    case 0...0x1F, 0x7F...0x9F:
      // Other controls draw nothing: a word joiner stands in their place, which has no width and allows no break.
      ShapedCharacter(scalar: "\u{2060}", run: run)
    default:
      ShapedCharacter(scalar: scalar, run: run)
    }
  }
}
