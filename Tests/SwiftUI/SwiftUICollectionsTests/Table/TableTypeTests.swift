import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// The types that rows and columns of tables have, and contents that hold others.
@MainActor
@Suite("Types of tables' contents", .serialized)
struct TableTypeTests {
  private struct Part: Identifiable {
    var id: String
    var count: Int = 0
    var parts: [Part]?
  }

  private typealias Order = KeyPathComparator<Part>
  private let parts: [Part] = [Part(id: "a", count: 1), Part(id: "b", count: 2)]

  @Test("Rows have the type of their values, through groups, sections, options, lists of data and outlines")
  func rows() {
    typealias Row = TableRow<Part>
    #expect(Row.TableRowValue.self == Part.self && Row.TableRowBody.self == Never.self)
    #expect(Never.TableRowValue.self == Never.self && Never.TableRowBody.self == Never.self)
    #expect(Group<Row>.TableRowValue.self == Part.self && Group<Row>.TableRowBody.self == Never.self)
    #expect(Optional<Row>.TableRowValue.self == Part.self && Optional<Row>.TableRowBody.self == Never.self)
    #expect(EmptyTableRowContent<Part>.TableRowValue.self == Part.self)
    #expect(EmptyTableRowContent<Part>.TableRowBody.self == Never.self)
    typealias Rows = ForEach<[Part], String, Row>
    #expect(Rows.TableRowValue.self == Part.self && Rows.TableRowBody.self == Never.self)
    typealias Header = TableHeaderRowContent<Part, Text>
    #expect(Header.TableRowValue.self == Part.self && Header.TableRowBody.self == Never.self)
    typealias Parted = Section<Header, Row, EmptyView>
    #expect(Parted.TableRowValue.self == Part.self && Parted.TableRowBody.self == Never.self)
    typealias Several = TupleTableRowContent<Part, (Row, Row)>
    #expect(Several.TableRowValue.self == Part.self && Several.TableRowBody.self == Never.self)
    typealias Disclosed = DisclosureTableRow<Row, Rows>
    #expect(Disclosed.TableRowValue.self == Part.self && Disclosed.TableRowBody.self == Never.self)
    typealias Each = TableForEachContent<[Part]>
    #expect(Each.TableRowValue.self == Part.self && Each.TableRowBody.self == Never.self)
    typealias Outline = TableOutlineGroupContent<[Part]>
    #expect(Outline.TableRowValue.self == Part.self && Outline.TableRowBody.self == Never.self)
  }

  @Test("Columns have the types of their rows and their order, through groups, options and lists of data")
  func columns() {
    typealias Column = TableColumn<Part, Order, Text, Text>
    #expect(Column.TableRowValue.self == Part.self && Column.TableColumnSortComparator.self == Order.self)
    #expect(Column.TableColumnBody.self == Never.self && Never.TableColumnBody.self == Never.self)
    #expect(Never.TableColumnSortComparator.self == Never.self)
    #expect(Group<Column>.TableRowValue.self == Part.self && Group<Column>.TableColumnBody.self == Never.self)
    #expect(Group<Column>.TableColumnSortComparator.self == Order.self)
    typealias Maybe = Optional<Column>
    #expect(Maybe.TableColumnSortComparator.self == Order.self && Maybe.TableColumnBody.self == Never.self)
    #expect(Maybe.TableRowValue.self == Part.self)
    typealias Several = TupleTableColumnContent<Part, Order, (Column, Column)>
    #expect(Several.TableRowValue.self == Part.self && Several.TableColumnSortComparator.self == Order.self)
    #expect(Several.TableColumnBody.self == Never.self)
    typealias Each = TableColumnForEach<[Int], Int, Part, Order, Column>
    #expect(Each.TableColumnBody.self == Never.self && Each.TableRowValue.self == Part.self)
  }

