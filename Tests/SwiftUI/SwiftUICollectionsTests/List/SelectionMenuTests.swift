import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The menu and the primary action of a list for its rows.
@MainActor
@Suite("Menus of selected rows")
struct SelectionMenuTests {
  @MainActor
  private final class Uses {
    var all: [Set<Int>] = []
    nonisolated init() {}
  }

  private struct Rows: View {
    let uses: Uses
    @State private var selection: Set<Int> = [1, 2]

    init(uses: Uses) { self.uses = uses }

    var body: some View {
      List(0..<20, id: \.self, selection: $selection) { Text(verbatim: "row \($0)") }
        .contextMenu(forSelectionType: Int.self) { rows in
          if !rows.contains(5) {
            Button(rows.isEmpty ? "none" : rows.sorted().map(String.init).joined(separator: "+")) {
              uses.all.append(rows)
            }
          }
        } primaryAction: { rows in
          uses.all.append(rows)
        }
    }
  }

  private func host(_ uses: Uses, _ idiom: Idiom = .desktop) throws -> HeadlessHost {
    try window(width: 300, height: 480, settings: HostSettings(idiom: idiom)) { Rows(uses: uses) }
  }

  private func middle(_ row: Int, _ host: HeadlessHost) throws -> CGPoint {
    let frame: CGRect = try #require(host.frame("row \(row)"))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func secondClick(_ host: HeadlessHost, _ point: CGPoint) {
    host.send(.pointer(PointerEvent(.down, at: point, time: host.time, button: .secondary)))
    host.send(.pointer(PointerEvent(.up, at: point, time: host.time, button: .secondary)))
    host.update()
  }

  @Test(
    "A selected row has the menu of all selected rows, another one its own, and the ground beside them that of none")
  func targets() throws {
    let uses = Uses()
    let host = try host(uses)
    secondClick(host, try middle(2, host))
    #expect(host.labels == ["1+2"])
    host.change { _ = host.activate("1+2") }
    #expect(uses.all == [[1, 2]])
    host.update()
    secondClick(host, try middle(4, host))
    #expect(host.labels == ["4"])
    host.press(.escape)
    host.update()
    secondClick(host, CGPoint(x: 150, y: 3))
    #expect(host.labels == ["none"])
    host.press(.escape)
    host.update()
    secondClick(host, try middle(5, host))
    #expect(host.labels.contains("row 5"), "no items, no menu")
  }

  @Test("Assistive technologies open the menu of a row")
  func accessibility() throws {
    let host = try host(Uses())
    let row = try #require(host.element("row 4"))
    host.change { host.send(.accessibilityAction(element: row.id, action: .showMenu)) }
    #expect(host.labels == ["4"])
  }

  @Test("A double click and Return perform the primary action with the rows")
  func primaryAction() throws {
    let uses = Uses()
    let host = try host(uses)
    let point: CGPoint = try middle(3, host)
    for _ in 0..<2 {
      let pointer: UInt64 = host.down(at: point)
      host.lift(pointer, at: point)
    }
    host.update()
    #expect(uses.all == [[3]])
    host.change { host.press(.returnKey) }
    #expect(uses.all == [[3], [3]])
  }

  @Test("On a phone a tap performs the primary action")
  func taps() throws {
    let uses = Uses()
    let host = try host(uses, .phone)
    host.send(.tap(try middle(6, host)))
    host.update()
    #expect(uses.all == [[6]])
  }

  @Test("A list with tags of another type shows no menu")
  func otherType() throws {
    let host = try window(width: 300, height: 480, settings: HostSettings(idiom: .desktop)) {
      List(0..<3, id: \.self, selection: .constant(Set([1]))) { Text(verbatim: "row \($0)") }
        .contextMenu(forSelectionType: String.self) { _ in Button("Copy") {} }
    }
    secondClick(host, try middle(1, host))
    #expect(!host.labels.contains("Copy"))
  }
}
