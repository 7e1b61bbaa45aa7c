import Foundation
import SpeechOutput

/// The utterances of a synthesizer: the one that is said, and those that wait.
///
/// Its state belongs to the lock; events leave it in the order in which they happen.
final class SpeechQueue: @unchecked Sendable {
  enum Event: Equatable, Sendable {
    case start, finish, pause, goOn, cancel
    case word(NSRange)
  }

  /// Where the person of the synthesizer is told; set once, before anything is said.
  var tell: @Sendable (Event, AVSpeechUtterance) -> Void = { _, _ in }

  private let lock = NSRecursiveLock()
  /// Reaches the server, which may have to start first: never on the caller's thread.
  private let work = DispatchQueue(label: "rotor.synthesizer")
  private var speech: SpeechDispatcher?
  /// The first one is said.
  private var utterances: [AVSpeechUtterance] = []
  private var words: [NSRange] = []
  /// Counts what ends the messages so far: events of older ones are not followed.
  private var generation: Int = 0
  private var paused: Bool = false
  /// The action that waits until the word that is being spoken ends: a pause or a stop.
  private var atWord: (() -> Void)?

  var isSpeaking: Bool { lock.withLock { !utterances.isEmpty } }
  var isPaused: Bool { lock.withLock { paused } }

  func add(_ utterance: AVSpeechUtterance) {
    lock.withLock {
      guard !utterances.contains(where: { $0 === utterance }) else { return }
      utterances.append(utterance)
      if utterances.count == 1 { begin(utterance) }
    }
  }

  @discardableResult
  func stop(at boundary: AVSpeechBoundary) -> Bool {
    lock.withLock {
      guard !utterances.isEmpty else { return false }
      if boundary == .word, !paused, !words.isEmpty {
        atWord = { [weak self] in self?.cancelAll() }
      } else {
        cancelAll()
      }
      return true
    }
  }

  func pause(at boundary: AVSpeechBoundary) -> Bool {
    lock.withLock {
      guard !utterances.isEmpty, !paused else { return false }
      if boundary == .word, !words.isEmpty {
        atWord = { [weak self] in self?.pauseNow() }
      } else {
        pauseNow()
      }
      return true
    }
  }

  func resume() -> Bool {
    lock.withLock {
      guard paused else { return false }
      paused = false
      speech?.resume()
      if let utterance = utterances.first { tell(.goOn, utterance) }
      return true
    }
  }

  private func pauseNow() {
    guard let utterance = utterances.first, !paused else { return }
    paused = true
    speech?.pause()
    tell(.pause, utterance)
  }

  private func cancelAll() {
    generation += 1
    (atWord, words, paused) = (nil, [], false)
    speech?.stop()
    for utterance in utterances { tell(.cancel, utterance) }
    utterances = []
  }

  private func begin(_ utterance: AVSpeechUtterance) {
    let (message, ranges): (SpeechMessage, [NSRange]) = utterance.message()
    let current: Int = generation
    let delay: TimeInterval = utterance.preUtteranceDelay
    work.asyncAfter(deadline: .now() + (delay.isFinite ? max(0, delay) : 0)) { [weak self] in
      self?.say(message, ranges, utterance, current)
    }
  }

  private func say(_ message: SpeechMessage, _ ranges: [NSRange], _ utterance: AVSpeechUtterance, _ current: Int) {
    let connected: SpeechDispatcher? = lock.withLock { speech } ?? SpeechService.connect()
    lock.withLock {
      speech = connected
      guard current == generation else { return }
      guard let connected else { return cancelAll() }
      words = ranges
      connected.say(message) { [weak self] event in self?.take(event, utterance, current) }
    }
  }

  private func take(_ event: SpeechEvent, _ utterance: AVSpeechUtterance, _ current: Int) {
    lock.withLock {
      guard current == generation, utterances.first === utterance else { return }
      switch event {
      case .begin: tell(.start, utterance)
      case .mark(let name):
        atWord?()
        atWord = nil
        guard current == generation, let index = Int(name), words.indices.contains(index) else { return }
        tell(.word(words[index]), utterance)
      case .end: end(utterance, .finish)
      // Something else of the server's took its place: the screen reader's words, or it is gone.
      case .cancel: end(utterance, .cancel)
      case .pause, .resume: break
      }
    }
  }

  private func end(_ utterance: AVSpeechUtterance, _ event: Event) {
    let wish: (() -> Void)? = atWord
    (atWord, words) = (nil, [])
    generation += 1
    utterances.removeFirst()
    tell(event, utterance)
    wish?()
    guard let next = utterances.first else {
      paused = false
      return
    }
    let current: Int = generation
    let delay: TimeInterval = utterance.postUtteranceDelay
    work.asyncAfter(deadline: .now() + (delay.isFinite ? max(0, delay) : 0)) { [weak self] in
      guard let self else { return }
      lock.withLock { if current == self.generation { self.begin(next) } }
    }
  }
}
