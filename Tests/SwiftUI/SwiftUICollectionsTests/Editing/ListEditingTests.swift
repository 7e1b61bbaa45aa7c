import AccessibilityTree
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Rows that people delete, move and swipe.
@MainActor
@Suite("Editing of lists")
struct ListEditingTests {
  private struct Words: View {
    let remote: Remote<[String]>
    let isSelectable: Bool
    @State private var words: [String] = ["a", "b", "c", "d", "e", "f"]
    @State private var selection: Set<String> = []

    init(remote: Remote<[String]>, isSelectable: Bool) {
      self.remote = remote
      self.isSelectable = isSelectable
    }

    var body: some View {
      VStack {
        EditButton()
        if isSelectable { List(selection: $selection) { rows } } else { List { rows } }
      }
      .handing($words, to: remote)
    }

    private var rows: some View {
      ForEach(words, id: \.self) { Text(verbatim: $0) }
        .onDelete { words.remove(atOffsets: $0) }
        .onMove { words.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  private func screen(_ idiom: Idiom = .desktop) throws -> (HeadlessHost, Remote<[String]>) {
    let remote = Remote<[String]>()
    let host = try window(width: 300, height: 500, settings: HostSettings(idiom: idiom)) {
      Words(remote: remote, isSelectable: idiom == .desktop)
    }
    return (host, remote)
  }

  private func settle(_ host: HeadlessHost) {
    host.update()
    host.finishAnimations()
    host.update()
  }

  private func middle(_ host: HeadlessHost, _ label: String) throws -> CGPoint {
    let frame = try #require(host.frame(label))
    return CGPoint(x: 150, y: frame.midY)
  }

  private func click(_ host: HeadlessHost, _ label: String, _ modifiers: InputModifiers = []) throws {
    let point: CGPoint = try middle(host, label)
    let pointer: UInt64 = host.down(at: point, modifiers: modifiers)
    host.lift(pointer, at: point)
    host.update()
    host.advance(by: .seconds(1))
  }

  @Test("The keys that delete remove the selected rows of a list that offers it")
  func deleteKey() throws {
    let (host, remote) = try screen()
    try click(host, "b")
    try click(host, "d", .control)
    host.press(.backspace)
    settle(host)
    #expect(remote.value == ["a", "c", "e", "f"])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Rows offer to be deleted and moved to assistive technologies")
  func actions() throws {
    let (host, remote) = try screen()
    func perform(_ label: String, _ action: AccessibilityActionCode) {
      let id: AccessibilityNode.ID? = host.element(label)?.id
      #expect(id.map { host.send(.accessibilityAction(element: $0, action: action)) } == true)
      settle(host)
    }
    #expect(host.element("a")?.properties.actions.map(\.kind) == [.activate, .delete, .named("Move Down")])
    perform("c", .named("Move Up"))
    #expect(remote.value == ["a", "c", "b", "d", "e", "f"])
    perform("c", .named("Move Down"))
    #expect(remote.value == ["a", "b", "c", "d", "e", "f"])
    perform("e", .delete)
    #expect(remote.value == ["a", "b", "c", "d", "f"])
    #expect(host.element("f")?.properties.actions.map(\.kind) == [.activate, .delete, .named("Move Up")])
  }

  @Test("Option with an arrow moves the row from which keys go on")
  func moveKeys() throws {
    let (host, remote) = try screen()
    try click(host, "b")
    host.press(.down, modifiers: .option)
    settle(host)
    #expect(remote.value == ["a", "c", "b", "d", "e", "f"])
    host.press(.up, modifiers: .option)
    settle(host)
    host.press(.up, modifiers: .option)
    settle(host)
    #expect(remote.value == ["b", "a", "c", "d", "e", "f"])
  }

  @Test("A mouse drags a row to another place, with those that are selected with it")
  func dragging() throws {
    let (host, remote) = try screen()
    let e: CGPoint = try middle(host, "e")
    try host.drag(from: middle(host, "b"), to: CGPoint(x: 150, y: e.y - 6))
    settle(host)
    #expect(remote.value == ["a", "c", "d", "b", "e", "f"])
    try click(host, "a")
    try click(host, "c", .control)
    let f: CGPoint = try middle(host, "f")
    try host.drag(from: middle(host, "c"), to: CGPoint(x: 150, y: f.y + 30))
    settle(host)
    #expect(remote.value == ["d", "b", "e", "f", "a", "c"])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("While a row is dragged a line shows where it goes, and nothing moves when the drag is given up")
  func draggingLine() throws {
    let (host, remote) = try screen()
    let before: [String] = host.displayLines
    let start: CGPoint = try middle(host, "b")
    let pointer: UInt64 = host.down(at: start)
    host.lift(pointer, at: start)
    host.advance(by: .seconds(1))
    let lines: Int = host.displayLines.count
    let second: UInt64 = host.down(at: start)
    host.move(second, to: CGPoint(x: 150, y: start.y + 10))
    host.move(second, to: CGPoint(x: 150, y: start.y + 60))
    host.update()
    #expect(host.displayLines.count > lines)
    #expect(host.displayLines != before)
    host.send(.pointer(PointerEvent(.cancel, at: start, time: host.time, pointer: second)))
    settle(host)
    #expect(remote.value == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("The edit button shows buttons that delete and handles that move; the button beside the row deletes it")
  func editMode() throws {
    let (host, remote) = try screen(.phone)
    let plain = try #require(host.frame("b")).minX
    let text: String = try #require(host.displayLines.first { $0.contains("\"b\"") })
    host.change { _ = host.activate("Edit") }
    settle(host)
    #expect(host.element("Done") != nil)
    #expect(host.displayLines.first { $0.contains("\"b\"") } != text, "the text makes room for the button")
    // The button stands before the text.
    let y: CGFloat = try middle(host, "b").y
    _ = host.tap(at: CGPoint(x: 32 + 8, y: y))
    settle(host)
    settle(host)
    _ = host.tap(at: CGPoint(x: 300 - 16 - 30, y: y))
    settle(host)
    #expect(remote.value == ["a", "c", "d", "e", "f"])
    host.change { _ = host.activate("Done") }
    settle(host)
    #expect(host.frame("c")?.minX == plain)
  }

  @Test("A finger drags a row by its handle while the list is edited")
  func handle() throws {
    let (host, remote) = try screen(.phone)
    host.change { _ = host.activate("Edit") }
    settle(host)
    let b: CGPoint = try middle(host, "b")
    let d: CGPoint = try middle(host, "d")
    host.drag(from: CGPoint(x: 300 - 16 - 16 - 8, y: b.y), to: CGPoint(x: 260, y: d.y + 10))
    settle(host)
    #expect(remote.value == ["a", "c", "d", "b", "e", "f"])
  }

  @Test("A finger that rests on a row takes it along; one that moves at once scrolls")
  func resting() throws {
    let (host, remote) = try screen(.phone)
    let b: CGPoint = try middle(host, "b")
    let d: CGPoint = try middle(host, "d")
    host.drag(from: b, to: CGPoint(x: 150, y: d.y + 10))
    settle(host)
    #expect(remote.value == ["a", "b", "c", "d", "e", "f"])
    let start: CGPoint = try middle(host, "b")
    let end: CGPoint = try middle(host, "d")
    let pointer: UInt64 = host.down(at: start)
    host.advance(by: .seconds(0.8))
    for part in 1...10 {
      host.move(pointer, to: CGPoint(x: 150, y: start.y + (end.y + 10 - start.y) * CGFloat(part) / 10))
      host.advance(by: .milliseconds(16))
    }
    host.lift(pointer, at: CGPoint(x: 150, y: end.y + 10))
    settle(host)
    #expect(remote.value == ["a", "c", "d", "b", "e", "f"])
  }
}
