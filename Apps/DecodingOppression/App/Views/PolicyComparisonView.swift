import SwiftUI

/// Two analyses side by side: the index and each sub-score of both, with their difference.
struct PolicyComparisonView: View {
  let first: PolicyAnalysis
  let second: PolicyAnalysis
  @Environment(\.locale) private var locale: Locale
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.palette) private var palette: Palette

  var body: some View {
    ResultPage(title: "Two Policies", navigationTitle: "Comparison") {
      layout {
        card(first)
        card(second)
      }
      PageSection("Score by score") {
        difference("Composite Oppression Index", first.scoreResult.coi, second.scoreResult.coi)
        ForEach(SubScore.allCases, id: \.self) { subScore in
          difference(subScore.displayName, first.scoreResult[subScore], second.scoreResult[subScore])
        }
      }
    }
  }

  private var layout: AnyLayout {
    metrics.isStacked
      ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
  }

  private func card(_ analysis: PolicyAnalysis) -> some View {
    let scores: ScoreResult = analysis.scoreResult
    return VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: analysis.policyName).font(.headline)
      Text(verbatim: ScoreText.twoDecimals(scores.coi, locale: locale)).font(.title.bold()).monospacedDigit()
      Text(verbatim: scores.verdict.text)
      if let evidence = scores.evidence {
        Text(verbatim: evidence.sentence(locale: locale)).font(.footnote).foregroundStyle(palette.secondaryText.color)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(metrics.cardPadding)
    .card()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(analysis.policyName)
    .accessibilityValue(ScoreText.spoken(scores, locale: locale))
    .accessibilityAddTraits(.isStaticText)
  }

  private func difference(_ name: String, _ left: Double, _ right: Double) -> some View {
    let numbers: [String] = [left, right].map { ScoreText.twoDecimals($0, locale: locale) }
    let change: String = ScoreText.twoDecimals(right - left, locale: locale)
    return ValueRow(
      name: name, value: "\(numbers[0])   \(numbers[1])",
      spoken: "\(numbers[0]) and \(numbers[1]), a difference of \(change)")
  }
}
