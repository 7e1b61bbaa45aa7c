import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Each way to write a column shows its title, and sorts by its value.
@MainActor
@Suite("Forms of columns")
struct TableColumnFormTests {
  private struct Part: Identifiable {
    let id: Int
    let name: String
    let price: Double
    let rest: Int?
    let isNew: Bool
    let isGood: Bool?
  }

  /// In an order in which no column has them.
  private static let parts = [
    Part(id: 1, name: "b", price: 2, rest: 2, isNew: false, isGood: false),
    Part(id: 2, name: "a", price: 1, rest: 1, isNew: true, isGood: true),
    Part(id: 3, name: "c", price: 3, rest: nil, isNew: false, isGood: nil),
  ]

  private struct Sorted<Columns: TableColumnContent>: View
  where Columns.TableRowValue == Part, Columns.TableColumnSortComparator == KeyPathComparator<Part> {
    let columns: Columns
    let remote: Remote<[KeyPathComparator<Part>]>
    @State private var order: [KeyPathComparator<Part>] = []

    init(columns: Columns, remote: Remote<[KeyPathComparator<Part>]>) {
      self.columns = columns
      self.remote = remote
    }

    var body: some View {
      Table(TableColumnFormTests.parts, sortOrder: $order) { columns }.handing($order, to: remote)
    }
  }

  /// The ids of the rows in the order in which a click on the title of the column puts them.
  private func order<Columns: TableColumnContent>(
    @TableColumnBuilder<Part, KeyPathComparator<Part>> _ columns: () -> Columns
  ) throws -> [Int]
  where Columns.TableRowValue == Part, Columns.TableColumnSortComparator == KeyPathComparator<Part> {
    let remote = Remote<[KeyPathComparator<Part>]>()
    let columns: Columns = columns()
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
      Sorted(columns: columns, remote: remote)
    }
    host.change { #expect(host.activate("Title")) }
    return Self.parts.sorted(using: try #require(remote.value)).map(\.id)
  }

  @Test("Columns of values that can be compared")
  func comparable() throws {
    #expect(try order { TableColumn("Title", value: \.price) { _ in Text("-") } } == [2, 1, 3])
    #expect(try order { TableColumn(String("Title"), value: \.price) { _ in Text("-") } } == [2, 1, 3])
    #expect(try order { TableColumn(Text("Title"), value: \.price) { _ in Text("-") } } == [2, 1, 3])
  }

  @Test("Columns of optional values: none comes first")
  func optional() throws {
    #expect(try order { TableColumn("Title", value: \.rest) { _ in Text("-") } } == [3, 2, 1])
    #expect(try order { TableColumn(String("Title"), value: \.rest) { _ in Text("-") } } == [3, 2, 1])
    #expect(try order { TableColumn(Text("Title"), value: \.rest) { _ in Text("-") } } == [3, 2, 1])
  }

  @Test("Columns with a comparator")
  func comparator() throws {
    #expect(
      try order { TableColumn("Title", value: \.price, comparator: ComparableComparator<Double>()) { _ in Text("-") } }
        == [2, 1, 3])
    #expect(
      try order {
        TableColumn(String("Title"), value: \.price, comparator: ComparableComparator<Double>()) { _ in Text("-") }
      } == [2, 1, 3])
    #expect(
      try order {
        TableColumn(Text("Title"), value: \.price, comparator: ComparableComparator<Double>()) { _ in Text("-") }
      } == [2, 1, 3])
  }

  @Test("Columns of strings with content of their own")
  func strings() throws {
    #expect(try order { TableColumn("Title", value: \.name) { _ in Text("-") } } == [2, 1, 3])
    #expect(try order { TableColumn(String("Title"), value: \.name) { _ in Text("-") } } == [2, 1, 3])
    #expect(try order { TableColumn(Text("Title"), value: \.name) { _ in Text("-") } } == [2, 1, 3])
  }

  @Test("Columns of strings")
  func plainStrings() throws {
    #expect(try order { TableColumn("Title", value: \.name, comparator: .lexical) } == [2, 1, 3])
    #expect(try order { TableColumn(String("Title"), value: \.name, comparator: .lexical) } == [2, 1, 3])
    #expect(try order { TableColumn(Text("Title"), value: \.name, comparator: .lexical) } == [2, 1, 3])
  }

  @Test("Columns of truth values: false comes first")
  func truth() throws {
    #expect(try order { TableColumn("Title", value: \.isNew) { _ in Text("-") } } == [1, 3, 2])
    #expect(try order { TableColumn(String("Title"), value: \.isNew) { _ in Text("-") } } == [1, 3, 2])
    #expect(try order { TableColumn(Text("Title"), value: \.isNew) { _ in Text("-") } } == [1, 3, 2])
  }

  @Test("Columns of optional truth values: none comes first")
  func optionalTruth() throws {
    #expect(try order { TableColumn("Title", value: \.isGood) { _ in Text("-") } } == [3, 1, 2])
    #expect(try order { TableColumn(String("Title"), value: \.isGood) { _ in Text("-") } } == [3, 1, 2])
    #expect(try order { TableColumn(Text("Title"), value: \.isGood) { _ in Text("-") } } == [3, 1, 2])
  }

  @Test("Columns that sort the rows themselves")
  func sortUsing() throws {
    #expect(
      try order { TableColumn("Title", sortUsing: KeyPathComparator(\Part.price)) { _ in Text("-") } } == [2, 1, 3])
    #expect(
      try order { TableColumn(String("Title"), sortUsing: KeyPathComparator(\Part.price)) { _ in Text("-") } } == [
        2, 1, 3,
      ])
    #expect(
      try order { TableColumn(Text("Title"), sortUsing: KeyPathComparator(\Part.price)) { _ in Text("-") } } == [
        2, 1, 3,
      ])
  }

  @Test("Columns that sort nothing show a title and their content")
  func plain() throws {
    let host = try window(width: 600, height: 300, settings: HostSettings(idiom: .desktop)) {
      Table(Self.parts) {
        TableColumn("Key") { part in Text(verbatim: "price \(part.price)") }
        TableColumn(String("String")) { part in Text(verbatim: "rest \(part.rest ?? 0)") }
        TableColumn(Text("Text")) { part in Text(verbatim: "new \(part.isNew)") }
        TableColumn("Key of a value", value: \.name)
        TableColumn(String("String of a value"), value: \.name).alignment(.center)
        TableColumn(Text("Text of a value"), value: \.name).alignment(.trailing)
      }
    }
    for label in ["Key", "String", "Text", "Key of a value", "String of a value", "Text of a value", "price 1.0", "c"] {
      #expect(host.labels.contains(label), "\(label)")
    }
  }
}
