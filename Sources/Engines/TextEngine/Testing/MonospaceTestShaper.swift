import CoreGraphics

/// A shaper without fonts for tests of layout: every character is half of its font's size wide.
///
/// Characters that are never seen, as a word joiner or a soft hyphen, have no width. Lines are composed by the same rules as with real fonts. A break is allowed after white space and after a hyphen.
package final class MonospaceTestShaper: TextShaper, GlyphSource {
  package private(set) var layoutCount: Int = 0

  package init() {}

  package func layout(
    _ content: TextContent, width: CGFloat?, height: CGFloat?, displayScale: CGFloat
  ) -> TextLayout {
    layoutCount += 1
    return TextComposer.layout(
      content, shaped: shape(content), width: width, height: height, displayScale: displayScale, source: self)
  }

  package func shape(_ content: TextContent) -> ShapedText {
    if content.isPlaceholder { return ShapedText(placeholder: content) }
    let splitter: ParagraphSplitter = ParagraphSplitter(content)
    var characters: [ShapedCharacter] = splitter.characters
    for range in splitter.ranges {
      let text: String = String(String.UnicodeScalarView(characters[range].map(\.scalar)))
      var index: Int = range.lowerBound
      for cluster in text {
        measure(&characters[index], in: content)
        if index > range.lowerBound, allowsBreak(characters[index - 1], characters[index]) {
          characters[index].traits.insert(.breakBefore)
        }
        index += cluster.unicodeScalars.count
      }
    }
    let paragraphs: [ShapedText.Paragraph] = splitter.ranges.map { range in
      ShapedText.Paragraph(range: range, isRightToLeft: content.isRightToLeft)
    }
    return ShapedText(characters: characters, paragraphs: paragraphs)
  }

  package func advance(of scalar: Unicode.Scalar, font: FontDescriptor, tracking: CGFloat) -> CGFloat {
    (scalar.properties.isDefaultIgnorableCodePoint ? 0 : font.size / 2) + tracking
  }

  private func measure(_ character: inout ShapedCharacter, in content: TextContent) {
    let run: TextContent.Run = content.runs[Int(character.run)]
    character.traits.insert(.clusterStart)
    character.advance =
      run.attachment?.width ?? advance(of: character.scalar, font: run.font, tracking: run.tracking)
  }

  private func allowsBreak(_ previous: ShapedCharacter, _ next: ShapedCharacter) -> Bool {
    guard !next.traits.contains(.whitespace) else { return false }
    return previous.traits.contains(.whitespace) || previous.scalar == "-" || previous.scalar == "\u{AD}"
  }
}
