import CoreGraphics
import TextEngine

/// The lines of an editable text, paragraph by paragraph: those that somebody looks at are laid out, of the others the
/// height is estimated.
///
/// It follows the text by its log of changes: an edit makes the paragraphs that it touched unknown, and no others. All points
/// count from the top left corner of the text.
package final class DocumentLayout {
  /// A paragraph at its place.
  package struct Placed {
    package var paragraph: Int
    /// The offset of its first character.
    package var start: Int
    package var y: CGFloat
    package var layout: ParagraphLayout
  }

  private struct Slot: Summand {
    var sum: CGFloat
    var layout: ParagraphLayout?
    var lastUse: Int = 0
  }

  /// How many paragraphs stay laid out.
  static let keptLayouts: Int = 1024

  package let text: EditableText
  package var layouter: any ParagraphLayouter { didSet { forgetAll() } }
  /// The width in which lines break; nil for lines of any width.
  package var width: CGFloat? {
    didSet { if width != oldValue { forgetAll() } }
  }
  /// The height of the window on the text, for movement by pages.
  package var pageHeight: CGFloat = 0
  /// How often a paragraph was laid out.
  package private(set) var layoutCount: Int = 0
  /// The character of a secret that is shown for a moment.
  package var revealedOffset: Int? {
    didSet { if revealedOffset != oldValue { forgetAll() } }
  }
  private var slots = SummedList<Slot>()
  private var version: Int = -1
  private var uses: Int = 0
  private var known: Int = 0

  package init(_ text: EditableText, layouter: any ParagraphLayouter, width: CGFloat?) {
    self.text = text
    self.layouter = layouter
    self.width = width
  }

  /// With estimates for what was not laid out yet.
  package var height: CGFloat {
    update()
    return slots.total
  }

  /// The paragraphs that cross a stretch of heights, laid out.
  package func paragraphs(from top: CGFloat, to bottom: CGFloat) -> [Placed] {
    update()
    let storage: TextStorage = text.storage
    let first = slots.first { $0 > top }
    var (index, y): (Int, CGFloat) = (first.index, first.before)
    var start: Int = storage.start(ofParagraph: index)
    var placed: [Placed] = []
    repeat {
      let layout: ParagraphLayout = paragraph(index)
      if y + layout.height > top || placed.isEmpty {
        placed.append(Placed(paragraph: index, start: start, y: y, layout: layout))
      }
      y += layout.height
      start += storage.paragraphs[index].count.scalars
      index += 1
    } while y < bottom && index < slots.count
    return placed
  }

  /// The paragraph that holds a position.
  package func placed(at offset: Int) -> Placed {
    update()
    let (index, start) = text.storage.place(of: min(max(offset, 0), text.count))
    return placed(index, start: start)
  }

  private func placed(_ index: Int, start: Int? = nil) -> Placed {
    let layout: ParagraphLayout = paragraph(index)
    return Placed(
      paragraph: index, start: start ?? text.storage.start(ofParagraph: index), y: slots.sum(before: index),
      layout: layout)
  }

  private func paragraph(_ index: Int) -> ParagraphLayout {
    uses += 1
    if let layout = slots[index].layout {
      slots.update(index) { $0.lastUse = uses }
      return layout
    }
    let layout: ParagraphLayout = laidOut(text.storage.paragraphs[index])
    slots.update(index) { $0 = Slot(sum: layout.height, layout: layout, lastUse: uses) }
    layoutCount += 1
    known += 1
    if known > 2 * Self.keptLayouts { forgetOld() }
    return layout
  }

  private func laidOut(_ paragraph: Paragraph) -> ParagraphLayout {
    let content = String(paragraph.content)
    guard text.rules.isSecure else {
      // An empty paragraph is as high as its separator.
      let runs: AttributeRuns = content.isEmpty ? paragraph.runs : paragraph.runs.slice(0..<paragraph.contentCount)
      return layouter.layout(content, runs: runs, width: width)
    }
    let mask = SecureMask(content, revealed: revealedOffset)
    var layout: ParagraphLayout = layouter.layout(mask.string, runs: AttributeRuns(), width: width)
    layout.carets = layout.carets.mapped(mask.offset(ofShown:))
    return layout
  }

  private func forgetAll() { version = -1 }

  /// The longest unused half, whose heights stay known.
  private func forgetOld() {
    let oldest: Int = uses - Self.keptLayouts
    known = 0
    slots.updateAll { slot in
      if slot.lastUse < oldest { slot.layout = nil }
      if slot.layout != nil { known += 1 }
    }
  }

  /// Takes over what changed in the text since the last look.
  private func update() {
    guard version != text.version else { return }
    let changes: ArraySlice<TextChange>? = version < 0 ? nil : text.changes.changes(since: version)
    version = text.version
    guard let changes else {
      known = 0
      slots = SummedList(estimates(0..<text.storage.paragraphCount))
      return
    }
    for change in changes {
      if change.paragraphs.count == change.insertedParagraphs {
        // The height stays until the paragraph is laid out again, so that what is below does not jump.
        for index in change.paragraphs { slots.update(index) { $0.layout = nil } }
      } else if changes.count == 1 {
        let start: Int = change.paragraphs.lowerBound
        slots.replaceSubrange(change.paragraphs, with: estimates(start..<start + change.insertedParagraphs))
      } else {
        // The lengths of that time are no longer known.
        let line = Slot(sum: layouter.estimatedHeight(characters: 0, width: width))
        slots.replaceSubrange(change.paragraphs, with: Array(repeating: line, count: change.insertedParagraphs))
      }
    }
  }

  private func estimates(_ range: Range<Int>) -> [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(range.count)
    text.storage.paragraphs.forEach(in: range) { paragraph in
      slots.append(Slot(sum: layouter.estimatedHeight(characters: paragraph.count.scalars, width: width)))
    }
    return slots
  }
}

