import Charts
import SwiftUI

/// Axes, scales and legends of charts.
struct ChartAxesPage: View {
  var body: some View {
    Example("Titles, positions and formats") {
      Chart(ChartData.week) { day in
        LineMark(x: .value("Day", day.date), y: .value("Value", day.value))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
        }
      }
      .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) }
      .chartXAxisLabel("Day of the week")
      .chartYAxisLabel("Visitors")
      .chartHeight(180)
    }
    Example("Presets") {
      Specimens(width: 150) {
        preset("automatic", .automatic)
        preset("extended", .extended)
        preset("aligned", .aligned)
        preset("inset", .inset)
      }
    }
    Example("Labels of an app's own") {
      Chart(ChartData.fruits) { fruit in
        BarMark(x: .value("Fruit", fruit.id), y: .value("Weight", fruit.weight))
      }
      .chartXAxis {
        AxisMarks { value in
          AxisValueLabel(orientation: .verticalReversed) {
            if let name = value.as(String.self) { Label(name, systemImage: "leaf") }
          }
        }
      }
      .chartYAxis {
        AxisMarks(values: [0, 25, 50]) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: value.index == 0 ? 2 : 0.5))
          AxisValueLabel("\(value.as(Int.self) ?? 0) kg", collisionResolution: .greedy)
        }
      }
      .chartHeight(200)
    }
    Example("Scales: linear, logarithmic, square root, reversed") {
      Specimens(width: 150) {
        scale("linear", 0...1_000, .linear)
        scale("log", 1...1_000, .log)
        scale("squareRoot", 0...1_000, .squareRoot)
        scale("symmetricLog", -1_000...1_000, .symmetricLog)
      }
      Chart(ChartData.week) { day in
        BarMark(x: .value("Value", day.value), y: .value("Day", "\(day.id)"))
      }
      .chartXScale(domain: .automatic(includesZero: true, reversed: true))
      .chartYScale(range: .plotDimension(padding: 8))
      .chartHeight(150)
    }
    ChartAxesPageEnd()
  }

  private func preset(_ name: String, _ preset: AxisMarkPreset) -> some View {
    Specimen(name) {
      Chart(ChartData.days) { day in
        LineMark(x: .value("Day", day.id), y: .value("Value", day.value))
      }
      .chartXAxis { AxisMarks(preset: preset, values: .stride(by: 20.0)) }
      .chartYAxis { AxisMarks(preset: preset, position: .leading, values: .automatic(desiredCount: 3)) }
      .chartHeight(110)
    }
  }

  private func scale(_ name: String, _ domain: ClosedRange<Int>, _ type: ScaleType) -> some View {
    Specimen(name) {
      Chart(1..<7, id: \.self) { index in
        PointMark(x: .value("x", index), y: .value("y", pow(10, Double(index) / 2)))
      }
      .chartXAxis(.hidden)
      .chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
      .chartYScale(domain: domain, type: type)
      .chartHeight(110)
    }
  }
}

/// The second half of the page.
private struct ChartAxesPageEnd: View {
  var body: some View {
    Example("Styles of series") {
      Chart(ChartData.sales) { sale in
        LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
          .foregroundStyle(by: .value("City", sale.city))
          .lineStyle(by: .value("City", sale.city))
          .symbol(by: .value("City", sale.city))
      }
      .chartForegroundStyleScale(["Bonn": Color.indigo, "Lisbon": Color.orange])
      .chartLineStyleScale(["Bonn": StrokeStyle(lineWidth: 3), "Lisbon": StrokeStyle(lineWidth: 1, dash: [6, 3])])
      .chartSymbolScale(["Bonn": BasicChartSymbolShape.diamond, "Lisbon": .pentagon])
      .chartLegend(position: .top, alignment: .leading)
      .chartHeight(180)
      Chart(ChartData.trees) { tree in
        PointMark(x: .value("Height", tree.height), y: .value("Girth", tree.girth))
          .symbolSize(by: .value("Age", tree.age))
          .foregroundStyle(by: .value("Age", tree.age))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
      .chartSymbolSizeScale(range: 10...300)
      .chartHeight(180)
    }
    Example("Gradients, shadows, masks") {
      Chart(ChartData.days) { day in
        AreaMark(x: .value("Day", day.id), y: .value("Value", day.value))
          .foregroundStyle(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("Day", day.id), y: .value("Value", day.value))
          .shadow(color: .blue, radius: 3, y: 2)
      }
      .chartHeight(130)
      Chart(ChartData.fruits) { fruit in
        BarMark(x: .value("Fruit", fruit.id), y: .value("Weight", fruit.weight))
          .foregroundStyle(.linearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
          .alignsMarkStylesWithPlotArea()
          .clipShape(Capsule())
      }
      .chartPlotStyle { $0.background(.quaternary).border(.secondary) }
      .chartXAxisStyle { $0.background(.yellow.opacity(0.2)) }
      .chartYAxisStyle { $0.frame(width: 40) }
      .chartHeight(150)
    }
    Example("Legends") {
      Chart(ChartData.fruits) { fruit in
        BarMark(x: .value("Fruit", fruit.id), y: .value("Weight", fruit.weight))
          .foregroundStyle(by: .value("Fruit", fruit.id))
      }
      .chartLegend(position: .trailing, alignment: .top, spacing: 12)
      .chartHeight(150)
      Chart(ChartData.fruits) { fruit in
        BarMark(x: .value("Fruit", fruit.id), y: .value("Weight", fruit.weight))
          .foregroundStyle(by: .value("Fruit", fruit.id))
      }
      .chartLegend(position: .bottom, alignment: .center) { Text("Harvest of 2025").font(.caption) }
      .chartHeight(150)
    }
  }
}
