import Foundation
import Testing

@testable import ChildProcess
@testable import PDFKit

@Suite("A reader that fails on the document")
struct HostileReaderTests {
  private let folder: TestFolder
  private let url: URL

  init() throws {
    folder = try TestFolder()
    url = try folder.write(PDFBuilder(pages: [["one"], ["two"]]).data)
  }

  private static let scripts: [(script: String, failure: PDFReadFailure)] = [
    ("kill -SEGV $$; sleep 1000", .crashed), ("yes", .tooMuchText), ("sleep 1000", .timedOut),
    ("echo 'terminate called: std::bad_alloc' >&2; kill -ABRT $$; sleep 1000", .outOfMemory),
    ("echo 'Syntax Error: Broken' >&2; exit 1", .damaged(detail: "broken")),
  ]

  private func limits(for failure: PDFReadFailure) -> ToolLimits {
    var limits: ToolLimits = failure == .timedOut ? .brief : ToolLimits()
    limits.outputBytes = 1 << 20
    return limits
  }

  @Test("No document is made when opening fails, and the failure is told", arguments: scripts)
  func opening(script: String, failure: PDFReadFailure) throws {
    try folder.install("pdfinfo", script)
    folder.withTools(limits(for: failure)) {
      #expect(PDFDocument(url: url) == nil)
      #expect(PDFDocument.readFailure(at: url) == failure)
    }
  }

  @Test("Strings are nil when the text cannot be read, and the failure is kept", arguments: scripts)
  func text(script: String, failure: PDFReadFailure) throws {
    try folder.install("pdftotext", "echo run >> '\(folder.url.path)/runs'\n" + script)
    let document = try #require(folder.withTools(limits(for: failure)) { PDFDocument(url: url) })
    #expect(document.textFailure == nil)
    #expect(document.pageCount == 2)
    #expect(document.page(at: 0)?.string == nil)
    #expect(document.page(at: 1)?.string == nil)
    #expect(document.string == nil)
    #expect(document.textFailure == failure)
    #expect(try String(contentsOf: folder.url.appendingPathComponent("runs"), encoding: .utf8) == "run\n")
  }

  @Test("A report without a number of pages is damage")
  func senselessReport() throws {
    try folder.install("pdfinfo", "echo 'Pages: many'")
    folder.withTools {
      #expect(PDFDocument.readFailure(at: url) == .damaged(detail: "it tells no number of pages"))
    }
  }

  @Test("Without Poppler the package to install is named")
  func noTools() {
    let configuration = PDFReaderConfiguration(runner: ToolRunner(searchPath: [folder.url.path]))
    PDFReaderConfiguration.$current.withValue(configuration) {
      #expect(PDFDocument(url: url) == nil)
      #expect(PDFDocument.readFailure(at: url) == .toolMissing(package: "poppler-utils"))
    }
  }

  @Test("Opening runs one process, and the text of 300 pages one more")
  func processes() throws {
    let runs: String = folder.url.appendingPathComponent("runs").path
    for tool in ["pdfinfo", "pdftotext"] {
      try folder.install(tool, "echo \(tool) >> '\(runs)'; exec /usr/bin/\(tool) \"$@\"")
    }
    let builder = PDFBuilder(pages: (1...300).map { ["Page \($0)"] })
    let document = try #require(folder.withTools { PDFDocument(data: builder.data) })
    let strings: [String?] = (0..<document.pageCount).map { document.page(at: $0)?.string }
    #expect(strings == (1...300).map { "Page \($0)" })
    _ = document.documentAttributes
    _ = document.isLocked
    #expect(try String(contentsOfFile: runs, encoding: .utf8) == "pdfinfo\npdftotext\n")
  }

  @Test("A reading that was cancelled is repeated when asked again")
  func cancelled() async throws {
    let file: URL = url
    let task = Task { () -> [String?] in
      guard let document = PDFDocument(url: file) else { return [] }
      withUnsafeCurrentTask { $0?.cancel() }
      let cancelled: String? = document.string
      let failure: PDFReadFailure? = document.textFailure
      let again: String? = await Task.detached { [text = Unchecked(document)] in text.value.string }.value
      return [cancelled, failure?.localizedDescription, again]
    }
    #expect(await task.value == [nil, nil, "one\ntwo"])
  }

  @Test("A file that is replaced at its path is read as it was opened")
  func replaced() throws {
    let document = try #require(PDFDocument(url: url))
    try FileManager.default.removeItem(at: url)
    try PDFBuilder(pages: [["other"]]).data.write(to: url)
    #expect(document.string == "one\ntwo")
    #expect(document.dataRepresentation() == PDFBuilder(pages: [["one"], ["two"]]).data)
  }

  @Test("A file that is overwritten in place fails instead of giving another document's text")
  func overwritten() throws {
    let document = try #require(PDFDocument(url: url))
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: PDFBuilder(pages: [["other"]]).data)
    try handle.close()
    #expect(document.string == nil)
    #expect(document.textFailure == .changed)
    #expect(document.dataRepresentation() == nil)
    #expect(!document.write(to: folder.url.appendingPathComponent("copy.pdf")))
  }
}

/// Carries a document to a task that is alone with it.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
