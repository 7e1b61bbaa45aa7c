import CoreGraphics

/// One Unicode scalar of a content with what shaping found out about it.
package struct ShapedCharacter: Hashable, Sendable {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line may end before this character (UAX 14).
    package static let breakBefore: Traits = Traits(rawValue: 1)
    /// A user-perceived character starts here: inside one no line is broken and no text is cut.
    package static let clusterStart: Traits = Traits(rawValue: 2)
    /// Space that hangs over the end of a line without counting for its width.
    package static let whitespace: Traits = Traits(rawValue: 4)
  }

  package var scalar: Unicode.Scalar
  /// Index into the content's runs.
  package var run: Int32
  /// In points, with tracking.
  package var advance: CGFloat
  /// The bidirectional embedding level; odd for right to left.
  package var level: UInt8
  package var traits: Traits

  package init(scalar: Unicode.Scalar, run: Int, advance: CGFloat = 0, level: UInt8 = 0, traits: Traits = []) {
    self.scalar = scalar
    self.run = Int32(run)
    self.advance = advance
    self.level = level
    self.traits = traits
  }
}

/// A content after shaping and before line breaking: one character per Unicode scalar of the content's string, so
/// that lines for any width follow by adding up, without shaping again.
package struct ShapedText: Hashable, Sendable {
  package struct Paragraph: Hashable, Sendable {
    /// Without the separator at its end.
    package var range: Range<Int>
    package var isRightToLeft: Bool

    package init(range: Range<Int>, isRightToLeft: Bool) {
      self.range = range
      self.isRightToLeft = isRightToLeft
    }
  }

  package let characters: [ShapedCharacter]
  package let paragraphs: [Paragraph]
  /// Whether all runs from left to right and nothing in it changes its width by where it stands: no tab, no soft hyphen.
  package let isPlain: Bool

  package init(characters: [ShapedCharacter], paragraphs: [Paragraph]) {
    self.characters = characters
    self.paragraphs = paragraphs
    isPlain = characters.allSatisfy { $0.level == 0 && $0.scalar != "\t" && $0.scalar != "\u{AD}" }
  }
}

/// Where advances come from: the part of a shaper that knows fonts.
package protocol GlyphSource: AnyObject {
  /// Shapes the runs as they are; the paragraph's limits play no part.
  func shape(_ content: TextContent) -> ShapedText

  /// The advance of one character that the composer adds: an ellipsis or a hyphen.
  func advance(of scalar: Unicode.Scalar, font: FontDescriptor, tracking: CGFloat) -> CGFloat
}
