import SwiftUI

/// The COI with what it means: one element with the sub-scores as custom content (behaviours 49, 53, 54, 90, 91).
struct ScoreCardGauge: View {
  let viewModel: ScoreCardViewModel
  let scores: Namespace.ID
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.locale) private var locale: Locale
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize: DynamicTypeSize
  @Environment(\.legibilityWeight) private var legibilityWeight: LegibilityWeight?
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate: Bool

  private var coi: Double { viewModel.scores.coi }

  var body: some View {
    VStack(spacing: 8) {
      if metrics.isWide { SectionTitle("Overall score") }
      block
    }
  }

  private var block: some View {
    VStack(spacing: metrics.isWide ? 16 : 8) {
      gauge
      interpretation
    }
    .padding(metrics.cardPadding)
    .card(fillsHeight: metrics.isWide)
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Composite Oppression Index")
    .accessibilityValue(viewModel.gaugeValue(locale: locale))
    .modifier(SubScoreContent(scores: viewModel.scores, locale: locale))
    .speechAdjustedPitch(ScoreCardViewStyle.speechPitch(coi: coi, isJudged: viewModel.verdict.isJudged))
    .accessibilityShowsLargeContentViewer()
    .accessibilityRotorEntry(id: ScoreRotorStop.coi, in: scores)
  }

  private var gauge: some View {
    ScoreGauge(
      value: coi, text: ScoreText.twoDecimals(coi, locale: locale), color: look.color,
      diameter: metrics.gaugeDiameter(ScoreCardViewStyle.gaugeDiameter(isWide: metrics.isWide)),
      font: ScoreCardViewStyle.scoreFont(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight))
  }

  private var interpretation: some View {
    VStack(spacing: 1) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Image(systemName: look.symbolName)
          .imageScale(.small)
          .foregroundStyle(look.color)
          .accessibilityHidden(true)
        Text(verbatim: viewModel.verdict.text).multilineTextAlignment(.center)
      }
      .font(.title3.weight(.semibold))
      Text("Composite Oppression Index")
        .font(.footnote)
        .multilineTextAlignment(.center)
        .foregroundStyle(palette.secondaryText.color)
      EvidenceText(scores: viewModel.scores)
    }
  }

  private var look: ScoreLook {
    ScoreCardViewStyle.scoreColor(
      coi, isJudged: viewModel.verdict.isJudged, differentiateWithoutColor: differentiate, palette: palette)
  }
}

/// Each sub-score as custom content of an element (behaviour 54).
private struct SubScoreContent: ViewModifier {
  let scores: ScoreResult
  let locale: Locale

  func body(content: Content) -> some View {
    content
      .accessibilityCustomContent(label(.dis), value(.dis))
      .accessibilityCustomContent(label(.ads), value(.ads))
      .accessibilityCustomContent(label(.eis), value(.eis))
      .accessibilityCustomContent(label(.cis), value(.cis))
      .accessibilityCustomContent(label(.oes), value(.oes))
  }

  private func label(_ subScore: SubScore) -> Text { Text(verbatim: subScore.displayName) }

  private func value(_ subScore: SubScore) -> Text {
    Text(verbatim: ScoreText.onScale(scores[subScore], subScore.range, locale: locale))
  }
}
