import SwiftUICore

/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  /// The views of the rows.
  associatedtype _TableRows: View = Self.TableRowBody._TableRows

  @TableRowBuilder<Self.TableRowValue> var tableRowBody: Self.TableRowBody { get }

  nonisolated var _tableRows: _TableRows { get }
}

extension TableRowContent where _TableRows == TableRowBody._TableRows {
  public nonisolated var _tableRows: _TableRows {
    // Rows are asked for where views are made.
    nonisolated(unsafe) let content: Self = self
    return MainActor.assumeIsolated { UncheckedRows(content.tableRowBody) }.rows._tableRows
  }
}

/// Hands rows out of the main actor to code that runs on it without saying so.
private struct UncheckedRows<Rows>: @unchecked Sendable {
  let rows: Rows

  init(_ rows: Rows) { self.rows = rows }
}

extension TableRowContent where TableRowBody == Never {
  public nonisolated var tableRowBody: Never {
    preconditionFailure("\(Self.self) gives its rows itself; its body must not be asked for.")
  }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public typealias _TableRows = EmptyView

  public nonisolated var tableRowBody: Never { fatalError("There is no such row.") }
  public nonisolated var _tableRows: EmptyView { EmptyView() }
}

/// One row of a table.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  let value: Value

  /// Makes a row that shows a value.
  public nonisolated init(_ value: Value) { self.value = value }

  /// The row's tag is the value's id, as those of `ForEach` are.
  public nonisolated var _tableRows: some View { _TableRowView(value: value).tag(value.id) }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public nonisolated init() {}

  public nonisolated var _tableRows: EmptyView { EmptyView() }
}

/// Several rows one after the other.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public var value: T
  private let rows: [AnyView]

  nonisolated init(value: T, rows: [AnyView]) {
    self.value = value
    self.rows = rows
  }

  public nonisolated var _tableRows: some View {
    ForEach(Array(rows.enumerated()), id: \.offset) { $0.element }
  }
}

/// The rows of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  let data: Data

  nonisolated init(_ data: Data) { self.data = data }

  public nonisolated var _tableRows: ForEach<Data, Data.Element.ID, _TableRowView<Data.Element>> {
    ForEach(data) { _TableRowView(value: $0) }
  }
}

/// The rows of a collection of trees.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  let tree: OutlineTree<Data.Element, Data.Element.ID>

  nonisolated init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
    tree = OutlineTree(
      roots: { Array(data) }, id: { $0.id }, children: { $0[keyPath: children].map { Array($0) } })
  }

  public nonisolated var _tableRows: some View { OutlineRows(tree: tree) { _TableRowView(value: $0) } }
}

/// Rows that are computed from data.
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public nonisolated var _tableRows: ForEach<Data, ID, Content._TableRows> { mapped { $0._tableRows } }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
  /// Makes rows of each element of a collection, identified by the element's `id`.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TableRowValue {
    self.init(looping: data, id: { $0.id }, content: content)
  }

  /// Makes rows of each element of a collection, identified by one of its properties.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(looping: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Makes a row of each element of a collection.
  public nonisolated init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(looping: data, id: { $0.id }) { TableRow($0) }
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public nonisolated var _tableRows: Content._TableRows { content._tableRows }

  /// Puts rows together.
  @_disfavoredOverload
  public nonisolated init<Value>(@TableRowBuilder<Value> content: () -> Content) where Value == Content.TableRowValue {
    self = .containing(content())
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  public nonisolated var _tableRows: Wrapped._TableRows? { map { $0._tableRows } }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never

  public nonisolated var _tableRows: _ConditionalContent<TrueContent._TableRows, FalseContent._TableRows> {
    switch storage {
    case .trueContent(let content): _ConditionalContent<_, _>(storage: .trueContent(content._tableRows))
    case .falseContent(let content): _ConditionalContent<_, _>(storage: .falseContent(content._tableRows))
    }
  }
}

/// Rows under a header.
extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer == EmptyView {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public nonisolated var _tableRows: Section<Parent._TableRows, Content._TableRows, EmptyView> {
    mapped(header: { $0._tableRows }, content: { $0._tableRows })
  }
}

/// The header of a section of rows.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  let content: Content

  public nonisolated var _tableRows: Content { content }
}

extension Section where Footer == EmptyView, Content: TableRowContent {
  /// Makes a section of rows with a title.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
    self = .grouping(content(), under: TableHeaderRowContent(content: Text(titleKey)))
  }

  /// Makes a section of rows with a title.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
    self = .grouping(content(), under: TableHeaderRowContent(content: Text(title)))
  }

  /// Makes a section of rows with a header.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, V == Content.TableRowValue {
    self = .grouping(content(), under: TableHeaderRowContent(content: header()))
  }
}
