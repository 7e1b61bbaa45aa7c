import Foundation
import Testing

@testable import PDFKit

/// Pages whose text in drawing order is no running text.
@Suite("Legible pages")
struct LegibilityTests {
  private static let left = [
    "Section 1. Purpose of the rule here.", "any person who sleeps in the park", "shall pay a fine of ten dollars.",
    "The officer may deny any permit in", "writing if the park is closed to it.",
  ]
  private static let right = [
    "Section 2. Penalties that are due.", "every owner shall register with us", "the county before the first day is",
    "over in each year, and pay the fee", "that the council has set for this.",
  ]

  private func text(_ drawing: String, rotation: Int = 0) throws -> String {
    var builder = PDFBuilder(pages: [[]])
    builder.pages[0].drawing = drawing
    builder.pages[0].rotation = rotation
    return try #require(PDFDocument(data: builder.data)?.page(at: 0)?.string)
  }

  private func line(_ text: String, x: Double, y: Double) -> String {
    "BT /F1 11 Tf 1 0 0 1 \(x) \(y) Tm (\(text)) Tj ET\n"
  }

  @Test("Words that run up the page are read as lines", arguments: [0, 90, 270])
  func sideways(rotation: Int) throws {
    let drawing: String = Self.left.enumerated().map { row, text in
      rotation == 0
        ? "BT /F1 11 Tf 0 1 -1 0 \(100 + row * 20) 100 Tm (\(text)) Tj ET\n"
        : line(text, x: 72, y: 700 - 16 * Double(row))
    }.joined()
    #expect(try text(drawing, rotation: rotation) == Self.left.joined(separator: "\n"))
  }

  @Test("Text that is drawn twice to look bold is read once")
  func bold() throws {
    let rows: [(Int, String)] = Array((Self.left + Self.right).enumerated())
    let byLine: String = rows.map { row, text in
      line(text, x: 72, y: 700 - 16 * Double(row)) + line(text, x: 72.3, y: 700 - 16 * Double(row))
    }.joined()
    let byPass: String = [72, 72.4].flatMap { x in rows.map { line($1, x: x, y: 700 - 16 * Double($0)) } }.joined()
    let expected: String = (Self.left + Self.right).joined(separator: "\n")
    #expect(try text(byLine) == expected)
    #expect(try text(byPass) == expected)
  }

  @Test("Two columns that are drawn row by row are read one after the other, below what stands over both")
  func columns() throws {
    let rows: [(left: String, right: String)] = Array(zip(Self.left, Self.right)) + Array(zip(Self.left, Self.right))
    let title = "A notice of the town of Cray to all of its people and of the rules for parks and trees"
    let drawing: String =
      line(title, x: 72, y: 730)
      + rows.enumerated().map { row, texts in
        line(texts.left, x: 72, y: 700 - 16 * Double(row)) + line(texts.right, x: 330, y: 700 - 16 * Double(row))
      }.joined()
    let found: [String] = try text(drawing).split(separator: "\n").map(String.init)
    #expect(found == [title] + rows.map(\.left) + rows.map(\.right))
  }

  @Test("A table that is drawn row by row stays so")
  func table() throws {
    let rows: [(String, String)] = (1...12).map {
      ("Fee of class \($0)", $0.isMultiple(of: 3) ? "none" : "\($0 * 10) dollars a year")
    }
    let drawing: String = rows.enumerated().map { row, cells in
      line(cells.0, x: 72, y: 700 - 16 * Double(row)) + line(cells.1, x: 330, y: 700 - 16 * Double(row))
    }.joined()
    #expect(try text(drawing).split(separator: "\n").map(String.init) == rows.map { $0.0 + " " + $0.1 })
  }

  @Test("A faulty page among others leaves these as they are drawn")
  func oneOfMany() throws {
    var builder = PDFBuilder(pages: [["First page."], [], ["Third page."]])
    builder.pages[1].drawing = Self.left.map {
      line($0, x: 72, y: 700 - 16 * Double(Self.left.firstIndex(of: $0) ?? 0))
    }
    .joined()
    builder.pages[1].rotation = 90
    let document = try #require(PDFDocument(data: builder.data))
    #expect(
      (0..<3).map { document.page(at: $0)?.string } == [
        "First page.", Self.left.joined(separator: "\n"), "Third page.",
      ])
  }

  @Test("Lists of short lines and repeated words are no fault")
  func noFault() {
    #expect(PageTextFault((1...20).map { "\($0)." }.joined(separator: "\n")) == nil)
    #expect(PageTextFault("No, no, no. The man that had had had a day.") == nil)
    #expect(PageTextFault((1...9).map { "Word\($0) and more" }.joined(separator: "\n")) == nil)
    #expect(PageTextFault("") == nil)
  }
}
