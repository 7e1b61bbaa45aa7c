import AccessibilityTree
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Tables.
///
/// Provenance of frames: recorded on macOS 26.2 (github.com/iamcgn/swiftui-web, Fixtures/Goldens/table: basic, widths,
/// regimes). The programs are our own.
@MainActor
@Suite("Tables")
struct TableTests {
  struct Fruit: Identifiable {
    let id: Int
    var name: String
    var color: String
    var count: Int
    var parts: [Fruit]?
  }

  private static let fruits: [Fruit] = [
    Fruit(id: 1, name: "Apple", color: "Red", count: 3), Fruit(id: 2, name: "Banana", color: "Yellow", count: 12),
    Fruit(id: 3, name: "Cherry", color: "Red", count: 40),
  ]

  private func word(_ text: String, _ name: String) -> some View { Text(verbatim: text).probe(name) }

  @Test("Rows are 24 points high behind a header of 28, and cells stand 8 points into their columns")
  func frames() throws {
    try expectFrames(
      360, 220,
      [
        "name1": [16, 37, 35, 16], "color1": [128, 37, 23.5, 16], "color2": [128, 61, 38.5, 16],
        "count1": [240, 37, 8.5, 16], "count2": [240, 61, 14, 16], "table": [0, 0, 360, 220],
      ]
    ) {
      Table(Self.fruits) {
        TableColumn("Name") { word($0.name, "name\($0.id)") }
        TableColumn("Color") { word($0.color, "color\($0.id)") }
        TableColumn("Count") { word("\($0.count)", "count\($0.id)") }
      }.probe("table")
    }
  }

  @Test("Columns have the widths that they are given, and what does not fit scrolls sideways")
  func widths() throws {
    try expectFrames(
      360, 220, ["name1": [16, 37, 35, 16], "color1": [113, 37, 23.5, 16], "count1": [217, 37, 8.5, 16]]
    ) {
      Table(Self.fruits) {
        TableColumn("Name") { (fruit: Fruit) in word(fruit.name, "name\(fruit.id)") }.width(80)
        TableColumn("Color") { (fruit: Fruit) in word(fruit.color, "color\(fruit.id)") }.width(
          min: 40, ideal: 60, max: 100)
        TableColumn("Count") { (fruit: Fruit) in word("\(fruit.count)", "count\(fruit.id)") }
      }
    }
    try expectFrames(200, 120, ["oname1": [16, 37, 35, 16], "ocolor1": [133, 37, 23.5, 16]]) {
      Table(Self.fruits) {
        TableColumn("Name") { (fruit: Fruit) in word(fruit.name, "oname\(fruit.id)") }
        TableColumn("Color") { (fruit: Fruit) in word(fruit.color, "ocolor\(fruit.id)") }
      }
    }
  }

  // MARK: Sorting and selecting

  private struct Sorted: View {
    let remote: Remote<Set<Int>>
    var order: Remote<[KeyPathComparator<Fruit>]>
    @State private var fruits: [Fruit] = TableTests.fruits
    @State private var sortOrder: [KeyPathComparator<Fruit>] = []
    @State private var selection: Set<Int> = []

    init(remote: Remote<Set<Int>>, order: Remote<[KeyPathComparator<Fruit>]>) {
      self.remote = remote
      self.order = order
    }

    var body: some View {
      Table(fruits, selection: $selection, sortOrder: $sortOrder) {
        TableColumn("Name", value: \.name)
        TableColumn("Count", value: \.count) { Text(verbatim: "\($0.count)") }
        TableColumn("Plain") { (_: Fruit) in Text("-") }
      }
      .onChange(of: sortOrder) { fruits.sort(using: sortOrder) }
      .handing($selection, to: remote)
      .handing($sortOrder, to: order)
    }
  }

  private func sorted() throws -> (HeadlessHost, Remote<Set<Int>>, Remote<[KeyPathComparator<Fruit>]>) {
    let remote = Remote<Set<Int>>()
    let order = Remote<[KeyPathComparator<Fruit>]>()
    let host = try window(width: 360, height: 220, settings: HostSettings(idiom: .desktop)) {
      Sorted(remote: remote, order: order)
    }
    return (host, remote, order)
  }

  private func click(_ host: HeadlessHost, _ point: CGPoint, _ modifiers: InputModifiers = []) {
    host.change { host.lift(host.down(at: point, modifiers: modifiers), at: point) }
    host.advance(by: .seconds(1))
    host.update()
  }

  private func names(_ host: HeadlessHost) -> [String] {
    host.labels.filter { ["Apple", "Banana", "Cherry"].contains($0) }
  }

