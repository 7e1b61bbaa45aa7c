import Testing

@testable import InputEngine

@Suite struct KeyTests {
  private func down(_ symbol: KeySymbol, _ modifiers: InputModifiers = [], text: String = "") -> KeyEvent {
    KeyEvent(.down, symbol, text: text, modifiers: modifiers, time: 0)
  }

  @Test("A second down without an up is a repetition; an up without a down is not heard")
  func strokes() {
    var tracker = KeyTracker()
    #expect(tracker.stroke(of: down(.up)) == .down)
    #expect(tracker.stroke(of: down(.up)) == .repeat)
    #expect(tracker.stroke(of: down(.left)) == .down)
    #expect(tracker.stroke(of: KeyEvent(.up, .up, time: 0)) == .up)
    #expect(tracker.stroke(of: KeyEvent(.up, .up, time: 0)) == nil)
    tracker.reset()
    #expect(tracker.stroke(of: down(.left)) == .down)
  }

  @Test("A shortcut wants exactly its modifiers; locks do not count, nor Control beside Command")
  func shortcuts() {
    let save = KeyShortcut(.character("S"), modifiers: .command)
    #expect(save.matches(down(.character("s"), .command)))
    #expect(save.matches(down(.character("s"), [.command, .control, .capsLock])))
    #expect(!save.matches(down(.character("s"), [.command, .shift])))
    #expect(!save.matches(down(.character("s"))))
    #expect(!save.matches(down(.character("d"), .command)))
    #expect(
      KeyShortcut(.character("s"), modifiers: [.command, .control]).matches(
        down(.character("s"), [.command, .control])))
  }

  @Test("A character that needs Shift in the person's layout is found by its text")
  func shifted() {
    let plus = KeyShortcut(.character("+"), modifiers: .command)
    #expect(plus.matches(down(.character("="), [.command, .shift], text: "+")))
    #expect(plus.matches(down(.character("+"), .command, text: "+")))
    #expect(!plus.matches(down(.character("="), .command, text: "=")))
  }

  @Test("Both keys for Return are one, as are Space and its character")
  func alike() {
    #expect(KeyShortcut(.returnKey).matches(down(.enter, .numericPad)))
    #expect(KeyShortcut(.character(" ")).matches(down(.space, text: " ")))
  }
}
