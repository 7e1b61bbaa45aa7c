import Foundation
import SwiftUI
import Testing

@testable import DecodingOppression

/// The printed report, read back as a reader's program reads it.
@MainActor
struct ReportTests {
  private func export(_ analysis: PolicyAnalysis) throws -> (folder: TemporaryFolder, pdf: URL, pages: [String]) {
    let folder = try TemporaryFolder()
    let pdf: URL = try ReportSamples.exporter.exportPDF(analysis, to: folder.url.appendingPathComponent("report.pdf"))
    return (folder, pdf, try Poppler.pages(pdf))
  }

  @Test("Every clause stands in the table, in the order of the text (79)")
  func allClauses() throws {
    let clauses: [AnalyzedClause] = ReportSamples.clauses(300)
    let pages: [String] = try export(ReportSamples.analysis(clauses)).pages
    #expect(pages.count > 10)
    let marks: [Int] = pages.joined(separator: "\n").matches(of: /mark(\d+)x/).compactMap { Int($0.1) }
    #expect(marks == Array(1...300))
  }

  @Test("Each page of the table repeats the head, and each foot counts the pages (79)")
  func headsAndFeet() throws {
    let pages: [String] = try export(ReportSamples.analysis(ReportSamples.clauses(120))).pages
    let head: Regex = /No\.\s+Page\s+Group\s+Direction\s+Score\s+Tier\s+Clause/
    let first: Int = try #require(pages.firstIndex { $0.contains(/mark1x/) })
    #expect(first > 0 && pages[..<first].allSatisfy { $0.firstMatch(of: head) == nil })
    #expect(pages[first...].allSatisfy { $0.matches(of: head).count == 1 })
    for (index, page) in pages.enumerated() {
      #expect(page.contains("Page \(index + 1) of \(pages.count)"))
      #expect(page.contains("Housing Code"))
    }
  }

  @Test("The first page has name, date, index, sub-scores and tiers (77, 79)")
  func summary() throws {
    let scores = ScoreResult(coi: 0.634, dis: 0.5, ads: 0.125, eis: -0.25, cis: 0.404, oes: 0.001)
    let clauses: [AnalyzedClause] = [1, 1, 1, 2, 2, 3].enumerated().map { index, tier in
      AnalyzedClause(index: index + 1, text: "A rule.", tierUsed: tier, wasSafetyFallback: index > 3)
    }
    let (folder, pdf, pages) = try export(ReportSamples.analysis(clauses, scores: scores))
    defer { _ = folder }
    let page: String = pages[0]
    #expect(page.contains("Housing Code"))
    #expect(page.contains("March 14, 2025"))
    #expect(page.contains("code.pdf"))
    #expect(page.contains("6 clauses"))
    #expect(page.contains("0.63"))
    #expect(page.contains("Highly Oppressive"))
    for (name, value) in [("DIS", "0.50"), ("ADS", "0.12"), ("EIS", "-0.25"), ("CIS", "0.40"), ("OES", "0.00")] {
      let line: Substring? = page.split(separator: "\n").last { $0.hasPrefix(name) }
      #expect(line?.hasSuffix(value) == true, "\(name)")
    }
    for score in SubScore.allCases { #expect(page.contains(score.displayName)) }
    #expect(page.firstMatch(of: /1\s+Word lists\s+3\s+50%/) != nil)
    #expect(page.firstMatch(of: /2\s+Local model\s+2\s+33%/) != nil)
    #expect(page.firstMatch(of: /3\s+Guarded model\s+1\s+17%/) != nil)
    #expect(page.firstMatch(of: /Safety fallbacks.*\s2\s+–\n/) != nil)
    #expect(try Poppler.information("Title", of: pdf) == "Housing Code")
    #expect(try Poppler.information("Page size", of: pdf)?.hasPrefix("612 x 792 pts") == true)
  }

  @Test("A row has index, page, text, group, direction, score and tier (79)")
  func row() throws {
    let clauses: [AnalyzedClause] = [
      AnalyzedClause(
        index: 1, text: "Owners may receive a credit.", page: 7, targetGroup: .elite, effectDirection: .benefit,
        tierUsed: 2, wasSafetyFallback: true),
      AnalyzedClause(
        index: 2, text: "Tenants are protected.", targetGroup: .outgroup, effectDirection: .benefit, tierUsed: 1),
      AnalyzedClause(index: 3, text: "This is the code.", tierUsed: 1),
    ]
    let text: String = try export(ReportSamples.analysis(clauses)).pages.joined()
    #expect(text.firstMatch(of: /1\s+7\s+Elite\s+Benefit\s+0\.60\s+2\*\s+Owners may receive a credit\./) != nil)
    #expect(text.firstMatch(of: /2\s+–\s+Outgroup\s+Benefit\s+-0\.60\s+1\s+Tenants are protected\./) != nil)
    #expect(text.firstMatch(of: /3\s+–\s+–\s+–\s+0\.00\s+1\s+This is the code\./) != nil)
  }

  @Test("A policy without clauses has a summary and no table")
  func noClauses() throws {
    let pages: [String] = try export(ReportSamples.analysis([])).pages
    #expect(pages.count == 2)
    #expect(pages[0].contains("Page 1 of 2") && !pages[1].contains("Direction"))
    #expect(pages[0].contains("0 clauses"))
  }

  @Test("Equal analyses give equal bytes but for the date of making")
  func repeatable() throws {
    let clauses: [AnalyzedClause] = ReportSamples.clauses(40)
    func bytes() throws -> String {
      let data: Data = try ReportSamples.exporter.pdf(ReportSamples.analysis(clauses))
      // Latin 1 keeps every byte.
      let text: String = try #require(String(data: data, encoding: .isoLatin1))
      return text.replacing(/\/CreationDate \([^)]*\)/, with: "").replacing(#/<xmp:CreateDate>[^<]*/#, with: "")
    }
    let first: String = try bytes()
    #expect(first == (try bytes()))
  }

  @Test("An export is named after policy and day and replaces the one before (80)")
  func fileName() throws {
    let folder = try TemporaryFolder()
    var exporter: ReportExporter = ReportSamples.exporter
    exporter.folder = folder.url
    let analysis: PolicyAnalysis = ReportSamples.analysis(ReportSamples.clauses(3))
    let first: URL = try exporter.exportPDF(analysis)
    #expect(first.lastPathComponent == "housing-code-2025-03-14.pdf")
    let second: URL = try exporter.exportPDF(analysis)
    #expect(first == second)
    #expect(folder.contents == ["housing-code-2025-03-14.pdf"])
  }

  @Test("A folder that does not exist is named")
  func missingFolder() throws {
    let folder = try TemporaryFolder()
    let target: URL = folder.url.appendingPathComponent("none/report.pdf")
    #expect(throws: ExportError.folderMissing(folder.url.appendingPathComponent("none").path)) {
      try ReportSamples.exporter.exportPDF(ReportSamples.analysis([]), to: target)
    }
  }
}
