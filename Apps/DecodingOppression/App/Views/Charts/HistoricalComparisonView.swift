import Charts
import SwiftUI

/// The index of laws of the past and of the policy as bars from a zero line (behaviours 71 to 73).
struct HistoricalComparisonView: View {
  @State private var viewModel: HistoricalComparisonViewModel
  @Namespace private var stops: Namespace.ID
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale

  init(analysis: PolicyAnalysis, history: HistoricalPolicies) {
    _viewModel = State(initialValue: HistoricalComparisonViewModel(analysis: analysis, history: history))
  }

  var body: some View {
    PageSection("Laws of the past and this policy") {
      Text(verbatim: viewModel.summary).fixedSize(horizontal: false, vertical: true)
      chart
      Text("The scores of the laws come from summaries written for this app, read by the same rules.")
        .font(.caption)
        .foregroundStyle(palette.secondaryText.color)
        .fixedSize(horizontal: false, vertical: true)
    }
  }

  private var chart: some View {
    Chart(viewModel.rows) { row in
      BarMark(x: .value("Index", row.coi), y: .value("Policy", row.barName))
        .foregroundStyle(row.isCurrent ? palette.moderate.color : palette.accent.color)
        .annotation(position: .overlay) {
          if row.isCurrent { Image(systemName: "star.fill").foregroundStyle(Color.white).font(.caption2) }
        }
      RuleMark(x: .value("Zero", 0)).foregroundStyle(palette.secondaryText.color).lineStyle(StrokeStyle(lineWidth: 1))
    }
    .chartXScale(domain: -1...1)
    .frame(height: CGFloat(viewModel.rows.count) * 34 + 40)
    .accessibilityChildren {
      ForEach(viewModel.rows) { row in
        Text(verbatim: row.title)
          .accessibilityLabel(row.title)
          .accessibilityValue(ScoreText.onScale(row.coi, -1...1, locale: locale))
          .accessibilityAddTraits(row.isCurrent ? .isSelected : [])
          .accessibilityRotorEntry(id: row.id, in: stops)
      }
    }
    .accessibilityLabel("Index by policy")
    .accessibilityRotor("Historical Policies") {
      ForEach(viewModel.rows.filter { !$0.isCurrent }) { row in
        AccessibilityRotorEntry(row.title, id: row.id, in: stops)
      }
    }
  }
}
