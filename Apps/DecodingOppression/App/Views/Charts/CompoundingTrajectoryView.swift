import Charts
import SwiftUI

/// The outgroup's capacity by year as a line, the policy last (behaviours 69, 70).
struct CompoundingTrajectoryView: View {
  @State private var viewModel: CompoundingTrajectoryViewModel
  @Environment(\.locale) private var locale: Locale

  init(analysis: PolicyAnalysis, history: HistoricalPolicies) {
    _viewModel = State(initialValue: CompoundingTrajectoryViewModel(analysis: analysis, history: history))
  }

  var body: some View {
    PageSection("Capacity left to the outgroup") {
      Text(verbatim: viewModel.summary(locale: locale)).fixedSize(horizontal: false, vertical: true)
      CapacityChart(viewModel: viewModel)
      if !viewModel.sharedDomains.isEmpty {
        ValueRow(
          name: "Fields of life that earlier laws ruled too", value: viewModel.sharedDomains.joined(separator: ", "))
      }
    }
    PageSection("Law by law") {
      ForEach(viewModel.points) { point in
        ValueRow(
          name: "\(point.name), \(String(point.year))",
          value: ShareText.percent(point.capacity, locale: locale))
      }
    }
  }
}

/// The line with its axes, on the screen and in the report.
struct CapacityChart: View {
  let viewModel: CompoundingTrajectoryViewModel
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.locale) private var locale: Locale

  var body: some View {
    Chart(viewModel.points) { point in
      LineMark(x: .value("Year", point.year), y: .value("Capacity", point.capacity))
        .foregroundStyle(palette.accent.color)
        // The points say the same with the names of the laws.
        .accessibilityHidden(true)
      PointMark(x: .value("Year", point.year), y: .value("Capacity", point.capacity))
        .foregroundStyle(point.isCurrent ? palette.moderate.color : palette.accent.color)
        .symbol(point.isCurrent ? BasicChartSymbolShape.diamond : .circle)
        .symbolSize(point.isCurrent ? 120 : 50)
        .accessibilityLabel("\(point.name), \(String(point.year))")
        .accessibilityValue(ShareText.percent(point.capacity, locale: locale))
    }
    .chartXScale(domain: .automatic(includesZero: false))
    .chartYScale(domain: 0...1)
    .chartXAxis { AxisMarks(format: IntegerFormatStyle<Int>.number.grouping(.never)) }
    .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
    .frame(height: ChartStyle.height(isWide: metrics.isWide))
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Capacity left to the outgroup by year")
    .accessibilityChartDescriptor(
      CapacityDescriptor(points: viewModel.points, summary: viewModel.summary(locale: locale)))
  }
}

/// The line for people who hear it: years along one axis, capacity along the other.
struct CapacityDescriptor: AXChartDescriptorRepresentable {
  let points: [HistoricalPolicies.CapacityPoint]
  let summary: String

  func makeChartDescriptor() -> AXChartDescriptor {
    let first = Double(points.map(\.year).min() ?? 0)
    let last = Double(points.map(\.year).max() ?? 1)
    let years = AXNumericDataAxisDescriptor(
      title: "Year", range: first...max(first + 1, last), gridlinePositions: []
    ) { String(Int($0)) }
    let capacity = AXNumericDataAxisDescriptor(title: "Capacity", range: 0...1, gridlinePositions: []) { share in
      "\(Int((share * 100).rounded())) percent"
    }
    let series = AXDataSeriesDescriptor(
      name: "Capacity of the outgroup", isContinuous: true,
      dataPoints: points.map {
        AXDataPoint(x: Double($0.year), y: $0.capacity, additionalValues: [], label: $0.name)
      })
    return AXChartDescriptor(
      title: "Capacity left to the outgroup by year", summary: summary, xAxis: years, yAxis: capacity,
      additionalAxes: [], series: [series])
  }
}
