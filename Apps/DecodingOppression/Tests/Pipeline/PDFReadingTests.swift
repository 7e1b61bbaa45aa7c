import Foundation
import Testing

@testable import DecodingOppression

/// Real files through PDFKit: good ones and every bad kind.
struct PDFReadingTests {
  private func failure(_ url: URL) -> AnalysisError? {
    #expect(throws: AnalysisError.self) { try PDFKitDocumentReader().read(url) }
  }

  @Test("A PDF is read with its title and its pages in order")
  func good() throws {
    let folder = try TemporaryFolder()
    let lines = ["A tenant pays a fee", "for each dwelling."]
    let url: URL = try folder.file("code.pdf", MinimalPDF.data(lines: lines, pages: 2, title: "Housing Code"))
    let document: SourceDocument = try PDFKitDocumentReader().read(url)
    #expect(document.title == "Housing Code")
    #expect(document.pages.count == 2)
    #expect(document.pages.allSatisfy { page in lines.allSatisfy { page.contains($0) } })
  }

  @Test("A path without a file, and a file that is not a PDF, are named (37)")
  func wrongFiles() throws {
    let folder = try TemporaryFolder()
    #expect(failure(folder.url.appendingPathComponent("none.pdf")) == .fileMissing("none.pdf"))
    #expect(failure(folder.url) == .isDirectory(folder.url.lastPathComponent))
    #expect(failure(try folder.file("empty.pdf", Data())) == .fileEmpty("empty.pdf"))
    #expect(failure(try folder.file("notes.pdf", Data("Just some notes.".utf8))) == .notPDF("notes.pdf"))
    #expect(failure(URL(fileURLWithPath: "/dev/zero")) == .notPDF("zero"))
  }

  @Test("A cut off, a broken and an encrypted PDF are named (37)")
  func brokenFiles() throws {
    let folder = try TemporaryFolder()
    let whole: Data = MinimalPDF.data(lines: ["A tenant pays a fee."])
    #expect(failure(try folder.file("cut.pdf", whole.prefix(whole.count / 2))) == .damaged("cut.pdf"))
    let junk: Data = Data("%PDF-1.4\n".utf8) + Data(repeating: 0x41, count: 500) + Data("\n%%EOF\n".utf8)
    #expect(failure(try folder.file("junk.pdf", junk)) == .damaged("junk.pdf"))
    #expect(failure(try folder.file("locked.pdf", MinimalPDF.encrypted())) == .encrypted("locked.pdf"))
  }

  @Test("A PDF without text fails with advice (37)")
  func noText() throws {
    let folder = try TemporaryFolder()
    let url: URL = try folder.file("scan.pdf", MinimalPDF.data(lines: []))
    let error: AnalysisError? = #expect(throws: AnalysisError.self) {
      try TextExtractor(reader: PDFKitDocumentReader()).extract(from: url)
    }
    #expect(error == .noText("scan.pdf"))
  }

  @Test("More than 2,000 pages are refused before their text is read (37)")
  func manyPages() throws {
    let folder = try TemporaryFolder()
    let url: URL = try folder.file("long.pdf", MinimalPDF.data(lines: ["A rule."], pages: 2_001))
    #expect(failure(url) == .tooManyPages("long.pdf", count: 2_001, limit: 2_000))
  }
}
