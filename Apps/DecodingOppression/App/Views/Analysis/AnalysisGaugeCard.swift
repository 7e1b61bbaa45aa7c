import SwiftUI

/// The gauge of a running analysis with what is going on and how far it has come.
struct AnalysisGaugeCard: View {
  let viewModel: AnalysisViewModel
  let focus: AccessibilityFocusState<AnalysisFocus?>.Binding
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  var body: some View {
    VStack(spacing: 8) {
      if metrics.isWide { SectionTitle("Progress") }
      content.padding(metrics.cardPadding).card(fillsHeight: metrics.isWide)
    }
  }

  private var content: some View {
    VStack(spacing: 12) {
      AnalysisGauge(viewModel: viewModel, focus: focus)
      Text(verbatim: viewModel.stage)
        .font(.headline)
        .multilineTextAlignment(.center)
      ProgressView(value: viewModel.progress) {
        Text(verbatim: viewModel.clauseCounter)
          .font(.subheadline)
          .monospacedDigit()
          .foregroundStyle(palette.secondaryText.color)
      }
      if viewModel.isComplete { EvidenceText(scores: viewModel.partialScores) }
    }
  }
}

/// The gauge: its arc goes from 0 to each new COI (behaviours 40, 47).
private struct AnalysisGauge: View {
  let viewModel: AnalysisViewModel
  let focus: AccessibilityFocusState<AnalysisFocus?>.Binding
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.locale) private var locale: Locale
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize: DynamicTypeSize
  @Environment(\.legibilityWeight) private var legibilityWeight: LegibilityWeight?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion: Bool
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate: Bool

  var body: some View {
    let value: Double = viewModel.coiValue
    let look: ScoreLook = AnalysisViewStyle.scoreColor(
      value, isJudged: viewModel.partialScores.verdict.isJudged, differentiateWithoutColor: differentiate,
      palette: palette)
    ScoreGauge(
      value: value, text: number, color: look.color,
      diameter: metrics.gaugeDiameter(AnalysisViewStyle.gaugeDiameter(isWide: metrics.isWide)),
      font: ScoreCardViewStyle.scoreFont(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight)
    )
    .animation(AnalysisViewStyle.gaugeAnimation(reduceMotion: reduceMotion), value: value)
    .accessibilityElement()
    .accessibilityLabel("Composite Oppression Index")
    .accessibilityValue(spokenValue)
    .accessibilityAddTraits(viewModel.isComplete ? [] : .updatesFrequently)
    .accessibilityFocused(focus, equals: .gauge)
  }

  private var number: String {
    viewModel.hasScores ? ScoreText.twoDecimals(viewModel.coiValue, locale: locale) : AnalysisViewStyle.dash
  }

  private var spokenValue: String {
    guard viewModel.hasScores else { return "No value yet" }
    let spoken: String = ScoreText.spoken(viewModel.partialScores, locale: locale)
    return viewModel.isComplete ? spoken : spoken + ", preliminary"
  }
}
