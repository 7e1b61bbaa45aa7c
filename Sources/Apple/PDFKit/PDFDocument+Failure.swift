import Foundation

extension PDFDocument {
  /// Why a document for `url` cannot be made or is locked; nil when it can be read.
  ///
  /// Rotor's addition, which Apple's PDFKit lacks: use it under `#if os(Linux)`. It opens the file anew.
  public static func readFailure(at url: URL) -> PDFReadFailure? {
    do {
      return try contents(at: url).info == nil ? .locked : nil
    } catch {
      return error
    }
  }

  /// Why the text of this document, once asked for, is missing; nil when it was read or not asked for.
  ///
  /// Rotor's addition, which Apple's PDFKit lacks: use it under `#if os(Linux)`. A reading that was cancelled is not
  /// kept as a failure; the next request reads again.
  public var textFailure: PDFReadFailure? { contents.textFailure }
}
