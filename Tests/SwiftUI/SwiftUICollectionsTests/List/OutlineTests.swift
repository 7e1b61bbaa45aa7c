import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Trees of data as rows.
@MainActor
@Suite("Outlines")
struct OutlineTests {
  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private static let folders: [Folder] = [
    Folder(
      id: "fruit",
      folders: [Folder(id: "apple"), Folder(id: "citrus", folders: [Folder(id: "lemon"), Folder(id: "lime")])]),
    Folder(id: "empty", folders: []), Folder(id: "water"),
  ]

  private struct Tree: View {
    var isSelectable: Bool = false
    let remote: Remote<String?>
    @State private var selection: String?

    init(remote: Remote<String?>) { self.remote = remote }

    var body: some View {
      List(OutlineTests.folders, children: \.folders, selection: $selection) { Text(verbatim: $0.id) }
        .handing($selection, to: remote)
    }
  }

  private func settle(_ host: HeadlessHost) {
    host.update()
    host.finishAnimations()
    host.update()
  }

  private func screen() throws -> (HeadlessHost, Remote<String?>) {
    let remote = Remote<String?>()
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) { Tree(remote: remote) }
    return (host, remote)
  }

  @Test("Rows of a hierarchy stand 9 points in, and 13 for each level (list/outline)")
  func places() throws {
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      List(Self.folders, children: \.folders) { Text(verbatim: $0.id) }
    }
    #expect(host.labels == ["fruit", "empty", "water"])
    #expect(host.frame("fruit")?.minX == 25)
    #expect(host.frame("water")?.minX == 25)
    let id = try #require(host.element("fruit")?.id)
    host.send(.accessibilityAction(element: id, action: .named("Expand")))
    settle(host)
    #expect(host.labels == ["fruit", "apple", "citrus", "empty", "water"])
    #expect(host.frame("apple")?.minX == 38)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("An arrow that is clicked opens and closes its row, and selects nothing")
  func arrow() throws {
    let (host, remote) = try screen()
    let point = CGPoint(x: 19, y: try #require(host.frame("fruit")).midY)
    host.change { host.lift(host.down(at: point), at: point) }
    settle(host)
    #expect(host.labels == ["fruit", "apple", "citrus", "empty", "water"])
    #expect(remote.value == .some(nil))
    host.change { host.lift(host.down(at: point), at: point) }
    settle(host)
    #expect(host.labels == ["fruit", "empty", "water"])
  }

  @Test("The arrows along the reading direction open, close, and go to the first of the rows and to the row around")
  func keys() throws {
    let (host, remote) = try screen()
    let point = CGPoint(x: 100, y: try #require(host.frame("fruit")).midY)
    host.change { host.lift(host.down(at: point), at: point) }
    func press(_ key: KeySymbol) {
      host.press(key)
      settle(host)
    }
    press(.right)
    #expect(host.labels.count == 5)
    press(.right)
    #expect(remote.value == "apple")
    press(.down)
    press(.right)
    press(.right)
    #expect(remote.value == "lemon")
    press(.left)
    #expect(remote.value == "citrus")
    press(.left)
    #expect(host.labels == ["fruit", "apple", "citrus", "empty", "water"])
    press(.left)
    #expect(remote.value == "fruit")
    press(.left)
    #expect(host.labels == ["fruit", "empty", "water"])
  }

  @Test("A row of a hierarchy says its level and whether it is open; the list is an outline")
  func elements() throws {
    let (host, _) = try screen()
    let fruit = try #require(host.element("fruit"))
    #expect(fruit.properties.isExpanded == false)
    #expect(fruit.properties.hierarchyLevel == 0)
    #expect(host.element("water")?.properties.isExpanded == nil)
    host.send(.accessibilityAction(element: fruit.id, action: .named("Expand")))
    settle(host)
    #expect(host.element("fruit")?.properties.isExpanded == true)
    #expect(host.element("apple")?.properties.hierarchyLevel == 1)
    let list = try #require(fruit.parent.flatMap { host.accessibilityTree[$0] })
    #expect(list.role == .outline)
  }

  @Test("On a phone a tap on a row opens it")
  func phone() throws {
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .phone)) {
      List(Self.folders, children: \.folders) { Text(verbatim: $0.id) }
    }
    _ = host.tap(at: CGPoint(x: 150, y: try #require(host.frame("fruit")).midY))
    settle(host)
    #expect(host.labels == ["fruit", "apple", "citrus", "empty", "water"])
    #expect(host.element("fruit")?.properties.actions.map(\.kind) == [.activate])
  }

  @Test("A tree in a stack shows its own arrows, and opens by them")
  func stack() throws {
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      VStack(alignment: .leading) { OutlineGroup(Self.folders, children: \.folders) { Text(verbatim: $0.id) } }
    }
    #expect(host.labels == ["fruit", "empty", "water"])
    let fruit: CGRect = try #require(host.frame("fruit"))
    _ = host.tap(at: CGPoint(x: fruit.minX + 4, y: fruit.midY))
    settle(host)
    #expect(host.labels == ["fruit", "apple", "citrus", "empty", "water"])
  }

  @Test("Of 100,000 roots the rows in sight are made")
  func laziness() throws {
    let folders: [Folder] = (0..<100_000).map { Folder(id: "\($0)", folders: [Folder(id: "in \($0)")]) }
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      List(folders, children: \.folders) { Text(verbatim: $0.id) }
    }
    #expect(host.labels.count == 17)
  }

  @Test("Bindings to the elements of a tree write to it")
  func bindings() throws {
    struct Item: Identifiable {
      let id: Int
      var name: String
      var items: [Item]?
    }
    struct Screen: View {
      let remote: Remote<[Item]>
      @State private var items: [Item] = [Item(id: 1, name: "a")]

      init(remote: Remote<[Item]>) { self.remote = remote }

      var body: some View {
        List($items, children: \.items) { item in
          Button(item.wrappedValue.name) { item.wrappedValue.name += "!" }
        }
        .handing($items, to: remote)
      }
    }
    let remote = Remote<[Item]>()
    let host = try window(width: 300, height: 200, settings: HostSettings(idiom: .desktop)) { Screen(remote: remote) }
    host.change { _ = host.activate("a") }
    #expect(remote.value?.first?.name == "a!")
  }
}
