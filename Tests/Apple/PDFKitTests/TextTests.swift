import Foundation
import Testing

@testable import PDFKit

@Suite("The text of pages")
struct TextTests {
  @Test("Pages that the file lacks hide no other page: the rest moves up, empty strings follow")
  func missingPages() throws {
    var builder = PDFBuilder(pages: (1...400).map { ["Page \($0)"] })
    builder.missingPages = Set(stride(from: 1, to: 400, by: 2))
    let document = try #require(PDFDocument(data: builder.data))
    try #require(document.pageCount == 400)
    let strings: [String?] = (0..<400).map { document.page(at: $0)?.string }
    let present: [String] = stride(from: 1, to: 400, by: 2).map { "Page \($0)" }
    #expect(strings == present + [String](repeating: "", count: 200))
  }

  /// A font in which the code of B stands for X, a form feed and Y.
  private let misleadingFont = """
    /CIDInit /ProcSet findresource begin begincmap
    1 begincodespacerange <00> <FF> endcodespacerange
    2 beginbfchar <41> <0041> <42> <0058000C0059> endbfchar
    endcmap end
    """

  @Test("A page whose text holds a form feed stays one page")
  func formFeed() throws {
    var builder = PDFBuilder(pages: [["A"], ["B"], ["A"]])
    builder.toUnicode = misleadingFont
    let document = try #require(PDFDocument(data: builder.data))
    let strings: [String?] = (0..<3).map { document.page(at: $0)?.string }
    #expect(strings == ["A", "X\nY", "A"])
  }

  @Test("Form feeds on many pages make the text fail instead of running a process for each page")
  func manyFormFeeds() throws {
    var builder = PDFBuilder(pages: [[String]](repeating: ["B"], count: 300))
    builder.toUnicode = misleadingFont
    let document = try #require(PDFDocument(data: builder.data))
    #expect(document.string == nil)
    #expect(document.textFailure == .damaged(detail: "too many of its pages have misleading page breaks"))
  }

  @Test("5,000 pages are read by one process each for opening and for the text")
  func manyPages() throws {
    let builder = PDFBuilder(pages: (1...5000).map { ["Page \($0)"] })
    let document = try #require(PDFDocument(data: builder.data))
    #expect(document.pageCount == 5000)
    #expect(document.page(at: 4999)?.string == "Page 5000")
  }

  @Test("Typographic signs and letters beyond ASCII arrive as they are")
  func letters() throws {
    let line = "§ 4 “Façade” – naïve Größe"
    let document = try #require(PDFDocument(data: PDFBuilder(pages: [[line]]).data))
    #expect(document.page(at: 0)?.string == line)
  }

  @Test("Columns are read one after the other")
  func columns() throws {
    var builder = PDFBuilder(pages: [[]])
    func column(_ name: String, at x: Int) -> String {
      let lines: String = (1...12).map { "(\(name) column line number \($0)) Tj T*" }.joined(separator: "\n")
      return "BT /F1 12 Tf 14 TL \(x) 700 Td\n\(lines)\nET\n"
    }
    builder.pages[0].drawing = column("Left", at: 60) + column("Right", at: 330)
    let text = try #require(PDFDocument(data: builder.data)?.page(at: 0)?.string)
    let lastLeft = try #require(text.range(of: "Left column line number 12"))
    let firstRight = try #require(text.range(of: "Right column line number 1\n"))
    #expect(lastLeft.upperBound < firstRight.lowerBound)
  }
}
