import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Tables of elements and of views, and pages of texts.
@MainActor
@Suite("Tables and pages for assistive technologies", .serialized)
struct AccessibilityTableTests {
  private final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
    var rows = NSRange(location: 0, length: 1)
    var columns = NSRange(location: 0, length: 1)
    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
  }

  private final class Plain: UIView, UIAccessibilityContainerDataTable {
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    { nil }
    func accessibilityRowCount() -> Int { 0 }
    func accessibilityColumnCount() -> Int { 0 }
  }

  /// Two rows below a row of headers; the last row is one cell.
  private final class Grid: UIView, UIAccessibilityContainerDataTable {
    var listsCells = false
    lazy var cells: [Cell] = [
      cell("Town", 0, 0), cell("People", 0, 1), cell("Bern", 1, 0), cell("134", 1, 1), cell("Sum", 2, 0, columns: 2),
    ]

    func cell(_ label: String, _ row: Int, _ column: Int, columns: Int = 1) -> Cell {
      let cell = Cell(accessibilityContainer: self)
      cell.accessibilityLabel = label
      cell.rows = NSRange(location: row, length: 1)
      cell.columns = NSRange(location: column, length: columns)
      cell.accessibilityFrameInContainerSpace = CGRect(x: column * 50, y: row * 20, width: 50 * columns, height: 20)
      return cell
    }

    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    {
      cells.first { NSLocationInRange(row, $0.rows) && NSLocationInRange(column, $0.columns) }
    }
    func accessibilityRowCount() -> Int { 3 }
    func accessibilityColumnCount() -> Int { 2 }
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
      [cells[column]]
    }
  }

  @Test("A table's cells have rows, columns, spans and headers, and readers say them")
  func elements() throws {
    let grid = Grid()
    grid.accessibilityLabel = "Towns"
    grid.accessibilityContainerType = .dataTable
    grid.accessibilityElements = grid.cells
    let host = try window(width: 200, height: 100) { Hosting(view: grid) }
    let table: AccessibilityNode? = host.accessibilityTree.nodes.values.first { $0.role == .table }
    #expect(table?.properties.label == "Towns" && table?.children.count == 5)
    #expect(host.labels == ["Town", "People", "Bern", "134", "Sum"])
    let people: AccessibilityProperties = try #require(host.element("134")).properties
    #expect(people.tableCell == AccessibilityTableCell(row: 2, column: 2, headers: ["People"]))
    let header: AccessibilityProperties = try #require(host.element("People")).properties
    #expect(header.traits.contains(.isHeader) && header.tableCell?.headers == [] && header.tableCell?.row == 1)
    let sum: AccessibilityProperties = try #require(host.element("Sum")).properties
    #expect(sum.tableCell == AccessibilityTableCell(row: 3, column: 1, columnSpan: 2, headers: ["Town"]))
    let said: String = AccessibilityReader.transcript(of: host.accessibilityTree, title: "")
    #expect(said.contains("People: 134. Column 2.") && said.contains("Town: Bern. Row 2. Column 1."))
    #expect(said.contains("Town: Sum. Spans 2 columns. Row 3. Column 1."))
  }

  @Test("A table that lists nothing is read by the places of its cells, each cell once")
  func places() throws {
    let grid = Grid()
    let host = try window(width: 200, height: 100) { Hosting(view: grid) }
    #expect(host.labels == ["Town", "People", "Bern", "134", "Sum"])
    #expect(host.accessibilityTree.nodes.values.contains { $0.role == .table })
    let plain = Plain()
    #expect(
      plain.accessibilityHeaderElements(forRow: 0) == nil && plain.accessibilityHeaderElements(forColumn: 0) == nil)
    #expect(plain.accessibilityDataTableCellElement(forRow: 0, column: 0) == nil)
  }

  private final class CellView: UILabel, UIAccessibilityContainerDataTableCell {
    var place: (row: Int, column: Int) = (0, 0)
    func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
  }

  private final class Sheet: UIView, UIAccessibilityContainerDataTable {
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    {
      subviews.lazy.compactMap { $0 as? CellView }.first { $0.place == (row, column) }
    }
    func accessibilityRowCount() -> Int { 2 }
    func accessibilityColumnCount() -> Int { 2 }
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
      accessibilityDataTableCellElement(forRow: row, column: 0).map { [$0] }
    }
  }

  @Test("Cells may be views, and a row may have a header")
  func views() throws {
    let sheet = Sheet()
    for (place, text) in ["A", "1", "B", "2"].enumerated() {
      let cell = CellView(frame: CGRect(x: place % 2 * 50, y: place / 2 * 20, width: 50, height: 20))
      cell.text = text
      cell.place = (place / 2, place % 2)
      sheet.addSubview(cell)
    }
    let host = try window(width: 200, height: 100) { Hosting(view: sheet) }
    #expect(host.labels == ["A", "1", "B", "2"])
    let cell: AccessibilityTableCell? = host.element("2")?.properties.tableCell
    #expect(cell == AccessibilityTableCell(row: 2, column: 2, headers: ["B"]))
    #expect(host.element("B")?.properties.traits.contains(.isHeader) == true)
  }

  private final class Page: UIView, UIAccessibilityReadingContent {
    var lines: [String] = ["First line,", "second line."]
    var whole: String?
    func accessibilityLineNumber(for point: CGPoint) -> Int {
      let line = Int(point.y / 20)
      return lines.indices.contains(line) ? line : NSNotFound
    }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
      lines.indices.contains(lineNumber) ? lines[lineNumber] : nil
    }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
      UIAccessibility.convertToScreenCoordinates(CGRect(x: 0, y: lineNumber * 20, width: 100, height: 20), in: self)
    }
    func accessibilityPageContent() -> String? { whole }
  }

  private final class StyledPage: UIView, UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int { 0 }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? { nil }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
    func accessibilityPageContent() -> String? { "plain" }
    func accessibilityAttributedPageContent() -> NSAttributedString? { NSAttributedString(string: "styled") }
  }

  @Test("A page of a text is read as a whole, or line by line where it gives its lines alone")
  func pages() throws {
    let page = Page()
    page.isAccessibilityElement = true
    page.accessibilityLabel = "Page 1"
    let host = try window(width: 200, height: 100) { Hosting(view: page) }
    #expect(host.element("Page 1")?.properties.value == "First line,\nsecond line.")
    #expect(host.element("Page 1")?.properties.textContentType == .narrative)
    #expect(page.accessibilityLineNumber(for: CGPoint(x: 5, y: 25)) == 1)
    #expect(page.accessibilityLineNumber(for: CGPoint(x: 5, y: 95)) == NSNotFound)
    #expect(page.accessibilityFrame(forLineNumber: 1).minY == 20)
    #expect(page.accessibilityAttributedContent(forLineNumber: 0) == nil)
    #expect(page.accessibilityAttributedPageContent() == nil)
    host.change {
      page.whole = "All of it."
      page.accessibilityLabel = "Page 2"
    }
    #expect(host.element("Page 2")?.properties.value == "All of it.")
    host.change { page.accessibilityValue = "3 of 9" }
    #expect(host.element("Page 2")?.properties.value == "3 of 9")
    let styled = StyledPage()
    styled.isAccessibilityElement = true
    styled.accessibilityLabel = "Styled"
    let other = try window(width: 200, height: 100) { Hosting(view: styled) }
    #expect(other.element("Styled")?.properties.value == "styled")
  }
}