  /// The labels of a table on a desktop.
  private func labels(_ table: some View) throws -> [String] {
    try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) { table }.labels
  }

  private func rows(@TableRowBuilder<Part> _ content: () -> some TableRowContent<Part>) throws -> [String] {
    let content = content()
    return try labels(
      Table(of: Part.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        content
      }
    ).filter { $0 != "Name" }
  }

  @Test("Groups hold rows, a section has its header, and an empty content has no rows")
  func heldRows() throws {
    let (a, b) = (parts[0], parts[1])
    #expect(
      try rows {
        Group {
          TableRow(a); TableRow(b)
        }
      } == ["a", "b"])
    #expect(
      try rows {
        EmptyTableRowContent<Part>(); TableRow(b)
      } == ["b"])
    #expect(try rows { ForEach(["x", "y"], id: \.self) { TableRow(Part(id: $0)) } } == ["x", "y"])
    #expect(try rows { Section("Header") { TableRow(a) } } == ["Header", "a"])
    #expect(try rows { Section(String("Header")) { TableRow(a) } } == ["Header", "a"])
    #expect(
      try rows {
        Section {
          TableRow(a)
        } header: {
          Text("Header")
        }
      } == ["Header", "a"])
    struct Both: TableRowContent {
      let parts: [Part]
      var tableRowBody: some TableRowContent<Part> {
        TableRow(parts[0])
        TableRow(parts[1])
      }
    }
    #expect(try rows { Both(parts: parts) } == ["a", "b"])
    #expect(ForEach(parts) { TableRow($0) }.data.map(\.id) == ["a", "b"])
  }

  @Test("Groups and lists of data hold columns; a column of a text and its content has both")
  func heldColumns() throws {
    #expect(
      try labels(
        Table(parts) {
          Group {
            TableColumn("Name", value: \Part.id)
            TableColumn("Count") { (part: Part) in Text("\(part.count)") }
          }
        }) == ["Name", "Count", "a", "1", "b", "2"])
    #expect(
      try labels(
        Table(parts) {
          TableColumn("Name", value: \Part.id)
          TableColumnForEach([Factor(id: 10), Factor(id: 20)]) { factor in
            TableColumn("\(factor.id)") { (part: Part) in Text("\(part.count * factor.id)") }
          }
        }) == ["Name", "10", "20", "a", "10", "20", "b", "20", "40"])
    #expect(
      try labels(
        Table(parts, sortOrder: .constant([Order(\.id)])) {
          TableColumn(String("Name"), value: \Part.id) { Text("Part \($0.id)") }
        }) == ["Name", "Part a", "Part b"])
  }

  private struct Factor: Identifiable {
    let id: Int
  }

  @Test("A list of columns keeps its data and its content")
  func columnLists() throws {
    let columns = TableColumnForEach([Factor(id: 3)]) { factor in
      TableColumn("\(factor.id)") { (part: Part) in Text("\(part.count * factor.id)") }
    }
    #expect(columns.data.map(\.id) == [3])
    #expect(try labels(Table(parts) { columns.content(Factor(id: 5)) }) == ["5", "5", "10"])
  }

  @Test("A column shares the table's width unless it has one of its own")
  func widths() throws {
    func frames(_ column: TableColumn<Part, Never, Text, Text>) throws -> CGRect {
      let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
        Table(parts) {
          column
          TableColumn("Name") { Text($0.id) }
        }
      }
      return try #require(host.frame("a"))
    }
    let plain = TableColumn<Part, Never, Text, Text>("Count") { Text("\($0.count)") }
    let usual: CGRect = try frames(plain)
    #expect(try frames(plain.width(40)) != usual)
    #expect(try frames(plain.width()) == usual)
  }

  /// A table whose rows tell of the pointer and may not all be selected.
  private struct Chosen: View {
    let parts: [Part]
    let remote: Remote<Set<String>>
    let log: EventRecorder
    @State private var chosen: Set<String> = []

    init(_ parts: [Part], _ remote: Remote<Set<String>>, _ log: EventRecorder) {
      (self.parts, self.remote, self.log) = (parts, remote, log)
    }

    var body: some View {
      Table(of: Part.self, selection: $chosen) {
        TableColumn("Name", value: \.id)
      } rows: {
        TableRow(parts[0]).onHover { log.note("\($0)") }
        TableRow(parts[1]).selectionDisabled()
      }
      .handing($chosen, to: remote)
    }
  }

  @Test("A row's hover is told to its action, and a row that cannot be selected is not")
  func rowModifiers() throws {
    let remote = Remote<Set<String>>()
    let log = EventRecorder()
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
      Chosen(parts, remote, log)
    }
    func middle(_ label: String) throws -> CGPoint {
      let frame = try #require(host.frame(label))
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    _ = host.hover(at: try middle("a"))
    _ = host.hover(at: try middle("b"))
    #expect(log.take() == ["true", "false"])
    host.change { _ = host.send(.tap((try? middle("b")) ?? .zero)) }
    #expect(remote.value == [])
    host.change { _ = host.send(.tap((try? middle("a")) ?? .zero)) }
    #expect(remote.value == ["a"])
  }
}
