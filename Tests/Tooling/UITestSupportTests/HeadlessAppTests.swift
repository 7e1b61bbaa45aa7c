import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// The driver that tests of apps use.
@MainActor
@Suite("Headless apps", .serialized)
struct HeadlessAppTests {
  private struct Screen: View {
    @State private var count = 0
    @Environment(\.timeZone) private var timeZone: TimeZone
    @AccessibilityFocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Button("Count") { count += 1 }.accessibilityFocused($isFocused)
        Text("\(count)")
        Text(timeZone.identifier)
        Text(isFocused ? "cursor" : "none")
        Button("Say") { AccessibilityNotification.Announcement("said").post() }
      }
    }
  }

  @Test("Things are found and used by what they are called, or by where they are")
  func using() throws {
    var settings = HeadlessApp.Settings()
    settings.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let app = try HeadlessApp(size: CGSize(width: 200, height: 200), settings: settings) { Screen() }
    #expect(app.contains(label: "Asia/Tokyo"))
    #expect(app.tap(label: "Count") && !app.tap(label: "Nothing"))
    #expect(app.contains(label: "1"))
    #expect(!app.tap(at: CGPoint(x: 1, y: 1)))
    #expect(app.moveCursor(toLabel: "Count") && !app.moveCursor(toLabel: "Nothing"))
    #expect(app.focusedLabel == "Count" && app.contains(label: "cursor"))
    #expect(app.tap(label: "Say") && app.announcements == ["said"])
  }

  @Test("A window is photographed at its scale, and may change its size")
  func picture() throws {
    var settings = HeadlessApp.Settings()
    settings.displayScale = 3
    let app = try HeadlessApp(size: CGSize(width: 20, height: 10), settings: settings) { Color.red }
    let data: Data = try app.pngData()
    // The header of a PNG file has the size in pixels.
    let sides: [Int] = [16, 20].map { data[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(sides == [60, 30])
    app.resize(to: CGSize(width: 40, height: 10))
    #expect(app.size == CGSize(width: 40, height: 10) && app.displayListText.contains("0 0 40 10"))
  }

  @Test("Time is that of a clock, which may be shared")
  func time() throws {
    let clock = VirtualClock()
    let app = try HeadlessApp(size: CGSize(width: 20, height: 10), clock: clock) { Color.red }
    let start = app.clock.now
    app.advance(by: .seconds(2))
    #expect(start.duration(to: clock.now) == .seconds(2))
  }

  @Test("The parts of a frame can be asked for one by one")
  func parts() throws {
    struct Root: View {
      let remote: Remote<Int>
      @State private var count = 0
      var body: some View { Text("\(count)").handing($count, to: remote) }
    }
    let remote = Remote<Int>()
    let app = try HeadlessApp(size: CGSize(width: 100, height: 20)) { Root(remote: remote) }
    remote.value = 5
    app.updateViews()
    app.updateDrawing()
    #expect(app.displayListText.contains("\"5\""))
    #expect(app.updateAccessibilityTree() > 0)
    #expect(app.updateAccessibilityTree() == 0)
    #expect(app.buildAccessibilityTree() == 1)
  }

  @Test("A reader goes through the elements, says words of each, and begins anew behind the last")
  func readerThroughElements() throws {
    let app = try HeadlessApp {
      VStack {
        Text("one")
        Text("two words")
        Text("three more words")
      }
    }
    let next: () -> Int = app.readerThroughElements()
    let counts: [Int] = [next(), next(), next(), next()]
    #expect(counts == [2, 3, 1, 2])
  }
}
