import CoreGraphics

/// The boundaries of a line count the cells to their left. A position has one boundary; a boundary has up to two positions,
/// one for each cell beside it.
extension CaretMap.Line {
  var startBoundary: Int { isRightToLeft ? cells.count : 0 }
  var endBoundary: Int { isRightToLeft ? 0 : cells.count }

  private func cell(before offset: Int) -> Int? {
    offset > range.lowerBound ? cells.firstIndex { $0.characters.upperBound == offset } : nil
  }

  private func cell(after offset: Int) -> Int? {
    offset < range.upperBound ? cells.firstIndex { $0.characters.contains(offset) } : nil
  }

  /// At the ends of a line the paragraph's own direction counts as the missing neighbour's.
  func boundary(of position: TextPosition) -> Int {
    let before: Int? = cell(before: position.offset)
    let after: Int? = cell(after: position.offset)
    let isUpstream: Bool = position.affinity == .upstream
    if let before, isUpstream { return cells[before].isRightToLeft ? before : before + 1 }
    if let after, !isUpstream { return cells[after].isRightToLeft ? after + 1 : after }
    return position.offset <= range.lowerBound ? startBoundary : endBoundary
  }

  /// The x of a caret.
  func edge(of position: TextPosition) -> CGFloat {
    guard !cells.isEmpty else { return x }
    let boundary: Int = boundary(of: position)
    return boundary < cells.count ? cells[boundary].x : right
  }

  /// The end of the line as seen in it.
  package var end: TextPosition { TextPosition(range.upperBound, isWrapped ? .upstream : .downstream) }

  /// The position of a boundary: the ends of paragraphs are theirs, others belong to the cell on one side.
  func position(at boundary: Int, right isRight: Bool) -> TextPosition {
    guard !cells.isEmpty else { return TextPosition(range.lowerBound) }
    if boundary == startBoundary, !isContinued {
      let start = TextPosition(range.lowerBound)
      return self.boundary(of: start) == boundary ? start : TextPosition(range.lowerBound, .upstream)
    }
    if boundary == endBoundary, !isWrapped { return end }
    let isRight: Bool = boundary == 0 || isRight && boundary < cells.count
    return position(beside: isRight ? boundary : boundary - 1, left: isRight)
  }

  /// The boundary on one side of a cell, downstream unless that is shown elsewhere.
  private func position(beside index: Int, left isLeft: Bool) -> TextPosition {
    let cell: CaretMap.Cell = cells[index]
    if isLeft != cell.isRightToLeft { return TextPosition(cell.characters.lowerBound) }
    let offset: Int = cell.characters.upperBound
    if offset == range.upperBound, isWrapped { return end }
    let downstream = TextPosition(offset)
    let isTogether: Bool = boundary(of: downstream) == (isLeft ? index : index + 1)
    return isTogether ? downstream : TextPosition(offset, .upstream)
  }

  /// The position one cell to the side; nil where the line has no more.
  package func position(from boundary: Int, _ direction: VisualDirection) -> TextPosition? {
    let next: Int = direction == .right ? boundary + 1 : boundary - 1
    return (0...cells.count).contains(next) ? position(at: next, right: direction == .left) : nil
  }

  func cell(at x: CGFloat) -> CaretMap.Cell? { cellIndex(at: x).map { cells[$0] } }

  private func cellIndex(at x: CGFloat) -> Int? {
    cells.firstIndex { $0.x <= x && x < $0.x + $0.width } ?? (x < left ? cells.indices.first : cells.indices.last)
  }

  /// The position nearest to an x. Beside the text the end of the line, whatever the direction of the word there.
  func position(at x: CGFloat) -> TextPosition {
    guard let index = cellIndex(at: x) else { return TextPosition(range.lowerBound) }
    if x < left { return position(at: 0, right: true) }
    if x >= right { return position(at: cells.count, right: false) }
    return position(beside: index, left: x < cells[index].x + cells[index].width / 2)
  }
}

extension CaretMap {
  /// The position one character to the left or right on the screen, over the ends of lines; nil beyond the first or last line.
  ///
  /// The end of a wrapped line and the start of the next one are one stop: carets stand at the start.
  package func position(from position: TextPosition, _ direction: VisualDirection) -> TextPosition? {
    let index: Int = line(of: position)
    return step(from: lines[index].boundary(of: position), ofLine: index, direction)
  }

  private func step(from boundary: Int, ofLine index: Int, _ direction: VisualDirection) -> TextPosition? {
    let line: Line = lines[index]
    let isForward: Bool = (direction == .right) != line.isRightToLeft
    if let moved = line.position(from: boundary, direction) {
      let next: Int = direction == .right ? boundary + 1 : boundary - 1
      return isForward && line.isWrapped && next == line.endBoundary ? start(ofLine: index + 1) : moved
    }
    let next: Int = index + (isForward ? 1 : -1)
    guard lines.indices.contains(next) else { return nil }
    if isForward {
      return line.isWrapped ? step(from: lines[next].startBoundary, ofLine: next, direction) : start(ofLine: next)
    }
    return line.isContinued ? step(from: lines[next].endBoundary, ofLine: next, direction) : lines[next].end
  }

  private func start(ofLine index: Int) -> TextPosition {
    lines[index].position(at: lines[index].startBoundary, right: !lines[index].isRightToLeft)
  }
}
