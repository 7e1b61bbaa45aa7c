import Foundation

/// The events of a spoken message, from its beginning to its end.
package enum SpeechEvent: Hashable, Sendable {
  case begin
  case end
  case cancel
  case pause
  case resume
  /// Speech came to the mark of this name.
  case mark(String)

  init?(_ reply: SpeechReply) {
    switch reply.code {
    case 700 where reply.data.count > 2: self = .mark(reply.data[2])
    case 701: self = .begin
    case 702: self = .end
    case 703: self = .cancel
    case 704: self = .pause
    case 705: self = .resume
    default: return nil
    }
  }
}

/// A text to be said, and how.
package struct SpeechMessage: Sendable {
  /// The text as SSML, with marks where something is to be told.
  package var markup: String
  /// A voice by the name that the server gives it; nil for the one of the language.
  package var voice: String?
  /// The language, such as "en" or "en-gb"; nil leaves the one before.
  package var language: String?
  /// From -100 to 100, 0 being as the person has it.
  package var rate: Int = 0
  /// From -100 to 100, 0 being as the person has it.
  package var pitch: Int = 0
  /// From -100, which is silent, to 100.
  package var volume: Int = 100

  package init(markup: String) { self.markup = markup }
}

/// A voice of the server's.
package struct SpeechVoice: Hashable, Sendable {
  package var name: String
  package var language: String
  /// Such as "female1", or "none".
  package var variant: String

  package init(name: String, language: String, variant: String) {
    self.name = name
    self.language = language
    self.variant = variant
  }
}

extension SpeechDispatcher {
  /// Says a text after those before it, and tells what becomes of it, on a queue of its own.
  ///
  /// - Parameter follow: Is told of the message until it ends or is cancelled; at once of a cancellation when the server does not
  ///   take it.
  package func say(_ message: SpeechMessage, follow: @escaping @Sendable (SpeechEvent) -> Void) {
    queue.async { [self] in
      set("SSML_MODE", "on")
      set("NOTIFICATION INDEX_MARKS", "ON")
      set("NOTIFICATION BEGIN", "ON")
      set("NOTIFICATION PAUSE", "ON")
      set("NOTIFICATION RESUME", "ON")
      if let language = message.language { set("LANGUAGE", language) }
      if let voice = message.voice { set("SYNTHESIS_VOICE", voice) }
      set("RATE", "\(min(max(message.rate, -100), 100))")
      set("PITCH", "\(min(max(message.pitch, -100), 100))")
      set("VOLUME", "\(min(max(message.volume, -100), 100))")
      guard let id = speak(message.markup) else { return follow(.cancel) }
      // Events are taken on this queue: none of this message has been taken yet.
      followers[id] = follow
    }
  }

  /// Lets the message that is being said stand still where it can.
  package func pause() { queue.async { self.ask("PAUSE self") } }

  /// Lets the message go on that stands still.
  package func resume() { queue.async { self.ask("RESUME self") } }

  /// The voices that the server has; waits for its answer.
  package func voices() -> [SpeechVoice] {
    let lines: [String] = queue.sync { ask("LIST SYNTHESIS_VOICES")?.data ?? [] }
    return lines.compactMap { line in
      let parts: [String] = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 1, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      return SpeechVoice(name: parts[0], language: parts[1], variant: parts.count > 2 ? parts[2] : "none")
    }
  }

  /// Tells the server a setting that differs from what it was told last.
  private func set(_ name: String, _ value: String) {
    guard settings[name] != value else { return }
    settings[name] = value
    ask("SET self \(name) \(value)")
  }
}
