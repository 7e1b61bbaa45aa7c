import CoreGraphics
import DisplayList
import Foundation
import TextEngine

/// How a text that is edited is set: all that it takes from its environment.
package struct EditedTextStyle: Equatable {
  /// The style of text without attributes of its own.
  package let style: TextContent.Style
  /// The rules of paragraphs, without a line limit: an editor shows all lines.
  package let rules: TextContent.Rules
  package let alignment: TextAlignment
  package let truncation: TextContent.Truncation
  /// The most lines that are shown at once, and the fewest whose height is taken.
  package let lineLimit: Int?
  package let reservedLineCount: Int
  package let isRightToLeft: Bool
  package let displayScale: CGFloat
  package let locale: Locale

  /// Reads the environment inside a node, which comes to depend on it.
  package init(in inputs: _ViewInputs) {
    let font: Font = inputs.environment.group(TextFont.self).value.font
    let environment: TextEnvironment = inputs.environment.group(TextEnvironment.self).value
    var run = TextRunStyle(font: font)
    var ignored = ResolvedText(in: environment)
    for modifier in environment.defaults { modifier.apply(to: &run, &ignored) }
    style = run.run("", in: environment.fonts).style
    var choices: TextContent.RuleChoices = environment.ruleChoices
    truncation = choices.truncation
    choices.lineLimit = nil
    choices.reservedLines = 0
    choices.minimumScaleFactor = 1
    choices.allowsTightening = false
    choices.breaksAsLabel = false
    rules = TextContent.Rules(choices)
    alignment = environment.alignment
    lineLimit = environment.lineLimit
    reservedLineCount = environment.reservedLineCount
    isRightToLeft = environment.layoutDirection == .rightToLeft
    displayScale = environment.displayScale
    locale = environment.locale
  }

  /// A text in the style, with rules of its own.
  package func content(_ string: String, _ change: (inout TextContent.RuleChoices) -> Void = { _ in }) -> TextContent {
    var choices: TextContent.RuleChoices = rules.choices
    change(&choices)
    return TextContent(
      runs: TextContent.Runs(TextContent.Run(text: string, style: style)), rules: TextContent.Rules(choices))
  }
}

extension TextLayout {
  /// The letters of a text without looks of its own, in one paint.
  ///
  /// - Parameters:
  ///   - content: The content of which this is the layout.
  ///   - origin: Where the layout's top left corner stands.
  package func letters(of content: TextContent, at origin: CGPoint, paint: Paint) -> [DisplayItem] {
    lines.flatMap { letters(of: $0.fragments, in: $0, content: content, at: origin, paint: paint) }
  }

  /// The letters of some stretches of a line.
  package func letters(
    of fragments: [Fragment], in line: Line, content: TextContent, at origin: CGPoint, paint: Paint
  ) -> [DisplayItem] {
    fragments.compactMap { fragment in
      guard content.runs.indices.contains(fragment.run) else { return nil }
      let run: TextContent.Run = content.runs[fragment.run]
      var font: FontDescriptor = fragment.font
      font.box = nil
      let letters = TextFragment(
        text: fragment.text, font: font, width: fragment.width,
        tracking: run.tracking * scale - tightening * run.font.size, isUnderlined: run.isUnderlined,
        isStruckThrough: run.isStruckThrough)
      let start = CGPoint(x: origin.x + fragment.x, y: origin.y + line.baseline - run.baselineOffset * scale)
      return .text(letters, paint, at: start)
    }
  }
}
