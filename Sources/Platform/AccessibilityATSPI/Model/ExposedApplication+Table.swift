import AccessibilityTree

extension ExposedApplication {
  func table(_ call: ElementCall) -> BusReply {
    let table: ExposedTable = call.window.table(call.node.id)
    let numbers: [BusValue] = call.arguments
    let first: Int = numbers.int(0)
    let columns: Int = max(table.columns, 1)
    switch call.method {
    case "GetAccessibleAt": return .value(reference(table[first, numbers.int(1)].map { .element(call.window.id, $0) }))
    case "GetIndexAt":
      let column: Int = numbers.int(1)
      let isInside: Bool = (0..<table.rows).contains(first) && (0..<table.columns).contains(column)
      return .int(isInside ? first * columns + column : -1)
    case "GetRowAtIndex": return .int((0..<table.rows * columns).contains(first) ? first / columns : -1)
    case "GetColumnAtIndex": return .int((0..<table.rows * columns).contains(first) ? first % columns : -1)
    case "GetRowDescription": return .string("")
    case "GetColumnDescription": return .string(table.headers[first] ?? "")
    case "GetRowExtentAt": return .int(cell(table, first, numbers.int(1), call)?.rowSpan ?? 0)
    case "GetColumnExtentAt": return .int(cell(table, first, numbers.int(1), call)?.columnSpan ?? 0)
    case "GetRowHeader": return .value(Self.null)
    case "GetColumnHeader": return .value(reference(table.headerCells[first].map { .element(call.window.id, $0) }))
    case "GetSelectedRows": return .value(.ints(selectedRows(table, call)))
    case "GetSelectedColumns": return .value(.ints([]))
    case "IsRowSelected": return .bool(selectedRows(table, call).contains(first))
    case "IsSelected": return .bool(isSelected(table, first, numbers.int(1), call))
    case "IsColumnSelected", "AddColumnSelection", "RemoveColumnSelection", "AddRowSelection", "RemoveRowSelection":
      return .bool(false)
    case "GetRowColumnExtentsAtIndex": return extents(table, index: first, columns: columns, call)
    default: return .unknownMethod
    }
  }

  private func cell(_ table: ExposedTable, _ row: Int, _ column: Int, _ call: ElementCall) -> AccessibilityTableCell? {
    table[row, column].flatMap { call.window.tree[$0]?.properties.tableCell }
  }

  private func isSelected(_ table: ExposedTable, _ row: Int, _ column: Int, _ call: ElementCall) -> Bool {
    table[row, column].flatMap { call.window.tree[$0] }?.traits.contains(.isSelected) == true
  }

  /// A row is selected when one of its cells is.
  private func selectedRows(_ table: ExposedTable, _ call: ElementCall) -> [Int] {
    (0..<table.rows).filter { row in (0..<table.columns).contains { isSelected(table, row, $0, call) } }
  }

  private func extents(_ table: ExposedTable, index: Int, columns: Int, _ call: ElementCall) -> BusReply {
    let row: Int = index / columns
    let column: Int = index % columns
    guard index >= 0, let cell = cell(table, row, column, call) else {
      return .values([.bool(false), .int(-1), .int(-1), .int(0), .int(0), .bool(false)])
    }
    return .values([
      .bool(true), .number(row), .number(column), .number(cell.rowSpan), .number(cell.columnSpan),
      .bool(isSelected(table, row, column, call)),
    ])
  }

  func tableProperty(_ property: String, of target: ObjectTarget) -> BusValue? {
    guard let (window, node) = element(target) else { return nil }
    let table: ExposedTable = window.table(node.id)
    switch property {
    case "NRows": return .number(table.rows)
    case "NColumns": return .number(table.columns)
    case "Caption", "Summary": return Self.null
    case "NSelectedRows":
      let cells: [AccessibilityNode] = table.cells.values.compactMap { window.tree[$0] }
      let rows: [Int] = cells.filter { $0.traits.contains(.isSelected) }.compactMap { $0.properties.tableCell?.row }
      return .number(Set(rows).count)
    case "NSelectedColumns": return .int(0)
    default: return nil
    }
  }
}

extension ExposedApplication {
  func tableCell(_ call: ElementCall) -> BusReply {
    guard let cell = call.node.properties.tableCell else { return .unknownMethod }
    switch call.method {
    case "GetRowHeaderCells": return .value(references([]))
    case "GetColumnHeaderCells":
      let header: AccessibilityNode.ID? = tableAround(call.node, in: call.window).flatMap {
        call.window.table($0).headerCells[cell.column - 1]
      }
      return .value(references((header.map { [$0] } ?? []).map { .element(call.window.id, $0) }))
    case "GetRowColumnSpan":
      return .values([
        .bool(true), .number(cell.row - 1), .number(cell.column - 1), .number(cell.rowSpan), .number(cell.columnSpan),
      ])
    default: return .unknownMethod
    }
  }

  func tableCellProperty(_ property: String, of target: ObjectTarget) -> BusValue? {
    guard let (window, node) = element(target), let cell = node.properties.tableCell else { return nil }
    switch property {
    case "RowSpan": return .number(cell.rowSpan)
    case "ColumnSpan": return .number(cell.columnSpan)
    case "Position": return .tuple([.number(cell.row - 1), .number(cell.column - 1)])
    case "Table": return reference(tableAround(node, in: window).map { .element(window.id, $0) })
    default: return nil
    }
  }

  private func tableAround(_ node: AccessibilityNode, in window: ExposedWindow) -> AccessibilityNode.ID? {
    window.tree.ancestors(of: node.id).first { $0.role == .table }?.id
  }
}
