import CoreGraphics

extension TextComposer {
  /// Where the characters stand in lines of at most `width`: the lines of `layout`, which must be neither truncated nor
  /// scaled, with the white space that hangs at their ends.
  package static func carets(
    _ content: TextContent, shaped: ShapedText, layout: TextLayout, width: CGFloat?, source: GlyphSource
  ) -> CaretMap {
    CaretAssembly(
      content: content, shaped: shaped, layout: layout,
      breaker: LineBreaker(content: content, characters: shaped.characters, width: limit(width), source: source)
    ).map()
  }
}

/// Makes the lines and cells of a caret map.
private struct CaretAssembly {
  let content: TextContent
  let shaped: ShapedText
  let layout: TextLayout
  let breaker: LineBreaker
  private let starts: [Bool]

  init(content: TextContent, shaped: ShapedText, layout: TextLayout, breaker: LineBreaker) {
    self.content = content
    self.shaped = shaped
    self.layout = layout
    self.breaker = breaker
    // By the standard library's clusters, on which editing steps as well.
    var starts = [Bool](repeating: false, count: shaped.characters.count)
    var offset: Int = 0
    for character in content.string {
      if offset < starts.count { starts[offset] = true }
      offset += character.unicodeScalars.count
    }
    self.starts = starts
  }

  func map() -> CaretMap {
    var lines: [CaretMap.Line] = []
    if shaped.characters.isEmpty { return CaretMap(lines: [emptyLine()]) }
    for paragraph in shaped.paragraphs {
      var start: Int = paragraph.range.lowerBound
      repeat {
        let end: Int = breaker.end(from: start, in: paragraph.range)
        lines.append(line(start..<end, in: paragraph, number: lines.count))
        start = end
      } while start < paragraph.range.upperBound
    }
    return CaretMap(lines: lines)
  }

  private func emptyLine() -> CaretMap.Line {
    let box: LineBox = content.runs.first.map { LineBox($0) } ?? LineBox()
    let height: CGFloat = layout.lines.first?.height ?? (box.ascent + box.descent).rounded(.up)
    return CaretMap.Line(
      range: 0..<0, isRightToLeft: content.isRightToLeft, top: 0, height: height,
      baseline: layout.lines.first?.baseline ?? box.ascent.rounded(), x: x(isRightToLeft: content.isRightToLeft),
      cells: [])
  }

  /// Where a line without characters has its caret, in the box of the layout.
  private func x(isRightToLeft: Bool) -> CGFloat {
    let isMirrored: Bool = content.alignsByWriting ? isRightToLeft : content.isRightToLeft
    return switch content.alignment {
    case .leading: isMirrored ? layout.size.width : 0
    case .center: layout.size.width / 2
    case .trailing: isMirrored ? 0 : layout.size.width
    }
  }

  private func line(_ range: Range<Int>, in paragraph: ShapedText.Paragraph, number: Int) -> CaretMap.Line {
    let placed: TextLayout.Line? = layout.lines.indices.contains(number) ? layout.lines[number] : nil
    let cells: [CaretMap.Cell] = cells(range, isRightToLeft: paragraph.isRightToLeft, placed)
    return CaretMap.Line(
      range: range, isWrapped: range.upperBound < paragraph.range.upperBound,
      isContinued: range.lowerBound > paragraph.range.lowerBound, isRightToLeft: paragraph.isRightToLeft,
      top: placed?.top ?? 0, height: placed?.height ?? 0, baseline: placed?.baseline ?? 0,
      x: x(isRightToLeft: paragraph.isRightToLeft), cells: cells)
  }

  private func cells(_ range: Range<Int>, isRightToLeft: Bool, _ placed: TextLayout.Line?) -> [CaretMap.Cell] {
    var visible: Int = range.upperBound
    while visible > range.lowerBound, shaped.characters[visible - 1].traits.contains(.whitespace) { visible -= 1 }
    var cells: [CaretMap.Cell] = []
    var levels: [UInt8] = []
    var x: CGFloat = 0
    var hanging: CGFloat = 0
    for index in range {
      let advance: CGFloat = breaker.advance(at: index, x: x)
      x += advance
      if index >= visible { hanging += advance }
      if starts[index] || cells.isEmpty {
        // White space at the end of a line has the paragraph's direction (rule L1 of the bidirectional algorithm).
        levels.append(index >= visible ? (isRightToLeft ? 1 : 0) : shaped.characters[index].level)
        cells.append(CaretMap.Cell(characters: index..<index + 1, x: 0, width: advance))
      } else {
        cells[cells.count - 1].characters = cells[cells.count - 1].characters.lowerBound..<index + 1
        cells[cells.count - 1].width += advance
      }
    }
    let base: CGFloat =
      placed?.fragments.first?.x ?? (self.x(isRightToLeft: isRightToLeft) - (isRightToLeft ? x - hanging : 0))
    return LineAssembly.visualOrder(levels).reduce(into: (cells: [], x: base - (isRightToLeft ? hanging : 0))) {
      result, index in
      var cell: CaretMap.Cell = cells[index]
      cell.x = result.x
      cell.isRightToLeft = levels[index] % 2 == 1
      result.x += cell.width
      result.cells.append(cell)
    }.cells
  }
}

extension TextShaper where Self: GlyphSource {
  package func carets(_ content: TextContent, width: CGFloat?, displayScale: CGFloat) -> CaretMap {
    TextComposer.carets(
      content, shaped: shape(content),
      layout: layout(content, width: width, height: nil, displayScale: displayScale), width: width, source: self)
  }
}

extension ComposingShaper {
  /// From what the shaper remembers of the content.
  package func carets(_ content: TextContent, width: CGFloat?, displayScale: CGFloat) -> CaretMap {
    let record: LayoutCache.Record = memory.cache.record(for: content)
    let layout: TextLayout = layout(content, width: width, height: nil, displayScale: displayScale)
    let shaped: ShapedText = record.shaped ?? shape(content)
    record.shaped = shaped
    return TextComposer.carets(content, shaped: shaped, layout: layout, width: width, source: self)
  }
}
