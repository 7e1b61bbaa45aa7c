import Foundation
import SpeechOutput

/// The slowest rate of speech.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The rate at which the person has speech.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be said, with what says it and how.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The text with what it was made with; attributes change nothing of how it is said.
  public let attributedSpeechString: NSAttributedString
  /// The voice that speaks the utterance; nil for the voice that the person chose.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, from 0 to 1; 0.5 is as the person has it. What lies outside counts as the nearest.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// How high, from 0.5 to 2 times the voice's own pitch; 1 by default.
  open var pitchMultiplier: Float = 1
  /// How loud, from 0 to 1, the default.
  open var volume: Float = 1
  /// Whether the person's settings of a screen reader count before those here: they do not, as speech here has one set.
  open var prefersAssistiveTechnologySettings: Bool = false
  /// Seconds of silence before the text.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence after the text, before the next.
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
  }

  public init(attributedString: NSAttributedString) {
    speechString = attributedString.string
    attributedSpeechString = attributedString
  }

  /// What Speech Dispatcher is told: each word with a mark of its number, so that it tells when it says the word.
  func message() -> (message: SpeechMessage, words: [NSRange]) {
    var words: [NSRange] = []
    var markup: String = "<speak>"
    var end: String.Index = speechString.startIndex
    for range in SpeechWords.ranges(in: speechString) {
      markup += SpeechWords.escaped(speechString[end..<range.lowerBound])
      markup += "<mark name=\"\(words.count)\"/>" + SpeechWords.escaped(speechString[range])
      words.append(NSRange(range, in: speechString))
      end = range.upperBound
    }
    markup += SpeechWords.escaped(speechString[end...]) + "</speak>"
    var message = SpeechMessage(markup: markup)
    message.voice = voice?.voice.name
    message.language = voice?.voice.language
    message.rate = Self.scaled((Self.limited(rate, 0, 1, 0.5) - 0.5) * 200)
    message.pitch = Self.scaled(log2(Self.limited(pitchMultiplier, 0.5, 2, 1)) * 100)
    message.volume = Self.scaled(Self.limited(volume, 0, 1, 1) * 200 - 100)
    return (message, words)
  }

  private static func scaled(_ value: Float) -> Int { Int(value.rounded()) }

  private static func limited(_ value: Float, _ least: Float, _ most: Float, _ usual: Float) -> Float {
    value.isNaN ? usual : min(max(value, least), most)
  }
}

/// Words of texts, as speech is told of them.
enum SpeechWords {
  /// The parts between blanks and line ends.
  static func ranges(in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start: String.Index?
    for index in text.indices {
      if text[index].isWhitespace {
        if let from = start { found.append(from..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { found.append(start..<text.endIndex) }
    return found
  }

  /// The text with what means something in XML written as entities; signs that XML forbids are left out.
  static func escaped(_ text: Substring) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
