import Foundation
import SpeechOutput
import Synchronization

/// Says texts aloud, one after the other, through Speech Dispatcher, which speaks to the person's screen reader as well.
///
/// ```swift
/// let synthesizer = AVSpeechSynthesizer()
/// synthesizer.speak(AVSpeechUtterance(string: "Three new messages"))
/// ```
///
/// Where Speech Dispatcher is not installed utterances are cancelled as soon as they are asked for, so that nobody waits for their
/// end. `SpeechQueue` keeps what waits; its lock makes calls from all threads safe.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  private let queue = SpeechQueue()

  /// Is told what becomes of utterances, on the main queue.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  public override init() {
    super.init()
    queue.tell = { [weak self] event, utterance in
      DispatchQueue.main.async { [weak self] in self?.tell(event, utterance) }
    }
  }

  deinit { queue.stop(at: .immediate) }

  /// Whether an utterance is being said or waits; also while speech is paused.
  open var isSpeaking: Bool { queue.isSpeaking }
  /// Whether speech is paused.
  open var isPaused: Bool { queue.isPaused }

  /// Says an utterance after those before it. One that waits already is not taken twice.
  open func speak(_ utterance: AVSpeechUtterance) { queue.add(utterance) }

  /// Ends speech; what waits is not said.
  ///
  /// - Parameter boundary: Whether the word is ended first.
  /// - Returns: Whether anything was being said.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { queue.stop(at: boundary) }

  /// Lets speech stand still.
  ///
  /// - Parameter boundary: Whether the word is ended first.
  /// - Returns: Whether anything was being said.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { queue.pause(at: boundary) }

  /// Goes on with speech that was paused.
  ///
  /// - Returns: Whether it was paused.
  @discardableResult
  open func continueSpeaking() -> Bool { queue.resume() }

  private func tell(_ event: SpeechQueue.Event, _ utterance: AVSpeechUtterance) {
    switch event {
    case .start: delegate?.speechSynthesizer(self, didStart: utterance)
    case .finish: delegate?.speechSynthesizer(self, didFinish: utterance)
    case .pause: delegate?.speechSynthesizer(self, didPause: utterance)
    case .goOn: delegate?.speechSynthesizer(self, didContinue: utterance)
    case .cancel: delegate?.speechSynthesizer(self, didCancel: utterance)
    case .word(let range):
      delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance)
    }
  }
}
