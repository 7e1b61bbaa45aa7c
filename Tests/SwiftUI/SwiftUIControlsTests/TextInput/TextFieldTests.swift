import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Text fields", .serialized)
struct TextFieldTests {
  @Test("A text field is one element with its label, its text as the value and the caret (282)")
  func element() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) { Edited(remote, "Ada") { TextField("Name", text: $0) } }
    #expect(host.elements.count == 1)
    let element = try #require(host.element("Name"))
    #expect(element.role == .textField)
    #expect(element.properties.value == "Ada")
    #expect(element.properties.traits.contains(.isTextField))
    #expect(!element.properties.traits.contains(.isEditing))
    host.focus("Name")
    #expect(host.element("Name")?.properties.traits.contains(.isEditing) == true)
    #expect(host.editing("Name") == AccessibilityTextEditing(caret: 3, selection: 0..<3))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Typed characters come to the binding one by one, and the caret goes behind them")
  func typing() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) { Edited(remote) { TextField("Name", text: $0) } }
    host.focus("Name")
    host.change { #expect(host.type("A")) }
    #expect(remote.value == "A")
    host.change { host.type("da") }
    #expect(remote.value == "Ada")
    #expect(host.editing("Name")?.caret == 3)
    #expect(host.drawnTexts == ["Ada"])
    host.press(.left)
    host.press(.backspace)
    #expect(remote.value == "Aa")
  }

  @Test("A text without the focus gets no keys")
  func withoutFocus() throws {
    let remote = Remote<String>()
    let host = try window { Edited(remote) { TextField("Name", text: $0) } }
    host.type("x")
    #expect(remote.value == "")
  }

  @Test("The title stands in the place of an empty text, and a prompt before it")
  func prompt() throws {
    let remote = Remote<String>()
    let host = try window { Edited(remote) { TextField("Name", text: $0) } }
    #expect(host.drawnTexts == ["Name"])
    host.focus("Name")
    host.change { host.type("x") }
    #expect(host.drawnTexts.contains("x"))
    let other = try window { Edited(remote) { TextField("Name", text: $0, prompt: Text("First and last")) } }
    #expect(other.element("Name")?.properties.editing?.prompt == "First and last")
  }

  @Test("A text that the app sets is shown, and the caret stays beside it")
  func changeByApp() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) { Edited(remote, "Ada") { TextField("Name", text: $0) } }
    host.focus("Name")
    host.press(.end)
    host.change { remote.value = "Ada Lovelace" }
    #expect(host.element("Name")?.properties.value == "Ada Lovelace")
    host.change { host.type("!") }
    #expect(remote.value == "Ada! Lovelace" || remote.value == "Ada Lovelace!")
  }

  @Test("A binding that takes other text than was typed is shown as it is")
  func obstinateBinding() throws {
    let host = try window(settings: .desktop) { TextField("Name", text: .constant("fixed")) }
    host.focus("Name")
    host.type("x")
    host.update()
    #expect(host.element("Name")?.properties.value == "fixed")
  }

  @Test("Return submits: the innermost action first, and a scope that blocks keeps the outer ones out")
  func submit() throws {
    let remote = Remote<String>()
    let notes = EventRecorder()
    let host = try window(settings: .desktop) {
      Edited(remote) { text in
        VStack {
          TextField("Open", text: text).onSubmit { notes.note("inner") }
          TextField("Closed", text: text).submitScope()
          TextField("Search", text: text).onSubmit(of: .search) { notes.note("search") }
        }
        .onSubmit { notes.note("outer") }
      }
    }
    host.focus("Open")
    host.press(.returnKey)
    #expect(notes.take() == ["inner", "outer"])
    host.focus("Closed")
    host.press(.returnKey)
    #expect(notes.take() == [])
    host.focus("Search")
    host.press(.returnKey)
    #expect(notes.take() == ["outer"])
  }

  @Test("Return ends editing on a phone, and selects the text on a desktop")
  func focusAfterReturn() throws {
    let remote = Remote<String>()
    let phone = try window { Edited(remote, "Ada") { TextField("Name", text: $0) } }
    phone.focus("Name")
    #expect(phone.graph.focus.current != nil)
    phone.press(.returnKey)
    #expect(phone.graph.focus.current == nil)
    let desktop = try window(settings: .desktop) { Edited(remote, "Ada") { TextField("Name", text: $0) } }
    desktop.focus("Name")
    desktop.press(.end)
    desktop.press(.returnKey)
    #expect(desktop.graph.focus.current != nil)
    #expect(desktop.editing("Name")?.selection == 0..<3)
  }

  @Test("Tab leaves a field for the next one, whose text is selected")
  func tab() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) {
      Edited(remote, "Ada") { text in
        VStack {
          TextField("First", text: text)
          TextField("Last", text: text)
        }
      }
    }
    host.press(.tab)
    #expect(host.element("First")?.properties.traits.contains(.isEditing) == true)
    host.press(.tab)
    #expect(host.element("Last")?.properties.traits.contains(.isEditing) == true)
    #expect(host.editing("Last")?.selection == 0..<3)
    host.press(.tab, modifiers: .shift)
    #expect(host.element("First")?.properties.traits.contains(.isEditing) == true)
    #expect(remote.value == "Ada")
  }

  private struct Focused: View {
    @State private var text = "Ada"
    @FocusState private var field: Int?
    let notes: EventRecorder

    var body: some View {
      VStack {
        TextField("One", text: $text).focused($field, equals: 1)
        TextField("Two", text: $text).focused($field, equals: 2).onSubmit { field = 1 }
        Button("Go") { field = 2 }
      }
      .onChange(of: field) { notes.note("\(field ?? 0)") }
    }
  }

  @Test("A focus state follows fields and moves the focus to them")
  func focusState() throws {
    let notes = EventRecorder()
    let host = try window(settings: .desktop) { Focused(notes: notes) }
    _ = host.activate("Go")
    host.update()
    #expect(host.element("Two")?.properties.traits.contains(.isEditing) == true)
    host.press(.returnKey)
    host.update()
    #expect(host.element("One")?.properties.traits.contains(.isEditing) == true)
    #expect(notes.take() == ["2", "1"])
  }

  @Test("A disabled field takes neither focus nor text, and one that becomes disabled loses the focus")
  func disabled() throws {
    let remote = Remote<String>()
    let host = try window { Edited(remote, "Ada") { TextField("Name", text: $0).disabled(true) } }
    host.focus("Name")
    host.click(at: CGPoint(x: 50, y: 50))
    host.type("x")
    #expect(remote.value == "Ada")
    #expect(host.graph.focus.current == nil)
    #expect(host.element("Name")?.properties.traits.contains(.isDisabled) == true)
  }

  @available(*, deprecated)
  @Test("The closures of older fields are called when editing begins and ends, and when Return is pressed")
  func deprecatedClosures() throws {
    let notes = EventRecorder()
    let remote = Remote<String>()
    let host = try window {
      Edited(remote) { text in
        TextField(
          "Name", text: text, onEditingChanged: { notes.note("editing \($0)") }, onCommit: { notes.note("commit") })
      }
    }
    host.focus("Name")
    host.press(.returnKey)
    host.update()
    #expect(notes.take() == ["editing true", "commit", "editing false"])
  }

  @Test("Text of an input method is marked in the field until it is committed")
  func inputMethod() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) { Edited(remote) { TextField("Name", text: $0) } }
    host.focus("Name")
    host.type("a")
    host.advance(by: .seconds(2))
    host.input(.mark("ni", selection: 2..<2))
    #expect(remote.value == "ani")
    #expect(host.textInput?.surrounding == "a")
    host.input(.mark("", selection: 0..<0), .commit("に"))
    #expect(remote.value == "aに")
    #expect(host.textInput?.cursor == 2)
    host.press(.character("z"), modifiers: .command)
    #expect(remote.value == "a")
  }

  @Test(
    "The input method is told of the caret's place, the text around it and its purpose while the field has the focus")
  func inputState() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) { Edited(remote, "Ada") { TextField("Name", text: $0) } }
    #expect(host.textInput == nil)
    host.focus("Name")
    let first = try #require(host.textInput)
    #expect(first.surrounding == "Ada")
    #expect(first.cursor == 3)
    #expect(first.purpose == .free)
    host.press(.home)
    let second = try #require(host.textInput)
    #expect(second.cursorRect.minX < first.cursorRect.minX)
    #expect(second.cursorRect.height > 10)
    host.graph.focus.move(to: nil)
    host.update()
    #expect(host.textInput == nil)
  }
}
