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

  @MainActor
  private func blocks(_ analysis: PolicyAnalysis, lists: WordLists.Compiled? = nil) -> [ReportBlock] {
    let exporter: ReportExporter = ReportSamples.exporter
    let contents = ReportContents(analysis, lists: lists, locale: exporter.locale, timeZone: exporter.timeZone)
    return ReportBlocks(contents, analysis: analysis, history: lists?.history).blocks
  }

  @Test("A piece is as high as was measured for it, and fits a page", arguments: texts.indices)
  func rowHeight(index: Int) throws {
    for block in blocks(ReportSamples.analysis([AnalyzedClause(index: 1, text: Self.texts[index])])) {
      let drawn: CGSize = size(block.view)
      #expect(abs(drawn.height - block.height) < 0.01)
      #expect(drawn.width <= ReportStyle.width)
      #expect(block.height <= ReportStyle.contentHeight - ReportClauseHeader.height)
      guard let cell = block.lastCell else { continue }
      let text: CGSize = size(cell)
      #expect(text.height <= block.height && block.lastCellX + text.width <= ReportStyle.width)
    }
  }

  @Test("The pieces of each page fit on it, and every piece is on one page, in order")
  func pagesFit() {
    let blocks: [ReportBlock] = blocks(ReportSamples.analysis(ReportSamples.clauses(150)))
    let pages: [[ReportPagination.Place]] = ReportPagination.deal(blocks, available: ReportStyle.contentHeight)
    #expect(pages.flatMap { $0 }.filter { !$0.isRepeated }.map(\.block) == Array(blocks.indices))
    for (number, page) in pages.enumerated() {
      var bottom: CGFloat = 0
      for place in page {
        #expect(place.top >= bottom)
        bottom = place.top + blocks[place.block].height
      }
      #expect(bottom <= ReportStyle.contentHeight)
      // A page of a table that goes on begins with its head.
      if let first = page.first, number > 0, blocks[first.block].role == .row { Issue.record("page \(number + 1)") }
      // No heading is left behind at the end of a page.
      if let last = page.last { #expect(!blocks[last.block].keepsWithNext) }
    }
  }

  private func block(_ height: CGFloat, _ role: ReportBlock.Role = .flow, holds: Bool = false) -> ReportBlock {
    ReportBlock(role: role, view: AnyView(EmptyView()), height: height, gap: 2, keepsWithNext: holds)
  }

  @Test("Pieces of any heights are dealt in order, each once, and only one alone may be higher than its page")
  func deal() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let blocks: [ReportBlock] = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        let roles: [ReportBlock.Role] = [.flow, .head, .row, .row, .rest]
        return block(
          .random(in: 0...150, using: &random), roles.randomElement(using: &random) ?? .flow,
          holds: Int.random(in: 0...4, using: &random) == 0)
      }
      let pages: [[ReportPagination.Place]] = ReportPagination.deal(blocks, available: 100)
      #expect(pages.flatMap { $0 }.filter { !$0.isRepeated }.map(\.block) == Array(blocks.indices))
      #expect(pages.allSatisfy { page in page.contains { !$0.isRepeated } })
      for page in pages {
        let bottom: CGFloat = page.map { $0.top + blocks[$0.block].height }.max() ?? 0
        let own: [ReportPagination.Place] = page.filter { !$0.isRepeated && !blocks[$0.block].keepsWithNext }
        if bottom > 100.001 { #expect(own.count <= 1) }
      }
    }
  }

  @Test("A heading stands with what follows, and the head of a table is repeated on its further pages alone")
  func headsAndHeadings() {
    let blocks: [ReportBlock] = [
      block(80), block(10, holds: true), block(20, .head, holds: true), block(50, .row), block(50, .row),
      block(5, .rest),
      block(40),
    ]
    let pages: [[ReportPagination.Place]] = ReportPagination.deal(blocks, available: 100)
    #expect(pages.map { $0.map(\.block) } == [[0], [1, 2, 3], [2, 4, 5], [6]])
    #expect(pages.map { $0.map(\.isRepeated) } == [[false], [false, false, false], [true, false, false], [false]])
    #expect(pages[1].map(\.top) == [0, 12, 34])
  }

  @Test("The first pieces fit on a page", arguments: ["Code", String(repeating: "A long name of a policy ", count: 9)])
  func summaryFits(name: String) {
    let analysis: PolicyAnalysis = ReportSamples.analysis(ReportSamples.clauses(20), name: name)
    analysis.sourceFileName = String(repeating: "long-file-name-", count: 12) + ".pdf"
    let blocks: [ReportBlock] = blocks(analysis)
    #expect(blocks.allSatisfy { $0.height <= ReportStyle.contentHeight })
    #expect(ReportPagination.deal(blocks, available: ReportStyle.contentHeight)[0].count > 8)
  }

  @Test("The columns fill the width of the page")
  func columns() {
    #expect(size(ReportClauseHeader()).width == ReportStyle.width)
    #expect(ReportColumns.text > 190)
  }

  @Test("A long clause stands in full, in parts that fit a page")
  func longClauses() throws {
    let text: String = (1...700).map { "tenants\($0)" }.joined(separator: " ")
    let rows: [ReportContents.ClauseRow] = rows([
      AnalyzedClause(index: 7, text: text, page: 3), AnalyzedClause(index: 8, text: " two \n lines "),
    ])
    let parts: [String] = rows[0].parts.map { String($0.characters) }
    #expect(parts.joined(separator: " ") == text)
    #expect(parts.count > 1 && parts.allSatisfy { $0.count <= ReportContents.ClauseRow.longestPart })
    #expect(rows[0].index == "7" && rows[0].page == "3")
    #expect(rows[1].parts == ["two lines"] && rows[1].page == ReportContents.ClauseRow.none)
    #expect(rows.map(\.id) == Array(rows.indices))
    let widest: [Range<Int>] = ReportContents.ClauseRow.parts(of: String(repeating: "W", count: 2500))
    #expect(widest == [0..<1000, 1000..<2000, 2000..<2500])
    let part = AttributedString(String(repeating: "W", count: 1000))
    #expect(size(ReportClauseText(text: part)).height < ReportStyle.contentHeight - 40)
    #expect(ReportContents.ClauseRow.parts(of: "").isEmpty)
    // Families are one character of seven scalars.
    #expect(ReportContents.ClauseRow.parts(of: String(repeating: "👩‍👩‍👧‍👦", count: 1001)) == [0..<7000, 7000..<7007])
  }

  @Test("Words of the lists are marked where they stand, also where a text goes on in another part, and are explained")
  func markedWords() throws {
    let lists: WordLists.Compiled = try WordLists().current
    let filler: String = String(repeating: "ein ", count: 248)
    let analysis: PolicyAnalysis = ReportSamples.analysis([
      AnalyzedClause(index: 1, text: "A tenant\n shall pay a fee. The tenant pays."),
      AnalyzedClause(index: 2, text: filler + "tenant fee"), AnalyzedClause(index: 3, text: "Nothing here."),
    ])
    let exporter: ReportExporter = ReportSamples.exporter
    let rows = ReportContents(analysis, lists: lists, locale: exporter.locale, timeZone: exporter.timeZone).rows
    func marked(_ text: AttributedString) -> [String] {
      text.runs.filter { $0.underlineStyle == .single && $0.inlinePresentationIntent == .stronglyEmphasized }
        .map { String(text[$0.range].characters) }
    }
    #expect(marked(rows[0].parts[0]) == ["tenant", "fee", "tenant"])
    #expect(rows[0].words == "Matched words: tenant (Outgroup), fee (Burden)")
    #expect(rows[1].parts.count == 2 && rows[1].parts.flatMap(marked) == ["tenant", "fee"])
    #expect(rows[2].words.isEmpty && marked(rows[2].parts[0]).isEmpty)
  }

  @Test("Bars grow from the zero line to the right and to the left, and never beyond their scale")
  func bars() throws {
    func columns(_ value: Double) throws -> ClosedRange<Int>? {
      let bar = ReportDivergingBar(value: value, isJudged: false).frame(width: 100)
      let image: CGImage = try #require(ImageRenderer(content: bar).cgImage)
      let pixels: [UInt8] = try #require(image.dataProvider?.data.map { Array($0 as Data) })
      let row: Int = (image.height / 2) * image.bytesPerRow
      let painted: [Int] = (0..<image.width).filter { pixels[row + $0 * 4 + 3] > 0 }
      guard let first = painted.first, let last = painted.last else { return nil }
      return first...last
    }
    #expect(try columns(0.5) == 50...74)
    #expect(try columns(-0.5) == 25...49)
    #expect(try columns(7) == 50...99)
    #expect(try columns(0) == nil && columns(.nan) == nil)
  }
}
