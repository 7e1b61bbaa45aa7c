import SwiftUI

/// The five sub-scores of a running analysis (behaviour 42).
struct AnalysisSubScores: View {
  let viewModel: AnalysisViewModel
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  var body: some View {
    let scores: ScoreResult? = viewModel.hasScores ? viewModel.partialScores : nil
    let isComplete: Bool = viewModel.isComplete
    VStack(spacing: 8) {
      SectionTitle("Sub-scores")
      VStack(spacing: 0) {
        ForEach(SubScore.allCases, id: \.self) { subScore in
          if subScore != SubScore.allCases.first { RowSeparator() }
          AnalysisSubScoreRow(subScore: subScore, scores: scores, isComplete: isComplete)
        }
      }
      .padding(.horizontal, metrics.cardPadding)
      .padding(.vertical, 3)
      .card(fillsHeight: metrics.isWide)
    }
  }
}

/// A sub-score: a dash until there is a value, which is preliminary until the analysis is complete.
private struct AnalysisSubScoreRow: View {
  let subScore: SubScore
  let scores: ScoreResult?
  let isComplete: Bool
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.locale) private var locale: Locale
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate: Bool

  private var value: Double? { scores?[subScore] }
  private var verdict: Verdict { scores?.verdict ?? .notEnoughEvidence }

  var body: some View {
    row
      .padding(.vertical, metrics.rowPadding)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .accessibilityElement()
      .accessibilityLabel(subScore.displayName)
      .accessibilityValue(spokenValue)
  }

  @ViewBuilder private var row: some View {
    if metrics.isStacked {
      VStack(alignment: .leading, spacing: 4) {
        name
        number
        note
      }
    } else {
      HStack(spacing: 12) {
        name
        Spacer(minLength: 8)
        VStack(alignment: .trailing, spacing: 1) {
          number
          note
        }
      }
    }
  }

  private var name: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(verbatim: subScore.displayName).font(.subheadline)
      Text(verbatim: subScore.abbreviation)
        .font(.caption.weight(.semibold))
        .foregroundStyle(palette.secondaryText.color)
    }
  }

  private var number: some View {
    Text(verbatim: numberText).font(.headline).monospacedDigit()
  }

  /// "Preliminary", then what the value means; empty while there is none, so that rows keep their height.
  private var note: some View {
    HStack(spacing: 4) {
      if let value, isComplete {
        let look: ScoreLook = AnalysisViewStyle.scoreColor(
          value, isJudged: verdict.isJudged, differentiateWithoutColor: differentiate, palette: palette)
        Image(systemName: look.symbolName).foregroundStyle(look.color)
      }
      Text(verbatim: noteText).foregroundStyle(palette.secondaryText.color)
    }
    .font(.caption)
  }

  private var numberText: String {
    value.map { ScoreText.twoDecimals($0, locale: locale) } ?? AnalysisViewStyle.dash
  }

  private var noteText: String {
    guard let value else { return " " }
    return isComplete ? ScoreText.level(value, verdict: verdict) : "Preliminary"
  }

  private var spokenValue: String {
    guard let scores else { return "No value yet" }
    return isComplete
      ? ScoreText.spoken(subScore, in: scores, locale: locale)
      : "\(ScoreText.onScale(scores[subScore], subScore.range, locale: locale)), preliminary"
  }
}
