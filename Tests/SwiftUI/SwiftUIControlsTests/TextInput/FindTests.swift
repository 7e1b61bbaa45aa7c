import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Finding in text editors", .serialized)
struct FindTests {
  nonisolated private static let text = "A rule on trees.\nNo rule on parks.\nThe Rule of law."

  private func editor(
    _ text: String = FindTests.text, _ remote: Remote<String> = Remote(),
    @ViewBuilder around: @escaping (TextEditor) -> some View = { $0 }
  ) throws -> HeadlessHost {
    try window(width: 500, height: 200, settings: .desktop) {
      Edited(remote, text) { around(TextEditor(text: $0)) }
    }
  }

  /// The element of the text itself.
  private func focusText(_ host: HeadlessHost) {
    host.change { host.send(.tap(CGPoint(x: 10, y: 190))) }
    host.press(.home, modifiers: .command)
  }

  private func says(_ host: HeadlessHost, _ text: String) -> Bool { host.drawnTexts.contains(text) }

  @Test("Control and F open the bar, what is typed there is selected, Return goes on round the end")
  func find() throws {
    let host = try editor()
    focusText(host)
    host.press(.character("f"), modifiers: .command)
    #expect(host.element("Find") != nil)
    host.change { host.type("rule") }
    #expect(says(host, "1 of 3"))
    host.press(.returnKey)
    #expect(says(host, "2 of 3"))
    host.press(.character("g"), modifiers: .command)
    #expect(says(host, "3 of 3"))
    host.press(.returnKey)
    #expect(says(host, "1 of 3"))
    host.press(.character("g"), modifiers: [.command, .shift])
    #expect(says(host, "3 of 3"))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Escape closes the bar, and the found text is selected in the editor, which has the keyboard")
  func close() throws {
    let remote = Remote<String>()
    let host = try editor(Self.text, remote)
    focusText(host)
    host.press(.character("f"), modifiers: .command)
    host.change { host.type("parks") }
    host.press(.escape)
    #expect(host.element("Find") == nil)
    host.change { host.type("woods") }
    #expect(remote.value == Self.text.replacing("parks", with: "woods"))
  }

  @Test("Occurrences have a ground while the bar is shown, and what is typed counts anew")
  func occurrences() throws {
    let host = try editor()
    let before: Int = host.displayLines.count { $0.contains("fill") }
    focusText(host)
    host.press(.character("f"), modifiers: .command)
    host.change { host.type("x") }
    #expect(says(host, "Not found"))
    host.press(.backspace)
    host.change { host.type("on") }
    #expect(says(host, "1 of 2"))
    #expect(host.displayLines.count { $0.contains("fill") } > before)
    focusText(host)
    host.change { host.type("on ") }
    #expect(says(host, "3 found"))
  }

  @Test("One occurrence is replaced, then all others as one step that is taken back")
  func replace() throws {
    let remote = Remote<String>()
    let host = try editor(Self.text, remote)
    focusText(host)
    host.press(.character("f"), modifiers: [.command, .option])
    host.change { host.type("rule") }
    #expect(host.activate("Replace with"))
    host.change { host.type("law") }
    #expect(host.activate("Replace"))
    #expect(remote.value == "A law on trees.\nNo rule on parks.\nThe Rule of law.")
    #expect(says(host, "1 of 2"))
    #expect(host.activate("Replace all"))
    #expect(remote.value == "A law on trees.\nNo law on parks.\nThe law of law.")
    host.press(.escape)
    host.press(.character("z"), modifiers: .command)
    #expect(remote.value == "A law on trees.\nNo rule on parks.\nThe Rule of law.")
  }

  @Test("A binding shows the bar, and follows a person who closes it")
  func binding() throws {
    let isShown = Remote<Bool>()
    let host = try editor { editor in FindRoot(isShown: isShown, editor: editor) }
    #expect(host.element("Find") == nil)
    host.change { isShown.value = true }
    #expect(host.element("Find") != nil)
    host.press(.escape)
    #expect(host.element("Find") == nil)
    #expect(isShown.value == false)
    focusText(host)
    host.press(.character("f"), modifiers: .command)
    #expect(isShown.value == true)
  }

  @Test("Finding and replacing can be forbidden")
  func disabled() throws {
    let none = try editor { $0.findDisabled() }
    focusText(none)
    none.press(.character("f"), modifiers: .command)
    #expect(none.element("Find") == nil)
    let remote = Remote<String>()
    let find = try editor(Self.text, remote) { $0.replaceDisabled() }
    focusText(find)
    find.press(.character("f"), modifiers: [.command, .option])
    #expect(find.element("Find") != nil)
    #expect(find.element("Replace with") == nil)
  }

  @Test("Of two editors one shows the bar: the first, or that in which the keys were pressed")
  func twoEditors() throws {
    let isShown = Remote<Bool>()
    let host = try editor { editor in
      FindRoot(
        isShown: isShown,
        editor: VStack {
          editor
          editor
        })
    }
    host.change { isShown.value = true }
    #expect(host.elements.count { $0.properties.label == "Find" } == 1)
    host.press(.escape)
    focusText(host)
    host.press(.character("f"), modifiers: .command)
    let bar = try #require(host.frame("Find"))
    #expect(bar.minY > 80)
  }

  @Test("A selection of one line is what is sought")
  func selection() throws {
    let host = try editor()
    focusText(host)
    host.press(.right, modifiers: [.shift])
    host.press(.character("f"), modifiers: .command)
    #expect(host.element("Find")?.properties.value == "A")
  }
}

private struct FindRoot<Editor: View>: View {
  let isShown: Remote<Bool>
  let editor: Editor
  @State private var isPresented = false

  init(isShown: Remote<Bool>, editor: Editor) {
    self.isShown = isShown
    self.editor = editor
  }

  var body: some View { editor.findNavigator(isPresented: $isPresented).handing($isPresented, to: isShown) }
}
