import CoreGraphics

extension CaretMap.Line {
  private func cell(before offset: Int) -> CaretMap.Cell? { cells.first { $0.characters.upperBound == offset } }
  private func cell(after offset: Int) -> CaretMap.Cell? { cells.first { $0.characters.contains(offset) } }

  /// The x of a caret. At the ends of a line the paragraph's own direction counts as the missing neighbour's.
  func edge(of position: TextPosition) -> CGFloat {
    let before: CaretMap.Cell? = position.offset > range.lowerBound ? cell(before: position.offset) : nil
    let after: CaretMap.Cell? = position.offset < range.upperBound ? cell(after: position.offset) : nil
    switch (before, after) {
    case (let before?, let after?): return position.affinity == .upstream ? before.trailingEdge : after.leadingEdge
    case (let before?, nil):
      let isApart: Bool = before.isRightToLeft != isRightToLeft && position.affinity == .downstream
      return isApart ? endEdge : before.trailingEdge
    case (nil, let after?):
      let isApart: Bool = after.isRightToLeft != isRightToLeft && position.affinity == .upstream
      return isApart ? startEdge : after.leadingEdge
    case (nil, nil): return x
    }
  }

  func cell(at x: CGFloat) -> CaretMap.Cell? {
    cells.first { $0.x <= x && x < $0.x + $0.width } ?? (x < left ? cells.first : cells.last)
  }

  func position(at x: CGFloat) -> TextPosition {
    guard !cells.isEmpty else { return TextPosition(range.lowerBound) }
    // Beside the text the nearer end of the paragraph's line, whatever the direction of the last word.
    if x < left || x >= right {
      return (x < left) == isRightToLeft ? end : TextPosition(range.lowerBound, startAffinity)
    }
    guard let cell = cell(at: x) else { return end }
    let isBefore: Bool = (x < cell.x + cell.width / 2) != cell.isRightToLeft
    return position(beside: cell, isBefore: isBefore)
  }

  /// The start of a line whose first word runs against the paragraph is shown at the paragraph's edge.
  private var startAffinity: TextPosition.Affinity {
    let first: CaretMap.Cell? = cell(after: range.lowerBound)
    return first.map { $0.isRightToLeft != isRightToLeft } == true && !isContinued ? .upstream : .downstream
  }

  /// An upstream position at the start of a continued line would belong to the line before.
  private var isContinued: Bool { range.lowerBound > 0 }

  /// The end of the line as seen in it.
  package var end: TextPosition { TextPosition(range.upperBound, isWrapped ? .upstream : .downstream) }

  /// The boundary before or after a cell, downstream unless that is shown elsewhere.
  func position(beside cell: CaretMap.Cell, isBefore: Bool) -> TextPosition {
    if isBefore { return TextPosition(cell.characters.lowerBound) }
    let offset: Int = cell.characters.upperBound
    if offset == range.upperBound, isWrapped { return end }
    let isTogether: Bool = abs(edge(of: TextPosition(offset)) - cell.trailingEdge) <= PixelGrid.tolerance
    return TextPosition(offset, isTogether ? .downstream : .upstream)
  }

  /// The number of cells to the left of a caret.
  func boundary(of position: TextPosition) -> Int {
    let before: Int? =
      position.offset > range.lowerBound ? cells.firstIndex { $0.characters.upperBound == position.offset } : nil
    let after: Int? =
      position.offset < range.upperBound ? cells.firstIndex { $0.characters.contains(position.offset) } : nil
    func behind(_ index: Int) -> Int { cells[index].isRightToLeft ? index : index + 1 }
    func ahead(_ index: Int) -> Int { cells[index].isRightToLeft ? index + 1 : index }
    switch (before, after) {
    case (let before?, let after?): return position.affinity == .upstream ? behind(before) : ahead(after)
    case (let before?, nil):
      let isApart: Bool = cells[before].isRightToLeft != isRightToLeft && position.affinity == .downstream
      return isApart ? (isRightToLeft ? 0 : cells.count) : behind(before)
    case (nil, let after?):
      let isApart: Bool = cells[after].isRightToLeft != isRightToLeft && position.affinity == .upstream
      return isApart ? (isRightToLeft ? cells.count : 0) : ahead(after)
    case (nil, nil): return 0
    }
  }

  /// The position one cell to the side; nil where the line has no more.
  func position(from boundary: Int, _ direction: VisualDirection) -> TextPosition? {
    let index: Int = direction == .right ? boundary : boundary - 1
    guard cells.indices.contains(index) else { return nil }
    let cell: CaretMap.Cell = cells[index]
    return position(beside: cell, isBefore: (direction == .left) != cell.isRightToLeft)
  }
}

extension CaretMap {
  /// The position one character to the left or right on the screen, over the ends of wrapped lines; nil beyond the first or
  /// last line.
  ///
  /// The end of a wrapped line and the start of the next one are one stop: carets stand at the start.
  package func position(from position: TextPosition, _ direction: VisualDirection) -> TextPosition? {
    var index: Int = line(of: position)
    var boundary: Int = lines[index].boundary(of: position)
    while true {
      let line: Line = lines[index]
      if let moved = line.position(from: boundary, direction) {
        return line.isWrapped && moved.offset == line.range.upperBound ? TextPosition(moved.offset) : moved
      }
      let isForward: Bool = (direction == .right) != line.isRightToLeft
      let next: Int = index + (isForward ? 1 : -1)
      guard lines.indices.contains(next) else { return nil }
      if !(isForward ? line : lines[next]).isWrapped {
        // Over a separator: the other line's nearer end.
        return isForward ? TextPosition(lines[next].range.lowerBound) : lines[next].end
      }
      if isForward, position.offset != lines[next].range.lowerBound {
        return TextPosition(lines[next].range.lowerBound)
      }
      index = next
      boundary = (direction == .right) ? 0 : lines[next].cells.count
    }
  }
}
