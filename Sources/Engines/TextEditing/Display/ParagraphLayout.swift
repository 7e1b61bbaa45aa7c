import CoreGraphics
import TextEngine

/// One paragraph in lines.
package struct ParagraphLayout {
  package var carets: CaretMap
  /// From the left of the text to that of the lines.
  package var x: CGFloat
  package var width: CGFloat
  package var height: CGFloat
  /// What the layouter needs to draw it.
  package var drawing: AnyObject?

  package init(carets: CaretMap, x: CGFloat = 0, width: CGFloat, height: CGFloat, drawing: AnyObject? = nil) {
    self.carets = carets
    self.x = x
    self.width = width
    self.height = height
    self.drawing = drawing
  }
}

/// Makes the lines of a paragraph: with fonts, or with boxes of one width in tests.
package protocol ParagraphLayouter: AnyObject {
  /// - Parameter text: Without a separator.
  func layout(_ text: String, runs: AttributeRuns, width: CGFloat?) -> ParagraphLayout
  /// About the height of a paragraph that nobody has looked at yet.
  func estimatedHeight(characters: Int, width: CGFloat?) -> CGFloat
}

/// Paragraphs as a shaper of TextEngine sets them.
package final class ShapedParagraphs: ParagraphLayouter {
  /// What to draw: a content and its lines.
  package final class Drawing {
    package let content: TextContent
    package let layout: TextLayout
    private let runs: AttributeRuns

    init(content: TextContent, layout: TextLayout, runs: AttributeRuns) {
      self.content = content
      self.layout = layout
      self.runs = runs
    }

    /// The attributes of a run of the content.
    package func attributes(ofRun index: Int) -> TextAttributes? {
      runs.runs.indices.contains(index) ? runs.runs[index].attributes : nil
    }

    /// The same text in one line of a width, which ends with a sign where it is cut off.
    package func cut(
      to width: CGFloat, _ truncation: TextContent.Truncation, by shaper: any TextShaper, displayScale: CGFloat
    ) -> Drawing {
      var content: TextContent = self.content
      content.lineLimit = 1
      content.truncation = truncation
      let layout: TextLayout = shaper.layout(content, width: width, height: nil, displayScale: displayScale)
      return Drawing(content: content, layout: layout, runs: runs)
    }
  }

  private let shaper: any TextShaper
  private let rules: TextContent.Rules
  private let displayScale: CGFloat
  private let form: (TextAttributes?) -> ParagraphForm?
  private let style: (TextAttributes?) -> TextContent.Style

  /// - Parameters:
  ///   - rules: Without a line limit and a smallest scale.
  ///   - form: The form of a paragraph by the attributes of its first character; nil for one by the rules.
  ///   - style: The style of a run; nil stands for text without attributes.
  package init(
    shaper: any TextShaper, rules: TextContent.Rules = .usual, displayScale: CGFloat,
    form: @escaping (TextAttributes?) -> ParagraphForm? = { _ in nil },
    style: @escaping (TextAttributes?) -> TextContent.Style
  ) {
    self.shaper = shaper
    self.rules = rules
    self.form = form
    self.displayScale = displayScale
    self.style = style
  }

  package func layout(_ text: String, runs: AttributeRuns, width: CGFloat?) -> ParagraphLayout {
    let form: ParagraphForm = form(runs.runs.first?.attributes) ?? ParagraphForm(rules: rules)
    let choices: TextContent.RuleChoices = form.rules.choices
    let inner: CGFloat? = form.margins.room(in: width)
    let content: TextContent = content(text, runs, form.rules)
    let layout: TextLayout = shaper.layout(content, width: inner, height: nil, displayScale: displayScale)
    let carets: CaretMap = shaper.carets(content, width: inner, displayScale: displayScale)
    let room: CGFloat = max((inner ?? layout.size.width) - layout.size.width, 0)
    let isMirrored: Bool = choices.alignsByWriting ? carets.lines[0].isRightToLeft : choices.isRightToLeft
    let x: CGFloat =
      switch choices.alignment {
      case .leading: isMirrored ? room : 0
      case .center: room / 2
      case .trailing: isMirrored ? 0 : room
      }
    // The head indent is at the right of a paragraph that is read from right to left: its left margin is the tail indent.
    let start: CGFloat = form.margins.head
    let head: CGFloat = isMirrored ? max(0, (width ?? 0) - (inner ?? 0) - start) : start
    return ParagraphLayout(
      carets: carets, x: head + x, width: layout.size.width,
      height: max(layout.size.height, carets.height) + form.gap,
      drawing: Drawing(content: content, layout: layout, runs: runs))
  }

  private func content(_ text: String, _ runs: AttributeRuns, _ rules: TextContent.Rules) -> TextContent {
    guard !runs.isPlain, !text.isEmpty else {
      let attributes: TextAttributes? = runs.runs.first?.attributes
      return TextContent(runs: TextContent.Runs(TextContent.Run(text: text, style: style(attributes))), rules: rules)
    }
    var rest: Substring.UnicodeScalarView = text[...].unicodeScalars
    var styled: [TextContent.Run] = []
    for run in runs.runs where !rest.isEmpty {
      styled.append(TextContent.Run(text: String(rest.prefix(run.count)), style: style(run.attributes)))
      rest = rest.dropFirst(run.count)
    }
    return TextContent(runs: TextContent.Runs(styled), rules: rules)
  }

  package func estimatedHeight(characters: Int, width: CGFloat?) -> CGFloat {
    let font: FontDescriptor = style(nil).choices.font
    let line: CGFloat = font.ascent + font.descent
    guard let width, width > 0 else { return line }
    return line * max((CGFloat(characters) * font.size / 2 / width).rounded(.up), 1)
  }
}
