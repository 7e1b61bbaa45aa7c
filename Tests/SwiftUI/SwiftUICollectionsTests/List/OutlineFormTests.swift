import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// Each way to write an outline: of a root or of several, by identity or by a path, of values or of bindings.
@MainActor
@Suite("Forms of outlines", .serialized)
struct OutlineFormTests {
  private struct Item: Identifiable {
    var id: String
    var items: [Item]?
  }

  private struct Plain {
    var name: String
    var parts: [Plain]?
  }

  private let items: [Item] = [Item(id: "fruit", items: [Item(id: "fig")]), Item(id: "water")]
  private let plain: [Plain] = [Plain(name: "fruit", parts: [Plain(name: "fig")]), Plain(name: "water")]

  /// The rows of a list, and those after its first row was opened.
  private func rows(_ group: some View) throws -> [[String]] {
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) { List { group } }
    let closed: [String] = host.labels
    let id = try #require(host.element("fruit")?.id)
    host.send(.accessibilityAction(element: id, action: .named("Expand")))
    host.update()
    host.finishAnimations()
    return [closed, host.labels]
  }

  @Test("Roots are one or several, known by themselves or by a path")
  func values() throws {
    let (one, all) = ([["fruit"], ["fruit", "fig"]], [["fruit", "water"], ["fruit", "fig", "water"]])
    #expect(try rows(OutlineGroup(items, children: \.items) { Text($0.id) }) == all)
    #expect(try rows(OutlineGroup(items[0], children: \.items) { Text($0.id) }) == one)
    #expect(try rows(OutlineGroup(plain, id: \.name, children: \.parts) { Text($0.name) }) == all)
    #expect(try rows(OutlineGroup(plain[0], id: \.name, children: \.parts) { Text($0.name) }) == one)
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> {
      Binding {
        self.value
      } set: {
        self.value = $0
      }
    }
  }

  @Test("Rows of bindings show their values")
  func bindings() throws {
    let (one, all) = ([["fruit"], ["fruit", "fig"]], [["fruit", "water"], ["fruit", "fig", "water"]])
    let (several, root) = (Box(items), Box(items[0]))
    let (parts, part) = (Box(plain), Box(plain[0]))
    #expect(try rows(OutlineGroup(several.binding, children: \.items) { Text($0.wrappedValue.id) }) == all)
    #expect(try rows(OutlineGroup(root.binding, children: \.items) { Text($0.wrappedValue.id) }) == one)
    #expect(
      try rows(OutlineGroup(parts.binding, id: \.name, children: \.parts) { Text($0.wrappedValue.name) }) == all)
    #expect(
      try rows(OutlineGroup(part.binding, id: \.name, children: \.parts) { Text($0.wrappedValue.name) }) == one)
  }
}
