import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The places that a finger and the Tab key reach in lists with controls.
@MainActor
@Suite("Reach of controls in lists")
struct ListReachTests {
  private func rows(_ taps: Remote<[String]>, idiom: Idiom = .phone) throws -> HeadlessHost {
    try window(width: 320, height: 400, settings: HostSettings(idiom: idiom)) {
      List { Taps(taps: taps) }
    }
  }

  /// Two rows with buttons, which note that they were used.
  private struct Taps: View {
    let taps: Remote<[String]>
    @State private var names: [String] = []

    var body: some View {
      ForEach(["One", "Two"], id: \.self) { name in Button(name) { names.append(name) } }.handing($names, to: taps)
    }
  }

  private func frame(of label: String, in host: HeadlessHost) throws -> CGRect {
    let tree: AccessibilityTree = host.accessibilityTree
    let node: AccessibilityNode = try #require(tree.elements().first { $0.label == label })
    return try #require(tree.frame(of: node.id))
  }

  @Test("In a row on a phone a finger that presses above or below a button uses it, up to the next row")
  func aboveAndBelow() throws {
    let taps = Remote<[String]>()
    let host = try rows(taps)
    let one: CGRect = try frame(of: "One", in: host)
    host.send(.tap(CGPoint(x: one.midX, y: one.minY - 8)))
    host.send(.tap(CGPoint(x: one.midX, y: one.maxY + 8)))
    #expect(taps.value == ["One", "One"])
    host.send(.tap(CGPoint(x: one.midX, y: one.maxY + 16)))
    #expect(taps.value == ["One", "One", "Two"])
    host.send(.tap(CGPoint(x: one.midX + 100, y: one.midY)))
    #expect(taps.value?.count == 3)
  }

  @Test("With a pointer, and outside of rows and bars, a button takes presses in its own frame alone")
  func elsewhere() throws {
    let taps = Remote<[String]>()
    let desktop = try rows(taps, idiom: .desktop)
    let one: CGRect = try frame(of: "One", in: desktop)
    desktop.send(.tap(CGPoint(x: one.midX, y: one.maxY + 3)))
    #expect(taps.value?.isEmpty ?? true)
    let free = try window(width: 320, height: 400, settings: HostSettings(idiom: .phone)) {
      VStack(spacing: 40) { Taps(taps: taps) }
    }
    let place: CGRect = try frame(of: "One", in: free)
    free.send(.tap(CGPoint(x: place.midX, y: place.maxY + 8)))
    #expect(taps.value?.isEmpty ?? true)
  }

  @Test("Items of a bar take presses in all of its height")
  func bars() throws {
    let taps = Remote<[String]>()
    let host = try window(width: 320, height: 400, settings: HostSettings(idiom: .phone)) {
      NavigationStack { Text("Content").toolbar { ToolbarItem { Item(taps: taps) } } }
    }
    let item: CGRect = try frame(of: "Add", in: host)
    #expect(item.height < 30)
    host.send(.tap(CGPoint(x: item.midX, y: item.minY - 8)))
    #expect(taps.value == ["Add"])
  }

  private struct Item: View {
    let taps: Remote<[String]>
    @State private var names: [String] = []

    var body: some View { Button("Add") { names.append("Add") }.handing($names, to: taps) }
  }

  private struct Selectable<Row: View>: View {
    @State private var selection: Int?
    let row: (Int) -> Row

    var body: some View { List(selection: $selection) { ForEach(0..<3) { row($0) } } }
  }

  private func stops(_ host: HeadlessHost) -> [String] {
    let tree: AccessibilityTree = host.accessibilityTree
    return host.graph.focus.stops(in: host.graph).map { stop in
      stop.element.flatMap { tree[$0] }.map { $0.label.isEmpty ? $0.role.rawValue : $0.label } ?? "none"
    }
  }

  @Test("The Tab key comes to a list before its rows, and no two places stand for one element")
  func oneStopEach() throws {
    let buttons = try window(width: 320, height: 400, settings: HostSettings(idiom: .desktop)) {
      Selectable { number in
        HStack {
          Text("Row \(number)").frame(width: CGFloat(60 - number * 10), alignment: .leading)
          Button("Go") {}
        }
      }
    }
    // All rows are places of their own: the list stands for itself, by the area that scrolls it.
    #expect(stops(buttons) == ["scrollArea", "Row 0", "Row 1", "Row 2"])
    let texts = try window(width: 320, height: 400, settings: HostSettings(idiom: .desktop)) {
      Selectable { Text("Row \($0)") }
    }
    #expect(stops(texts) == ["Row 0"])
  }

  @Test("The focus on a list is that on its selected row")
  func selectedRow() throws {
    let host = try window(width: 320, height: 400, settings: HostSettings(idiom: .desktop)) {
      List(selection: .constant(Set([2]))) { ForEach(0..<3) { Text("Row \($0)") } }
    }
    #expect(stops(host) == ["Row 2"])
  }

  @Test("A row with nothing but a button is called like the button")
  func label() throws {
    let host = try window(width: 320, height: 400, settings: HostSettings(idiom: .phone)) {
      Selectable { number in Button("Go \(number)") {} }
    }
    #expect(host.accessibilityTree.elements().map(\.label) == ["Go 0", "Go 1", "Go 2"])
  }
}
