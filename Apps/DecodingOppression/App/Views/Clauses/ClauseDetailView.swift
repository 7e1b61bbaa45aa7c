import SwiftUI

/// A clause in full, with the matched words and what they were taken to mean.
struct ClauseDetailView: View {
  @State private var viewModel: ClauseDetailViewModel
  private let dependencies: AppDependencies
  private let open: @MainActor (AppScreen) -> Void
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.locale) private var locale: Locale

  init(
    clause: AnalyzedClause, dependencies: AppDependencies, open: @escaping @MainActor (AppScreen) -> Void
  ) {
    self.dependencies = dependencies
    self.open = open
    _viewModel = State(initialValue: ClauseDetailViewModel(clause: clause, lexicon: dependencies.lexicon))
  }

  var body: some View {
    ResultPage(title: viewModel.clause.title, navigationTitle: viewModel.clause.title) {
      Text(viewModel.highlighted)
        .frame(maxWidth: .infinity, alignment: .leading)
        .textSelection(.enabled)
        .padding(metrics.cardPadding)
        .card()
      PageSection("What was found") {
        if let page = viewModel.clause.page { ValueRow(name: "Page", value: String(page)) }
        ValueRow(name: "Group and effect", value: viewModel.clause.finding)
        ValueRow(
          name: "Score", value: ScoreText.twoDecimals(viewModel.clause.score, locale: locale),
          spoken: ScoreText.onScale(viewModel.clause.score, -1...1, locale: locale))
        ForEach(ArchitectureComponent.allCases, id: \.self) { component in
          let share: Double = viewModel.clause.architectureScores[component]
          ValueRow(name: component.displayName, value: ShareText.percent(share, locale: locale))
        }
        ValueRow(name: "Widens the outgroup", value: viewModel.clause.expandsOutgroup ? "Yes" : "No")
        ValueRow(name: "Read by", value: tier)
      }
      PageSection("Matched words") {
        if viewModel.findings.isEmpty {
          Text("No word of the lists stands in this clause.").foregroundStyle(palette.secondaryText.color)
        }
        ForEach(viewModel.findings) { finding in ValueRow(name: finding.words, value: finding.meaning) }
      }
      ClausePlaceSection(clause: viewModel.clause, dependencies: dependencies, open: open)
      ClauseCorrection(text: viewModel.clause.text, now: dependencies.now)
    }
  }

  private var tier: String {
    let name: String = TierName.of(viewModel.clause.tierUsed)
    return viewModel.clause.wasSafetyFallback ? "\(name), after the guarded model refused" : name
  }
}
