import Charts
import SwiftUI

/// Benefits and burdens of the three groups as stacked bars (behaviours 58 to 62).
struct BenefitHierarchyView: View {
  @State private var viewModel: BenefitHierarchyViewModel
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale

  init(analysis: PolicyAnalysis) {
    _viewModel = State(initialValue: BenefitHierarchyViewModel(analysis: analysis))
  }

  var body: some View {
    PageSection("Benefits and burdens by group") {
      if viewModel.isEmpty {
        Text("No classified clauses").foregroundStyle(palette.secondaryText.color)
      } else {
        BenefitChart(viewModel: viewModel)
        ForEach(viewModel.bars) { bar in
          ValueRow(
            name: "\(bar.group.displayName), \(bar.effect.displayName.lowercased())s",
            value: bar.count.formatted(.number.locale(locale)))
        }
      }
    }
  }
}

/// The bars with their axes and legend, on the screen and in the report.
struct BenefitChart: View {
  let viewModel: BenefitHierarchyViewModel
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.locale) private var locale: Locale
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate: Bool

  var body: some View {
    Chart(viewModel.bars) { bar in
      BarMark(x: .value("Group", bar.group.displayName), y: .value("Share of clauses", bar.share))
        .foregroundStyle(by: .value("Effect", bar.effect.displayName))
    }
    .chartForegroundStyleScale(
      domain: EffectDirection.allCases.map(\.displayName), range: EffectDirection.allCases.map { fill($0) }
    )
    .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
    .frame(height: ChartStyle.height(isWide: metrics.isWide))
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Benefits and burdens by group")
    .accessibilityValue(viewModel.summary(locale: locale))
    .accessibilityChartDescriptor(BenefitDescriptor(bars: viewModel.bars, summary: viewModel.summary(locale: locale)))
  }

  private func fill(_ effect: EffectDirection) -> AnyShapeStyle {
    ChartStyle.fill(effect, differentiateWithoutColor: differentiate, palette: palette)
  }
}

/// The chart for people who hear it: groups along one axis, percentages along the other (behaviour 60).
struct BenefitDescriptor: AXChartDescriptorRepresentable {
  let bars: [BenefitHierarchyViewModel.Bar]
  let summary: String

  func makeChartDescriptor() -> AXChartDescriptor {
    let groups = AXCategoricalDataAxisDescriptor(title: "Group", categoryOrder: TargetGroup.allCases.map(\.displayName))
    let shares = AXNumericDataAxisDescriptor(
      title: "Share of the clauses with an effect", range: 0...1, gridlinePositions: []
    ) { share in "\(Int((share * 100).rounded())) percent" }
    let series: [AXDataSeriesDescriptor] = EffectDirection.allCases.map { effect in
      AXDataSeriesDescriptor(
        name: effect.displayName, isContinuous: false,
        dataPoints: bars.filter { $0.effect == effect }.map { AXDataPoint(x: $0.group.displayName, y: $0.share) })
    }
    return AXChartDescriptor(
      title: "Benefits and burdens by group", summary: summary, xAxis: groups, yAxis: shares, additionalAxes: [],
      series: series)
  }
}
