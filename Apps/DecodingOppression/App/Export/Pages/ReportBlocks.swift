import SwiftUI

/// All pieces of the report, in order.
@MainActor
struct ReportBlocks {
  private(set) var blocks: [ReportBlock] = []
  private let measure = ReportMeasure()
  private let contents: ReportContents

  /// - Parameter history: The laws of the past; nil leaves out the line of capacities.
  init(_ contents: ReportContents, analysis: PolicyAnalysis, history: HistoricalPolicies?) {
    self.contents = contents
    add(ReportTitle(contents: contents))
    add(ReportIndex(contents: contents), gap: ReportStyle.sectionGap)
    addScores()
    addTiers()
    heading("How to read the scores")
    for paragraph in ReportGuide.paragraphs { add(ReportGuide(paragraph: paragraph), gap: 4) }
    if !contents.rows.isEmpty {
      addCharts(analysis, history)
      addClauses()
    }
  }

  private mutating func add(
    _ view: some View, _ role: ReportBlock.Role = .flow, gap: CGFloat = 0, keepsWithNext: Bool = false
  ) {
    blocks.append(measure.block(view, role, gap: gap, keepsWithNext: keepsWithNext))
  }

  private mutating func heading(_ title: String) {
    add(ReportHeading(title: title), gap: ReportStyle.sectionGap, keepsWithNext: true)
  }

  private mutating func addScores() {
    heading("Sub-scores")
    add(ReportScoreBars(contents: contents), gap: 5, keepsWithNext: true)
    add(
      ReportScoreCells(name: "Score", expansion: "Stands for", meaning: "Meaning", value: "Value", isHeader: true),
      .head, gap: 6, keepsWithNext: true)
    for row in contents.scores {
      add(
        ReportScoreCells(
          name: row.score.abbreviation, expansion: row.score.displayName, meaning: row.score.meaning,
          value: row.value), .row)
    }
  }

  private mutating func addTiers() {
    heading("Tiers used")
    add(
      ReportTierCells(tier: "Tier", name: "Method", count: "Clauses", share: "Share", isHeader: true), .head, gap: 5,
      keepsWithNext: true)
    for row in contents.tiers {
      add(ReportTierCells(tier: "\(row.tier)", name: row.name, count: row.count, share: row.share), .row)
    }
    let none: String = ReportContents.ClauseRow.none
    add(
      ReportTierCells(
        tier: none, name: "Safety fallbacks (refused by a guarded model)", count: contents.fallbacks, share: none), .row
    )
  }

  private mutating func addCharts(_ analysis: PolicyAnalysis, _ history: HistoricalPolicies?) {
    let locale: Locale = contents.format.locale
    let benefits = BenefitHierarchyViewModel(analysis: analysis)
    if !benefits.isEmpty {
      heading("Benefits and burdens by group")
      add(BenefitChart(viewModel: benefits).environment(\.locale, locale), gap: 5, keepsWithNext: true)
      add(note(benefits.summary(locale: locale)), gap: 4)
    }
    let radar = ReportRadar(means: ArchitectureRadarViewModel(analysis: analysis).means, locale: locale)
    heading("Techniques of unequal treatment")
    add(radar, gap: 5, keepsWithNext: true)
    add(note(radar.words), gap: 4)
    guard let history else { return }
    let capacity = CompoundingTrajectoryViewModel(analysis: analysis, history: history)
    heading("Capacity left to the outgroup")
    add(CapacityChart(viewModel: capacity).environment(\.locale, locale), gap: 5, keepsWithNext: true)
    add(note(capacity.summary(locale: locale)), gap: 4)
  }

  private func note(_ text: String) -> some View {
    Text(verbatim: text).font(ReportStyle.body).foregroundStyle(ReportStyle.faint)
      .fixedSize(horizontal: false, vertical: true)
  }

  private mutating func addClauses() {
    heading("Clauses")
    if !contents.evidence.isEmpty { add(note(contents.evidence), gap: 4, keepsWithNext: true) }
    add(ReportClauseHeader(), .head, gap: 5, keepsWithNext: true)
    for row in contents.rows {
      for (place, part) in row.parts.enumerated() {
        let isLast: Bool = place == row.parts.count - 1
        let text = ReportClauseText(text: part, words: isLast ? row.words : "")
        let height: CGFloat = measure.height(of: text)
        let cells: AnyView =
          place == 0
          ? AnyView(ReportClauseRow(row: row, height: height))
          : AnyView(Color.clear.frame(height: height).overlay(alignment: .bottom) { ReportRule() })
        blocks.append(
          ReportBlock(
            role: place == 0 ? .row : .rest, view: AnyView(cells.frame(width: ReportStyle.width)),
            lastCell: AnyView(text), lastCellX: ReportColumns.textX, height: height))
      }
    }
  }
}
