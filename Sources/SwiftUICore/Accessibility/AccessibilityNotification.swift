import AccessibilityTree
import Foundation

/// What an app tells assistive technologies without changing what it shows.
public enum AccessibilityNotification {
  /// Words for the reader that move no focus (behaviours 375, 380).
  public struct Announcement {
    private let text: String

    public init(_ announcement: String) {
      text = announcement
    }

    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// Asks for the words to be spoken, in the window that was active last; without a window nobody listens.
    @MainActor @preconcurrency
    public func post() {
      ViewGraph.lastActive?.announce(AccessibilityAnnouncement(text))
    }
  }
}
