import AccessibilityTree
import AssistiveTechnologies
import Companions
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SpeechOutput
import SwiftUI
import Testing

/// The live reader beside a program, by its keys.
@MainActor @Suite struct ListeningTests {
  private struct Shop: App {
    var body: some Scene { WindowGroup("Shop") { Content() } }

    struct Content: View {
      @Environment(\.accessibilityVoiceOverEnabled) private var hasReader
      @State private var count = 0
      @State private var level = 0.5
      @State private var name = "Ada"
      @State private var isOpen = false
      @State private var log = "nothing"

      var body: some View {
        VStack {
          Text(hasReader ? "Heard" : "Unheard").accessibilityAddTraits(.isHeader)
          Button("Add") {
            count += 1
            AccessibilityNotification.Announcement("\(count) in the basket").post()
          }
          Slider(value: $level, in: 0...1, step: 0.1) { Text("Level") }
          TextField("Name", text: $name)
          Text("Two words")
            .accessibilityAction(named: "Share") { log = "shared" }
            .accessibilityAction(named: "Copy") { log = "copied" }
            .accessibilityCustomContent("Author", "Ada")
          Button("Open") { isOpen = true }
          VStack { Text(log) }.accessibilityElement(children: .contain).accessibilityLabel("Log")
        }
        .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
      }
    }
  }

  /// A program, the lines that its reader says, and its window.
  @MainActor private final class Listening {
    var lines: [String] = []
    let application: HeadlessApplication
    let reader: ReaderCompanion

    init<A: App>(_ type: A.Type) throws {
      nonisolated(unsafe) weak var listening: Listening?
      reader = ReaderCompanion(SpeechTranscript { line in listening?.lines.append(line) })
      var early: [String] = []
      application = try HeadlessApplication(type, companions: [reader])
      early = []
      listening = self
      lines = early
    }

    var window: HeadlessHost { application.front! }

    /// Types a key with Alt and Shift, and returns what is said.
    @discardableResult
    func type(_ symbol: KeySymbol, _ modifiers: InputModifiers = [.option, .shift]) -> [String] {
      lines = []
      window.send(.key(KeyEvent(.down, symbol, modifiers: modifiers, time: 0)))
      window.send(.key(KeyEvent(.up, symbol, modifiers: modifiers, time: 0)))
      return lines
    }
  }

  private func open() throws -> Listening { try Listening(Shop.self) }

  @Test("The program is told that a screen reader runs, and the first element is said after the title")
  func begins() throws {
    var lines: [String] = []
    nonisolated(unsafe) var noted: [String] = []
    let reader = ReaderCompanion(SpeechTranscript { noted.append($0) })
    let application = try HeadlessApplication(Shop.self, companions: [reader])
    lines = noted
    #expect(lines == ["Shop", "Heard. Heading."])
    #expect(application.front?.accessibilityTree.focus != nil)
  }

  @Test("Keys move, speak and tell the ends")
  func moves() throws {
    let listening = try open()
    #expect(listening.type(.down) == ["Add. Button."])
    #expect(listening.type(.up) == ["Heard. Heading."])
    #expect(listening.type(.up) == ["Start"])
    #expect(listening.type(.end) == ["Log", "nothing"])
    #expect(listening.type(.down) == ["End"])
    #expect(listening.type(.left) == ["Log"])
    #expect(listening.type(.right) == ["nothing"])
    #expect(listening.type(.character("i")) == ["nothing"])
    #expect(listening.type(.home) == ["Heard. Heading."])
    #expect(listening.type(.left) == ["No container around"] && listening.type(.right) == ["Nothing inside"])
  }

  @Test("The words are those of the tests' reader")
  func sameWords() throws {
    let listening = try open()
    let session: AccessibilityReaderSession = try HeadlessApplication(Shop.self).front!.makeReader()
    session.run(.first)
    for _ in 0..<4 {
      let expected: [String] = session.run(.next)?.map(\.text) ?? []
      #expect(listening.type(.down) == expected)
    }
  }

