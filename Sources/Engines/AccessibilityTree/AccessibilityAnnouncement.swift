/// A message for the reader that moves no focus (behaviours 375, 380).
package struct AccessibilityAnnouncement: Hashable, Sendable {
  package enum Priority: Int, Hashable, Sendable, Comparable {
    case low
    case standard
    case high

    package static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
  }

  package var text: String
  package var priority: Priority
  package var speech: AccessibilitySpeechStyle

  package init(
    _ text: String, priority: Priority = .standard, speech: AccessibilitySpeechStyle = AccessibilitySpeechStyle()
  ) {
    self.text = text
    self.priority = priority
    self.speech = speech
  }
}

/// The announcements posted and those that a reader has yet to speak.
///
/// What is waiting is replaced by a new announcement of the same or a higher priority, as an interruption would, unless
/// the new one is marked as queued (behaviour 394); one of a lower priority always waits.
package struct AccessibilityAnnouncements: Hashable, Sendable {
  /// Everything posted, oldest first.
  package private(set) var log: [AccessibilityAnnouncement] = []
  /// What is to be spoken, in order.
  package private(set) var pending: [AccessibilityAnnouncement] = []

  package init() {}

  package mutating func post(_ announcement: AccessibilityAnnouncement) {
    log.append(announcement)
    if !announcement.speech.announcementsQueued {
      pending.removeAll { $0.priority <= announcement.priority && !$0.speech.announcementsQueued }
    }
    pending.append(announcement)
  }

  /// Hands over what is waiting, in order.
  package mutating func takePending() -> [AccessibilityAnnouncement] {
    defer { pending = [] }
    return pending
  }
}
