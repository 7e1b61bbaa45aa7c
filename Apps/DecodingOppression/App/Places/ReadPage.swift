import Foundation
import PDFKit

/// The text of a page with the places of its lines, be it stored in the document or recognised in a scan.
struct ReadPage {
  let text: String
  /// The size of the page as it is shown, in points.
  let size: CGSize
  private let page: PDFPage
  /// The words of a scan with their units of the text.
  private let words: [(units: Range<Int>, line: Int, box: CGRect)]?

  /// A page with text.
  init(_ page: PDFPage) {
    self.page = page
    text = page.string ?? ""
    size = Self.shownSize(of: page)
    words = nil
  }

  /// A scanned page.
  init(_ page: PDFPage, recognized: [RecognizedWord]) {
    self.page = page
    size = Self.shownSize(of: page)
    // The scan is a picture of the media box; the crop box is what is shown.
    let media: CGRect = page.bounds(for: .mediaBox).applying(page.transform(for: .mediaBox))
    let crop: CGRect = page.bounds(for: .cropBox).applying(page.transform(for: .mediaBox))
    var text = ""
    var places: [(units: Range<Int>, line: Int, box: CGRect)] = []
    for word in recognized {
      if let last = places.last { text += last.line == word.line ? " " : "\n" }
      let start: Int = text.utf16.count
      text += word.text
      let box: CGRect = word.box.offsetBy(dx: -crop.minX, dy: crop.maxY - media.maxY)
      places.append((start..<text.utf16.count, word.line, Self.fraction(box, of: size)))
    }
    self.text = text
    words = places
  }

  /// The size of a page's crop box when it is turned as it is shown.
  static func shownSize(of page: PDFPage) -> CGSize {
    page.bounds(for: .cropBox).applying(page.transform(for: .cropBox)).size
  }

  /// The lines of a stretch of the text as fractions of the shown page, from its upper left corner, cut to the page.
  func lines(in range: Range<Int>) -> [CGRect] {
    if let words { return Self.lines(of: words.filter { $0.units.overlaps(range) }) }
    guard let selection = page.selection(for: NSRange(location: range.lowerBound, length: range.count)) else {
      return []
    }
    let matrix: CGAffineTransform = page.transform(for: .cropBox)
    return selection.selectionsByLine().compactMap { line in
      let box: CGRect = line.bounds(for: page).applying(matrix)
      let shown = CGRect(x: box.minX, y: size.height - box.maxY, width: box.width, height: box.height)
      return Self.cut(Self.fraction(shown, of: size))
    }
  }

  private static func lines(of words: [(units: Range<Int>, line: Int, box: CGRect)]) -> [CGRect] {
    var lines: [(number: Int, box: CGRect)] = []
    for word in words {
      if let last = lines.last, last.number == word.line {
        lines[lines.count - 1].box = last.box.union(word.box)
      } else {
        lines.append((word.line, word.box))
      }
    }
    return lines.compactMap { cut($0.box) }
  }

  private static func fraction(_ rect: CGRect, of size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    return CGRect(
      x: rect.minX / size.width, y: rect.minY / size.height, width: rect.width / size.width,
      height: rect.height / size.height)
  }

  /// Nil for what lies outside of the page.
  private static func cut(_ rect: CGRect) -> CGRect? {
    let cut: CGRect = rect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    return cut.isNull || cut.width <= 0 || cut.height <= 0 ? nil : cut
  }
}
