import AccessibilityTree
import Foundation

/// A receiver for the words of a reader, such as a voice.
package protocol SpeechOutput: AnyObject {
  /// Says utterances one after the other.
  ///
  /// - Parameters:
  ///   - interrupts: Whether the utterances take the place of those that are being said; otherwise they come behind them.
  ///   - then: Called on the main queue when all of it has been said, and not when it was interrupted.
  func say(_ utterances: [AccessibilityUtterance], interrupts: Bool, then: (@Sendable () -> Void)?)
  /// Falls silent at once.
  func stop()
}

/// Writes what would be said: a line for each utterance.
package final class SpeechTranscript: SpeechOutput {
  private let write: (String) -> Void

  /// - Parameter write: Takes each line; by default the standard output, at once.
  package init(
    write: @escaping (String) -> Void = { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
  ) {
    self.write = write
  }

  package func say(_ utterances: [AccessibilityUtterance], interrupts: Bool, then: (@Sendable () -> Void)?) {
    for utterance in utterances where !utterance.text.isEmpty {
      write(utterance.text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    then?()
  }

  package func stop() {}
}

/// Speaks and writes the same.
package final class SpeechAndTranscript: SpeechOutput {
  private let voice: any SpeechOutput
  private let transcript: SpeechTranscript

  package init(_ voice: any SpeechOutput, _ transcript: SpeechTranscript) {
    self.voice = voice
    self.transcript = transcript
  }

  package func say(_ utterances: [AccessibilityUtterance], interrupts: Bool, then: (@Sendable () -> Void)?) {
    transcript.say(utterances, interrupts: interrupts, then: nil)
    voice.say(utterances, interrupts: interrupts, then: then)
  }

  package func stop() { voice.stop() }
}
