import SwiftUI

/// How many clauses were read and by whom, and what the scores rest on.
struct ScoreCardClauses: View {
  let viewModel: ScoreCardViewModel
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.locale) private var locale: Locale

  var body: some View {
    VStack(spacing: 8) {
      SectionTitle("Clauses")
      VStack(alignment: .leading, spacing: 4) {
        ForEach(viewModel.clauseLines) { line in
          ClauseCountLine(name: line.name, count: line.count.formatted(.number.locale(locale)))
        }
        Text("The word lists behind the scores are a judgement. You can read and change them.")
          .font(.caption)
          .foregroundStyle(palette.secondaryText.color)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(metrics.cardPadding)
      .card()
    }
  }
}

/// A name with a number, one element for assistive technologies.
private struct ClauseCountLine: View {
  let name: String
  let count: String
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  var body: some View {
    row
      .font(.subheadline)
      .accessibilityElement()
      .accessibilityLabel(name)
      .accessibilityValue(count)
      .accessibilityAddTraits(.isStaticText)
  }

  @ViewBuilder private var row: some View {
    if metrics.isStacked {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: name)
        number
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(verbatim: name)
        Spacer(minLength: 8)
        number
      }
    }
  }

  private var number: some View { Text(verbatim: count).fontWeight(.semibold).monospacedDigit() }
}
