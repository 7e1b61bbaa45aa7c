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
    let language: String = Locale.current.language.languageCode?.identifier ?? "en"
    let voice: SpeechDispatcher? = SpeechDispatcher.connect(language: language, environment: environment)
    let transcript = SpeechTranscript()
    guard let voice else {
      if wish != "print" {
        Self.tell("Speech Dispatcher does not answer (apt install speech-dispatcher): the words are written here.")
      }
      self.init(transcript)
      return
    }
    self.init(wish == "print" ? SpeechAndTranscript(voice, transcript) : voice as any SpeechOutput)
  }

  /// Lists the keys for the person who started the program.
  package static func listKeys(inTerminal: Bool) {
    tell(ListenCommand.table(inTerminal: inTerminal) + "\n")
  }

  private static func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
