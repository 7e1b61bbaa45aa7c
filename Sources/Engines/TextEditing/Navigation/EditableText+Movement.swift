import CoreGraphics
import TextEngine

extension EditableText {
  /// The range of a unit at a position, as a double or triple click selects it.
  package func range(of unit: TextUnit, at position: TextPosition, lines: (any LineLayout)? = nil) -> Range<Int> {
    let offset: Int = min(position.offset, count)
    // A secret tells nothing of its words.
    if rules.isSecure, unit != .character { return 0..<count }
    switch unit {
    case .character: return boundaries.character(at: offset)
    case .word: return boundaries.word(at: offset)
    case .line: return lines?.line(at: position) ?? storage.contentRange(ofParagraph: storage.paragraph(at: offset))
    case .paragraph: return storage.range(ofParagraph: storage.paragraph(at: offset))
    case .document: return 0..<count
    }
  }

  /// Where a movement ends that starts at a position.
  package func destination(
    of movement: Movement, from start: TextPosition, goalX: CGFloat? = nil, lines: (any LineLayout)? = nil
  ) -> (position: TextPosition, goalX: CGFloat?) {
    switch movement {
    case .left(let unit): return (horizontal(.left, unit, from: start, lines: lines), nil)
    case .right(let unit): return (horizontal(.right, unit, from: start, lines: lines), nil)
    case .next(let unit, let direction): return (next(unit, direction, from: start, lines: lines), nil)
    case .edge(let unit, let direction): return (edge(unit, direction, from: start, lines: lines), nil)
    case .up, .down, .pageUp, .pageDown: return vertical(movement, from: start, goalX: goalX, lines: lines)
    }
  }

  private func horizontal(
    _ direction: VisualDirection, _ unit: TextUnit, from start: TextPosition, lines: (any LineLayout)?
  ) -> TextPosition {
    if unit == .character, let lines {
      guard let moved = lines.position(from: start, direction) else { return start }
      // A layout may break a line inside a cluster that it does not know.
      let cluster: Range<Int> = boundaries.character(at: moved.offset)
      if cluster.lowerBound == moved.offset { return moved }
      return TextPosition(moved.offset > start.offset ? cluster.upperBound : cluster.lowerBound)
    }
    let isForward: Bool = (direction == .right) != (lines?.isRightToLeft(at: start) ?? false)
    return next(unit, isForward ? .forward : .backward, from: start, lines: lines)
  }

  private func next(
    _ unit: TextUnit, _ direction: TextDirection, from start: TextPosition, lines: (any LineLayout)?
  ) -> TextPosition {
    let offset: Int = start.offset
    let isForward: Bool = direction == .forward
    if rules.isSecure, unit != .character { return TextPosition(isForward ? count : 0) }
    switch unit {
    case .character:
      return TextPosition(isForward ? boundaries.character(after: offset) : boundaries.character(before: offset))
    case .word:
      return TextPosition(isForward ? boundaries.wordEnd(after: offset) : boundaries.wordStart(before: offset))
    case .line: return edge(.line, direction, from: start, lines: lines)
    case .paragraph:
      return TextPosition(
        isForward ? boundaries.paragraphEnd(after: offset) : boundaries.paragraphStart(before: offset))
    case .document: return TextPosition(isForward ? count : 0)
    }
  }

  private func edge(
    _ unit: TextUnit, _ direction: TextDirection, from start: TextPosition, lines: (any LineLayout)?
  ) -> TextPosition {
    switch unit {
    case .line where lines != nil:
      guard let lines else { return start }
      let line: Range<Int> = lines.line(at: start)
      if direction == .backward { return TextPosition(line.lowerBound) }
      return TextPosition(line.upperBound, lines.isWrapped(lineAt: start) ? .upstream : .downstream)
    case .line, .paragraph:
      let range: Range<Int> = storage.contentRange(ofParagraph: storage.paragraph(at: start.offset))
      return TextPosition(direction == .backward ? range.lowerBound : range.upperBound)
    case .character, .word, .document:
      return next(unit == .character ? .document : unit, direction, from: start, lines: lines)
    }
  }

  private func vertical(
    _ movement: Movement, from start: TextPosition, goalX: CGFloat?, lines: (any LineLayout)?
  ) -> (position: TextPosition, goalX: CGFloat?) {
    let isDown: Bool = movement == .down || movement == .pageDown
    let end = TextPosition(isDown ? count : 0)
    guard let lines, !rules.isSingleLine else { return (end, nil) }
    let caret: CGRect = lines.caret(at: start)
    let x: CGFloat = goalX ?? caret.minX
    if movement == .up || movement == .down {
      // Beyond the first and last line the caret goes to the end of the text, and comes back to its x.
      return (lines.position(from: start, lines: isDown ? 1 : -1, goalX: x) ?? end, x)
    }
    let distance: CGFloat = max(lines.pageHeight - caret.height, caret.height)
    let y: CGFloat = caret.midY + (isDown ? distance : -distance)
    let found: TextPosition = lines.position(at: CGPoint(x: x, y: y))
    let hasMoved: Bool = isDown ? lines.caret(at: found).minY > caret.minY : lines.caret(at: found).minY < caret.minY
    return (hasMoved ? found : end, x)
  }

  /// Moves the caret, or with `extending` the end of the selection that is not the anchor.
  @discardableResult
  package func move(_ movement: Movement, extending: Bool = false, lines: (any LineLayout)? = nil) -> Bool {
    let before: EditingSelection = selection
    let primary: SelectedRange = before.primary
    if !extending, !before.isCaret, let end = collapsed(movement, lines: lines) {
      selection = EditingSelection(SelectedRange(caret: end))
      return true
    }
    let start: TextPosition = extending ? primary.head : movementStart(movement)
    let (position, goalX) = destination(
      of: movement, from: start, goalX: extending || before.isCaret ? primary.goalX : nil, lines: lines)
    selection = EditingSelection(
      extending
        ? SelectedRange(anchor: primary.anchor, head: position, goalX: goalX)
        : SelectedRange(caret: position, goalX: goalX))
    return selection.primary.head != primary.head || selection.primary.range != primary.range
  }

  /// One character to a side of a selection is the selection's end on that side.
  private func collapsed(_ movement: Movement, lines: (any LineLayout)?) -> TextPosition? {
    let range: Range<Int> = selection.hull
    let start = TextPosition(range.lowerBound)
    let end = TextPosition(range.upperBound, .upstream)
    switch movement {
    case .left(.character), .right(.character):
      let isLeft: Bool = movement == .left(.character)
      guard let lines else { return isLeft ? start : end }
      let (first, last) = (lines.caret(at: start), lines.caret(at: end))
      // On one line by what is seen, else by the order of the text.
      let startIsLeft: Bool = first.minY == last.minY ? first.minX <= last.minX : !lines.isRightToLeft(at: start)
      return startIsLeft == isLeft ? start : end
    case .next(.character, let direction): return direction == .backward ? start : end
    default: return nil
    }
  }

  /// Up leaves a selection from its start, down from its end.
  private func movementStart(_ movement: Movement) -> TextPosition {
    switch movement {
    case .up, .pageUp, .next(_, .backward), .edge(_, .backward):
      selection.isCaret ? selection.caret : TextPosition(selection.hull.lowerBound)
    case .down, .pageDown, .next(_, .forward), .edge(_, .forward):
      selection.isCaret ? selection.caret : TextPosition(selection.hull.upperBound, .upstream)
    case .left, .right: selection.caret
    }
  }
}
