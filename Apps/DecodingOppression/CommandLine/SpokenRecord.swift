import DecodingOppression
import Foundation
import UITestSupport

/// The elements that a screen reader finds and its words for them, screen by screen.
@MainActor
struct SpokenRecord {
  private(set) var trees = ""
  private(set) var transcript = ""
  private var announced = 0

  /// Walks the screen that the window shows.
  mutating func add(_ app: HeadlessApp, title: String) {
    trees += Self.heading(title) + app.accessibilityText.trimmingCharacters(in: .newlines) + "\n\n"
    transcript += app.transcript(title: title)
    let new: ArraySlice<String> = app.announcements.dropFirst(announced)
    announced = app.announcements.count
    transcript += "\nAnnounced by itself\n\n"
    transcript += new.isEmpty ? "     (nothing)\n" : new.map { "     \($0)\n" }.joined()
    transcript += "\nThe cursor is on\n\n     \(app.focusedLabel ?? "(nothing yet)")\n\n\n"
  }

  private static func heading(_ title: String) -> String {
    title + "\n" + String(repeating: "=", count: title.count) + "\n\n"
  }
}
