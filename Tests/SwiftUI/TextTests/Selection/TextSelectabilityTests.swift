import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Selecting in texts", .serialized)
struct TextSelectabilityTests {
  private let desktop = HostSettings(idiom: .desktop)

  private func fills(_ host: HeadlessHost) -> Int { host.displayLines.count { $0.contains("fill") } }

  @Test("A drag selects, Control-C copies, and Escape ends the selection")
  func dragging() throws {
    let host = try window(settings: desktop) { Text("one two three").textSelection(.enabled) }
    let frame = try #require(host.frame("one two three"))
    host.change {
      host.drag(from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
    }
    #expect(fills(host) == 1)
    #expect(host.selectedText == "one two three")
    host.press(.character("c"), modifiers: .command)
    #expect(host.copiedTexts == ["one two three"])
    host.change { host.press(.escape) }
    #expect(fills(host) == 0)
  }

  @Test("A double click selects a word, a third one the paragraph, and keys with Shift extend")
  func clicks() throws {
    let host = try window(settings: desktop) { Text("one two three").textSelection(.enabled) }
    let frame = try #require(host.frame("one two three"))
    host.click(at: CGPoint(x: frame.minX + 5, y: frame.midY), count: 2)
    #expect(host.selectedText == "one")
    host.press(.right, modifiers: [.shift, .command])
    host.press(.character("c"), modifiers: .command)
    #expect(host.copiedTexts == ["one two"])
    host.advance(by: .seconds(1))
    host.click(at: CGPoint(x: frame.minX + 5, y: frame.midY), count: 3)
    #expect(host.selectedText == "one two three")
  }

  @Test("A text has a selection of its own, which goes when another one is selected in")
  func oneSelection() throws {
    let host = try window(settings: desktop) {
      VStack {
        Text("first")
        Text("second")
      }
      .textSelection(.enabled)
    }
    for label in ["first", "second"] {
      let frame = try #require(host.frame(label))
      host.change { host.click(at: CGPoint(x: frame.midX, y: frame.midY), count: 2) }
      #expect(host.selectedText == label)
      #expect(fills(host) == 1)
      host.advance(by: .seconds(1))
    }
  }

  @Test("Texts of controls belong to these, and nothing is selected where it is not allowed")
  func controls() throws {
    let notes = EventRecorder()
    let host = try window(settings: desktop) {
      VStack {
        Button("Press") { notes.note("pressed") }
        Text("allowed")
        Text("plain").textSelection(.disabled)
      }
      .textSelection(.enabled)
    }
    let button = try #require(host.frame("Press"))
    host.click(at: CGPoint(x: button.midX, y: button.midY))
    #expect(notes.take() == ["pressed"])
    let plain = try #require(host.frame("plain"))
    host.drag(from: CGPoint(x: plain.minX, y: plain.midY), to: CGPoint(x: plain.maxX, y: plain.midY))
    #expect(host.selectedText == nil)
    host.press(.tab)
    #expect(host.graph.focus.current?.control != nil, "Tab goes to the button and not to the text")
  }

  @Test("A finger that rests selects a word, a tap takes the selection away")
  func finger() throws {
    let host = try window { Text("one two three").textSelection(.enabled) }
    let frame = try #require(host.frame("one two three"))
    let place = CGPoint(x: frame.minX + 5, y: frame.midY)
    host.press(at: place, for: .seconds(0.6))
    #expect(fills(host) == 1)
    #expect(host.selectedText == "one")
    host.advance(by: .seconds(1))
    host.click(at: place)
    #expect(fills(host) == 0)
  }

  @Test("A link in a text that can be selected is opened by a click")
  func link() throws {
    let host = try window(settings: desktop) {
      Text("see [here](https://example.org)").textSelection(.enabled)
    }
    let frame = try #require(host.frame("see here"))
    host.click(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
    #expect(host.openedURLs.count == 1)
  }
}
