import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing

/// Views that are shown large while they are pressed.
@MainActor
@Suite("Large content")
struct LargeContentTests {
  private final class Notes {
    private var words: [String] = []

    nonisolated init() {}

    func note(_ word: String) { words.append(word) }

    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  private struct Bar: View {
    let notes: Notes
    @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled
    var body: some View {
      Button(isEnabled ? "On" : "Off") { notes.note("action") }
        .buttonStyle(.plain)
        .frame(width: 60, height: 40)
        .accessibilityShowsLargeContentViewer { Label("Undo the last change", systemImage: "arrow.uturn.backward") }
    }
  }

  private func bar(_ notes: Notes, textSize: Int) throws -> HeadlessHost {
    var settings = HostSettings()
    settings.idiom = .desktop
    settings.textSize = textSize
    return try HeadlessHost(
      root: Bar(notes: notes), settings: settings, window: HostWindow(size: CGSize(width: 400, height: 400)))
  }

  private let center = CGPoint(x: 200, y: 200)

  @Test("Large texts: a view is shown large while it is pressed for half a second (90)")
  func pressed() throws {
    let notes = Notes()
    let host = try bar(notes, textSize: 11)
    #expect(host.drawnTexts == ["On"])
    host.down(at: center)
    host.advance(by: .milliseconds(400))
    #expect(host.drawnTexts == ["On"])
    host.advance(by: .seconds(1))
    #expect(host.drawnTexts.joined(separator: " ") == "On Undo the last change")
    #expect(host.labels == ["On"], "a screen reader meets the element alone")
    host.lift(at: center)
    host.advance(by: .seconds(1))
    #expect(host.drawnTexts == ["On"])
    #expect(notes.take() == ["action"], "what the view does when it is released, it does")
  }

  @Test("A short press, and one at a usual size of texts, show nothing large")
  func short() throws {
    let notes = Notes()
    let host = try bar(notes, textSize: 11)
    host.down(at: center)
    host.lift(at: center)
    host.advance(by: .seconds(1))
    #expect(host.drawnTexts == ["On"] && notes.take() == ["action"])
    let usual = try bar(notes, textSize: 3)
    usual.down(at: center)
    usual.advance(by: .seconds(2))
    #expect(usual.drawnTexts == ["Off"])
  }

  @Test("Without another view the view itself is shown large")
  func itself() throws {
    var settings = HostSettings()
    settings.textSize = 11
    let host = try HeadlessHost(
      root: Text("7").frame(width: 60, height: 60).accessibilityShowsLargeContentViewer(), settings: settings,
      window: HostWindow(size: CGSize(width: 400, height: 400)))
    host.down(at: center)
    host.advance(by: .seconds(1))
    #expect(host.drawnTexts == ["7", "7"])
    #expect(host.labels == ["7"])
  }
}
