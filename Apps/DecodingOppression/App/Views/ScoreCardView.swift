import SwiftUI

/// The results of an analysis (behaviours 48 to 57 and 85 to 91).
struct ScoreCardView: View {
  @State private var viewModel: ScoreCardViewModel
  private let dependencies: AppDependencies
  private let open: @MainActor (AppScreen) -> Void
  /// Where the elements of the Scores rotor and the groups of sub-scores and charts have their names.
  @Namespace private var scores: Namespace.ID
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  /// - Parameter open: Opens another screen.
  init(analysis: PolicyAnalysis, dependencies: AppDependencies, open: @escaping @MainActor (AppScreen) -> Void) {
    _viewModel = State(initialValue: ScoreCardViewModel(analysis: analysis))
    self.dependencies = dependencies
    self.open = open
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: metrics.sectionSpacing) {
        ScoreCardHeader(viewModel: viewModel)
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, metrics.margin)
      .padding(.vertical, metrics.isWide ? metrics.margin : 4)
      .accessibilityElement(children: .contain)
      .accessibilitySortPriority(ScoreCardViewStyle.sortPriority)
      .accessibilityRotor("Scores") { ScoreRotor.entries(in: scores) }
    }
    .navigationTitle("Results")
    .toolbar { ScoreCardToolbar(viewModel: viewModel, dependencies: dependencies, open: open) }
  }

  @ViewBuilder private var content: some View {
    let gauge = ScoreCardGauge(viewModel: viewModel, scores: scores)
    let subScores = ScoreCardSubScores(viewModel: viewModel, scores: scores, open: open)
    let clauses = ScoreCardClauses(viewModel: viewModel, open: open)
    if metrics.isWide {
      // Readers read one column after the other, not line by line across both.
      HStack(alignment: .top, spacing: metrics.sectionSpacing) {
        gauge.frame(width: metrics.gaugeColumnWidth).accessibilityElement(children: .contain)
        subScores.accessibilityElement(children: .contain)
      }
      .fixedSize(horizontal: false, vertical: true)
      clauses
    } else {
      gauge
      subScores
      clauses
    }
  }
}

/// The policy that was analysed, and when.
private struct ScoreCardHeader: View {
  let viewModel: ScoreCardViewModel
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale
  @Environment(\.timeZone) private var timeZone: TimeZone

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Policy Analysis Results")
        .font(.title.bold())
        .screenTitle()
      Text(verbatim: viewModel.analysis.policyName).font(.headline)
      Text("Analyzed on \(viewModel.date(locale: locale, timeZone: timeZone))")
        .font(.subheadline)
        .foregroundStyle(palette.secondaryText.color)
    }
  }
}
