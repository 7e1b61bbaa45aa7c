import AccessibilityTree
import Foundation

/// What an app tells assistive technologies without changing what it shows.
public enum AccessibilityNotification {
  /// Words for the reader that move no focus (behaviours 375, 380).
  public struct Announcement {
    private let announcement: AccessibilityAnnouncement

    public init(_ announcement: String) {
      self.announcement = AccessibilityAnnouncement(announcement)
    }

    /// Words with a priority: set `accessibilitySpeechAnnouncementPriority` on them.
    public init(_ announcement: AttributedString) {
      let priority = announcement.accessibilitySpeechAnnouncementPriority ?? .default
      self.announcement = AccessibilityAnnouncement(String(announcement.characters), priority: priority.level)
    }

    /// Asks for the words to be spoken, in the window that was active last; without a window nobody listens.
    @MainActor @preconcurrency
    public func post() {
      ViewGraph.lastActive?.announce(announcement)
    }
  }

  /// A part of the screen has changed: words are spoken, the cursor stays.
  public struct LayoutChanged {
    private let words: String?

    public init(_ argument: Any? = nil) {
      words = AccessibilityNotification.words(in: argument)
    }

    @MainActor @preconcurrency
    public func post() {
      words.map { ViewGraph.lastActive?.announce(AccessibilityAnnouncement($0)) }
    }
  }

  /// A new screen has come up: words are spoken, and the cursor goes to the first element (behaviour 368).
  public struct ScreenChanged {
    private let words: String?

    public init(_ argument: Any? = nil) {
      words = AccessibilityNotification.words(in: argument)
    }

    @MainActor @preconcurrency
    public func post() {
      words.map { ViewGraph.lastActive?.announce(AccessibilityAnnouncement($0)) }
      ViewGraph.lastActive?.accessibility.moveFocusToFirst()
    }
  }

  /// The content has been scrolled: the words say where to, such as "Page 2 of 5".
  public struct PageScrolled {
    private let words: String

    public init(_ message: String) {
      words = message
    }

    public init(_ message: AttributedString) {
      words = String(message.characters)
    }

    @MainActor @preconcurrency
    public func post() {
      ViewGraph.lastActive?.announce(AccessibilityAnnouncement(words))
    }
  }

  private static func words(in argument: Any?) -> String? {
    if let words = argument as? AttributedString { return String(words.characters) }
    return argument as? String
  }
}

/// How urgent spoken words are (behaviour 380).
public enum AccessibilitySpeechAnnouncementPriorityAttribute: AttributedStringKey {
  public enum Value: Hashable, Sendable {
    case low
    case `default`
    case high

    var level: AccessibilityAnnouncement.Priority {
      switch self {
      case .low: .low
      case .default: .standard
      case .high: .high
      }
    }
  }

  public static let name: String = "accessibilitySpeechAnnouncementPriority"
}

extension AttributedString {
  /// How urgent the words are when they are announced.
  public var accessibilitySpeechAnnouncementPriority: AccessibilitySpeechAnnouncementPriorityAttribute.Value? {
    get { self[AccessibilitySpeechAnnouncementPriorityAttribute.self] }
    set { self[AccessibilitySpeechAnnouncementPriorityAttribute.self] = newValue }
  }
}
