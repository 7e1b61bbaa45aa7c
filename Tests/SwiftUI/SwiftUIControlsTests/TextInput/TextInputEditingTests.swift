import AccessibilityTree
import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Editing in text fields", .serialized)
struct TextInputEditingTests {
  private func field(_ text: String, width: CGFloat = 200, _ remote: Remote<String> = Remote()) throws -> HeadlessHost {
    try window(width: width, settings: .desktop) {
      Edited(remote, text) { TextField("Name", text: $0).textFieldStyle(.plain) }
    }
  }

  /// Where the caret stands in the window.
  private func caretX(_ host: HeadlessHost) -> CGFloat { host.textInput?.cursorRect.minX ?? -1 }

  @Test("Keys move and select by characters, words and lines")
  func movement() throws {
    let host = try field("one two three")
    host.focus("Name")
    host.press(.home)
    host.press(.right, modifiers: .command)
    #expect(host.editing("Name")?.caret == 3)
    host.press(.right, modifiers: [.command, .shift])
    #expect(host.editing("Name")?.selection == 3..<7)
    host.press(.end, modifiers: .shift)
    #expect(host.editing("Name")?.selection == 3..<13)
    host.press(.character("a"), modifiers: .command)
    #expect(host.editing("Name")?.selection == 0..<13)
    host.press(.left)
    #expect(host.editing("Name")?.caret == 0)
  }

  @Test("A click puts the caret between two characters, a double click selects a word, a third the line")
  func clicks() throws {
    let host = try field("one two three")
    host.focus("Name")
    host.press(.home)
    host.press(.right, modifiers: .command)
    let inFirst = CGPoint(x: (caretX(host) + 0) / 2, y: 50)
    host.advance(by: .seconds(1))
    host.click(at: inFirst)
    #expect(host.editing("Name")?.selection.isEmpty == true)
    #expect((1...2).contains(host.editing("Name")?.caret ?? 0))
    host.advance(by: .seconds(1))
    host.click(at: inFirst, count: 2)
    #expect(host.editing("Name")?.selection == 0..<3)
    host.advance(by: .seconds(1))
    host.click(at: inFirst, count: 3)
    #expect(host.editing("Name")?.selection == 0..<13)
  }

  @Test("A drag selects, and a click with Shift goes on from the caret")
  func dragging() throws {
    let host = try field("one two three")
    host.focus("Name")
    host.press(.home)
    let start: CGFloat = caretX(host)
    host.press(.right, modifiers: .command)
    let end: CGFloat = caretX(host)
    host.drag(from: CGPoint(x: start + 0.5, y: 50), to: CGPoint(x: end + 0.5, y: 50))
    #expect(host.editing("Name")?.selection == 0..<3)
    host.advance(by: .seconds(1))
    host.click(at: CGPoint(x: start + 0.5, y: 50))
    host.click(at: CGPoint(x: end + 0.5, y: 50), modifiers: .shift)
    #expect(host.editing("Name")?.selection == 0..<3)
  }

  @Test("Copy, cut and paste go through the host's clipboard")
  func clipboard() throws {
    let remote = Remote<String>()
    let host = try field("one two", remote)
    host.focus("Name")
    host.press(.character("c"), modifiers: .command)
    #expect(host.copiedTexts == ["one two"])
    host.press(.end)
    host.press(.character("v"), modifiers: .command)
    #expect(remote.value == "one twoone two")
    host.press(.character("a"), modifiers: .command)
    host.press(.character("x"), modifiers: .command)
    #expect(remote.value == "")
    #expect(host.pasteboard.text == "one twoone two")
    host.pasteboard.text = "two\nlines\n"
    host.press(.character("v"), modifiers: .command)
    #expect(remote.value == "two lines")
  }

