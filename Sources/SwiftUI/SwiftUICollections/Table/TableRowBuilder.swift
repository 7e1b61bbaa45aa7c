import SwiftUICore

/// Makes the rows of a table from those that are written in a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue { content }

  public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where Value == C.TableRowValue { content }

  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T
  ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F
  ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<C: TableRowContent>(_ content: C) -> C
  where Value == C.TableRowValue { content }
}

/// A row with rows of its own, which people open and close.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Makes a row with rows of its own.
  ///
  /// - Parameters:
  ///   - value: What the row shows.
  ///   - isExpanded: Whether its rows are shown; nil where the table keeps that itself, closed at first.
  ///   - content: Makes its rows.
  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  public nonisolated var _tableRows: some View {
    DisclosedRows(label: label._tableRows, isExpanded: isExpanded) { content()._tableRows }
  }
}
