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
@Suite("Text editors", .serialized)
struct TextEditorTests {
  private func editor(
    _ text: String, height: CGFloat = 100, _ remote: Remote<String> = Remote()
  ) throws -> HeadlessHost {
    try window(height: height, settings: .desktop) {
      Edited(remote, text) { TextEditor(text: $0).accessibilityLabel("Notes") }
    }
  }

  @Test("Return makes a line, Tab a tab, and arrows go from line to line")
  func lines() throws {
    let remote = Remote<String>()
    let host = try editor("", remote)
    host.focus("Notes")
    host.change { host.type("one\ntwo\tx") }
    #expect(remote.value == "one\ntwo\tx")
    host.press(.home)
    host.press(.up)
    #expect(host.editing("Notes")?.caret == 0)
    host.press(.down)
    #expect(host.editing("Notes")?.caret == 4)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Lines wrap at the width, and the text takes all room")
  func wrapping() throws {
    let host = try editor("a text that is much too long for one line of this window")
    #expect(host.drawnTexts.count > 1)
    let frame = try #require(host.frame("Notes"))
    #expect(frame.width == 200)
    #expect(frame.height == 100)
  }

  @Test("The wheel scrolls the lines, and typing brings the caret into sight")
  func scrolling() throws {
    let remote = Remote<String>()
    let host = try editor((1...100).map { "line \($0)" }.joined(separator: "\n"), remote)
    #expect(host.drawnTexts.first == "line 1")
    host.change { host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 400))) }
    #expect(!host.drawnTexts.contains("line 1"))
    #expect(host.drawnTexts.count < 12)
    host.focus("Notes")
    host.press(.home, modifiers: .command)
    host.change { host.type("x") }
    #expect(host.drawnTexts.first == "xline 1")
    host.press(.end, modifiers: .command)
    #expect(host.drawnTexts.contains("line 100"))
    host.press(.pageUp)
    host.press(.pageUp)
    #expect(!host.drawnTexts.contains("line 100"))
  }

  @Test("A keystroke in a long text shapes the paragraph that it changes, and no other")
  func costOfKey() throws {
    let text: String = (1...10_000).map { "paragraph number \($0)" }.joined(separator: "\n")
    let host = try editor(text)
    host.focus("Notes")
    let input = try #require(host.graph.focus.current?.textInput as? TextInputNode)
    let before: Int = input.layoutCount
    host.type("x")
    #expect(input.layoutCount - before == 1)
    #expect(before < 60)
  }

  @Test("A style with a border shows the same editor")
  func styles() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) {
      Edited(remote, "one") { TextEditor(text: $0).textEditorStyle(.roundedBorder).accessibilityLabel("Notes") }
    }
    #expect(host.displayLines.contains { $0.contains("stroke") })
    host.focus("Notes")
    host.type("x")
    #expect(remote.value == "xone" || remote.value == "onex")
  }
}
