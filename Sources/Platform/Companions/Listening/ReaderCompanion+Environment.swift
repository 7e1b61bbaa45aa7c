import AssistiveTechnologies
import Foundation
import SpeechOutput

extension ReaderCompanion {
  /// The reader that the environment asks for; nil for none.
  ///
  /// `ROTOR_LISTEN=speak` speaks through Speech Dispatcher, and writes the words where there is none; `print` writes them in any
  /// case. `./rotor listen` sets it.
  package convenience init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let wish = environment["ROTOR_LISTEN"], !wish.isEmpty, wish != "0" else { return nil }
    let (output, isSilent): (any SpeechOutput, Bool) = Self.output(wish, SpeechTranscript(), environment)
    if isSilent, wish != "print" { Self.tell(Self.noVoice) }
    self.init(output)
  }

  /// The sentence for a person who asked for a voice where there is none.
  static let noVoice: String =
    "Speech Dispatcher does not answer (apt install speech-dispatcher): the words are written here."

  /// The output of a reader.
  ///
  /// - Parameters:
  ///   - wish: `print` writes the words in any case; everything else where there is no voice.
  ///   - transcript: Writes the words.
  /// - Returns: The output, and whether there is no voice.
  static func output(
    _ wish: String, _ transcript: SpeechTranscript, _ environment: [String: String]
  ) -> (output: any SpeechOutput, isSilent: Bool) {
    let language: String = Locale.current.language.languageCode?.identifier ?? "en"
    guard let voice = SpeechDispatcher.connect(language: language, environment: environment) else {
      return (transcript, true)
    }
    return (wish == "print" ? SpeechAndTranscript(voice, transcript) : voice as any SpeechOutput, false)
  }

  /// Lists the keys for the person who started the program.
  package static func listKeys(inTerminal: Bool) {
    tell(ListenCommand.table(inTerminal: inTerminal) + "\n")
  }

  private static func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
