import Foundation
import HostInterface
import ReactiveGraph
import SwiftUICore

/// One table at work: what its rows and its header share.
final class TableContext<Row: Identifiable> {
  /// The columns that are shown, in order.
  let columns: Rule<[_TableColumn<Row>]>
  /// The column by which the rows are sorted, and which way.
  let sortedColumn: ContentNode<(column: Int, order: SortOrder)?>
  /// What people dragged columns to that have no name, or where the program keeps no customization.
  private let chosen: NotedSource<[AnyHashable: CGFloat]>
  private let moved: NotedSource<[AnyHashable]>
  /// The column that is dragged, and how far.
  let dragged: NotedSource<TableColumnDrag?>
  let sorting: () -> TableSorting?
  private let customized: ContentNode<TableColumnCustomization<Row>?>
  private let customization: () -> Binding<TableColumnCustomization<Row>>?
  let inputs: _ViewInputs

  init(
    inputs: _ViewInputs, columns read: @escaping () -> [_TableColumn<Row>], sorting: @escaping () -> TableSorting?,
    customization: @escaping () -> Binding<TableColumnCustomization<Row>>?
  ) {
    self.inputs = inputs
    self.sorting = sorting
    self.customization = customization
    chosen = NotedSource(in: inputs.window, "column widths", [:])
    dragged = NotedSource(in: inputs.window, "dragged column", nil)
    let moved = NotedSource<[AnyHashable]>(in: inputs.window, "column order", [])
    self.moved = moved
    let customized = ContentNode<TableColumnCustomization<Row>?>(in: inputs.window, "column customization") {
      customization()?.wrappedValue
    }
    self.customized = customized
    let columns = Rule<[_TableColumn<Row>]>(in: inputs.graph, "columns", equal: { _, _ in false }) {
      var columns: [_TableColumn<Row>] = read()
      for index in columns.indices where columns[index].identity == nil {
        columns[index].identity =
          columns[index].customizationID.map(AnyHashable.init) ?? AnyHashable(ColumnNumber(index))
      }
      if let customization = customized.value { return customization.applied(to: columns) }
      columns.removeAll { $0.defaultVisibility == .hidden }
      let order: [AnyHashable] = moved.value
      guard !order.isEmpty else { return columns }
      let known: [Int] = columns.indices.map { index in
        columns[index].identity.flatMap(order.firstIndex) ?? order.count + index
      }
      return columns.indices.sorted { known[$0] < known[$1] }.map { columns[$0] }
    }
    self.columns = columns
    sortedColumn = ContentNode(in: inputs.window, "sorted column") {
      guard let sorting = sorting() else { return nil }
      for (index, column) in columns.value.enumerated() {
        if let comparator = column.comparator, let order = sorting.order(comparator) { return (index, order) }
      }
      return nil
    }
  }

  private struct ColumnNumber: Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// How wide the columns are; read inside nodes.
  func widths(in width: CGFloat) -> TableColumnWidths {
    let chosen: [AnyHashable: CGFloat] = self.chosen.value
    let stored: TableColumnCustomization<Row>? = customized.value
    let columns: [TableColumnWidths.Column] = self.columns.value.map { column in
      var width: TableColumnWidths.Column = column.width
      width.chosen = column.customizationID.flatMap { stored?.widths[$0] } ?? column.identity.flatMap { chosen[$0] }
      return width
    }
    return TableColumnWidths(columns, in: width)
  }

  // MARK: Changes

  func canResize(_ column: _TableColumn<Row>) -> Bool {
    let width: TableColumnWidths.Column = column.width
    let isFixed: Bool = width.maximum.map { $0 <= width.minimum ?? 0 } ?? false
    return !isFixed && !column.disabledCustomization.contains(.resize)
  }

  func canReorder(_ column: _TableColumn<Row>) -> Bool {
    !column.disabledCustomization.contains(.reorder) && (customization() == nil || column.customizationID != nil)
  }

  func resize(_ column: _TableColumn<Row>, to width: CGFloat) {
    let width: CGFloat = column.width.clamped(width)
    if let name = column.customizationID, let binding = customization() {
      binding.wrappedValue.widths[name] = width
    } else if let identity = column.identity {
      var all: [AnyHashable: CGFloat] = chosen.peek
      all[identity] = width
      chosen.jump(to: all)
    }
  }

  /// Moves a column to a place among those that are shown.
  func move(_ column: _TableColumn<Row>, to place: Int) {
    var order: [_TableColumn<Row>] = columns.peek
    guard let old = order.firstIndex(where: { $0.identity == column.identity }), place != old else { return }
    order.remove(at: old)
    order.insert(column, at: min(order.count, max(0, place)))
    if let binding = customization() {
      binding.wrappedValue.order = order.compactMap(\.customizationID)
    } else {
      moved.set(order.compactMap(\.identity))
    }
  }
}

/// A column that is dragged to another place.
struct TableColumnDrag: Equatable {
  var column: Int
  var distance: CGFloat
  /// The place where it would go.
  var place: Int
}

/// The table around a row, of whatever type.
enum TableContextKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> AnyObject? { nil }
}

private struct TableWidthKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  /// How wide the table around is.
  var tableWidth: CGFloat {
    get { self[TableWidthKey.self] }
    set { self[TableWidthKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// How wide the table around is; read inside nodes.
  var tableWidth: CGFloat { environment(TableWidthKey.self).value }
}