  @Test("A click on a title sorts by the column, another one the other way round; one that does not sort does nothing")
  func sorting() throws {
    let (host, _, order) = try sorted()
    let count = try #require(host.frame("Count"))
    let middle = CGPoint(x: count.minX + 10, y: 14)
    click(host, middle)
    #expect(order.value?.map(\.keyPath) == [\Fruit.count])
    #expect(order.value?.first?.order == .forward)
    #expect(host.element("Count")?.properties.value == "ascending")
    click(host, middle)
    #expect(order.value?.first?.order == .reverse)
    #expect(names(host) == ["Cherry", "Banana", "Apple"])
    click(host, CGPoint(x: 40, y: 14))
    #expect(order.value?.map(\.keyPath) == [\Fruit.name, \Fruit.count])
    #expect(names(host) == ["Apple", "Banana", "Cherry"])
    click(host, CGPoint(x: 300, y: 14))
    #expect(order.value?.count == 2)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Rows are selected by clicks and keys as in lists")
  func selecting() throws {
    let (host, remote, _) = try sorted()
    click(host, CGPoint(x: 60, y: 33 + 12))
    #expect(remote.value == [1])
    click(host, CGPoint(x: 60, y: 33 + 60), .shift)
    #expect(remote.value == [1, 2, 3])
    host.change { host.press(.up) }
    #expect(remote.value == [2])
  }

  @Test("Cells say their row, column and header; titles are headers and sort; the whole is a table")
  func elements() throws {
    let (host, _, order) = try sorted()
    let cell = try #require(host.element("Banana"))
    #expect(cell.properties.tableCell == AccessibilityTableCell(row: 2, column: 1, headers: ["Name"]))
    #expect(cell.properties.position?.count == 3)
    let title = try #require(host.element("Name"))
    #expect(title.traits.contains(.isHeader))
    #expect(title.properties.tableCell?.row == 0)
    host.send(.accessibilityAction(element: title.id, action: .activate))
    #expect(order.value?.map(\.keyPath) == [\Fruit.name])
    let tree: AccessibilityTree = host.accessibilityTree
    #expect(tree.ancestors(of: cell.id).contains { $0.role == .table })
    #expect(tree.ancestors(of: title.id).contains { $0.role == .table })
    #expect(AccessibilitySpeech.utterance(for: cell, in: tree).text.hasPrefix("Name: Banana"))
  }

  // MARK: Columns that people change

  private struct Custom: View {
    let remote: Remote<TableColumnCustomization<Fruit>>
    @State private var customization = TableColumnCustomization<Fruit>()

    init(remote: Remote<TableColumnCustomization<Fruit>>) { self.remote = remote }

    var body: some View {
      Table(TableTests.fruits, columnCustomization: $customization) {
        TableColumn("Name") { (fruit: Fruit) in Text(verbatim: fruit.name) }.customizationID("name")
        TableColumn("Color") { (fruit: Fruit) in Text(verbatim: fruit.color) }.customizationID("color")
        TableColumn("Count") { (fruit: Fruit) in Text(verbatim: "\(fruit.count)") }
          .customizationID("count").defaultVisibility(.hidden)
      }
      .handing($customization, to: remote)
    }
  }

  @Test("Columns are shown, hidden, resized and moved, and what was changed can be stored")
  func customizing() throws {
    let remote = Remote<TableColumnCustomization<Fruit>>()
    let host = try window(width: 360, height: 220, settings: HostSettings(idiom: .desktop)) { Custom(remote: remote) }
    #expect(host.element("Count") == nil)
    host.change { remote.value?[visibility: "count"] = .visible }
    #expect(host.frame("Count")?.minX == 242)
    host.change { remote.value?[visibility: "count"] = .hidden }
    // The edge of the first of two columns of 172.5.
    host.drag(from: CGPoint(x: 179, y: 14), to: CGPoint(x: 229, y: 14))
    host.update()
    #expect(host.frame("Color")?.minX == 240.5)
    #expect(host.frame("Red")?.minX == 238.5)
    host.drag(from: CGPoint(x: 60, y: 14), to: CGPoint(x: 290, y: 14))
    host.update()
    host.finishAnimations()
    #expect(try #require(host.frame("Color")).minX < 30)
    let data: Data = try JSONEncoder().encode(try #require(remote.value))
    let stored = try JSONDecoder().decode(TableColumnCustomization<Fruit>.self, from: data)
    #expect(stored == remote.value)
    host.change { remote.value?.resetOrder() }
    #expect(host.frame("Name")?.minX == 18)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A column without a name is resized and moved too, unless that is switched off")
  func unnamed() throws {
    let host = try window(width: 360, height: 220, settings: HostSettings(idiom: .desktop)) {
      Table(Self.fruits) {
        TableColumn("Name") { (fruit: Fruit) in Text(verbatim: fruit.name) }
        TableColumn("Color") { (fruit: Fruit) in Text(verbatim: fruit.color) }.disabledCustomizationBehavior(.all)
      }
    }
    host.drag(from: CGPoint(x: 179, y: 14), to: CGPoint(x: 199, y: 14))
    host.update()
    #expect(host.frame("Color")?.minX == 210.5)
    host.drag(from: CGPoint(x: 250, y: 14), to: CGPoint(x: 30, y: 14))
    host.update()
    #expect(host.frame("Color")?.minX == 210.5)
    host.drag(from: CGPoint(x: 60, y: 14), to: CGPoint(x: 330, y: 14))
    host.update()
    #expect(try #require(host.frame("Color")).minX < 30)
  }

  // MARK: Rows

  @Test("Rows are written one by one, in loops, under headers and below other rows")
  func rows() throws {
    let host = try window(width: 360, height: 300, settings: HostSettings(idiom: .desktop)) {
      Table(of: Fruit.self) {
        TableColumn("Name") { (fruit: Fruit) in Text(verbatim: fruit.name) }
        TableColumn("Color") { (fruit: Fruit) in Text(verbatim: fruit.color) }
      } rows: {
        TableRow(Fruit(id: 9, name: "First", color: "Blue", count: 0))
        ForEach(Self.fruits) { fruit in TableRow(fruit) }
        DisclosureTableRow(Fruit(id: 10, name: "More", color: "", count: 0)) {
          TableRow(Fruit(id: 11, name: "Inside", color: "Green", count: 0))
        }
      }
    }
    #expect(
      host.labels.filter { ["First", "Apple", "Cherry", "More", "Inside"].contains($0) } == [
        "First", "Apple", "Cherry", "More",
      ])
    let more = try #require(host.frame("More"))
    click(host, CGPoint(x: 20, y: more.midY))
    host.finishAnimations()
    #expect(host.labels.contains("Inside"))
    #expect(try #require(host.frame("Inside")).minX > more.minX)
  }

  @Test("Trees of rows open by the arrow in the first column")
  func trees() throws {
    let tree: [Fruit] = [
      Fruit(
        id: 1, name: "Salad", color: "Mixed", count: 1,
        parts: Self.fruits.map { fruit in
          Fruit(id: fruit.id + 10, name: fruit.name, color: fruit.color, count: 1)
        })
    ]
    let host = try window(width: 360, height: 300, settings: HostSettings(idiom: .desktop)) {
      Table(tree, children: \.parts) {
        TableColumn("Name") { (fruit: Fruit) in Text(verbatim: fruit.name) }
        TableColumn("Color") { (fruit: Fruit) in Text(verbatim: fruit.color) }
      }
    }
    #expect(names(host).isEmpty)
    click(host, CGPoint(x: 20, y: try #require(host.frame("Salad")).midY))
    host.finishAnimations()
    #expect(names(host) == ["Apple", "Banana", "Cherry"])
    #expect(host.frame("Red")?.minX == host.frame("Mixed")?.minX)
  }

  @Test("A table of 100,000 rows makes the rows in sight")
  func laziness() throws {
    let fruits: [Fruit] = (0..<100_000).map { Fruit(id: $0, name: "fruit \($0)", color: "c", count: $0) }
    let host = try window(width: 360, height: 220, settings: HostSettings(idiom: .desktop)) {
      Table(fruits) {
        TableColumn("Name") { (fruit: Fruit) in Text(verbatim: fruit.name) }
        TableColumn("Count") { (fruit: Fruit) in Text(verbatim: "\(fruit.count)") }
      }
    }
    #expect(host.labels.filter { $0.hasPrefix("fruit") }.count == 8)
    host.change { host.send(.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: 24_000))) }
    #expect(host.labels.contains("fruit 1000"))
    #expect(host.frame("Name")?.minY == 6, "the header stays")
  }

  @Test("On a phone a table is a list of its first column")
  func phone() throws {
    let host = try window(width: 320, height: 300, settings: HostSettings(idiom: .phone)) {
      Table(Self.fruits) {
        TableColumn("Name") { (fruit: Fruit) in Text(verbatim: fruit.name) }
        TableColumn("Color") { (fruit: Fruit) in Text(verbatim: fruit.color) }
      }
    }
    #expect(host.labels == ["Apple", "Banana", "Cherry"])
  }

  @Test("Columns are chosen by conditions and computed from data; headers may be hidden")
  func columns() throws {
    struct Screen: View {
      let hasColor: Bool
      init(hasColor: Bool) { self.hasColor = hasColor }
      var body: some View {
        Table(TableTests.fruits) {
          TableColumn("Name") { (fruit: Fruit) in Text(verbatim: fruit.name) }
          if hasColor { TableColumn("Color") { (fruit: Fruit) in Text(verbatim: fruit.color) } }
          TableColumnForEach(["A", "B"], id: \.self) { name in
            TableColumn(name) { (fruit: Fruit) in Text(verbatim: "\(name)\(fruit.id)") }
          }
        }
        .tableColumnHeaders(.hidden)
      }
    }
    let host = try window(width: 480, height: 220, settings: HostSettings(idiom: .desktop)) { Screen(hasColor: true) }
    #expect(Array(host.labels.prefix(4)) == ["Apple", "Red", "A1", "B1"])
    let other = try window(width: 480, height: 220, settings: HostSettings(idiom: .desktop)) { Screen(hasColor: false) }
    #expect(Array(other.labels.prefix(3)) == ["Apple", "A1", "B1"])
  }
}