  @Test("Controls are operated, the new value alone is said, and what is announced comes behind")
  func operates() throws {
    let listening = try open()
    listening.type(.down)
    #expect(Set(listening.type(.space)) == ["1 in the basket", "Add. Button."])
    listening.type(.down)
    #expect(listening.type(.pageUp) == ["60%"])
    #expect(listening.type(.pageDown) == ["50%"])
    #expect(listening.type(.character("m")) == ["No such action"])
    #expect(listening.type(.escape) == ["No such action"])
  }

  @Test("Rotors are chosen with the number of their stops, and stepped through to their ends")
  func rotors() throws {
    let listening = try open()
    #expect(listening.type(.character("r")) == ["Headings, 1 stop"])
    #expect(listening.type(.character("R")) == ["Buttons, 2 stops"])
    #expect(listening.type(.character("n")) == ["Add. Button."])
    #expect(listening.type(.character("n")) == ["Open. Button."])
    #expect(listening.type(.character("n")) == ["No more in Buttons"])
    #expect(listening.type(.character("p")) == ["Add. Button."])
    #expect(listening.type(.character("e")) == ["Headings, 1 stop"])
  }

  @Test("Actions are chosen by their names and performed; more content is said on demand")
  func actions() throws {
    let listening = try open()
    #expect(
      listening.type(.character("o")) == ["No actions"] && listening.type(.character("u")) == ["No action chosen"])
    for _ in 0..<4 { listening.type(.down) }
    #expect(listening.type(.character("d")) == ["Author: Ada"])
    #expect(listening.type(.character("o")) == ["Share, 1 of 2"])
    #expect(listening.type(.character("o")) == ["Copy, 2 of 2"])
    listening.type(.character("u"))
    #expect(listening.type(.end) == ["Log", "copied"])
    #expect(listening.type(.character("d")) == ["No more content"])
  }

  @Test("A text is read by characters, words and lines")
  func text() throws {
    let listening = try open()
    for _ in 0..<4 { listening.type(.down) }
    #expect(listening.type(.character("w")) == ["Two"] && listening.type(.character("w")) == ["words"])
    #expect(listening.type(.character("w")) == ["End of text"])
    #expect(listening.type(.character("q")) == ["Two"] && listening.type(.character("q")) == ["Start of text"])
    #expect(listening.type(.character("c")) == ["w"] && listening.type(.character("x")) == ["T"])
    listening.type(.down)
    #expect(listening.type(.character("l")) == ["Open"] && listening.type(.character("k")) == ["Start of text"])
  }

  @Test("All is read to the end, and any key ends the reading")
  func readAll() throws {
    let listening = try open()
    listening.type(.down)
    let said: [String] = listening.type(.character("a"))
    #expect(said.first == "Add. Button." && said.suffix(2) == ["Log", "nothing"] && said.count == 7)
    #expect(listening.type(.character("i")) == ["nothing"])
  }

  @Test("Ten thousand elements are read without a deep stack")
  func readsLong() throws {
    struct Long: App {
      var body: some Scene {
        WindowGroup { VStack { ForEach(0..<10_000) { Text(verbatim: "\($0)") } } }
      }
    }
    let listening = try Listening(Long.self)
    #expect(listening.type(.character("a")).last == "9999")
  }

  @Test("The cursor follows the keyboard's focus, and typing is echoed")
  func keyboard() throws {
    let listening = try open()
    let field: AccessibilityNode = try #require(
      listening.window.accessibilityTree.elements().first { $0.role == .textField })
    listening.lines = []
    listening.window.graph.focus.move(toElement: field.id, in: listening.window.graph)
    listening.window.update()
    #expect(listening.lines.last?.hasPrefix("Name: Ada. Text Field") == true)
    listening.type(.end, [])
    listening.lines = []
    listening.window.send(.text([.commit("x")]))
    #expect(listening.lines == ["x"])
    #expect(listening.type(.backspace, []) == ["x"])
    #expect(listening.type(.left, []) == ["a"])
    // The reader's own keys leave the text as it is, also those that mean nothing.
    #expect(listening.type(.character("z")) == [])
    let text: String? = listening.window.accessibilityTree[field.id]?.properties.value
    #expect(text == "Ada")
  }

  @Test("A window that opens with the keyboard in a field begins there, and the cursor is on the element that is said")
  func beginsAtKeyboard() throws {
    struct Form: App {
      struct Content: View {
        @FocusState private var isFocused: Bool

        var body: some View {
          VStack {
            Text("Title")
            TextField("Name", text: .constant("Ada")).focused($isFocused)
          }
          .defaultFocus($isFocused, true)
        }
      }

      var body: some Scene { WindowGroup("Form") { Content() } }
    }
    var said: [String] = []
    nonisolated(unsafe) var noted: [String] = []
    let reader = ReaderCompanion(SpeechTranscript { noted.append($0) })
    let application = try HeadlessApplication(Form.self, companions: [reader])
    application.front?.update()
    said = noted
    noted = []
    reader.run(.again)
    #expect(said.last == noted.last && noted.last?.hasPrefix("Name: Ada. Text Field") == true, "\(said) \(noted)")
  }

  @Test("A change elsewhere in the window does not read the tree; one of the cursor's element reads it and is said")
  func readsOnlyForCursor() {
    func node(_ id: AccessibilityNode.ID, _ label: String) -> AccessibilityNode {
      AccessibilityNode(
        id: id, parent: 1, properties: AccessibilityProperties(label: label),
        bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    var tree = AccessibilityTree(
      root: 1, nodes: [AccessibilityNode(id: 1, children: [2, 3], isContainer: true), node(2, "One"), node(3, "Two")])
    var reads: Int = 0
    let reader = LiveReader(
      tree: {
        reads += 1
        return tree
      },
      send: { request in
        if case .focus(let element) = request { tree.focus = element }
        return true
      })
    #expect(reader.begin(keyboard: nil).map(\.text) == ["One"])
    func change(_ changed: AccessibilityNode) -> [String] {
      let update = AccessibilityUpdate(isFull: false, root: 1, changed: [changed], focus: tree.focus)
      tree.apply(update)
      return reader.windowDidChange([update], focus: tree.focus, keyboard: nil).map(\.text)
    }
    let before: Int = reads
    #expect(change(node(3, "Three")) == [] && reads == before)
    #expect(change(node(2, "First")) == ["First"] && reads == before + 1)
    tree.focus = 3
    #expect(reader.windowDidChange([], focus: 3, keyboard: nil).map(\.text) == ["Three"])
  }

  @Test("A sheet that comes is said, and so is what is under the cursor when it has gone (367, 368)")
  func sheets() throws {
    let listening = try open()
    for _ in 0..<5 { listening.type(.down) }
    #expect(listening.type(.character("i")) == ["Open. Button."])
    listening.type(.space)
    listening.window.finishAnimations()
    #expect(listening.lines.contains("Close. Button."))
    listening.type(.space)
    listening.window.finishAnimations()
    #expect(!listening.lines.isEmpty && !listening.lines.contains("Close. Button."))
  }

  @Test("Each command has a key of its own, and its key in either case finds it")
  func keys() {
    #expect(Set(ListenCommand.allCases.map(\.key)).count == ListenCommand.allCases.count)
    for command in ListenCommand.allCases { #expect(ListenCommand(command.key) == command) }
    #expect(ListenCommand(.character("N")) == .nextStop && ListenCommand(.character("\u{1F600}")) == nil)
    let plain = KeyEvent(.down, .down, modifiers: [.shift], time: 0)
    #expect(ListenCommand(plain) == nil)
    #expect(ListenCommand.table(inTerminal: true).split(separator: "\n").count == ListenCommand.allCases.count + 1)
  }
}
