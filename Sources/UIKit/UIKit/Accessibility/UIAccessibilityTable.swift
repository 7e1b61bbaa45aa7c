import AccessibilityTree
import Foundation

/// A container whose elements stand in rows and columns: readers tell the row, the column and the headers of a cell, and go along
/// rows and columns.
///
/// The container is a view or an element. Its cells are views inside, or elements of its list; where it lists none, those that
/// `accessibilityDataTableCellElement(forRow:column:)` gives are read, row by row.
///
/// ```swift
/// import UIKit
///
/// final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
///   var place: (row: Int, column: Int) = (0, 0)
///   func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
///   func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
/// }
/// ```
@MainActor @preconcurrency
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The cell at a place, counted from 0; nil where there is none. A cell of several rows or columns is given for each.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  /// The cells that say what a row is about. Nil by default.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The cells that say what a column is about. Nil by default.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A cell of a table: a view or an element that says where it stands.
@MainActor @preconcurrency
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows of the cell, counted from 0.
  func accessibilityRowRange() -> NSRange
  /// The columns of the cell, counted from 0.
  func accessibilityColumnRange() -> NSRange
}

extension UIAccessibilityContainerDataTable {
  /// The most cells that are asked for: a table that counts wrongly must not stop the program.
  private static var limit: Int { 10_000 }

  /// The cells row by row, each once.
  var cellsInOrder: [any UIAccessibilityContainerDataTableCell] {
    let (rows, columns) = (accessibilityRowCount(), accessibilityColumnCount())
    guard rows > 0, columns > 0 else { return [] }
    var known: Set<ObjectIdentifier> = []
    var cells: [any UIAccessibilityContainerDataTableCell] = []
    for place in 0..<min(rows * columns, Self.limit) {
      let cell = accessibilityDataTableCellElement(forRow: place / columns, column: place % columns)
      if let cell, known.insert(ObjectIdentifier(cell)).inserted { cells.append(cell) }
    }
    return cells
  }

  /// Says the place of a cell, and the headers of its row and its column. A cell that is such a header itself is one for readers.
  func place(_ cell: any UIAccessibilityContainerDataTableCell, in properties: inout AccessibilityProperties) {
    let (rows, columns): (NSRange, NSRange) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    guard rows.location != NSNotFound, columns.location != NSNotFound else { return }
    let ofRow: [any UIAccessibilityContainerDataTableCell] = accessibilityHeaderElements(forRow: rows.location) ?? []
    let ofColumn: [any UIAccessibilityContainerDataTableCell] =
      accessibilityHeaderElements(forColumn: columns.location) ?? []
    let isHeader: Bool = (ofRow + ofColumn).contains { $0 === cell }
    if isHeader { properties.traits.insert(.isHeader) }
    let headers: [String] = isHeader ? [] : (ofRow + ofColumn).compactMap { ($0 as? UIResponder)?.accessibilityLabel }
    properties.tableCell = AccessibilityTableCell(
      row: rows.location + 1, column: columns.location + 1, rowSpan: max(1, rows.length),
      columnSpan: max(1, columns.length), headers: headers.filter { !$0.isEmpty })
  }
}

extension UIResponder {
  /// The table in which the responder stands; nil outside of tables.
  var dataTable: (any UIAccessibilityContainerDataTable)? {
    var next: AnyObject? = (self as? UIAccessibilityElement)?.accessibilityContainer ?? (self as? UIView)?.superview
    while let container = next {
      if let table = container as? any UIAccessibilityContainerDataTable { return table }
      next = (container as? UIAccessibilityElement)?.accessibilityContainer ?? (container as? UIView)?.superview
    }
    return nil
  }
}
