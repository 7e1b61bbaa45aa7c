import Foundation

/// Why an analysis could not be made; each case says in one sentence what is wrong and what to do.
public enum AnalysisError: Error, Equatable, Sendable {
  case fileMissing(String)
  case isDirectory(String)
  case fileEmpty(String)
  case unreadable(String)
  case notPDF(String)
  case damaged(String)
  case encrypted(String)
  case wrongPassword(String)
  case tooManyPages(String, count: Int, limit: Int)
  case noText(String)
  case noClauses
  /// The reader gave up, for example because the file made it run out of time; the text is the reader's own sentence.
  case readerFailed(String)
}

extension AnalysisError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .fileMissing(let name):
      "There is no file “\(name)”; check the path and choose a PDF file that exists."
    case .isDirectory(let name):
      "“\(name)” is a folder, not a file; choose a PDF file inside it."
    case .fileEmpty(let name):
      "“\(name)” is empty (0 bytes); get a complete copy of the PDF and try again."
    case .unreadable(let name):
      "“\(name)” cannot be read; check that you have permission to open it and try again."
    case .notPDF(let name):
      "“\(name)” is not a PDF; convert the policy to PDF and choose that file."
    case .damaged(let name):
      "The PDF “\(name)” is damaged or cut off; get a complete copy and try again."
    case .encrypted(let name):
      "The PDF “\(name)” is encrypted; give its password, or choose a copy without one."
    case .wrongPassword(let name):
      "The password does not open the PDF “\(name)”; look it up and try again."
    case .tooManyPages(let name, let count, let limit):
      "The PDF “\(name)” has \(count) pages and at most \(limit) can be analysed; split it and analyse the parts."
    case .noText(let name):
      "The PDF holds no text: “\(name)” seems to be scanned; install tesseract-ocr, or run text "
        + "recognition (OCR) on it, and try again."
    case .noClauses:
      "No clauses found; choose a PDF whose text states rules in sentences."
    case .readerFailed(let sentence):
      sentence
    }
  }
}
