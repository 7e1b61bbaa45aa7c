import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing

@MainActor @Suite struct KeyboardTests {
  let notes = Recorder()

  private func button(_ name: String) -> some View { Button(name) { notes.note(name) } }

  @Test("Tab goes through the controls in reading order and round, Shift-Tab back; Space and Return use them")
  func tab() throws {
    let host = try window {
      VStack {
        HStack {
          button("a")
          button("b").disabled(true)
          button("c")
        }
        button("d")
      }
    }
    func use() -> [String] {
      host.press(.space, text: " ")
      return notes.take()
    }
    #expect(use().isEmpty, "nothing has the focus yet")
    host.press(.tab)
    #expect(use() == ["a"])
    host.press(.tab)
    #expect(use() == ["c"])
    host.press(.tab)
    host.press(.returnKey)
    #expect(notes.take() == ["d"])
    host.press(.tab)
    #expect(use() == ["a"])
    host.press(.tab, modifiers: .shift)
    #expect(use() == ["d"])
    host.press(.up)
    #expect(["a", "c"].contains(use().first))
  }

  @Test("The focus is shown when the keyboard moves it, and no longer after a click")
  func ring() throws {
    let host = try window {
      VStack {
        button("a")
        button("b")
      }
    }
    let plain: String = "\(host.displayList)"
    host.press(.tab)
    #expect("\(host.displayList)" != plain)
    #expect(host.differences.isEmpty)
    host.send(.tap(CGPoint(x: 2, y: 2)))
    #expect("\(host.displayList)" == plain)
  }

  @Test("A control looks pressed for a moment when a key uses it")
  func keyPress() throws {
    let host = try window { button("a") }
    host.press(.tab)
    let focused: String = "\(host.displayList)"
    host.press(.space, text: " ")
    #expect("\(host.displayList)" != focused)
    host.advance(by: .seconds(0.2))
    #expect("\(host.displayList)" == focused)
  }

  @Test("A key that is held uses a control once")
  func heldKey() throws {
    let host = try window { button("a") }
    host.press(.tab)
    for _ in 0..<3 { host.send(.key(KeyEvent(.down, .space, text: " ", time: 0))) }
    #expect(notes.take() == ["a"])
  }

  @Test("Keys go to the views around the focus, the innermost first, with their phases")
  func keyPresses() throws {
    let host = try window {
      Color.red.focusable()
        .onKeyPress(phases: .all) { press in
          notes.note("\(press.key.character)\(press.phase.rawValue)")
          return press.key == "x" ? .handled : .ignored
        }
        .onKeyPress("y") {
          notes.note("outer")
          return .handled
        }
    }
    #expect(!host.press(.character("x"), text: "x"))
    host.send(.tap(middle))
    for _ in 0..<2 { host.send(.key(KeyEvent(.down, .character("x"), text: "x", time: 0))) }
    host.send(.key(KeyEvent(.up, .character("x"), text: "x", time: 0)))
    #expect(notes.take() == ["x1", "x2", "x4"])
    #expect(host.press(.character("y"), text: "y"))
    #expect(notes.take() == ["y1", "outer", "y4"])
  }

  @Test("Keys by characters and by a set")
  func keySets() throws {
    let host = try window {
      Color.red.focusable()
        .onKeyPress(characters: .decimalDigits) {
          notes.note("digit", $0.characters)
          return .handled
        }
        .onKeyPress(keys: [.upArrow, .home]) {
          notes.note($0.key == .home ? "home" : "up")
          return .handled
        }
    }
    host.send(.tap(middle))
    host.press(.character("4"), text: "4")
    host.press(.character("a"), text: "a")
    host.press(.up)
    host.press(.home)
    #expect(notes.take() == ["digit 4", "up", "home"])
  }

  @Test("Shortcuts work wherever the focus is; the default and the cancelling button have Return and Escape")
  func shortcuts() throws {
    let host = try window {
      VStack {
        button("save").keyboardShortcut("s")
        button("other").keyboardShortcut("s", modifiers: [.command, .shift])
        button("ok").keyboardShortcut(.defaultAction)
        button("no").keyboardShortcut(.cancelAction)
      }
    }
    host.press(.character("s"), modifiers: .command)
    host.press(.character("s"), modifiers: [.command, .control])
    host.press(.character("s"), modifiers: [.command, .shift])
    host.press(.character("s"), text: "s")
    host.press(.returnKey)
    host.press(.escape)
    #expect(notes.take() == ["save", "save", "other", "ok", "no"])
  }

