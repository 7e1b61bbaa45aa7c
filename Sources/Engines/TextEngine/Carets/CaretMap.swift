import CoreGraphics

/// Where the characters of a text stand after layout, for carets, hit tests and selections.
///
/// Offsets count the Unicode scalars of the content's string. Lines stand from top to bottom, and the cells of a line from
/// left to right. All answers follow by looking at cells; nothing is shaped.
package struct CaretMap: Hashable, Sendable {
  /// A user-perceived character in its line.
  package struct Cell: Hashable, Sendable {
    package var characters: Range<Int>
    package var x: CGFloat
    package var width: CGFloat
    package var isRightToLeft: Bool

    package init(characters: Range<Int>, x: CGFloat, width: CGFloat, isRightToLeft: Bool = false) {
      self.characters = characters
      self.x = x
      self.width = width
      self.isRightToLeft = isRightToLeft
    }
  }

  package struct Line: Hashable, Sendable {
    /// The characters with the white space at the end, without the separator of paragraphs.
    package var range: Range<Int>
    /// The line ends because it is full: the next one continues the paragraph.
    package var isWrapped: Bool
    /// The line before is wrapped.
    package var isContinued: Bool
    /// The direction of the paragraph.
    package var isRightToLeft: Bool
    package var top: CGFloat
    package var height: CGFloat
    package var baseline: CGFloat
    /// Where a line without characters has its caret.
    package var x: CGFloat
    package var cells: [Cell]

    package init(
      range: Range<Int>, isWrapped: Bool = false, isContinued: Bool = false, isRightToLeft: Bool = false, top: CGFloat,
      height: CGFloat,
      baseline: CGFloat, x: CGFloat = 0, cells: [Cell]
    ) {
      self.range = range
      self.isWrapped = isWrapped
      self.isContinued = isContinued
      self.isRightToLeft = isRightToLeft
      self.top = top
      self.height = height
      self.baseline = baseline
      self.x = x
      self.cells = cells
    }

    package var bottom: CGFloat { top + height }
    package var left: CGFloat { cells.first?.x ?? x }
    package var right: CGFloat { cells.last.map { $0.x + $0.width } ?? x }
  }

  /// One at least.
  package var lines: [Line]

  package init(lines: [Line]) { self.lines = lines }

  package var height: CGFloat { lines.last?.bottom ?? 0 }

  /// The line that shows the position.
  package func line(of position: TextPosition) -> Int {
    var low: Int = 0
    var high: Int = lines.count - 1
    while low < high {
      let middle: Int = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= position.offset { low = middle } else { high = middle - 1 }
    }
    let isAtWrap: Bool = low > 0 && lines[low - 1].isWrapped && lines[low].range.lowerBound == position.offset
    return isAtWrap && position.affinity == .upstream ? low - 1 : low
  }

  /// The line at a height, or the nearest one.
  package func line(at y: CGFloat) -> Int { lines.lastIndex { $0.top <= y } ?? 0 }

  /// The caret at the position, without width.
  package func caret(at position: TextPosition) -> CGRect {
    let line: Line = lines[line(of: position)]
    return CGRect(x: line.edge(of: position), y: line.top, width: 0, height: line.height)
  }

  /// The other caret of a place where the direction changes; nil elsewhere.
  package func secondaryCaret(at position: TextPosition) -> CGRect? {
    let index: Int = line(of: position)
    let other = TextPosition(position.offset, position.affinity == .upstream ? .downstream : .upstream)
    guard line(of: other) == index else { return nil }
    let rectangle: CGRect = caret(at: other)
    return abs(rectangle.minX - caret(at: position).minX) > PixelGrid.tolerance ? rectangle : nil
  }

  /// The boundary nearest to a point.
  package func position(at point: CGPoint) -> TextPosition { lines[line(at: point.y)].position(at: point.x) }

  /// The cluster under a point, or the nearest one of its line; nil in a line without characters.
  package func characters(at point: CGPoint) -> Range<Int>? {
    lines[line(at: point.y)].cell(at: point.x)?.characters
  }

  /// The rectangles of a selection, from left to right in each line.
  package func rectangles(of range: Range<Int>) -> [CGRect] {
    var rectangles: [CGRect] = []
    for line in lines where line.range.lowerBound < range.upperBound && line.range.upperBound > range.lowerBound {
      var last: CGRect?
      for cell in line.cells where cell.characters.overlaps(range) {
        if let rectangle = last, abs(rectangle.maxX - cell.x) <= PixelGrid.tolerance {
          last = CGRect(
            x: rectangle.minX, y: line.top, width: cell.x + cell.width - rectangle.minX, height: line.height)
        } else {
          if let last { rectangles.append(last) }
          last = CGRect(x: cell.x, y: line.top, width: cell.width, height: line.height)
        }
      }
      if let last { rectangles.append(last) }
    }
    return rectangles
  }

  /// The same map in other offsets: those of a text of which this one is only a picture, as of a password.
  package func mapped(_ offset: (Int) -> Int) -> CaretMap {
    func mapped(_ range: Range<Int>) -> Range<Int> { offset(range.lowerBound)..<offset(range.upperBound) }
    var map: CaretMap = self
    for line in map.lines.indices {
      map.lines[line].range = mapped(map.lines[line].range)
      for cell in map.lines[line].cells.indices {
        map.lines[line].cells[cell].characters = mapped(map.lines[line].cells[cell].characters)
      }
    }
    return map
  }
}
