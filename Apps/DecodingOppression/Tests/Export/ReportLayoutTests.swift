import Foundation
import SwiftUI
import Testing

@testable import DecodingOppression

/// Nothing of the report is cut off: what is measured is what is drawn, and all of it fits.
@MainActor
struct ReportLayoutTests {
  private func size<Content: View>(_ view: Content) -> CGSize {
    var size: CGSize = .zero
    ImageRenderer(content: view).render { value, _ in size = value }
    return size
  }

  private func rows(_ clauses: [AnalyzedClause]) -> [ReportContents.ClauseRow] {
    let exporter: ReportExporter = ReportSamples.exporter
    return ReportContents(ReportSamples.analysis(clauses), locale: exporter.locale, timeZone: exporter.timeZone).rows
  }

  /// Texts that are hard to set.
  nonisolated static let texts: [String] = [
    "", "Short.", String(repeating: "W", count: 400), String(repeating: "a rule ", count: 60),
    "Der Mieter zahlt die Gebühr, wenn die Wohnungsaufsichtsbehörde es verlangt.",
    String(repeating: "居住者は許可なく転貸してはならない。", count: 12),
    String(repeating: "يدفع المستأجر الرسوم ", count: 12), "👩‍👩‍👧‍👦 families " + String(repeating: "🏠", count: 90),
    "two\nlines\twith   space", "e" + String(repeating: "\u{0301}", count: 50),
  ]

  @Test("A row is as high as was measured for it", arguments: texts.indices)
  func rowHeight(index: Int) throws {
    let row: ReportContents.ClauseRow = try #require(rows([AnalyzedClause(index: 1, text: Self.texts[index])]).first)
    let text: CGSize = size(ReportClauseText(text: row.text).font(ReportStyle.cell))
    let drawn: CGSize = size(ReportClauseRow(row: row).font(ReportStyle.cell))
    #expect(drawn.height == ReportClauseRow.height(text: text.height))
    #expect(drawn.width <= ReportStyle.width)
    #expect(drawn.height <= ReportClauses.available)
  }

  @Test("The rows of each page fit on it, and every row is on one page")
  func pagesFit() {
    let rows: [ReportContents.ClauseRow] = rows(ReportSamples.clauses(150))
    let pages: [Range<Int>] = ReportPagination.pages(of: rows)
    #expect(pages.flatMap { Array($0) } == Array(rows.indices))
    let room: CGFloat = ReportStyle.pageSize.height - 2 * ReportStyle.margin - ReportFoot.height
    for (index, page) in pages.enumerated() {
      let height: CGFloat = size(ReportClauses(rows: rows[page], isFirst: index == 0)).height
      #expect(height <= room)
      // A page breaks only where the next row would not fit.
      guard index + 1 < pages.count else { continue }
      let more: CGFloat = size(ReportClauses(rows: rows[page.lowerBound..<page.upperBound + 1], isFirst: false)).height
      #expect(more > room)
    }
  }

  @Test("Rows are dealt in order, at least one to a page, whatever their heights")
  func deal() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let heights: [CGFloat] = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        .random(in: 0...150, using: &random)
      }
      let pages: [Range<Int>] = ReportPagination.deal(heights, available: 100)
      #expect(pages.flatMap { Array($0) } == Array(heights.indices))
      #expect(pages.allSatisfy { !$0.isEmpty })
      #expect(pages.allSatisfy { $0.count == 1 || heights[$0].reduce(0, +) <= 100.001 })
    }
  }

  @Test("The summary fits on its page", arguments: ["Code", String(repeating: "A long name of a policy ", count: 9)])
  func summaryFits(name: String) {
    let analysis: PolicyAnalysis = ReportSamples.analysis(ReportSamples.clauses(20), name: name)
    analysis.sourceFileName = String(repeating: "long-file-name-", count: 12) + ".pdf"
    let exporter: ReportExporter = ReportSamples.exporter
    let contents = ReportContents(analysis, locale: exporter.locale, timeZone: exporter.timeZone)
    let size: CGSize = size(ReportSummary(contents: contents))
    #expect(size.width == ReportStyle.width)
    #expect(size.height <= ReportStyle.pageSize.height - 2 * ReportStyle.margin - ReportFoot.height)
  }

  @Test("The page is US letter whatever it holds")
  func pageSize() {
    #expect(size(ReportPage(policyName: "Code", number: 1, count: 1) { EmptyView() }) == ReportStyle.pageSize)
  }

  @Test("The columns fill the width of the page")
  func columns() {
    #expect(size(ReportClauseHeader()).width == ReportStyle.width)
    #expect(ReportColumns.text > 200)
  }

  @Test("A long clause stands in full, in rows that fit a page")
  func longClauses() throws {
    let text: String = (1...700).map { "tenants\($0)" }.joined(separator: " ")
    let rows: [ReportContents.ClauseRow] = rows([
      AnalyzedClause(index: 7, text: text, page: 3), AnalyzedClause(index: 8, text: " two \n lines "),
    ])
    let parts: [ReportContents.ClauseRow] = rows.dropLast()
    #expect(parts.map(\.text).joined(separator: " ") == text)
    #expect(parts.count > 1 && parts.allSatisfy { $0.text.count <= ReportContents.longestText })
    #expect(parts[0].index == "7" && parts[0].page == "3" && parts[1].index.isEmpty)
    #expect(rows.last?.text == "two lines" && rows.last?.page == ReportContents.ClauseRow.none)
    #expect(rows.map(\.id) == Array(rows.indices))
    let widest = ReportContents.ClauseRow.parts(of: String(repeating: "W", count: 2500))
    #expect(widest.map(\.count) == [1000, 1000, 500])
    #expect(size(ReportClauseText(text: widest[0]).font(ReportStyle.cell)).height < ReportClauses.available - 20)
  }
}
