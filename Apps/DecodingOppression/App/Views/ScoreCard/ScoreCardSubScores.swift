import SwiftUI

/// The five sub-scores of a finished analysis.
struct ScoreCardSubScores: View {
  let viewModel: ScoreCardViewModel
  let scores: Namespace.ID
  let open: @MainActor (AppScreen) -> Void
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  init(
    viewModel: ScoreCardViewModel, scores: Namespace.ID, open: @escaping @MainActor (AppScreen) -> Void = { _ in }
  ) {
    self.viewModel = viewModel
    self.scores = scores
    self.open = open
  }

  var body: some View {
    let result: ScoreResult = viewModel.scores
    VStack(spacing: 8) {
      SectionTitle("Sub-scores")
      VStack(spacing: 0) {
        ForEach(SubScore.allCases, id: \.self) { subScore in
          if subScore != SubScore.allCases.first { RowSeparator() }
          SubScoreRow(subScore: subScore, scores: result) { show(DrillDown(subScore)) }
            // The sub-score's chart joins the group (behaviour 89).
            .accessibilityLinkedGroup(id: subScore, in: scores)
            .accessibilityRotorEntry(id: ScoreRotorStop.subScore(subScore), in: scores)
        }
        RowSeparator()
        LinkRow(title: "Historical Comparison", hint: "Compares the index with laws of the past") {
          show(.historicalComparison)
        }
      }
      .padding(.horizontal, metrics.cardPadding)
      .padding(.vertical, 3)
      .card(fillsHeight: metrics.isWide)
    }
  }

  private func show(_ drillDown: DrillDown) { open(.drillDown(drillDown, viewModel.analysis)) }
}

/// A sub-score: name, value, and how grave it is as a bar, a symbol and a word. It opens the screen that explains it
/// (behaviour 50).
private struct SubScoreRow: View {
  let subScore: SubScore
  let scores: ScoreResult
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.locale) private var locale: Locale
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate: Bool

  private var value: Double { scores[subScore] }
  private var verdict: Verdict { scores.verdict }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 8) {
        row
        LinkArrow()
      }
      .padding(.vertical, metrics.rowPadding)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(subScore.displayName)
    .accessibilityValue(ScoreText.spoken(subScore, in: scores, locale: locale))
    .accessibilityHint("Opens \(DrillDown(subScore).title)")
    .speechAdjustedPitch(ScoreCardViewStyle.speechPitch(coi: value, isJudged: verdict.isJudged))
  }

  @ViewBuilder private var row: some View {
    if metrics.isStacked {
      VStack(alignment: .leading, spacing: 6) {
        name
        abbreviation
        valueText
        bar
        level
      }
    } else {
      VStack(spacing: 3) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          name
          Spacer(minLength: 8)
          valueText
        }
        HStack(spacing: 8) {
          abbreviation.frame(minWidth: 30, alignment: .leading)
          bar
          level.frame(minWidth: 84, alignment: .trailing)
        }
      }
    }
  }

  private var name: some View {
    Text(verbatim: subScore.displayName).font(metrics.isWide ? .body : .subheadline)
  }

  private var abbreviation: some View {
    Text(verbatim: subScore.abbreviation)
      .font(.caption.weight(.semibold))
      .foregroundStyle(palette.secondaryText.color)
  }

  private var valueText: some View {
    Text(verbatim: number).font(.headline).monospacedDigit()
  }

  private var bar: some View { ScoreBar(value: value, color: look.color) }

  private var level: some View {
    HStack(spacing: 4) {
      Image(systemName: look.symbolName).foregroundStyle(look.color)
      Text(verbatim: ScoreText.level(value, verdict: verdict)).foregroundStyle(palette.secondaryText.color)
    }
    .font(.caption)
  }

  private var number: String { ScoreText.twoDecimals(value, locale: locale) }

  private var look: ScoreLook {
    ScoreCardViewStyle.scoreColor(
      value, isJudged: verdict.isJudged, differentiateWithoutColor: differentiate, palette: palette)
  }
}
