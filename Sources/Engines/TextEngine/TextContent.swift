import CoreGraphics

/// What a shaper is asked to lay out: styled runs and the rules of the paragraph.
///
/// How runs look and how paragraphs are made is the same for most texts of a program, and is held by reference: a text
/// has no more of its own than its characters, and to see that two are set alike is mostly to compare two references.
package struct TextContent: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var text: String
    /// All besides the characters.
    package var style: Style

    package init(text: String, style: Style) {
      self.text = text
      self.style = style
    }

    package init(
      text: String, font: FontDescriptor, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
      isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
      var choices = StyleChoices(font: font)
      choices.tracking = tracking
      choices.baselineOffset = baselineOffset
      choices.isUnderlined = isUnderlined
      choices.isStruckThrough = isStruckThrough
      self.init(text: text, style: Style(choices))
    }

    /// The style first: most runs have the same object.
    package static func == (left: Run, right: Run) -> Bool { left.style == right.style && left.text == right.text }

    /// By what tells nearly all runs apart: few of the same characters differ in their font alone.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(style.choices.font.size)
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

  package var runs: Runs
  /// The rules of the paragraph.
  package var rules: Rules

  package init(runs: Runs, rules: Rules = .usual) {
    self.runs = runs
    self.rules = rules
  }

  package init(runs: [Run]) { self.init(runs: Runs(runs)) }

  package static func == (left: TextContent, right: TextContent) -> Bool {
    left.rules == right.rules && left.runs == right.runs
  }

  /// By the runs: texts that differ in nothing but the rules of the paragraph are few.
  package func hash(into hasher: inout Hasher) { runs.hash(into: &hasher) }

  package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
