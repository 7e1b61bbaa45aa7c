import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Selections of texts", .serialized)
struct TextSelectionTests {
  private struct Selected: View {
    let text: Remote<String>
    let selection: Remote<TextSelection?>
    var isEditor: Bool = false
    @State private var string = "one 🙂 three"
    @State private var selected: TextSelection?

    init(_ text: Remote<String>, _ selection: Remote<TextSelection?>, isEditor: Bool = false) {
      self.text = text
      self.selection = selection
      self.isEditor = isEditor
    }

    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $string, selection: $selected).accessibilityLabel("Name")
        } else {
          TextField("Name", text: $string, selection: $selected)
        }
      }
      .handing($string, to: text).handing($selected, to: selection)
    }
  }

  private func words(_ selection: TextSelection??, in text: String?) -> String? {
    guard let text, case .selection(let range)? = selection??.indices else { return nil }
    return String(text[range])
  }

  @Test("The app is told what is selected, and nothing while the text has no focus", arguments: [false, true])
  func told(isEditor: Bool) throws {
    let (text, selection) = (Remote<String>(), Remote<TextSelection?>())
    let host = try window(settings: .desktop) { Selected(text, selection, isEditor: isEditor) }
    #expect(selection.value == .some(nil))
    host.focus("Name")
    host.press(.home)
    host.press(.right, modifiers: [.command, .shift])
    host.update()
    #expect(words(selection.value, in: text.value) == "one")
    #expect(selection.value??.isInsertion == false)
    host.press(.end)
    host.update()
    #expect(selection.value??.isInsertion == true)
    host.graph.focus.move(to: nil)
    host.update()
    #expect(selection.value == .some(nil))
  }

  @Test("A selection that the app sets is taken, by its characters")
  func taken() throws {
    let (text, selection) = (Remote<String>(), Remote<TextSelection?>())
    let host = try window(settings: .desktop) { Selected(text, selection) }
    host.focus("Name")
    let string: String = try #require(text.value)
    let start: String.Index = try #require(string.firstIndex(of: "🙂"))
    host.change { selection.value = TextSelection(range: start..<string.index(after: start)) }
    #expect(host.editing("Name")?.selection == 4..<5)
    host.change { host.type("2") }
    #expect(text.value == "one 2 three")
    host.change { selection.value = TextSelection(insertionPoint: text.value!.endIndex) }
    #expect(host.editing("Name")?.caret == 11)
  }

  @Test("Several ranges are one selection: typing takes the place of the first")
  func severalRanges() throws {
    let (text, selection) = (Remote<String>(), Remote<TextSelection?>())
    let host = try window(settings: .desktop) { Selected(text, selection) }
    host.focus("Name")
    let string: String = try #require(text.value)
    let ranges = RangeSet([string.range(of: "one")!, string.range(of: "three")!])
    host.change { selection.value = TextSelection(ranges: ranges) }
    host.change { host.type("x") }
    #expect(text.value == "x 🙂 ")
  }
}
