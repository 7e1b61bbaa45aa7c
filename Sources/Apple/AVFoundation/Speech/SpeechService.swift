import Diagnostics
import Foundation
import SpeechOutput
import Synchronization

/// How synthesizers reach Speech Dispatcher: each by a connection of its own, whose messages it can stop alone.
enum SpeechService {
  private static let overriding = Mutex<[String: String]?>(nil)
  private static let known = Mutex<[SpeechVoice]?>(nil)

  /// Where the server listens, for tests; nil for the environment of the program. Known voices are forgotten.
  static var environment: [String: String]? {
    get { overriding.withLock { $0 } }
    set {
      overriding.withLock { $0 = newValue }
      known.withLock { $0 = nil }
    }
  }

  /// A new connection; nil, and a word about it once, where no server answers.
  static func connect() -> SpeechDispatcher? {
    let language: String = Locale.current.language.languageCode?.identifier ?? "en"
    let found: SpeechDispatcher? = SpeechDispatcher.connect(
      language: language, environment: environment ?? ProcessInfo.processInfo.environment)
    if found == nil {
      Diagnostics.warnOnce("There is no voice: install speech-dispatcher, by which AVSpeechSynthesizer speaks.")
    }
    return found
  }

  /// The server's voices, by their languages; asked for once. Where no server answers the next call looks again.
  static func voices() -> [SpeechVoice] {
    if let voices = known.withLock({ $0 }) { return voices }
    guard let voices = connect()?.voices() else { return [] }
    let sorted: [SpeechVoice] = voices.sorted { ($0.language, $0.name) < ($1.language, $1.name) }
    known.withLock { $0 = sorted }
    return sorted
  }
}
