import Foundation

/// Why the page of a clause cannot be shown; each case says in one sentence what is wrong and what to do.
public enum PageProblem: Error, Hashable, Sendable {
  /// The analysis does not say where its document is.
  case unknownDocument
  /// No file is at the path any more.
  case missing(name: String, folder: String)
  case locked(String)
  case wrongPassword(String)
  /// The clause has no page.
  case unknownPage
  /// The clause does not stand on the page.
  case changed(name: String, page: Int)
  /// The document, or a page of it, cannot be read; the text is the reader's own sentence.
  case unreadable(String)

  /// Whether a password would help.
  public var needsPassword: Bool {
    switch self {
    case .locked, .wrongPassword: true
    default: false
    }
  }

  /// Whether another file would help.
  public var needsDocument: Bool {
    switch self {
    case .unknownDocument, .missing, .changed, .unreadable: true
    case .locked, .wrongPassword, .unknownPage: false
    }
  }
}

extension PageProblem: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unknownDocument:
      "It is not known where the document of this analysis is; find it to see the page."
    case .missing(let name, let folder):
      "The document “\(name)” is no longer in “\(folder)”; put it back, or find it where it is now."
    case .locked(let name):
      "The document “\(name)” is encrypted; give its password to see the page."
    case .wrongPassword(let name):
      "The password does not open the document “\(name)”; look it up and try again."
    case .unknownPage:
      "It is not known on which page this clause stands; analyse the document again to see it."
    case .changed(let name, let page):
      "This clause does not stand on page \(page) of “\(name)”; the document was changed since the analysis, "
        + "or this is another one. Analyse it again, or find the right one."
    case .unreadable(let sentence):
      sentence
    }
  }
}
