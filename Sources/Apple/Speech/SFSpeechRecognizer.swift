@_exported import AVFoundation
import Foundation

/// Whether the person lets the program recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// Would turn speech into text. Nothing here recognizes speech: there is no recognizer of any language, as on Apple's systems for
/// languages that they do not know, and the right to use one is restricted.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// Whether recognition can be used now.
  open var isAvailable: Bool { false }
  /// The language.
  public let locale: Locale

  /// Nil: no language is recognized.
  ///
  /// - Parameter locale: The person's by default. (An initializer without parameters would override that of `NSObject`, which
  ///   never fails.)
  public init?(locale: Locale = .current) { return nil }

  /// None.
  open class func supportedLocales() -> Set<Locale> { [] }

  /// `restricted`: no person can permit it.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }

  /// Tells, on a queue of the system's, that recognition is restricted.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { handler(.restricted) }
  }

  /// A task that has failed; nobody can call it, as there is no recognizer.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

/// A request for the recognition of speech.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Whether text is told before it is certain.
  open var shouldReportPartialResults: Bool = true
  /// Whether nothing may leave the machine.
  open var requiresOnDeviceRecognition: Bool = false
  /// Words that are likely.
  open var contextualStrings: [String] = []
}

/// Sound from the microphone, to be recognized.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Takes sound; none comes here.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

  /// Ends the sound.
  open func endAudio() {}
}

/// Recognition under way; none ever is.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// True: it ends before it begins.
  open var isCancelled: Bool { true }

  open func cancel() {}
  open func finish() {}
}

/// Text that was heard; none is made here.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely text.
  public let bestTranscription: SFTranscription
  /// Whether it stays so.
  public let isFinal: Bool

  init(bestTranscription: SFTranscription, isFinal: Bool) {
    self.bestTranscription = bestTranscription
    self.isFinal = isFinal
  }
}

/// A text that was heard; none is made here.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  public let formattedString: String

  init(formattedString: String) { self.formattedString = formattedString }
}