extension DocumentLayout.Placed {
  /// The position in the paragraph's own offsets; a separator is behind its last character.
  func local(_ position: TextPosition) -> TextPosition {
    TextPosition(
      min(position.offset - start, layout.carets.lines[layout.carets.lines.count - 1].range.upperBound),
      position.affinity)
  }

  package var lines: [CaretMap.Line] { layout.carets.lines }
}

// MARK: - Lines

extension DocumentLayout: LineLayout {
  package func line(at position: TextPosition) -> Range<Int> {
    let placed: Placed = placed(at: position.offset)
    let line: Range<Int> = placed.lines[placed.layout.carets.line(of: placed.local(position))].range
    return placed.start + line.lowerBound..<placed.start + line.upperBound
  }

  package func isWrapped(lineAt position: TextPosition) -> Bool {
    let placed: Placed = placed(at: position.offset)
    return placed.lines[placed.layout.carets.line(of: placed.local(position))].isWrapped
  }

  package func isRightToLeft(at position: TextPosition) -> Bool {
    placed(at: position.offset).lines[0].isRightToLeft
  }

  package func caret(at position: TextPosition) -> CGRect {
    let placed: Placed = placed(at: position.offset)
    return inText(placed.layout.carets.caret(at: placed.local(position)), placed)
  }

  /// The other caret where the direction changes.
  package func secondaryCaret(at position: TextPosition) -> CGRect? {
    let placed: Placed = placed(at: position.offset)
    return placed.layout.carets.secondaryCaret(at: placed.local(position)).map { inText($0, placed) }
  }

  /// White space that hangs over the end of a line has its carets at the edge.
  private func inText(_ rectangle: CGRect, _ placed: Placed) -> CGRect {
    var rectangle: CGRect = rectangle.offsetBy(dx: placed.layout.x, dy: placed.y)
    if let width { rectangle.origin.x = min(max(rectangle.minX, 0), max(width, placed.layout.width)) }
    return rectangle
  }

