import CoreGraphics

extension TextComposer {
  /// What `layout` would say of the size, found without making lines, for text of one style that runs from left to
  /// right and is at most cut at its end; nil for any other.
  package static func measure(
    _ content: TextContent, shaped: ShapedText, width: CGFloat, height: CGFloat, displayScale: CGFloat,
    source: GlyphSource
  ) -> TextMeasure? {
    guard content.runs.count == 1, shaped.isPlain, !shaped.characters.isEmpty else { return nil }
    let composer = TextComposer(
      content: content, shaped: shaped, width: width, height: height, grid: PixelGrid(displayScale: displayScale),
      source: source)
    return composer.measure()
  }

  /// The lines that are shown, as far as their size matters.
  private struct Stacked {
    var stack: LineStack
    var count: Int = 0
    var firstBaseline: CGFloat = 0
    /// The widest line before the last one.
    var widest: CGFloat = 0
    var lastWidth: CGFloat = 0
    var lastStart: Int = 0
    var lastParagraph: Int = 0
  }

  private func measure() -> TextMeasure? {
    let breaker = LineBreaker(content: content, characters: shaped.characters, width: width, source: source)
    var (lines, isTruncated): (Stacked, Bool) = stacked(breaker)
    if isTruncated {
      guard content.truncation == .tail, !content.allowsTightening,
        content.minimumScaleFactor >= 1 || content.minimumScaleFactor <= 0
      else {
        return nil
      }
      lines.lastWidth = truncatedWidth(lines)
    }
    let placement: LinePlacement = placement
    let box: CGFloat = placement.hugged(max(lines.widest, lines.lastWidth))
    let bottom: CGFloat = placement.reserved(lines.stack, lines: lines.count)
    return TextMeasure(
      size: CGSize(width: box, height: bottom), firstBaseline: lines.firstBaseline,
      lastBaseline: lines.stack.baseline, isTruncated: isTruncated)
  }

  private func stacked(_ breaker: LineBreaker) -> (Stacked, isTruncated: Bool) {
    let most: Int = max(content.lineLimit ?? .max, 1)
    let (box, gap): (LineBox, CGFloat) = (LineBox(content.runs[0]), content.gap(before: 0))
    let placement: LinePlacement = placement
    var lines = Stacked(stack: LineStack(grid: grid))
    for (number, paragraph) in shaped.paragraphs.enumerated() {
      var start: Int = paragraph.range.lowerBound
      repeat {
        let end: Int = breaker.end(from: start, in: paragraph.range)
        var stack: LineStack = lines.stack
        stack.append(box, gap: gap)
        if lines.count > 0, stack.bottom > height + PixelGrid.tolerance || lines.count == most {
          return (lines, hasContent(from: start))
        }
        lines.stack = stack
        lines.count += 1
        if lines.count == 1 { lines.firstBaseline = stack.baseline }
        lines.widest = max(lines.widest, lines.lastWidth)
        lines.lastWidth = placement.extent(visibleWidth(start..<end), hanging: hangingWidth(start..<end))
        lines.lastStart = start
        lines.lastParagraph = number
        start = end
      } while start < paragraph.range.upperBound
    }
    return (lines, false)
  }

  /// The sum of the advances without the white space at the end.
  private func visibleWidth(_ range: Range<Int>) -> CGFloat {
    shaped.characters.withUnsafeBufferPointer { characters in
      var end: Int = range.upperBound
      while end > range.lowerBound, characters[end - 1].traits.contains(.whitespace) { end -= 1 }
      var width: CGFloat = 0
      for index in range.lowerBound..<end { width += characters[index].advance }
      return width
    }
  }

  /// The width of the last line with an ellipsis: whole clusters as long as they and the ellipsis fit.
  private func truncatedWidth(_ lines: Stacked) -> CGFloat {
    let style: TextContent.Run = content.runs[0]
    let ellipsis: CGFloat = source.advance(of: "\u{2026}", font: style.font, tracking: style.tracking)
    let limit: CGFloat = width + PixelGrid.tolerance
    let paragraph: Range<Int> = shaped.paragraphs[lines.lastParagraph].range
    let kept: CGFloat = shaped.characters.withUnsafeBufferPointer { characters in
      var x: CGFloat = 0
      var kept: CGFloat = 0
      var index: Int = lines.lastStart
      while index < paragraph.upperBound {
        let isSpace: Bool = characters[index].traits.contains(.whitespace)
        repeat {
          x += characters[index].advance
          index += 1
        } while index < paragraph.upperBound && !characters[index].traits.contains(.clusterStart)
        if isSpace { continue }
        guard x + ellipsis <= limit else { break }
        kept = x
      }
      return kept
    }
    return kept + ellipsis
  }
}
