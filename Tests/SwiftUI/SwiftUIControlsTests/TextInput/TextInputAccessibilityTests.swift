import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Text inputs for assistive technologies", .serialized)
struct TextInputAccessibilityTests {
  private func edit(_ host: HeadlessHost, _ edit: AccessibilityTextEdit) -> Bool {
    host.element("Name").map { host.send(.accessibilityTextEdit(element: $0.id, edit)) } ?? false
  }

  @Test("A technology inserts, deletes, replaces and sets without the focus, each a step of undo")
  func edits() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) { Edited(remote, "one two") { TextField("Name", text: $0) } }
    #expect(edit(host, .replace(4..<4, with: "and ")))
    #expect(remote.value == "one and two")
    #expect(edit(host, .replace(0..<4, with: "")))
    #expect(remote.value == "and two")
    #expect(edit(host, .set("new")))
    #expect(remote.value == "new")
    #expect(host.graph.focus.current == nil)
    host.focus("Name")
    host.press(.character("z"), modifiers: .command)
    #expect(remote.value == "and two")
  }

  @Test("A technology copies, cuts, pastes and selects")
  func clipboard() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) { Edited(remote, "one two") { TextField("Name", text: $0) } }
    #expect(edit(host, .copy(0..<3)))
    #expect(host.pasteboard.text == "one")
    #expect(edit(host, .paste(at: 7)))
    #expect(remote.value == "one twoone")
    #expect(edit(host, .cut(0..<4)))
    #expect(remote.value == "twoone")
    #expect(edit(host, .select(3..<6)))
    #expect(host.editing("Name")?.selection == 3..<6)
    #expect(edit(host, .select(2..<2)))
    #expect(host.editing("Name")?.caret == 2)
  }

  @Test("A disabled field and an element without a text take no edit, a secret is not copied")
  func refused() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) { Edited(remote, "one") { TextField("Name", text: $0).disabled(true) } }
    #expect(!edit(host, .set("x")))
    #expect(remote.value == "one")
    let other = try window { Button("Name") {} }
    #expect(!edit(other, .set("x")))
    let secret = try window(settings: .desktop) { Edited(remote, "one") { SecureField("Name", text: $0) } }
    #expect(!edit(secret, .copy(0..<3)))
    #expect(secret.copiedTexts.isEmpty)
    #expect(edit(secret, .replace(1..<3, with: "x")))
    #expect(remote.value == "ox")
  }

  @Test("An editor says that it has several lines, and a modifier's label names it")
  func editor() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) {
      Edited(remote, "one\ntwo") { TextEditor(text: $0).accessibilityLabel("Name") }
    }
    #expect(host.element("Name")?.role == .textField)
    #expect(host.editing("Name")?.isMultiline == true)
    #expect(edit(host, .replace(3..<3, with: "!")))
    #expect(remote.value == "one!\ntwo")
  }
}
