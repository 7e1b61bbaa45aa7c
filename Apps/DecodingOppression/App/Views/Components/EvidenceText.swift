import SwiftUI

/// How many clauses carry the scores, and what is missing for a verdict where they are too few.
struct EvidenceText: View {
  let scores: ScoreResult
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale

  var body: some View {
    if let evidence = scores.evidence {
      Text(verbatim: evidence.sentence(locale: locale))
        .font(.footnote)
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
        .foregroundStyle(palette.secondaryText.color)
    }
  }
}
