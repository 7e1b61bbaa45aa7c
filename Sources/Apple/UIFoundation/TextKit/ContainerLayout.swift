import CoreGraphics
import DisplayList
import Foundation

/// The lines of a text in one container.
struct ContainerLayout {
  /// A character of the text in its line.
  struct Cell {
    /// In UTF-16 code units of the whole text.
    let range: NSRange
    let x: CGFloat
    let width: CGFloat
  }

  struct Line {
    /// With the space and the end of a paragraph behind it.
    var range: NSRange
    /// As wide as the container.
    var rect: CGRect
    /// The characters, with the padding at both ends.
    var used: CGRect
    var baseline: CGFloat
    var cells: [Cell]

    /// The rectangle of the characters of a range in the line; nil for none.
    func rect(of range: NSRange) -> CGRect? {
      let found: [Cell] = cells.filter { range.intersection($0.range).map { $0.length > 0 } ?? false }
      guard let left = found.map(\.x).min(), let right = found.map({ $0.x + $0.width }).max() else { return nil }
      return CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
    }
  }

  var lines: [Line] = []
  private(set) var shaped: ShapedString
  private let start: CGPoint
  private let width: CGFloat?

  /// The characters in the container.
  var range: NSRange {
    guard let first = lines.first, let last = lines.last else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: first.range.location, length: last.range.upperBound - first.range.location)
  }

  /// - Parameters:
  ///   - text: The whole text.
  ///   - first: The first character for the container, in UTF-16 code units.
  init(_ text: NSAttributedString, from first: Int, in container: NSTextContainer) {
    let rest =
      first == 0
      ? text : text.attributedSubstring(from: NSRange(location: first, length: text.length - first))
    let padding: CGFloat = container.lineFragmentPadding
    width = container.lineWidth
    start = CGPoint(x: padding, y: 0)
    shaped = ShapedString(rest, width: width, withCarets: true)
    let box: CGFloat = width ?? shaped.size.width
    for line in shaped.caretLines(width: width) {
      let rect = CGRect(x: 0, y: line.top, width: box + 2 * padding, height: line.height)
      let cells: [Cell] = line.cells.map { cell in
        Cell(
          range: NSRange(location: first + cell.range.location, length: cell.range.length), x: padding + cell.x,
          width: cell.width)
      }
      let seen: [Cell] = line.isWrapped ? Self.withoutSpaceAtEnd(cells, of: text) : cells
      let left: CGFloat = seen.map(\.x).min() ?? padding + line.x
      let right: CGFloat = seen.map { $0.x + $0.width }.max() ?? left
      lines.append(
        Line(
          range: NSRange(location: first + line.range.location, length: line.range.length), rect: rect,
          used: CGRect(x: left - padding, y: line.top, width: right - left + 2 * padding, height: line.height),
          baseline: line.baseline, cells: cells))
    }
    if container.maximumNumberOfLines > 0 { lines = Array(lines.prefix(container.maximumNumberOfLines)) }
    let height: CGFloat = container.size.height
    if height > 0 { lines = Array(lines.prefix { $0.rect.maxY <= height + 0.01 }) }
  }

  private static func withoutSpaceAtEnd(_ cells: [Cell], of text: NSAttributedString) -> [Cell] {
    let characters = text.string as NSString
    let logical: [Cell] = cells.sorted { $0.range.location < $1.range.location }
    let last: Int? = logical.lastIndex { cell in
      !characters.substring(with: cell.range).unicodeScalars.allSatisfy(CharacterSet.whitespaces.contains)
    }
    return Array(logical.prefix((last ?? -1) + 1))
  }

  /// The shaped lines, which draw themselves.
  func items(at origin: CGPoint, grounds: Bool, texts: Bool) -> [DisplayItem] {
    let all: [DisplayItem] = shaped.items(
      at: CGPoint(x: origin.x + start.x, y: origin.y + start.y), width: width, grounds: grounds, texts: texts)
    // A text that goes on in another container is cut off where this one ends.
    guard let last = lines.last, last.rect.maxY < shaped.size.height - 0.01 else { return lines.isEmpty ? [] : all }
    let seen = CGRect(x: origin.x - 1e4, y: origin.y - 1e4, width: 2e4 + last.rect.width, height: 1e4 + last.rect.maxY)
    return [.group(.clip(CGPath(rect: seen, transform: nil), evenOdd: false), all)]
  }
}