  @Test("A disabled control's shortcut does nothing")
  func disabledShortcut() throws {
    let host = try window { button("save").keyboardShortcut("s").disabled(true) }
    #expect(!host.press(.character("s"), modifiers: .command))
    #expect(notes.take().isEmpty)
  }

  @Test("Arrows, Escape and Delete are commands of the views around the focus")
  func commands() throws {
    let host = try window {
      Color.red.focusable()
        .onMoveCommand { notes.note("move", $0) }
        .onExitCommand { notes.note("exit") }
        .onDeleteCommand { notes.note("delete") }
    }
    host.send(.tap(middle))
    for symbol in [KeySymbol.left, .down, .escape, .backspace] { host.press(symbol) }
    #expect(notes.take() == ["move left", "move down", "exit", "delete"])
  }

  @Test("Keys scroll what is around the focus or under the pointer")
  func scrolling() throws {
    let host = try window { ScrollView { Color.red.frame(height: 1000) }.accessibilityLabel("Scroll") }
    func top() -> CGFloat { host.frame("Scroll")?.minY ?? 0 }
    #expect(host.press(.pageDown))
    #expect(host.press(.end))
    #expect(!host.press(.end))
    #expect(host.press(.up))
    #expect(host.press(.home))
    #expect(!host.press(.home))
  }

  @Test("The focus that Tab moves is scrolled into sight")
  func reveal() throws {
    let host = try window {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { index in button("row \(index)").frame(height: 50) } }
      }
    }
    for _ in 0..<12 { host.press(.tab) }
    let frame: CGRect = try #require(host.frame("row 11"))
    #expect(frame.minY >= 0 && frame.maxY <= 100, "\(frame)")
    host.press(.returnKey)
    #expect(notes.take() == ["row 11"])
  }

  @Test("Modifier keys are told as they go down and come up")
  func modifierKeys() throws {
    let host = try window {
      Color.red.onModifierKeysChanged(mask: [.shift, .option], initial: false) {
        notes.note("\($0.rawValue) \($1.rawValue)")
      }
    }
    host.send(.key(KeyEvent(.down, .shift, time: 0)))
    host.send(.key(KeyEvent(.down, .control, modifiers: .shift, time: 0)))
    host.send(.key(KeyEvent(.up, .shift, modifiers: [.shift, .control], time: 0)))
    #expect(notes.take() == ["0 2", "2 0"])
  }

  @Test("A click on a view that can be focused moves the focus, and Tab goes on from there")
  func clickFocus() throws {
    struct Fields: View {
      let notes: Recorder
      @FocusState private var field: Int?
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.red.focusable().focused($field, equals: index)
          }
        }
        .onChange(of: field) { notes.note("field \(field ?? -1)") }
      }
    }
    let host = try window { Fields(notes: notes) }
    host.send(.tap(middle))
    host.press(.tab)
    #expect(notes.take() == ["field 1", "field 2"])
    #expect(host.differences.isEmpty)
  }

  @Test("A focus state moves the focus to a control, and follows the keyboard")
  func focusedControls() throws {
    struct Buttons: View {
      let notes: Recorder
      @FocusState private var focus: String?
      var body: some View {
        VStack {
          Button("a") { focus = "c" }.focused($focus, equals: "a")
          Button("b") { notes.note("b") }.focused($focus, equals: "b")
          Button("c") { notes.note("c") }.focused($focus, equals: "c")
        }
        .onChange(of: focus) { notes.note("focus \(focus ?? "none")") }
      }
    }
    let host = try window { Buttons(notes: notes) }
    host.press(.tab)
    host.press(.space, text: " ")
    host.press(.space, text: " ")
    host.press(.tab, modifiers: .shift)
    #expect(notes.take() == ["focus a", "focus c", "c", "focus b"])
  }

  @Test("Text of an input method goes to the focus that edits text, and keys before they move the focus")
  func textInput() throws {
    final class Field: TextInputTarget {
      let notes: Recorder
      init(_ notes: Recorder) { self.notes = notes }
      func handle(_ events: [TextInputEvent]) -> Bool {
        if case .commit(let text)? = events.first { MainActor.assumeIsolated { notes.note("commit", text) } }
        return true
      }
      func handle(_ event: KeyEvent) -> Bool { event.symbol == .tab }
    }
    let host = try window { Color.red.focusable() }
    let field = Field(notes)
    #expect(!host.send(.text([.commit("x")])))
    host.send(.tap(middle))
    host.graph.focus.current?.textInput = field
    #expect(host.send(.text([.commit("é")])))
    #expect(host.press(.tab))
    #expect(notes.take() == ["commit é"])
  }
}
