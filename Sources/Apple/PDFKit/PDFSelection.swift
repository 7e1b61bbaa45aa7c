import CoreGraphics
import Foundation

/// Text of a document: ranges of characters on its pages, in the order in which they were added.
open class PDFSelection: NSObject {
  struct PageRange {
    var page: PDFPage
    var range: NSRange
  }

  /// Pages know their document weakly; the selection keeps it.
  let document: PDFDocument
  var ranges: [PageRange] = []

  /// An empty selection of `document`.
  public init(document: PDFDocument) {
    self.document = document
  }

  /// The pages on which something is selected, each once.
  public var pages: [PDFPage] {
    var seen: Set<Int> = []
    return ranges.map(\.page).filter { seen.insert($0.index).inserted }
  }

  /// The selected text, a line break between two ranges; nil when nothing is selected.
  public var string: String? {
    guard !ranges.isEmpty else { return nil }
    return ranges.map { part in
      let text: NSString = NSString(string: part.page.string ?? "")
      return NSMaxRange(part.range) <= text.length ? text.substring(with: part.range) : ""
    }.joined(separator: "\n")
  }

  /// The smallest rectangle around the selected characters of `page`, in points of the page's own space; empty when the
  /// page has none.
  public func bounds(for page: PDFPage) -> CGRect {
    let boxes: [CGRect?] = page.contents.characterBoxes(ofPage: page.index)
    var result = CGRect.null
    for part in ranges where part.page === page {
      for unit in part.range.location..<NSMaxRange(part.range) where unit < boxes.count {
        if let box = boxes[unit] { result = result.union(box) }
      }
    }
    return result.isNull ? .zero : result
  }

  /// The number of ranges on `page`.
  public func numberOfTextRanges(on page: PDFPage) -> Int {
    ranges.count { $0.page === page }
  }

  /// The range at `index` of those on `page`, in UTF-16 units of the page's text; its location is `NSNotFound` when there
  /// is none.
  public func range(at index: Int, on page: PDFPage) -> NSRange {
    let found: [PageRange] = ranges.filter { $0.page === page }
    return found.indices.contains(index) ? found[index].range : NSRange(location: NSNotFound, length: 0)
  }

  /// Adds what another selection of the same document holds; one of another document adds nothing.
  public func add(_ selection: PDFSelection) {
    guard selection.document === document else { return }
    ranges += selection.ranges
  }

  /// Adds what other selections hold, in their order.
  public func add(_ selections: [PDFSelection]) {
    for selection in selections { add(selection) }
  }
}

extension PDFSelection {
  /// A selection for each line of the selected text, in order.
  ///
  /// A line ends at a line break of the text, and where the next character stands above or below it. Lines without
  /// visible characters are left out.
  public func selectionsByLine() -> [PDFSelection] {
    ranges.flatMap { part -> [PDFSelection] in
      let text: [UInt16] = Array((part.page.string ?? "").utf16)
      let boxes: [CGRect?] = part.page.contents.characterBoxes(ofPage: part.page.index)
      return PDFSelection.lines(of: part.range, text: text, boxes: boxes).map { range in
        let line = PDFSelection(document: document)
        line.ranges = [PageRange(page: part.page, range: range)]
        return line
      }
    }
  }

  private static func lines(of range: NSRange, text: [UInt16], boxes: [CGRect?]) -> [NSRange] {
    var result: [NSRange] = []
    var line: Range<Int>?
    var place = CGRect.null
    func end() {
      if let line { result.append(NSRange(location: line.lowerBound, length: line.count)) }
      line = nil
      place = .null
    }
    for unit in range.location..<min(NSMaxRange(range), text.count, boxes.count) {
      if text[unit] == UInt16(UInt8(ascii: "\n")) { end() }
      guard let box = boxes[unit] else { continue }
      if !place.isNull, !overlaps(box, place) { end() }
      line = (line?.lowerBound ?? unit)..<unit + 1
      place = place.union(box)
    }
    end()
    return result
  }

  /// Whether two boxes stand beside one another, along the page or across it: text may run up the page.
  private static func overlaps(_ first: CGRect, _ second: CGRect) -> Bool {
    let high: CGFloat = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    let wide: CGFloat = min(first.maxX, second.maxX) - max(first.minX, second.minX)
    return high > min(first.height, second.height) * 0.3 || wide > min(first.width, second.width) * 0.99
  }
}
