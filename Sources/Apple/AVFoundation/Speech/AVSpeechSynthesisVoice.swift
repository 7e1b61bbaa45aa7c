import Foundation
import SpeechOutput

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced = 2
  case premium = 3
}

/// The gender that a voice sounds like.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified = 0
  case male = 1
  case female = 2
}

/// A voice that speaks a language: one of those that Speech Dispatcher has. Where that is not installed there is none.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language and region, such as "en-GB".
  public let language: String
  /// The name by which the voice is found again: it begins with "org.rotor.voice.".
  public let identifier: String
  /// The name that people read.
  public let name: String
  /// How good the voice is: `default`, as Speech Dispatcher does not say.
  public let quality: AVSpeechSynthesisVoiceQuality = .default
  /// The gender that the voice sounds like, where its variant says so.
  public let gender: AVSpeechSynthesisVoiceGender
  /// The voice by the name that the server gives it.
  let voice: SpeechVoice

  init(_ voice: SpeechVoice) {
    self.voice = voice
    language = Self.code(voice.language)
    identifier = "org.rotor.voice.\(Self.code(voice.language)).\(voice.name)"
    name = voice.name
    let variant: String = voice.variant.lowercased()
    gender = variant.hasPrefix("female") ? .female : variant.hasPrefix("male") ? .male : .unspecified
  }

  /// The voice with an identifier.
  ///
  /// - Parameter identifier: Nil is returned for one that no voice has.
  public convenience init?(identifier: String) {
    guard let found = Self.speechVoices().first(where: { $0.identifier == identifier }) else { return nil }
    self.init(found.voice)
  }

  /// A voice of a language: of its region, or else of another one.
  ///
  /// - Parameter language: Such as "en-GB" or "en"; nil takes the person's. Nil is returned where no voice speaks it.
  public convenience init?(language: String?) {
    let wanted: String = Self.code(language ?? Self.currentLanguageCode())
    let voices: [AVSpeechSynthesisVoice] = Self.speechVoices()
    let base: Substring = wanted.prefix { $0 != "-" }
    guard
      let found = voices.first(where: { $0.language == wanted })
        ?? voices.first(where: { $0.language.prefix { $0 != "-" } == base })
    else { return nil }
    self.init(found.voice)
  }

  /// All voices, by their languages. The first call waits for Speech Dispatcher, which it starts where it does not run.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    SpeechService.voices().map { AVSpeechSynthesisVoice($0) }
  }

  /// The person's language and region, such as "en-US".
  open class func currentLanguageCode() -> String { code(Locale.current.identifier(.bcp47)) }

  /// The form of Apple's for a language and a region, "en-GB": servers write "en-gb" and "en_GB".
  static func code(_ language: String) -> String {
    let parts: [Substring] = language.split { $0 == "-" || $0 == "_" }
    return parts.enumerated().map { index, part in
      index == 0 ? part.lowercased() : part.count == 2 ? part.uppercased() : String(part)
    }
    .joined(separator: "-")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? AVSpeechSynthesisVoice)?.voice == voice }
  open override var hash: Int { voice.hashValue }
  open override var description: String { "AVSpeechSynthesisVoice \(identifier)" }
}
