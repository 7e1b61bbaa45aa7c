import SwiftUI

/// The screen behind a sub-score, or the comparison with laws of the past (behaviours 50, 51).
struct DrillDownView: View {
  let drillDown: DrillDown
  let analysis: PolicyAnalysis
  let dependencies: AppDependencies
  let open: @MainActor (AppScreen) -> Void
  /// Where the score and its chart are linked (behaviour 89).
  @Namespace private var group: Namespace.ID

  init(
    drillDown: DrillDown, analysis: PolicyAnalysis, dependencies: AppDependencies,
    open: @escaping @MainActor (AppScreen) -> Void
  ) {
    self.drillDown = drillDown
    self.analysis = analysis
    self.dependencies = dependencies
    self.open = open
  }

  var body: some View {
    ResultPage(
      title: drillDown.title, navigationTitle: drillDown.subScore?.abbreviation ?? "History",
      sortPriority: drillDown.sortPriority
    ) {
      DrillDownScore(drillDown: drillDown, scores: analysis.scoreResult)
        .accessibilityLinkedGroup(id: drillDown, in: group)
      chart
        .accessibilityLinkedGroup(id: drillDown, in: group)
      if let subScore = drillDown.subScore {
        LinkRow(title: "Clauses behind \(subScore.abbreviation)", hint: "Lists the clauses on which the score rests") {
          open(.clauses(.carrying(subScore), analysis))
        }
      }
    }
  }

  @ViewBuilder private var chart: some View {
    switch drillDown {
    case .benefitHierarchy: BenefitHierarchyView(analysis: analysis)
    case .architectureRadar: ArchitectureRadarView(analysis: analysis)
    case .eliteInterest: EliteInterestDetailView(analysis: analysis, open: open)
    case .compoundingTrajectory: CompoundingTrajectoryView(analysis: analysis, history: dependencies.history)
    case .outgroupExpansion: OutgroupExpansionView(analysis: analysis, lexicon: dependencies.lexicon)
    case .historicalComparison: HistoricalComparisonView(analysis: analysis, history: dependencies.history)
    }
  }
}

/// The score that the screen explains, with the number of clauses that carry it.
private struct DrillDownScore: View {
  let drillDown: DrillDown
  let scores: ScoreResult
  @Environment(\.locale) private var locale: Locale

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: name).font(.headline)
      Text(verbatim: spoken).font(.subheadline)
      if let evidence { Text(verbatim: evidence).font(.footnote) }
    }
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: ["\(name): \(spoken)", evidence].compactMap(\.self).joined(separator: " ")))
  }

  private var evidence: String? { scores.evidence?.sentence(locale: locale) }

  private var name: String { drillDown.subScore?.displayName ?? "Composite Oppression Index" }

  private var spoken: String {
    let text: String =
      drillDown.subScore.map { ScoreText.spoken($0, in: scores, locale: locale) }
      ?? ScoreText.spoken(scores, locale: locale)
    return text + "."
  }
}
