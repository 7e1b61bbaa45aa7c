import SwiftUI

/// The file's name as the screen's title (behaviour 39), and the tier that reads the clauses.
struct AnalysisHeader: View {
  let fileName: String
  let highestTier: Int
  @Environment(\.palette) private var palette: Palette

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: fileName)
        .font(.title2.bold())
        .screenTitle()
      Label {
        Text(verbatim: AnalysisViewStyle.tierText(highestTier: highestTier))
      } icon: {
        Image(systemName: AnalysisViewStyle.tierSymbol(highestTier: highestTier))
      }
      .font(.subheadline)
      .foregroundStyle(palette.secondaryText.color)
    }
  }
}
