import Foundation
import Testing

@testable import DecodingOppression

/// The printed report as a screen reader's user has it: tags, language, title, descriptions.
@MainActor
struct TaggedReportTests {
  private func export(_ analysis: PolicyAnalysis, lists: Bool = true) throws -> (file: Data, tags: [String]) {
    let folder = try TemporaryFolder()
    var exporter: ReportExporter = ReportSamples.exporter
    if lists { exporter.wordLists = try WordLists() }
    let pdf: URL = try exporter.exportPDF(analysis, to: folder.url.appendingPathComponent("report.pdf"))
    return (try Data(contentsOf: pdf), try Poppler.tags(pdf))
  }

  /// The tags alone, each with the number of times that it comes.
  private func counts(_ tags: [String]) -> [String: Int] {
    tags.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("\"") && !$0.hasPrefix("Object") }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The texts that stand directly in tags of a kind.
  private func texts(in kind: String, _ tags: [String]) -> [String] {
    zip(tags, tags.dropFirst()).compactMap { tag, text in
      let words: String = text.trimmingCharacters(in: .whitespaces)
      return tag.trimmingCharacters(in: .whitespaces) == kind && words.hasPrefix("\"")
        ? String(words.dropFirst().dropLast()) : nil
    }
  }

  @Test("One table has all clauses, a row each with seven cells, however many pages it takes (79)")
  func table() throws {
    let (_, tags) = try export(ReportSamples.analysis(ReportSamples.clauses(193)), lists: false)
    let counts: [String: Int] = counts(tags)
    // The table of sub-scores, that of tiers, that of clauses.
    #expect(counts["Table"] == 3)
    #expect(counts["TH"] == 4 + 4 + 7)
    #expect(counts["TR"] == 6 + 5 + 194)
    #expect(counts["TD"] == 5 * 4 + 4 * 4 + 193 * 7)
    #expect(texts(in: "TD", tags).filter { $0.contains(/^mark\d+x/) }.count == 193)
    // Heads that are repeated and feet are not read.
    #expect(!tags.contains { $0.contains("Page 2 of") })
  }

  @Test("Headings are the name and the parts, in order, and the text of clauses stands in full (79)")
  func headings() throws {
    let clauses: [AnalyzedClause] = [
      AnalyzedClause(
        index: 1, text: "A tenant shall pay a fee to the owner.", page: 2, targetGroup: .outgroup,
        effectDirection: .burden)
    ]
    let (file, tags) = try export(ReportSamples.analysis(clauses, name: "Housing Code 👩‍👩‍👧‍👦"))
    #expect(texts(in: "H1", tags).count == 1 && texts(in: "H1", tags)[0].hasPrefix("Housing Code"))
    #expect(
      texts(in: "H2", tags) == [
        "Sub-scores", "Tiers used", "How to read the scores", "Benefits and burdens by group",
        "Techniques of unequal treatment", "Capacity left to the outgroup", "Clauses",
      ])
    #expect(texts(in: "P", tags).contains { $0.hasPrefix("A tenant shall pay a fee") })
    #expect(texts(in: "P", tags).contains { $0.contains("tenant (Outgroup)") && $0.contains("fee (Burden)") })
    #expect(counts(tags)["Figure"] == 5)
    let bytes = String(decoding: file, as: UTF8.self)
    // "en" in UTF-16.
    #expect(bytes.contains("/Lang <FEFF0065006E>") && bytes.contains("/DisplayDocTitle true"))
    #expect(bytes.contains("<pdfuaid:part>1</pdfuaid:part>") && bytes.contains("/Outlines"))
    // "COI" begins the description of the bars.
    #expect(bytes.contains("/Alt <FEFF00530063006F007200650073"))
  }

  @Test("A clause over two pages is one row whose last cell goes on (79)")
  func longClause() throws {
    let long: String = (1...900).map { "word\($0)" }.joined(separator: " ")
    let (_, tags) = try export(
      ReportSamples.analysis([
        AnalyzedClause(index: 1, text: long), AnalyzedClause(index: 2, text: "The end."),
      ]), lists: false)
    #expect(counts(tags)["TR"] == 6 + 5 + 3)
    let all: String = tags.joined()
    #expect((1...900).allSatisfy { all.contains("word\($0)") })
  }

  @Test("The evidence, too little of it, and a policy without clauses have their words")
  func evidence() throws {
    let analysis: PolicyAnalysis = ReportSamples.analysis(ReportSamples.clauses(193))
    analysis.scoreResult = ScoreResult(
      coi: -0.2, dis: -0.4, eis: -1, evidence: Evidence(clauses: 193, withEffect: 3))
    let (_, tags) = try export(analysis, lists: false)
    #expect(texts(in: "P", tags).contains { $0.hasPrefix("3 of 193 clauses carry the score.") })
    #expect(texts(in: "P", tags).contains("Not Enough Evidence"))
    let empty: [String] = try export(ReportSamples.analysis([], name: "")).tags
    #expect(counts(empty)["Table"] == 2 && counts(empty)["Figure"] == 2)
  }

  @Test("Texts from right to left, of East Asia and of emoji are whole", arguments: ReportLayoutTests.texts.indices)
  func scripts(index: Int) throws {
    let text: String = ReportLayoutTests.texts[index]
    let (file, tags) = try export(ReportSamples.analysis([AnalyzedClause(index: 1, text: text)]))
    #expect(counts(tags)["TR"] == 6 + 5 + 2)
    #expect(counts(tags)["TD"] == 5 * 4 + 4 * 4 + 7)
    let words: String = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.unicodeScalars.contains(where: \.properties.isEmojiPresentation) {
      // Pictures in the file; their characters are written in UTF-16.
      #expect(String(decoding: file, as: UTF8.self).contains("/ActualText <FEFFD83DDC69200D"))
    } else if !words.isEmpty, text.unicodeScalars.allSatisfy({ !(0x0300...0x0700).contains($0.value) }) {
      // Poppler puts Arabic and letters under accents into an order of its own.
      #expect(tags.contains { $0.contains(words.prefix(20)) }, "\(tags)")
    }
  }

  @Test("A full disk leaves no report and says so (84)")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    var exporter: ReportExporter = ReportSamples.exporter
    exporter.write = { _, _ in throw POSIXError(.ENOSPC) }
    #expect(throws: ExportError.diskFull(folder.url.path)) {
      try exporter.exportPDF(
        ReportSamples.analysis(ReportSamples.clauses(3)), to: folder.url.appendingPathComponent("report.pdf"))
    }
    #expect(folder.contents.isEmpty)
  }
}
