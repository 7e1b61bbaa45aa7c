import CoreGraphics
import Foundation
import TextEngine

extension ShapedString {
  /// A line with the places of its characters, from the top left corner of the box.
  struct CaretLine {
    struct Cell {
      /// In UTF-16 code units of the string.
      let range: NSRange
      let x: CGFloat
      let width: CGFloat
    }

    var range: NSRange
    let top: CGFloat
    let height: CGFloat
    let baseline: CGFloat
    /// Whether the line ends because it is full; white space at its end takes no room then.
    var isWrapped: Bool
    /// Where a line without characters begins.
    let x: CGFloat
    let cells: [Cell]
  }

  /// The lines of a string that was shaped with carets.
  ///
  /// - Parameter width: Of the box in which lines are aligned; nil for that of the widest line.
  func caretLines(width: CGFloat?) -> [CaretLine] {
    var lines: [CaretLine] = []
    for paragraph in paragraphs {
      guard let carets = paragraph.carets else { continue }
      let left: CGFloat = paragraph.left(in: width ?? size.width)
      // Carets count Unicode scalars.
      let units: [Int] = Self.units(of: paragraph.text)
      func range(_ scalars: Range<Int>) -> NSRange {
        let start: Int = units[min(scalars.lowerBound, units.count - 1)]
        let end: Int = units[min(scalars.upperBound, units.count - 1)]
        return NSRange(location: paragraph.range.location + start, length: end - start)
      }
      // An empty paragraph is shaped as one with a space.
      let isEmpty: Bool = paragraph.range.length == 0
      for line in paragraph.heights.applied(to: carets.lines) {
        let cells: [CaretMap.Cell] = isEmpty ? [] : line.cells
        lines.append(
          CaretLine(
            range: range(line.range), top: paragraph.top + line.top, height: line.height,
            baseline: paragraph.top + line.baseline, isWrapped: line.isWrapped, x: left + line.x,
            cells: cells.map { CaretLine.Cell(range: range($0.characters), x: left + $0.x, width: $0.width) }))
      }
      // The character that ends the paragraph belongs to its last line.
      if let last = lines.indices.last {
        lines[last].range.length = paragraph.enclosingEnd - lines[last].range.location
        if paragraph.isContinued { lines[last].isWrapped = true }
      }
    }
    return lines
  }

  /// The place in UTF-16 code units of each scalar, and of the end.
  private static func units(of text: String) -> [Int] {
    var units: [Int] = [0]
    for scalar in text.unicodeScalars { units.append(units[units.count - 1] + UTF16.width(scalar)) }
    return units
  }
}
