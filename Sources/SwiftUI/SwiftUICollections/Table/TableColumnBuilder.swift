import Foundation
import SwiftUICore

/// Makes the columns of a table from those that are written in a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

  /// A column that does not sort stands in any table.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }

  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue { column }

  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
  where RowValue == C.TableRowValue { content }

  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator,
    T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .trueContent(first)) }

  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator,
    T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .falseContent(second)) }

  public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue { column }
}

/// Several columns one after the other.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public var value: T
  let columns: [_TableColumn<RowValue>]

  public nonisolated var _columns: [_TableColumn<RowValue>] { columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public nonisolated var _columns: [_TableColumn<Wrapped.TableRowValue>] { map { $0._columns } ?? [] }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public nonisolated var _columns: [_TableColumn<TrueContent.TableRowValue>] {
    switch storage {
    case .trueContent(let content): content._columns
    case .falseContent(let content): content._columns
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public nonisolated var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }

  /// Puts columns together, for modifiers of all of them.
  @_disfavoredOverload
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self = .containing(content())
  }
}

/// Columns computed from a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  /// Makes columns of each element, identified by its `id`.
  public nonisolated init(
    _ data: Data,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  /// Makes columns of each element, identified by one of its properties.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  public nonisolated var _columns: [_TableColumn<RowValue>] {
    data.flatMap { element -> [_TableColumn<RowValue>] in
      var columns: [_TableColumn<RowValue>] = content(element)._columns
      // What tells the columns apart where they have no id of their own: they keep their widths when the data moves.
      for index in columns.indices where columns[index].identity == nil {
        columns[index].identity = AnyHashable(ForEachColumn(id: id(element), index: index))
      }
      return columns
    }
  }

  private struct ForEachColumn: Hashable {
    let id: ID
    let index: Int
  }
}
