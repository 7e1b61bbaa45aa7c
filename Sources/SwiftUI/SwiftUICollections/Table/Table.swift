import Foundation
import SwiftUIControls
import SwiftUICore

/// Rows of data in columns, which people sort, select and arrange.
///
/// Rows are made when they come into sight. On phones the table is a list of its first column.
///
/// ```swift
/// struct Person: Identifiable {
///   let id: Int
///   let name: String
///   let city: String
/// }
///
/// struct People: View {
///   @State private var people = [Person(id: 1, name: "Mia", city: "Bern"), Person(id: 2, name: "Noa", city: "Chur")]
///   @State private var order = [KeyPathComparator(\Person.name)]
///   @State private var selection: Set<Int> = []
///
///   var body: some View {
///     Table(people, selection: $selection, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("City", value: \.city)
///     }
///     .onChange(of: order) { people.sort(using: order) }
///   }
/// }
/// ```
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let rows: Rows
  let columns: [_TableColumn<Value>]
  let selection: ListSelectionBinding<Value.ID>?
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?

  init(
    rows: Rows, columns: Columns, selection: ListSelectionBinding<Value.ID>?, sorting: TableSorting?,
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.rows = rows
    self.columns = columns._columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }
}

extension Table: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let scope: ControlStyle<TableStyleConfiguration> = .around(inputs)
    let content: _GraphValue<TableContent<Value, Rows._TableRows>> = view[{ table in
      TableContent(
        rows: table.rows._tableRows, columns: table.columns, selection: table.selection, sorting: table.sorting,
        customization: table.customization)
    }]
    let configuration = TableStyleConfiguration(content: ControlPart(content, in: scope))
    return scope.makeView(_GraphValue { configuration }, inputs: inputs)
  }
}

/// The order of a table's rows, whatever the type of its comparators.
nonisolated struct TableSorting {
  /// Which way the rows are sorted by a column's comparator; nil where another one comes first. Read inside nodes.
  let order: (Any) -> SortOrder?
  /// Sorts by a column's comparator, or the other way round where the rows are sorted by it already.
  let toggle: (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func isSame(_ left: Sort, _ right: Sort) -> Bool {
      if let left = left as? KeyPathComparator<Sort.Compared>, let right = right as? KeyPathComparator<Sort.Compared> {
        return left.keyPath == right.keyPath
      }
      var left: Sort = left
      left.order = right.order
      return left == right
    }
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first, isSame(comparator, first)
      else { return nil }
      return first.order
    }
    toggle = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var all: [Sort] = binding.wrappedValue
      if let first = all.first, isSame(comparator, first) {
        // The comparator that is there stays: a program may have given it.
        comparator = first
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      all.removeAll { isSame(comparator, $0) }
      binding.wrappedValue = [comparator] + all
    }
  }
}
