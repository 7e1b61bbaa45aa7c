import Foundation
import SwiftUICore

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row of the table shows.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// How the columns sort the rows; `Never` for columns that do not.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent

  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  nonisolated var tableColumnBody: Self.TableColumnBody { get }

  /// The columns one by one.
  nonisolated var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public nonisolated var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  public nonisolated var tableColumnBody: Never {
    preconditionFailure("\(Self.self) gives its columns itself; its body must not be asked for.")
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never

  public nonisolated var tableColumnBody: Never { fatalError("There is no such column.") }
  public nonisolated var _columns: [_TableColumn<Never>] { [] }
}

/// One column of a table, whatever the types of its parts.
public struct _TableColumn<Row: Identifiable> {
  var label: AnyView
  /// The title, for readers.
  var title: Text
  var width = TableColumnWidths.Column()
  var alignment: TableColumnAlignment = .automatic
  var cell: (Row) -> AnyView
  /// What tells the column from others, where it has no name; nil for its place.
  var identity: AnyHashable?
  /// Nil for a column that does not sort; otherwise a `SortComparator`.
  var comparator: Any?
  var customizationID: String?
  var defaultVisibility: Visibility = .automatic
  var disabledCustomization: TableColumnCustomizationBehavior = []
}

/// One column of a table: a title and the content of its cells.
///
/// ```swift
/// struct Person: Identifiable {
///   let id: Int
///   let name: String
///   let age: Int
/// }
///
/// struct People: View {
///   let people: [Person]
///   var body: some View {
///     Table(people) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age") { Text($0.age, format: .number) }.width(60)
///     }
///   }
/// }
/// ```
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  let label: Label
  let title: Text
  let content: (RowValue) -> Content
  let comparator: Sort?
  var columnWidth = TableColumnWidths.Column()

  init(label: Label, title: Text, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.title = title
    self.comparator = comparator
    self.content = content
  }

  /// Gives the column the width that it has by itself.
  public nonisolated func width() -> TableColumn<RowValue, Sort, Content, Label> { self }

  /// Gives the column one width, which people cannot change.
  ///
  /// - Parameter width: The width in points; nil for the one that it has by itself.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    guard let width else { return self }
    var column: Self = self
    column.columnWidth = TableColumnWidths.Column(fixed: max(0, width))
    return column
  }

  /// Gives the column bounds between which people change its width.
  ///
  /// - Parameters:
  ///   - min: The least width in points; nil for the one that it has by itself.
  ///   - ideal: The width at first.
  ///   - max: The greatest width.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column: Self = self
    column.columnWidth = TableColumnWidths.Column(minimum: min, ideal: ideal, maximum: max)
    return column
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public nonisolated var _columns: [_TableColumn<RowValue>] {
    let content: (RowValue) -> Content = self.content
    return [
      _TableColumn(
        label: AnyView(label), title: title, width: columnWidth, cell: { AnyView(content($0)) }, comparator: comparator)
    ]
  }
}