  package func position(at point: CGPoint) -> TextPosition {
    update()
    let placed: Placed = placed(slots.first { $0 > point.y }.index)
    let local: CGPoint = CGPoint(x: point.x - placed.layout.x, y: point.y - placed.y)
    return wholeCharacter(placed.layout.carets.position(at: local).moved(by: placed.start))
  }

  /// A line may break inside a cluster that the shaper does not know.
  private func wholeCharacter(_ position: TextPosition) -> TextPosition {
    let start: Int = text.boundaries.character(at: position.offset).lowerBound
    return start == position.offset ? position : TextPosition(start)
  }

  /// The character under a point, as a double click takes it.
  package func characters(at point: CGPoint) -> Range<Int>? {
    update()
    let placed: Placed = placed(slots.first { $0 > point.y }.index)
    let local: CGPoint = CGPoint(x: point.x - placed.layout.x, y: point.y - placed.y)
    return placed.layout.carets.characters(at: local).map {
      placed.start + $0.lowerBound..<placed.start + $0.upperBound
    }
  }

  package func position(from position: TextPosition, _ direction: VisualDirection) -> TextPosition? {
    let placed: Placed = placed(at: position.offset)
    if let moved = placed.layout.carets.position(from: placed.local(position), direction) {
      return moved.moved(by: placed.start)
    }
    let isForward: Bool = (direction == .right) != placed.lines[0].isRightToLeft
    let next: Int = placed.paragraph + (isForward ? 1 : -1)
    guard (0..<text.storage.paragraphCount).contains(next) else { return nil }
    let content: Range<Int> = text.storage.contentRange(ofParagraph: next)
    return TextPosition(isForward ? content.lowerBound : content.upperBound)
  }

  package func position(from position: TextPosition, lines: Int, goalX: CGFloat) -> TextPosition? {
    var placed: Placed = placed(at: position.offset)
    var line: Int = placed.layout.carets.line(of: placed.local(position)) + lines
    while line < 0 {
      guard placed.paragraph > 0 else { return nil }
      placed = self.placed(placed.paragraph - 1)
      line += placed.lines.count
    }
    while line >= placed.lines.count {
      guard placed.paragraph + 1 < text.storage.paragraphCount else { return nil }
      line -= placed.lines.count
      placed = self.placed(placed.paragraph + 1)
    }
    let middle: CGFloat = placed.lines[line].top + placed.lines[line].height / 2
    let local: CGPoint = CGPoint(x: goalX - placed.layout.x, y: middle)
    return wholeCharacter(placed.layout.carets.position(at: local).moved(by: placed.start))
  }

  /// The rectangles of a selection between two heights. A line that the selection goes on from is filled to its end.
  package func rectangles(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    paragraphs(from: top, to: bottom).flatMap { placed -> [CGRect] in
      let end: Int = placed.start + text.storage.paragraphs[placed.paragraph].count.scalars
      guard range.lowerBound < end, range.upperBound > placed.start else { return [] }
      let local: Range<Int> = range.lowerBound - placed.start..<range.upperBound - placed.start
      return (placed.layout.carets.rectangles(of: local) + fillings(of: local, in: placed)).map {
        $0.offsetBy(dx: placed.layout.x, dy: placed.y)
      }
    }
  }

  private func fillings(of range: Range<Int>, in placed: Placed) -> [CGRect] {
    placed.lines.compactMap { line in
      guard range.contains(line.range.upperBound), range.lowerBound <= line.range.upperBound else { return nil }
      if line.isWrapped, range.lowerBound == line.range.upperBound { return nil }
      let left: CGFloat = -placed.layout.x
      let right: CGFloat = max((width ?? line.right + line.height / 4) - placed.layout.x, line.right)
      return line.isRightToLeft
        ? CGRect(x: min(left, line.left), y: line.top, width: line.left - min(left, line.left), height: line.height)
        : CGRect(x: line.right, y: line.top, width: right - line.right, height: line.height)
    }.filter { $0.width > 0 }
  }
}
