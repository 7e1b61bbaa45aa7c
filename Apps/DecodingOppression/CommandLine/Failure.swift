import DecodingOppression
import Foundation

/// Why the program ends without a result: one sentence that says what is wrong and what to do.
struct Failure: Error {
  var sentence: String
  var status: ExitStatus

  init(_ sentence: String, status: ExitStatus = .badInput) {
    self.sentence = sentence
    self.status = status
  }

  /// Takes over the sentence of an error about a file and adds the file's name where it lacks it.
  init(_ error: any Error, file: String) {
    let sentence: String = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    self.init(
      sentence.contains(file) ? sentence : "“\(file)”: \(sentence)",
      status: error is UnsupportedLanguage ? .noWordLists : .badInput)
  }
}

/// The exit status of the program.
enum ExitStatus: Int32 {
  case success = 0
  case badInput = 1
  case usage = 2
  case noWordLists = 3
}

extension String {
  /// The text on one line, without what would steer a terminal: names of files may hold anything.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator, .surrogate: "\u{FFFD}"
          case .format: scalar == "\u{200D}" || scalar == "\u{200C}" ? scalar : "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