  @Test("A selection is offered to the middle button, which pastes where it is clicked")
  func primarySelection() throws {
    let remote = Remote<String>()
    let host = try field("one two", remote)
    host.click(at: CGPoint(x: 5, y: 50), count: 2)
    #expect(host.selectedText == "one")
    host.selectedText = "zero "
    host.click(at: CGPoint(x: 1, y: 50), button: .middle)
    #expect(remote.value == "zero one two")
  }

  @Test("Undo takes back what was typed in one go, redo brings it back")
  func undo() throws {
    let remote = Remote<String>()
    let host = try field("", remote)
    host.focus("Name")
    host.type("one")
    host.advance(by: .seconds(2))
    host.type(" two")
    host.press(.character("z"), modifiers: .command)
    #expect(remote.value == "one")
    host.press(.character("z"), modifiers: .command)
    #expect(remote.value == "")
    host.press(.character("z"), modifiers: [.command, .shift])
    #expect(remote.value == "one")
    host.press(.character("z"), modifiers: [.command, .shift])
    #expect(remote.value == "one two")
  }

  @Test("A field that is left keeps nothing to be taken back")
  func undoAfterFocus() throws {
    let remote = Remote<String>()
    let host = try field("", remote)
    host.focus("Name")
    host.type("one")
    host.graph.focus.move(to: nil)
    host.update()
    host.focus("Name")
    host.press(.character("z"), modifiers: .command)
    #expect(remote.value == "one")
  }

  /// The frames of what is filled in the accent colour: the caret, or a selection.
  private func fills(_ host: HeadlessHost) -> [String] { host.displayLines.filter { $0.contains("fill") } }

  @Test("The caret blinks on the window's clock, is seen at each input, and rests seen after ten seconds")
  func blinking() throws {
    let host = try field("one")
    host.focus("Name")
    host.press(.end)
    #expect(fills(host).count == 1)
    host.advance(by: .milliseconds(900))
    #expect(fills(host).isEmpty)
    host.advance(by: .milliseconds(400))
    #expect(fills(host).count == 1)
    host.advance(by: .milliseconds(700))
    host.press(.left)
    #expect(fills(host).count == 1)
    host.advance(by: .seconds(12))
    #expect(fills(host).count == 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test("A caret does not blink where the desktop's does not, and is hidden while the window has no keyboard")
  func steadyCaret() throws {
    var settings: HostSettings = .desktop
    settings.caretBlinks = false
    let host = try window(settings: settings) {
      TextField("Name", text: .constant("one")).textFieldStyle(.plain)
    }
    host.focus("Name")
    host.press(.end)
    host.advance(by: .milliseconds(900))
    #expect(fills(host).count == 1)
    #expect(host.graph.nextWakeUp == nil)
    host.send(.windowFocus(false))
    #expect(fills(host).isEmpty)
    host.send(.windowFocus(true))
    #expect(fills(host).count == 1)
  }

  @Test("A text that is too long scrolls with the caret, and shows its beginning with a sign when the focus goes")
  func scrolling() throws {
    let host = try field("a long text that does not fit", width: 80)
    host.focus("Name")
    host.press(.end)
    let caret = try #require(host.textInput?.cursorRect)
    #expect(caret.maxX <= 80.5)
    #expect(caret.minX > 60)
    host.press(.home)
    #expect(try #require(host.textInput?.cursorRect).minX >= 0)
    host.graph.focus.move(to: nil)
    host.update()
    #expect(host.drawnTexts.contains { $0.hasSuffix("…") || $0.hasPrefix("a long") })
  }

  @Test("A drag that is held beyond the edge scrolls as long as there is text")
  func scrollingByDrag() throws {
    let host = try field("a long text that does not fit into this field", width: 80)
    let pointer = host.down(at: CGPoint(x: 5, y: 50))
    host.move(pointer, to: CGPoint(x: 120, y: 50))
    let first: Int = host.editing("Name")?.selection.upperBound ?? 0
    host.advance(by: .seconds(3))
    host.lift(pointer, at: CGPoint(x: 120, y: 50))
    #expect(first < 45)
    #expect(host.editing("Name")?.selection.upperBound == 45)
  }
}
