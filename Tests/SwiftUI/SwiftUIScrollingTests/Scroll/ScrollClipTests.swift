import SwiftUI
import Testing
import UITestSupport

/// What a scroll view cuts off.
@MainActor
struct ScrollClipTests {
  @Test("A scroll view's content goes on under the safe area that it touches, and is cut where it does not")
  func clip() throws {
    let whole = try HeadlessApp(idiom: .phone) {
      ScrollView { Color.red.frame(height: 2000) }
    }
    #expect(clip(of: whole) == "0 0 393 852")
    let below = try HeadlessApp(idiom: .phone) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 41)
        ScrollView { Color.red.frame(height: 2000) }
      }
    }
    #expect(clip(of: below) == "0 100 393 752")
  }

  /// The rectangle of the first clip, as the display list writes it.
  private func clip(of app: HeadlessApp) -> String? {
    let line: Substring? = app.displayListText.split(separator: "\n").first { $0.contains("group clip") }
    return line.map { $0.split(separator: " ").drop { Double($0) == nil }.joined(separator: " ") }
  }
}
