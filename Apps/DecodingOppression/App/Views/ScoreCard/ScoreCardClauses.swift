import SwiftUI

/// How many clauses were read and by whom, and what the scores rest on.
struct ScoreCardClauses: View {
  let viewModel: ScoreCardViewModel
  let open: @MainActor (AppScreen) -> Void
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.locale) private var locale: Locale

  var body: some View {
    VStack(spacing: 8) {
      SectionTitle("Clauses")
      VStack(alignment: .leading, spacing: 4) {
        ForEach(viewModel.clauseLines) { line in
          ValueRow(name: line.name, value: line.count.formatted(.number.locale(locale)))
        }
        LinkRow(title: "All Clauses", hint: "Lists the clauses with their scores") {
          open(.clauses(.all, viewModel.analysis))
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
