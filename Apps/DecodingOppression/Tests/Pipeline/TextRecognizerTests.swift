import Foundation
import Testing

@testable import DecodingOppression

/// Scanned pages, read by programs that stand in for Poppler's and Tesseract.
@Suite(.timeLimit(.minutes(5)))
struct TextRecognizerTests {
  /// A folder with the two programs: the first prints its arguments as the picture, the second that picture as text.
  private func folder(tesseract: String = "echo \"A tenant pays a fee. $(cat)\"") throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.install("pdftoppm", "echo \"$@\"")
    try folder.install("tesseract", tesseract)
    return folder
  }

  private func recognizer(_ folder: CommandFolder, pageLimit: Int = 300) throws -> TextRecognizer {
    try #require(TextRecognizer(pageLimit: pageLimit, path: "/nonexistent:" + folder.tools.path))
  }

  @Test("Without the two programs nothing is recognised")
  func notInstalled() throws {
    let folder = try CommandFolder()
    #expect(TextRecognizer(path: folder.tools.path) == nil)
    try folder.install("pdftoppm", "exit 1")
    #expect(TextRecognizer(path: folder.tools.path) == nil)
  }

  @Test("Each page of a scanned document is drawn and read")
  func pages() throws {
    let folder = try folder()
    let url: URL = try folder.write(MinimalPDF.data(lines: [], pages: 2), "scan.pdf")
    let document = try PDFKitDocumentReader(recognizer: recognizer(folder)).read(url)
    #expect(
      document.pages
        == (1...2).map { "A tenant pays a fee. -r 300 -gray -f \($0) -l \($0) \(url.path)\n" })
  }

  @Test("The password of an encrypted document is handed on")
  func password() throws {
    let folder = try folder()
    let url: URL = try folder.write(MinimalPDF.data(lines: []), "scan.pdf")
    let text: String? = try recognizer(folder).text(of: url, page: 1, password: "secret")
    #expect(text?.contains("-upw secret -opw secret -r 300") == true)
  }

  @Test("A document with letters, or with too many pages, is not recognised")
  func notRecognised() throws {
    let folder = try folder()
    let text: URL = try folder.write(MinimalPDF.data(lines: ["A rule."]), "text.pdf")
    let document = try PDFKitDocumentReader(recognizer: recognizer(folder)).read(text)
    #expect(document.pages.count == 1 && document.pages[0].hasPrefix("A rule."))
    let long: URL = try folder.write(MinimalPDF.data(lines: [], pages: 3), "long.pdf")
    let unread = try PDFKitDocumentReader(recognizer: recognizer(folder, pageLimit: 2)).read(long)
    #expect(!unread.pages.contains { $0.contains("tenant") })
  }

  @Test("A program that fails leaves the page without text, and the document gets the sentence about that (37)")
  func failing() throws {
    let folder = try folder(tesseract: "cat > /dev/null; exit 1")
    let url: URL = try folder.write(MinimalPDF.data(lines: []), "scan.pdf")
    let reader = PDFKitDocumentReader(recognizer: try recognizer(folder))
    let error: AnalysisError? = #expect(throws: AnalysisError.self) {
      try TextExtractor(reader: reader).extract(from: url)
    }
    #expect(error == .noText("scan.pdf"))
  }
}
