import AccessibilityTree
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Places of cells, what people may not change about columns, and rows and columns as values.
@MainActor
@Suite("Choices of columns", .serialized)
struct TableChoiceTests {
  private struct Part: Identifiable {
    let id: String
  }

  private static let parts = [Part(id: "a"), Part(id: "b")]

  private func start(_ alignment: TableColumnAlignment) throws -> CGFloat {
    let host = try window(width: 360, height: 220, settings: HostSettings(idiom: .desktop)) {
      Table(Self.parts) {
        TableColumn("Name") { (part: Part) in Text(verbatim: part.id) }.alignment(alignment)
        TableColumn("Other") { (_: Part) in Text(verbatim: "-") }
      }
    }
    return try #require(host.frame("a")).minX
  }

  @Test("Cells stand at the leading edge, in the middle, or at the trailing edge, as numbers of all systems do")
  func alignments() throws {
    let (leading, center, trailing) = (try start(.leading), try start(.center), try start(.trailing))
    #expect(leading + 40 < center && center + 40 < trailing)
    #expect(try start(.automatic) == leading)
    #expect(try start(.numeric) == trailing)
    #expect(try start(.numeric(Locale.NumberingSystem("arab"))) == trailing)
    #expect(Set([TableColumnAlignment.automatic, .leading, .center, .trailing, .numeric]).count == 5)
  }

  private func changed(_ disabled: TableColumnCustomizationBehavior) throws -> (resized: Bool, moved: Bool) {
    func opened() throws -> HeadlessHost {
      try window(width: 360, height: 220, settings: HostSettings(idiom: .desktop)) {
        Table(Self.parts) {
          TableColumn("Name") { (part: Part) in Text(verbatim: part.id) }.disabledCustomizationBehavior(disabled)
          TableColumn("Other") { (_: Part) in Text(verbatim: "-") }
        }
      }
    }
    let host = try opened()
    let before: CGRect = try #require(host.frame("Other"))
    host.drag(from: CGPoint(x: 179, y: 14), to: CGPoint(x: 209, y: 14))
    host.update()
    let isResized: Bool = host.frame("Other")?.minX != before.minX
    let other = try opened()
    other.drag(from: CGPoint(x: 60, y: 14), to: CGPoint(x: 330, y: 14))
    other.update()
    other.finishAnimations()
    return (isResized, try #require(other.frame("Other")).minX < 60)
  }

  @Test("What is switched off of a column's changes does not happen, and the rest does")
  func behaviors() throws {
    let none = TableColumnCustomizationBehavior()
    #expect(none.isEmpty && none != .reorder)
    #expect(try changed(none) == (true, true))
    #expect(try changed(.resize) == (false, true))
    #expect(try changed(.reorder) == (true, false))
    #expect(try changed(.visibility) == (true, true))
    #expect(try changed(.all) == (false, false))
    let all: [TableColumnCustomizationBehavior] = [.reorder, .resize, .visibility]
    #expect(TableColumnCustomizationBehavior(all.flatMap { [$0] }) == .all)
    for behavior in all { #expect(TableColumnCustomizationBehavior.all.subtracting(behavior) != .all) }
  }

  @Test("Columns of strings with content of their own sort by the strings, as their letters have it")
  func strings() throws {
    typealias Order = KeyPathComparator<Part>
    struct Sorted<Columns: TableColumnContent>: View
    where Columns.TableRowValue == Part, Columns.TableColumnSortComparator == Order {
      let columns: Columns
      let remote: Remote<[Order]>
      @State private var order: [Order] = []
      init(_ columns: Columns, _ remote: Remote<[Order]>) { (self.columns, self.remote) = (columns, remote) }
      var body: some View {
        Table(TableChoiceTests.parts, sortOrder: $order) { columns }.handing($order, to: remote)
      }
    }
    func order(_ column: TableColumn<Part, Order, Text, Text>) throws -> [String] {
      let remote = Remote<[Order]>()
      let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
        Sorted(column, remote)
      }
      #expect(host.labels.contains("Part a"))
      host.change { #expect(host.activate("Title")) }
      return ["B", "a", "C"].map { Part(id: $0) }.sorted(using: try #require(remote.value)).map(\.id)
    }
    let title: String = "Title"
    #expect(
      try order(TableColumn(title, value: \Part.id, comparator: .lexical) { Text("Part \($0.id)") }) == ["B", "C", "a"])
  }

  @Test("Rows of a loop know their data, and several rows or columns are a value of all of them")
  func values() throws {
    func data<Rows: DynamicTableRowContent>(_ rows: Rows) -> [String] where Rows.Data == [Part] { rows.data.map(\.id) }
    #expect(data(ForEach(Self.parts) { TableRow($0) }) == ["a", "b"])
    func row<Value: Identifiable, T>(_ rows: TupleTableRowContent<Value, T>) -> T { rows.value }
    @TableRowBuilder<Part> func rows() -> some TableRowContent<Part> {
      TableRow(Self.parts[0])
      EmptyTableRowContent<Part>()
    }
    let pair = try #require(rows() as? TupleTableRowContent<Part, (TableRow<Part>, EmptyTableRowContent<Part>)>)
    #expect(type(of: row(pair)) == (TableRow<Part>, EmptyTableRowContent<Part>).self)
    typealias Column = TableColumn<Part, Never, Text, Text>
    @TableColumnBuilder<Part, Never> func columns() -> some TableColumnContent<Part, Never> {
      TableColumn("First") { (part: Part) in Text(verbatim: part.id) }
      TableColumn("Second") { (part: Part) in Text(verbatim: part.id) }
    }
    let columnPair = try #require(columns() as? TupleTableColumnContent<Part, Never, (Column, Column)>)
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
      Table(Self.parts) { columnPair.value.1 }
    }
    #expect(host.labels.contains("Second") && !host.labels.contains("First"))
  }

  @Test("A section of rows has a title that is looked up")
  func sections() throws {
    let title: LocalizedStringKey = "Header \(7)"
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
      Table(of: Part.self) {
        TableColumn("Name") { (part: Part) in Text(verbatim: part.id) }
      } rows: {
        Section(title) { TableRow(Self.parts[0]) }
      }
    }
    #expect(host.labels.contains("Header 7") && host.labels.contains("a"))
  }
}
