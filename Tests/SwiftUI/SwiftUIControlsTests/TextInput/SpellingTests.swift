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
@Suite("Spelling and menus of texts", .serialized)
struct SpellingTests {
  /// Knows few words.
  private final class Words: SpellChecking {
    var known: Set<String> = ["a", "rule", "on", "trees"]
    nonisolated init() {}
    func isCorrect(_ word: String) -> Bool { known.contains(word.lowercased()) }
    func suggestions(for word: String) -> [String] { word == "ruel" ? ["rule", "ruler"] : [] }
    func learn(_ word: String) { known.insert(word) }
  }

  private func editor(
    _ text: String, _ remote: Remote<String> = Remote(),
    @ViewBuilder around: @escaping (TextEditor) -> some View = { $0 }
  ) throws -> HeadlessHost {
    let host: HeadlessHost = try window(height: 300, settings: .desktop) {
      Edited(remote, text) { around(TextEditor(text: $0)).accessibilityLabel("Notes") }
    }
    host.spellChecker = Words()
    return host
  }

  /// The strokes of dots under words.
  private func marks(_ host: HeadlessHost) -> Int { host.displayLines.count { $0.contains("dash") } }

  @Test("A misspelled word is marked once its writing has gone on")
  func marked() throws {
    let host = try editor("")
    host.focus("Notes")
    host.change { host.type("A ruel") }
    #expect(marks(host) == 0)
    host.change { host.type(" on trees") }
    #expect(marks(host) == 1)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Suggestions are in the menu, and one of them takes the word's place as a step of undo")
  func corrected() throws {
    let remote = Remote<String>()
    let host = try editor("A ruel on trees", remote)
    host.change { host.click(at: CGPoint(x: 28, y: 8), button: .secondary) }
    #expect(host.element("rule") != nil)
    #expect(host.element("ruler") != nil)
    host.change { _ = host.activate("rule") }
    #expect(remote.value == "A rule on trees")
    #expect(host.element("rule") == nil)
    host.press(.character("z"), modifiers: .command)
    #expect(remote.value == "A ruel on trees")
  }

  private func misspelled(_ host: HeadlessHost) -> [Range<Int>]? {
    host.element("Notes")?.properties.editing?.misspelled
  }

  @Test("Assistive technologies are told which words are misspelled; of a long text those around the caret")
  func told() throws {
    let host = try editor("A ruel on trees\nA xyzzy")
    host.focus("Notes")
    #expect(misspelled(host) == [2..<6, 18..<23])
    host.change { host.click(at: CGPoint(x: 28, y: 8), button: .secondary) }
    host.change { _ = host.activate("Learn Spelling") }
    #expect(misspelled(host) == [18..<23])
    let filling: String = String(repeating: "a rule on trees\n", count: 1300)
    let long = try editor("A ruel\n" + filling + "A ruel")
    long.focus("Notes")
    long.press(.home, modifiers: .command)
    #expect(misspelled(long) == [2..<6])
    long.press(.end, modifiers: .command)
    #expect(misspelled(long) == [7 + filling.count + 2..<7 + filling.count + 6])
  }

  @Test("A word that is learnt is marked no more")
  func learnt() throws {
    let host = try editor("A xyzzy on trees")
    host.focus("Notes")
    #expect(marks(host) == 1)
    host.change { host.click(at: CGPoint(x: 28, y: 8), button: .secondary) }
    #expect(host.element("No suggestions") != nil)
    host.change { _ = host.activate("Learn Spelling") }
    #expect(marks(host) == 0)
  }

  @Test("Spelling is not looked at where the app forbids it, in addresses and in secrets")
  func without() throws {
    let host = try editor("A ruel on trees") { $0.autocorrectionDisabled() }
    #expect(marks(host) == 0)
    let fields: HeadlessHost = try window(height: 300, settings: .desktop) {
      Edited(Remote(), "ruel x") { text in
        TextField("Plain", text: text)
        TextField("Address", text: text).textContentType(.emailAddress)
        SecureField("Secret", text: text)
      }
    }
    fields.spellChecker = Words()
    #expect(marks(fields) == 0)
    fields.focus("Plain")
    fields.press(.home)
    #expect(marks(fields) == 1)
    fields.focus("Address")
    #expect(marks(fields) == 0)
    fields.focus("Secret")
    #expect(marks(fields) == 0)
  }

  @Test("The menu of a text cuts, copies, pastes and selects; what cannot be done is dimmed")
  func menu() throws {
    let remote = Remote<String>()
    let host = try editor("rule", remote)
    host.change { host.click(at: CGPoint(x: 10, y: 8), button: .secondary) }
    #expect(host.element("Cut")?.properties.traits.contains(.isDisabled) == true)
    host.change { _ = host.activate("Select All") }
    host.change { host.click(at: CGPoint(x: 10, y: 8), button: .secondary) }
    host.change { _ = host.activate("Cut") }
    #expect(remote.value == "")
    #expect(host.copiedTexts == ["rule"])
    host.change { host.click(at: CGPoint(x: 10, y: 8), button: .secondary) }
    host.change { _ = host.activate("Paste") }
    #expect(remote.value == "rule")
    host.change { host.click(at: CGPoint(x: 10, y: 8), button: .secondary) }
    host.change { _ = host.activate("Find…") }
    #expect(host.element("Find") != nil)
  }

  @Test("The key for menus opens the one of the text with the focus; modifiers and other keys do not")
  func key() throws {
    let host = try editor("rule")
    host.focus("Notes")
    for key: KeySymbol in [.shift, .control, .option, .command, .insert, .help, .other(0xFFEA)] { host.press(key) }
    #expect(host.element("Paste") == nil)
    host.press(.menu)
    #expect(host.element("Paste") != nil)
  }
}
