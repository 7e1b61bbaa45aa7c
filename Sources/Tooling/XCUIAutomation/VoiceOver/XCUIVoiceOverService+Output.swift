import AccessibilityTree

extension XCUIVoiceOverService {
  /// What came of one step of the reader.
  ///
  /// Apple's has `utterance` alone. Two outputs are equal when they say and report the same, whatever their element.
  @MainActor
  public final class Output {
    /// All that is spoken, such as "Scores. Volume: 50%. Adjustable."; empty where nothing new is to be said.
    public nonisolated let utterance: String
    /// What apps asked to be announced during the step, oldest first.
    public nonisolated let announcements: [String]
    /// Whether a move found nothing further: the cursor stayed where it was, and its speech is repeated.
    public nonisolated let reachedEnd: Bool
    /// Whether the app took the action; true after moves that found something.
    public nonisolated let wasPerformed: Bool
    /// The element or container under the cursor after the step; nil where there is none.
    public let element: XCUIElement?

    init(
      utterance: String, announcements: [String], reachedEnd: Bool, wasPerformed: Bool, element: XCUIElement?
    ) {
      self.utterance = utterance
      self.announcements = announcements
      self.reachedEnd = reachedEnd
      self.wasPerformed = wasPerformed
      self.element = element
    }
  }
}

extension XCUIVoiceOverService.Output: Hashable {
  public nonisolated static func == (left: XCUIVoiceOverService.Output, right: XCUIVoiceOverService.Output) -> Bool {
    left.utterance == right.utterance && left.announcements == right.announcements
      && left.reachedEnd == right.reachedEnd && left.wasPerformed == right.wasPerformed
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(utterance)
    hasher.combine(announcements)
  }
}

extension XCUIVoiceOverService.Output: CustomStringConvertible, CustomDebugStringConvertible {
  public nonisolated var description: String { utterance }

  public nonisolated var debugDescription: String {
    var line: String = "\"\(utterance)\""
    if reachedEnd { line += ", end" }
    if !wasPerformed, !reachedEnd { line += ", not performed" }
    if !announcements.isEmpty { line += ", announced: " + announcements.joined(separator: " | ") }
    return line
  }
}

/// Joins what is said of containers and of the element to one text, with a stop after each but the last.
func spokenText(_ utterances: [AccessibilityUtterance]) -> String {
  let texts: [String] = utterances.map(\.text).filter { !$0.isEmpty }
  return texts.enumerated().map { index, text in
    let isEnded: Bool = text.last.map { ".!?…:;,".contains($0) } ?? true
    return index == texts.count - 1 || isEnded ? text : text + "."
  }
  .joined(separator: " ")
}
