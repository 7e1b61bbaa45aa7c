import CoreGraphics

/// Composes lines from shaped text: breaking, limits, truncation, line boxes, alignment.
///
/// It holds all rules that do not depend on fonts, so that every shaper follows the same ones. The result depends on
/// the arguments only (G6).
package struct TextComposer {
  let content: TextContent
  let shaped: ShapedText
  let width: CGFloat
  let height: CGFloat
  let grid: PixelGrid
  let source: GlyphSource

  /// A limit as the composer takes it: nil, infinite and NaN are unlimited, negative is 0.
  package static func limit(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }

  /// Lays the content out.
  ///
  /// - Parameter shaped: The content as `source` shapes it, kept by the caller: another width needs no shaping.
  package static func layout(
    _ content: TextContent, shaped: ShapedText, width: CGFloat?, height: CGFloat?, displayScale: CGFloat,
    source: GlyphSource
  ) -> TextLayout {
    let grid: PixelGrid = PixelGrid(displayScale: displayScale)
    func composed(_ content: TextContent, _ shaped: ShapedText) -> TextLayout {
      TextComposer(
        content: content, shaped: shaped, width: limit(width), height: limit(height), grid: grid, source: source
      ).compose()
    }

    let layout: TextLayout = composed(content, shaped)
    if layout.isTruncated, content.allowsTightening,
      let tighter = tightened(content, layout: { composed($0, source.shape($0)) })
    {
      return tighter
    }
    let smallest: CGFloat = content.minimumScaleFactor
    guard layout.isTruncated, smallest > 0, smallest < 1 else { return layout }
    return largestScale(of: content, from: smallest) { scale in
      let scaled: TextContent = content.scaled(by: scale)
      var smaller: TextLayout = composed(scaled, source.shape(scaled))
      smaller.scale = scale
      return smaller
    }
  }

  /// The layout with the letters as little closer together as shows everything; nil where that is not enough.
  private static func tightened(_ content: TextContent, layout: (TextContent) -> TextLayout) -> TextLayout? {
    let steps: Int = 16
    func candidate(_ step: Int) -> TextLayout {
      let amount: CGFloat = TextContent.mostTightening * CGFloat(step) / CGFloat(steps)
      var tighter: TextLayout = layout(content.tightened(by: amount))
      tighter.tightening = amount
      return tighter
    }
    var best: TextLayout = candidate(steps)
    guard !best.isTruncated else { return nil }
    var (low, high): (Int, Int) = (1, steps)
    while low < high {
      let middle: Int = (low + high) / 2
      let next: TextLayout = candidate(middle)
      if next.isTruncated {
        low = middle + 1
      } else {
        best = next
        high = middle
      }
    }
    return best
  }

  /// The largest of the scales that shows everything, else the smallest one. Sizes go down by quarters of a point to the
  /// last that is not below the factor, as far as Apple's frames tell (text/fit: 13 points become 12.5, 10.25 and 7.75, and
  /// with a factor of 0.8 they become 10.5).
  private static func largestScale(
    of content: TextContent, from smallest: CGFloat, layout: (CGFloat) -> TextLayout
  ) -> TextLayout {
    let size: CGFloat = max(content.runs.map(\.font.size).max() ?? 0, 1)
    let most: Int = Int(min((size * 4).rounded(.up), 4096)) - 1
    let least: Int = Int(min((size * smallest * 4 - PixelGrid.tolerance).rounded(.up), 4096))
    func scale(_ quarters: Int) -> CGFloat { min(max(CGFloat(quarters) / (size * 4), smallest), 1) }
    var best: TextLayout = layout(scale(least))
    guard !best.isTruncated else { return best }
    // Everything fits at `low`, and not at `high`.
    var (low, high): (Int, Int) = (least, max(most, least) + 1)
    while high - low > 1 {
      let middle: Int = (low + high) / 2
      let candidate: TextLayout = layout(scale(middle))
      if candidate.isTruncated {
        high = middle
      } else {
        best = candidate
        low = middle
      }
    }
    return best
  }

  private func compose() -> TextLayout {
    guard !content.runs.isEmpty, !shaped.characters.isEmpty else { return placement.empty() }
    let breaker: LineBreaker = LineBreaker(
      content: content, characters: shaped.characters, width: width, source: source)
    var (lines, isTruncated): ([BrokenLine], Bool) = brokenLines(breaker)
    if isTruncated, let last = lines.popLast() { lines.append(truncated(last, breaker)) }
    return placement.layout(lines, isTruncated: isTruncated)
  }

  var placement: LinePlacement { LinePlacement(content: content, width: width, grid: grid) }

  /// The lines within the line limit and the height, one at least, and whether there would be more to see.
  private func brokenLines(_ breaker: LineBreaker) -> ([BrokenLine], Bool) {
    let most: Int = max(content.lineLimit ?? .max, 1)
    var lines: [BrokenLine] = []
    var stack = LineStack(grid: grid)
    for (number, paragraph) in shaped.paragraphs.enumerated() {
      var start: Int = paragraph.range.lowerBound
      repeat {
        let end: Int = breaker.end(from: start, in: paragraph.range)
        let isEnd: Bool = end == paragraph.range.upperBound
        let elements: [LineElement] = breaker.elements(in: start..<end, isParagraphEnd: isEnd)
        let line: BrokenLine = BrokenLine(
          elements: elements, start: start, paragraph: number, isRightToLeft: paragraph.isRightToLeft,
          firstRun: run(at: start), hanging: hangingWidth(start..<end), box: box(elements, at: start))
        stack.append(line.box, gap: content.gap(before: line.firstRun))
        if !lines.isEmpty, stack.bottom > height + PixelGrid.tolerance || lines.count == most {
          return (lines, hasContent(from: start))
        }
        lines.append(line)
        start = end
      } while start < paragraph.range.upperBound
    }
    return (lines, false)
  }

  private func truncated(_ line: BrokenLine, _ breaker: LineBreaker) -> BrokenLine {
    let truncation: LineTruncation = LineTruncation(
      breaker: breaker, mode: content.truncation, start: line.start, paragraph: shaped.paragraphs[line.paragraph],
      lastParagraph: shaped.paragraphs[shaped.paragraphs.count - 1])
    var line: BrokenLine = line
    line.elements = truncation.elements()
    line.hanging = 0
    line.box = box(line.elements, at: line.start)
    return line
  }

  private func box(_ elements: [LineElement], at start: Int) -> LineBox {
    guard content.runs.count > 1, let first = elements.first else { return LineBox(content.runs[run(at: start)]) }
    var box: LineBox = LineBox()
    var run: Int32 = first.run
    box.include(content.runs[Int(run)])
    for element in elements where element.run != run {
      run = element.run
      box.include(content.runs[Int(run)])
    }
    return box
  }

  /// The run that gives an empty line its height.
  private func run(at index: Int) -> Int {
    Int(shaped.characters[min(index, shaped.characters.count - 1)].run)
  }

  /// The white space at the end of a line.
  func hangingWidth(_ range: Range<Int>) -> CGFloat {
    shaped.characters.withUnsafeBufferPointer { characters in
      var end: Int = range.upperBound
      var width: CGFloat = 0
      while end > range.lowerBound, characters[end - 1].traits.contains(.whitespace) {
        end -= 1
        if characters[end].scalar != "\t" { width += characters[end].advance }
      }
      return width
    }
  }

  /// Blank lines at the end that are cut off are no loss that an ellipsis must tell of.
  func hasContent(from index: Int) -> Bool {
    shaped.characters[index...].contains { character in
      !character.traits.contains(.whitespace) && !ParagraphSplitter.isSeparator(character.scalar)
    }
  }
}
