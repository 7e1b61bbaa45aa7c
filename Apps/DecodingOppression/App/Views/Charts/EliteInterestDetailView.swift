import Charts
import SwiftUI

/// The benefits and burdens of a policy for elites, with the clauses that cause them.
struct EliteInterestDetailView: View {
  @State private var viewModel: EliteInterestViewModel
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate: Bool
  private let open: @MainActor (AppScreen) -> Void

  init(analysis: PolicyAnalysis, open: @escaping @MainActor (AppScreen) -> Void) {
    _viewModel = State(initialValue: EliteInterestViewModel(analysis: analysis))
    self.open = open
  }

  var body: some View {
    PageSection("What the elite gains and bears") {
      Text(verbatim: viewModel.sentence)
      if !viewModel.clauses.isEmpty {
        chart
        ForEach(EffectDirection.allCases, id: \.self) { effect in
          ValueRow(name: "\(effect.displayName)s", value: ShareText.percent(viewModel.share(effect), locale: locale))
        }
      }
    }
    if !viewModel.clauses.isEmpty {
      PageSection("Clauses about the elite") {
        ForEach(viewModel.clauses.prefix(20)) { clause in
          Button {
            open(.clause(clause))
          } label: {
            ClauseRow(clause: clause)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("\(clause.title). \(clause.text)")
        }
      }
    }
  }

  private var chart: some View {
    Chart(EffectDirection.allCases, id: \.self) { effect in
      BarMark(x: .value("Share of clauses", viewModel.share(effect)), y: .value("Effect", effect.displayName))
        .foregroundStyle(ChartStyle.fill(effect, differentiateWithoutColor: differentiate, palette: palette))
    }
    .chartXScale(domain: 0...1)
    .chartXAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
    .frame(height: 110)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Benefits and burdens of the elite")
    .accessibilityValue(
      "\(ShareText.percent(viewModel.share(.benefit), locale: locale)) benefits, "
        + "\(ShareText.percent(viewModel.share(.burden), locale: locale)) burdens, of all clauses with an effect"
    )
  }
}
