import CoreGraphics

/// What a shaper is asked to lay out: styled runs and the rules of the paragraph.
package struct TextContent: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: FontDescriptor
    /// Extra space after each character, in points.
    package var tracking: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var isUnderlined: Bool = false
    package var isStruckThrough: Bool = false
    /// A picture that stands in the place of the run's one character, U+FFFC.
    package var attachment: Attachment?

    package init(
      text: String, font: FontDescriptor, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
      isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
      self.text = text
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }

    /// By what tells nearly all runs apart: few of the same characters differ in their font alone.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(font.size)
    }
  }

  /// The room that a picture takes in a line, in points around the base line.
  package struct Attachment: Hashable, Sendable {
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat

    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }

    /// The character that pictures stand for.
    package static let character: Character = "\u{FFFC}"
  }

  package enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: String, Hashable, Sendable { case head, middle, tail }

  package var runs: [Run]
  package var alignment: Alignment = .leading
  package var truncation: Truncation = .tail
  /// The most lines shown; nil for as many as needed.
  package var lineLimit: Int?
  /// At least the height of this many lines is taken.
  package var reservedLines: Int = 0
  /// Extra space between lines, in points.
  package var lineSpacing: CGFloat = 0
  /// The text may shrink to this part of its size before it is truncated; 1 for never.
  package var minimumScaleFactor: CGFloat = 1
  /// The direction of the layout, which paragraphs without a direction of their own have.
  package var isRightToLeft: Bool = false
  /// All paragraphs have the direction of the layout, whatever is in them.
  package var hasLayoutDirection: Bool = false
  /// Lines are aligned by the direction of their paragraph, and not by that of the layout.
  package var alignsByWriting: Bool = false
  /// Letters may move closer together before a line is truncated.
  package var allowsTightening: Bool = false
  /// Lines break as in labels: the second of two has several words where that is possible, and Korean words stay whole.
  package var breaksAsLabel: Bool = false

  package init(runs: [Run]) {
    self.runs = runs
  }

  /// By the runs: texts that differ in nothing but the rules of the paragraph are few.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(runs)
    hasher.combine(lineLimit)
  }

  package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
