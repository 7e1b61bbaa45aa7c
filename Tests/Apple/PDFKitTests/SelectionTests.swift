import CoreGraphics
import Foundation
import Testing

@testable import PDFKit

/// Where characters stand on a page, and selections of them.
@Suite("Selections")
struct SelectionTests {
  private func page(_ lines: [String], rotation: Int = 0, cropBox: [Double]? = nil) throws -> PDFDocument {
    var builder = PDFBuilder(pages: [lines])
    builder.pages[0].rotation = rotation
    builder.pages[0].cropBox = cropBox
    return try #require(PDFDocument(data: builder.data))
  }

  private func isNear(_ first: CGRect, _ second: CGRect, _ tolerance: CGFloat = 4) -> Bool {
    abs(first.minX - second.minX) < tolerance && abs(first.minY - second.minY) < tolerance
      && abs(first.maxX - second.maxX) < tolerance && abs(first.maxY - second.maxY) < tolerance
  }

  @Test("A selection has its text, its page and its range, and a box in points of the page")
  func box() throws {
    let document = try page(["A tenant pays rent.", "An owner keeps the house."])
    let page = try #require(document.page(at: 0))
    let text: String = try #require(page.string)
    let range: NSRange = (text as NSString).range(of: "owner keeps")
    let selection = try #require(page.selection(for: range))
    #expect(selection.string == "owner keeps")
    #expect(selection.pages == [page])
    #expect(selection.numberOfTextRanges(on: page) == 1)
    #expect(selection.range(at: 0, on: page) == range)
    #expect(selection.range(at: 1, on: page).location == NSNotFound)
    // The second line's base line is 14 points below the first one's, at 792 - 72.
    let box: CGRect = selection.bounds(for: page)
    #expect(box.minX > 84 && box.minX < 94 && box.width > 55 && box.width < 70)
    #expect(box.minY < 706 && box.minY > 700 && box.maxY > 712 && box.maxY < 720)
  }

  @Test("The page's own space does not turn with the page", arguments: [0, 90, 180, 270])
  func rotation(angle: Int) throws {
    let lines = ["A tenant pays rent.", "An owner keeps the house."]
    let plain = try page(lines)
    let upright = try #require(plain.page(at: 0))
    let document = try page(lines, rotation: angle)
    let turned = try #require(document.page(at: 0))
    let range: NSRange = try #require(turned.string as NSString?).range(of: "keeps")
    let place: NSRange = try #require(upright.string as NSString?).range(of: "keeps")
    let expected: CGRect = try #require(upright.selection(for: place)).bounds(for: upright)
    let found: CGRect = try #require(turned.selection(for: range)).bounds(for: turned)
    // Words that run up the page have no narrower boxes than their own, which "keeps" is.
    #expect(isNear(found, expected), "\(found) instead of \(expected)")
  }

  @Test("A page is brought to its box as it is shown", arguments: [0, 90, 180, 270])
  func transform(angle: Int) throws {
    let document = try page(["A rule."], rotation: angle, cropBox: [100, 200, 400, 700])
    let page = try #require(document.page(at: 0))
    let matrix: CGAffineTransform = page.transform(for: .cropBox)
    let shown: CGRect = page.bounds(for: .cropBox).applying(matrix)
    let size = angle % 180 == 90 ? CGSize(width: 500, height: 300) : CGSize(width: 300, height: 500)
    #expect(isNear(shown, CGRect(origin: .zero, size: size), 0.001))
    // The lower left corner of the page goes clockwise round the shown one.
    let corner: CGPoint = CGPoint(x: 100, y: 200).applying(matrix)
    let expected: [Int: CGPoint] = [
      0: .zero, 90: CGPoint(x: 0, y: 300), 180: CGPoint(x: 300, y: 500), 270: CGPoint(x: 500, y: 0),
    ]
    #expect(corner == expected[angle])
  }

