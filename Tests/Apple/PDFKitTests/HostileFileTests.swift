import Foundation
import Glibc
import Testing

@testable import PDFKit

@Suite("A file that is no readable PDF")
struct HostileFileTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func expectFailure(_ failure: PDFReadFailure, at url: URL) {
    #expect(PDFDocument(url: url) == nil)
    #expect(PDFDocument.readFailure(at: url) == failure)
  }

  @Test("A missing file, and one below a file, are not found")
  func missing() throws {
    expectFailure(.notFound, at: folder.url.appendingPathComponent("none.pdf"))
    let file: URL = try folder.write(Data("x".utf8))
    expectFailure(.notFound, at: file.appendingPathComponent("none.pdf"))
  }

  @Test("A folder, a pipe, an endless device and a web address are refused without being opened")
  func irregular() throws {
    expectFailure(.isDirectory, at: folder.url)
    let pipe: URL = folder.url.appendingPathComponent("pipe.pdf")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    expectFailure(.notRegularFile, at: pipe)
    expectFailure(.notRegularFile, at: URL(fileURLWithPath: "/dev/zero"))
    expectFailure(.notRegularFile, at: try #require(URL(string: "https://example.org/a.pdf")))
  }

  @Test("A link is followed; a link to itself cannot be read")
  func links() throws {
    let file: URL = try folder.write(PDFBuilder(pages: [["text"]]).data)
    let link: URL = folder.url.appendingPathComponent("link.pdf")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(PDFDocument(url: link)?.page(at: 0)?.string == "text")
    let loop: URL = folder.url.appendingPathComponent("loop.pdf")
    try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
    guard case .unreadable = PDFDocument.readFailure(at: loop) else {
      Issue.record("a link to itself was read")
      return
    }
  }

  @Test("A file without permission says so", .enabled(if: geteuid() != 0, "the superuser may read everything"))
  func permission() throws {
    let file: URL = try folder.write(PDFBuilder(pages: [["text"]]).data)
    try #require(chmod(file.path, 0) == 0)
    expectFailure(.noPermission, at: file)
  }

  @Test("An empty file, an empty PDF of data, text and a picture are no PDF")
  func notPDF() throws {
    expectFailure(.empty, at: try folder.write(Data()))
    expectFailure(.notPDF, at: try folder.write(Data("Just a text.\n".utf8)))
    expectFailure(.notPDF, at: try folder.write(Data([0x89, 0x50, 0x4E, 0x47]) + Data(count: 5000)))
    #expect(PDFDocument(data: Data()) == nil)
    #expect(PDFDocument(data: Data("%PD".utf8)) == nil)
  }

  @Test("Garbage before the header and after the end does no harm")
  func garbage() throws {
    let builder = PDFBuilder(pages: [["text"]])
    let before: URL = try folder.write(builder.preceded(by: String(repeating: "garbage\n", count: 100)), "a.pdf")
    #expect(PDFDocument(url: before)?.page(at: 0)?.string == "text")
    let after: URL = try folder.write(builder.data + Data(repeating: 0x20, count: 100), "b.pdf")
    #expect(PDFDocument(url: after)?.page(at: 0)?.string == "text")
  }

  @Test("A file that is cut off is damaged, wherever it is cut", arguments: [0.01, 0.3, 0.6, 0.9, 0.95])
  func truncated(fraction: Double) throws {
    let builder = PDFBuilder(pages: (1...20).map { ["Page \($0)"] })
    let url: URL = try folder.write(builder.truncated(toFraction: fraction))
    expectFailure(.damaged(detail: "its end is missing"), at: url)
  }

  @Test("A file that is cut off after its first table is damaged, though a reader could repair a part of it")
  func truncatedUpdate() throws {
    let first: Data = PDFBuilder(pages: [["old"]]).data
    let update = Data("6 0 obj\n<< /Type /Page".utf8)
    expectFailure(.damaged(detail: "its end is missing"), at: try folder.write(first + update))
  }

  @Test("A header with nothing readable behind it is damaged, in the reader's words")
  func damaged() throws {
    let url: URL = try folder.write(Data("%PDF-1.4\nnothing\nstartxref\n0\n%%EOF\n".utf8))
    guard case .damaged(let detail) = PDFDocument.readFailure(at: url) else {
      Issue.record("a PDF without objects was read")
      return
    }
    #expect(detail == "couldn't read xref table")
  }

  @Test("A file beyond the limit is refused by its size alone")
  func tooLarge() throws {
    let url: URL = folder.url.appendingPathComponent("huge.pdf")
    try Data("%PDF-1.4\n".utf8).write(to: url)
    try #require(truncate(url.path, 600 << 20) == 0)  // takes no room on the disk
    expectFailure(.tooLarge(limit: 512 << 20), at: url)
    let small = PDFReaderConfiguration(maximumFileSize: 10)
    PDFReaderConfiguration.$current.withValue(small) {
      #expect(PDFDocument(data: PDFBuilder(pages: [["text"]]).data) == nil)
    }
  }

  @Test("Odd file names are only names", arguments: ["-x.pdf", "two words.pdf", "line\nbreak.pdf", "ünï $(x) ';.pdf"])
  func names(name: String) throws {
    let url: URL = try folder.write(PDFBuilder(pages: [["text"]]).data, name)
    #expect(PDFDocument(url: url)?.page(at: 0)?.string == "text")
  }

  @Test("Objects that nest or point without end do not take the reader down")
  func recursion() throws {
    let deep: String = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    let catalogue: [(number: Int, body: String)] = [
      (1, "<< /Type /Catalog /Pages 2 0 R >>"), (2, "<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>"), (3, deep),
      (4, "<< /Title 4 0 R >>"),
    ]
    let url: URL = try folder.write(PDFBuilder.file(objects: catalogue))
    // Whether such a document opens is the reader's choice; either way there is an answer.
    if let document = PDFDocument(url: url) {
      #expect(document.string != nil || document.textFailure != nil)
    } else {
      #expect(PDFDocument.readFailure(at: url) != nil)
    }
  }

  @Test("Each failure is one sentence without a line break")
  func sentences() {
    let failures: [PDFReadFailure] = [
      .notFound, .isDirectory, .notRegularFile, .noPermission, .unreadable(reason: "x"), .empty, .notPDF,
      .damaged(detail: "x"), .locked, .tooLarge(limit: 512 << 20), .tooMuchText, .timedOut, .outOfMemory, .changed,
      .toolMissing(package: "poppler-utils"), .toolNotStarted(reason: "x"), .crashed, .cancelled,
    ]
    for failure in failures {
      let sentence: String = failure.localizedDescription
      #expect(sentence == failure.errorDescription)
      #expect(sentence.hasSuffix(".") && !sentence.dropLast().contains(". ") && !sentence.contains("\n"))
    }
    #expect(Set(failures.map(\.localizedDescription)).count == failures.count)
  }

  @Test("A tool's complaint becomes part of the sentence without codes and control characters")
  func complaint() {
    let failure = PDFReadFailure(
      .exit(code: 1, message: "Syntax Error: first\nSyntax Error (12): Bad \u{1B}[0mthing.\n"))
    #expect(failure == .damaged(detail: "bad [0mthing"))
    #expect(PDFReadFailure(.exit(code: 1, message: "")) == .damaged(detail: "it cannot be parsed"))
  }
}
