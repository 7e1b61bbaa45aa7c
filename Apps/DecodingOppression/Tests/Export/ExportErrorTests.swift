import Foundation
import Testing

@testable import DecodingOppression

/// What cannot be written ends with one sentence and leaves nothing behind (behaviour 84).
struct ExportErrorTests {
  private func failure(_ url: URL, _ exporter: ReportExporter = JSONExportTests.exporter) -> ExportError? {
    #expect(throws: ExportError.self) { try exporter.exportJSON(JSONExportTests.analysis(), to: url) }
  }

  @Test("A missing folder, and a file in its place, are named (84)")
  func wrongFolder() throws {
    let folder = try TemporaryFolder()
    let missing: URL = folder.url.appendingPathComponent("none")
    #expect(failure(missing.appendingPathComponent("report.json")) == .folderMissing(missing.path))
    let file: URL = try folder.file("file", Data("x".utf8))
    #expect(failure(file.appendingPathComponent("report.json")) == .notWritable(file.path))
    #expect(folder.contents == ["file"])
  }

  #if os(Linux)
    @Test("A folder of the system that takes no files is named (84)")
    func systemFolder() {
      #expect(failure(URL(fileURLWithPath: "/proc/report.json")) == .notWritable("/proc"))
    }
  #endif

  @Test("A folder stands where the report should go (84)")
  func folderInTheWay() throws {
    let folder = try TemporaryFolder()
    let target: URL = folder.url.appendingPathComponent("report.json")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
    #expect(failure(target) != nil)
    #expect(folder.contents == ["report.json"])
  }

  @Test(
    "A full disk and a folder without permission are told apart (84)",
    arguments: [
      (CocoaError(.fileWriteOutOfSpace) as any Error, "The disk is full"), (POSIXError(.ENOSPC), "The disk is full"),
      (POSIXError(.EDQUOT), "The disk is full"),
      (CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.EFBIG)]), "The disk is full"),
      (CocoaError(.fileWriteNoPermission), "The report cannot be written"),
      (CocoaError(.fileWriteVolumeReadOnly), "The report cannot be written"),
      (POSIXError(.EACCES), "The report cannot be written"), (ModelCrash(), "The report could not be written"),
    ])
  func reasons(error: any Error, expected: String) throws {
    let folder = try TemporaryFolder()
    var exporter: ReportExporter = JSONExportTests.exporter
    exporter.write = { _, _ in throw error }
    let sentence = try #require(failure(folder.url.appendingPathComponent("report.json"), exporter)?.errorDescription)
    #expect(sentence.hasPrefix(expected))
    #expect(sentence.contains("; "))
    #expect(sentence.contains(folder.url.path))
    #expect(folder.contents.isEmpty)
  }

  @Test("A score that is not a number is no valid report (84)")
  func notANumber() {
    let analysis: PolicyAnalysis = JSONExportTests.analysis()
    analysis.clauses[0].confidence = .nan
    let error: ExportError? = #expect(throws: ExportError.self) { try JSONExportTests.exporter.json(analysis) }
    #expect(error == .notEncodable(analysis.policyName))
  }
}