  @Test("A selection is divided into its lines")
  func lines() throws {
    let document = try page(["First line of a rule", "and the second one of it", "", "Another rule."])
    let page = try #require(document.page(at: 0))
    let text: NSString = try #require(page.string as NSString?)
    let start: Int = text.range(of: "line of").location
    let end: Int = NSMaxRange(text.range(of: "Another"))
    let selection = try #require(page.selection(for: NSRange(location: start, length: end - start)))
    let lines: [PDFSelection] = selection.selectionsByLine()
    #expect(lines.map(\.string) == ["line of a rule", "and the second one of it", "Another"])
    let boxes: [CGRect] = lines.map { $0.bounds(for: page) }
    #expect(boxes[0].minY > boxes[1].minY && boxes[1].minY > boxes[2].maxY)
    #expect(boxes.allSatisfy { $0.height > 8 && $0.height < 16 })
  }

  @Test("Selections are added up within a document, and one of another document adds nothing")
  func adding() throws {
    let document = try page(["A tenant pays rent."])
    let page = try #require(document.page(at: 0))
    let sum = PDFSelection(document: document)
    #expect(sum.string == nil && sum.pages.isEmpty && sum.bounds(for: page) == .zero)
    sum.add(
      try ["A tenant", "rent"].map { try #require(page.selection(for: (page.string! as NSString).range(of: $0))) })
    #expect(sum.string == "A tenant\nrent" && sum.numberOfTextRanges(on: page) == 2)
    let other = try self.page(["Other"])
    sum.add(try #require(other.page(at: 0)?.selection(for: NSRange(location: 0, length: 2))))
    #expect(sum.numberOfTextRanges(on: page) == 2)
  }

  @Test("Ranges beyond the text, and characters without a place, give nothing")
  func outside() throws {
    let document = try page(["A rule."])
    let page = try #require(document.page(at: 0))
    for range in [
      NSRange(location: 0, length: 0), NSRange(location: -1, length: 2), NSRange(location: 5, length: 9),
      NSRange(location: NSNotFound, length: 1), NSRange(location: 2, length: Int.max),
    ] {
      #expect(page.selection(for: range) == nil)
    }
    #expect(page.characterBounds(at: 0).width > 1)
    for index in [-1, 1, 7, Int.max] { #expect(page.characterBounds(at: index) == .zero) }
    let empty = try #require(try self.page([]).page(at: 0))
    #expect(empty.characterBounds(at: 0) == .zero)
  }

  @Test("Words find their places in a text of another order, drawn twice, and from right to left")
  func places() {
    func word(_ text: String, _ x: Double) -> PageWord {
      PageWord(text: text, box: CGRect(x: x, y: 0, width: 10, height: 10))
    }
    func starts(_ text: String, _ words: [PageWord]) -> [Double?] {
      WordPlaces(text: text, words: words).boxes.map { $0.map { Double($0.minX) } }
    }
    // Two columns that are drawn row by row and read one after the other.
    let rows: [PageWord] = [word("a", 0), word("b", 100), word("c", 1), word("d", 101)]
    #expect(starts("a\nc\nb\nd", rows) == [0, nil, 1, nil, 100, nil, 101])
    #expect(starts("a b", [word("a", 0), word("a", 1), word("b", 20), word("b", 21)]) == [0, nil, 20])
    #expect(starts("\u{5E9}\u{5DC}", [word("\u{5DC}\u{5E9}", 0)]) == [5, 0])
    #expect(starts("\u{202B}\u{5E9}\u{202C} 𝔸", [word("\u{5E9}", 0), word("𝔸", 40)]) == [nil, 0, nil, nil, 40, 40])
    #expect(starts("a z", [word("q", 0), word("z", 20)]) == [nil, nil, 20])
    #expect(starts("", [word("a", 0)]) == [] && starts("a", []) == [nil])
  }

  @Test("A report of words is read; lines that are none and boxes that are none are left out")
  func report() {
    let words: [PageWord] = PageWord.words(
      inReport: """
        <page width="612.0" height="792.0">
          <word xMin="1.5" yMin="2" xMax="11.5" yMax="8">R&amp;D &lt;a&gt;</word>
          <word xMin="nan" yMin="2" xMax="11.5" yMax="8">odd</word>
          <word xMin="1" yMin="2">short</word>
        </page>
        """)
    #expect(words == [PageWord(text: "R&D <a>", box: CGRect(x: 1.5, y: 2, width: 10, height: 6))])
  }
}
