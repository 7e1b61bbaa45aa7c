import Foundation

/// Why a document that was read has no score: there are no word lists for its language.
public struct UnsupportedLanguage: LocalizedError, Equatable, Sendable {
  public var fileName: String
  /// The code of the document's language.
  public var language: String
  /// The code of the language that the word lists are for.
  public var listLanguage: String
  /// The text of the document, which a person can still read.
  public var text: ExtractedText

  public var errorDescription: String? {
    let own: String = LanguageDetector.name(of: language)
    return
      "“\(fileName)” is written in \(own), and the word lists are for \(LanguageDetector.name(of: listLanguage)): "
      + "it has no score. Read its text, or use word lists for \(own)."
  }
}
