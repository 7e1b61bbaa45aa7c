import SwiftUI

/// The rows of the history below the banner about the model.
struct PolicyHistoryList: View {
  let analyses: [PolicyAnalysis]
  let dependencies: AppDependencies
  let navigation: AppNavigation
  let delete: @MainActor (PolicyAnalysis) -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass: UserInterfaceSizeClass?

  var body: some View {
    if sizeClass == .regular {
      List(selection: selection) {
        ModelBanner(manager: dependencies.modelDownloadManager)
        ForEach(analyses) { analysis in
          PolicyRow(analysis: analysis).tag(analysis).contextMenu { menu(analysis) }
        }
      }
    } else {
      List {
        ModelBanner(manager: dependencies.modelDownloadManager)
        ForEach(analyses) { analysis in
          NavigationLink(value: AppScreen.scoreCard(analysis)) { PolicyRow(analysis: analysis) }
            .swipeActions { Button("Delete", systemImage: "trash", role: .destructive) { delete(analysis) } }
            .contextMenu { menu(analysis) }
        }
      }
    }
  }

  /// The analysis whose results the detail column shows; choosing a row opens them (behaviour 28).
  private var selection: Binding<PolicyAnalysis?> {
    Binding {
      navigation.selectedAnalysis
    } set: {
      navigation.selectedAnalysis = $0
    }
  }

  @ViewBuilder private func menu(_ analysis: PolicyAnalysis) -> some View {
    if let shown = navigation.selectedAnalysis, shown !== analysis {
      Button("Compare with “\(shown.policyName)”", systemImage: "rectangle.split.2x1") {
        navigation.open(.comparison(shown, analysis))
      }
    }
    Button("Delete", systemImage: "trash", role: .destructive) { delete(analysis) }
  }
}

/// One analysis: name, date, number of clauses, and the badge (behaviour 24).
struct PolicyRow: View {
  let analysis: PolicyAnalysis
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale
  @Environment(\.timeZone) private var timeZone: TimeZone
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate: Bool

  var body: some View {
    let scores: ScoreResult = analysis.scoreResult
    layout(scores)
      .accessibilityElement()
      .accessibilityLabel(analysis.policyName)
      .accessibilityValue("\(ScoreText.spoken(scores, locale: locale)). \(details)")
  }

  @ViewBuilder private func layout(_ scores: ScoreResult) -> some View {
    if metrics.isStacked {
      VStack(alignment: .leading, spacing: 6) {
        text
        badge(scores)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 12) {
        text
        Spacer(minLength: 8)
        badge(scores)
      }
    }
  }

  private var text: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: analysis.policyName).font(.headline)
      Text(verbatim: details).font(.subheadline).foregroundStyle(palette.secondaryText.color)
    }
  }

  private func badge(_ scores: ScoreResult) -> some View {
    let look: ScoreLook = PolicyHistoryViewStyle.coiBadgeColor(
      scores.coi, isJudged: scores.verdict.isJudged, differentiateWithoutColor: differentiate, palette: palette)
    return HStack(spacing: 4) {
      Image(systemName: look.symbolName).foregroundStyle(look.color)
      Text(verbatim: ScoreText.twoDecimals(scores.coi, locale: locale)).font(.headline).monospacedDigit()
    }
  }

  /// "20 July 2025, 84 clauses".
  private var details: String {
    var format = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
    format.timeZone = timeZone
    let noun: String = analysis.clauseCount == 1 ? "clause" : "clauses"
    let count: String = analysis.clauseCount.formatted(.number.locale(locale))
    return "\(analysis.dateAnalyzed.formatted(format)), \(count) \(noun)"
  }
}
