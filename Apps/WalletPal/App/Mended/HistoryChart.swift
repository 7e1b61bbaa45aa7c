import SwiftUI

/// The bars of a canvas with an element for each: all as high as the chart, so that a finger that goes over it meets each.
struct HistoryChart: View {
  let months: [Wallet.Month]

  var body: some View {
    HistoryBars(months: months)
      .accessibilityLabel("Spending by month")
      .accessibilityChildren {
        HStack(spacing: 0) {
          ForEach(months) { month in
            Rectangle().accessibilityLabel(month.name).accessibilityValue("\(Int(month.spent)) dollars")
          }
        }
      }
      .accessibilityChartDescriptor(HistoryDescriptor(months: months))
  }
}

private struct HistoryDescriptor: AXChartDescriptorRepresentable {
  let months: [Wallet.Month]

  func makeChartDescriptor() -> AXChartDescriptor {
    let names = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: months.map(\.name))
    let most: Double = months.map(\.spent).max() ?? 0
    let dollars = AXNumericDataAxisDescriptor(title: "Spent", range: 0...most, gridlinePositions: []) {
      "\(Int($0)) dollars"
    }
    let points: [AXDataPoint] = months.map { AXDataPoint(x: $0.name, y: $0.spent) }
    return AXChartDescriptor(
      title: "Spending by month", summary: nil, xAxis: names, yAxis: dollars, additionalAxes: [],
      series: [AXDataSeriesDescriptor(name: "Spent", isContinuous: false, dataPoints: points)])
  }
}
