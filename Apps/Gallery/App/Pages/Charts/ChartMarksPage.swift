import Charts
import SwiftUI

/// The kinds of marks of charts.
struct ChartMarksPage: View {
  var body: some View {
    Example("Bars") {
      Chart(ChartData.sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
          .foregroundStyle(by: .value("City", sale.city))
      }
      .chartHeight(180)
    }
    Example("Bars side by side") {
      Chart(ChartData.sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
          .foregroundStyle(by: .value("City", sale.city))
          .position(by: .value("City", sale.city))
          .cornerRadius(4)
      }
      .chartHeight(180)
    }
    Example("Bars along x, with annotations") {
      Chart(ChartData.fruits) { fruit in
        BarMark(x: .value("Weight", fruit.weight), y: .value("Fruit", fruit.id))
          .annotation(position: .trailing) { Text("\(Int(fruit.weight)) kg").font(.caption) }
      }
      .chartXAxis(.hidden)
      .chartHeight(150)
    }
    Example("Shares, and one bar of parts") {
      Chart(ChartData.sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount), stacking: .normalized)
          .foregroundStyle(by: .value("City", sale.city))
      }
      .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
      .chartHeight(150)
      Chart(ChartData.fruits) { fruit in
        BarMark(x: .value("Weight", fruit.weight)).foregroundStyle(by: .value("Fruit", fruit.id))
      }
      .chartXAxis(.hidden)
      .chartHeight(64)
    }
    Example("Lines, and how they go from value to value") {
      Chart(ChartData.sales) { sale in
        LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
          .foregroundStyle(by: .value("City", sale.city))
          .symbol(by: .value("City", sale.city))
          .interpolationMethod(.catmullRom)
      }
      .chartHeight(180)
      InterpolationChart()
    }
    Example("Areas and ranges") {
      Chart(ChartData.sales) { sale in
        AreaMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount), stacking: .center)
          .foregroundStyle(by: .value("City", sale.city))
          .interpolationMethod(.monotone)
      }
      .chartYAxis(.hidden)
      .chartHeight(150)
      Chart(ChartData.days) { day in
        AreaMark(x: .value("Day", day.date), yStart: .value("Low", day.low), yEnd: .value("High", day.high))
          .opacity(0.3)
        LineMark(x: .value("Day", day.date), y: .value("Value", day.value))
      }
      .chartHeight(150)
    }
    Example("Rules") {
      Chart {
        ForEach(ChartData.week) { day in
          BarMark(x: .value("Day", day.date, unit: .day), y: .value("Value", day.value))
        }
        RuleMark(y: .value("Limit", 46))
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
          .annotation(position: .top, alignment: .leading, overflowResolution: .init(x: .fit, y: .disabled)) {
            Text("Limit").font(.caption).foregroundStyle(.red)
          }
      }
      .chartHeight(150)
    }
    ChartMarksPageEnd()
  }
}

/// The second half of the page.
private struct ChartMarksPageEnd: View {
  var body: some View {
    Example("Points by size and symbol") {
      Chart(ChartData.trees) { tree in
        PointMark(x: .value("Height", tree.height), y: .value("Girth", tree.girth))
          .foregroundStyle(by: .value("Kind", tree.kind))
          .symbol(by: .value("Kind", tree.kind))
          .symbolSize(by: .value("Age", tree.age))
      }
      .chartHeight(200)
    }
    Example("Rectangles") {
      Chart(ChartData.sales) { sale in
        RectangleMark(x: .value("Month", sale.month), y: .value("City", sale.city))
          .foregroundStyle(by: .value("Sales", sale.amount))
      }
      .chartHeight(130)
    }
    Example("Sectors") {
      Chart(ChartData.fruits) { fruit in
        SectorMark(angle: .value("Weight", fruit.weight), innerRadius: .ratio(0.6), angularInset: 1.5)
          .cornerRadius(4)
          .foregroundStyle(by: .value("Fruit", fruit.id))
      }
      .chartBackground { _ in Text("90 kg").font(.headline) }
      .chartHeight(200)
    }
    Example("A histogram") {
      Chart {
        ForEach(Histogram.bins, id: \.range.lowerBound) { bin in
          BarMark(x: .value("Girth", bin.range), y: .value("Trees", bin.count))
        }
      }
      .chartHeight(150)
    }
    Example("Functions and plots of collections") {
      Chart {
        AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...12) { x in (sin(x) - 0.4, sin(x) + 0.4) }
          .opacity(0.3)
        LinePlot(x: "x", y: "sin x", domain: 0...12) { x in sin(x) }
        RulePlot([0.0], y: .value("Zero", \.self)).foregroundStyle(.gray)
      }
      .chartHeight(150)
      Chart {
        BarPlot(ChartData.fruits, x: .value("Fruit", \.id), y: .value("Weight", \.weight), width: .fixed(24))
        PointPlot(ChartData.fruits, x: .value("Fruit", \.id), y: .value("Weight", \.weight)).foregroundStyle(.red)
      }
      .chartHeight(150)
      Chart {
        RectanglePlot(
          ChartData.week, x: .value("Day", \.date, unit: .day), yStart: .value("Low", \.low),
          yEnd: .value("High", \.high))
      }
      .chartHeight(120)
      Chart {
        SectorPlot(ChartData.fruits, angle: .value("Weight", \.weight))
          .foregroundStyle(by: .value("Fruit", \.id))
      }
      .chartLegend(position: .trailing, alignment: .center)
      .chartHeight(120)
    }
  }
}

/// Trees by their girth.
private enum Histogram {
  static let bins: [(range: ChartBinRange<Double>, count: Int)] = {
    let bins = NumberBins(data: ChartData.trees.map(\.girth), desiredCount: 8)
    var counts: [Int] = Array(repeating: 0, count: bins.count)
    for tree in ChartData.trees { counts[bins.index(for: tree.girth)] += 1 }
    return zip(bins, counts).map { ($0, $1) }
  }()
}

/// The same values by each way to go from one to the next.
private struct InterpolationChart: View {
  private let methods: [(String, InterpolationMethod)] = [
    ("linear", .linear), ("cardinal", .cardinal), ("catmullRom", .catmullRom), ("monotone", .monotone),
    ("stepStart", .stepStart), ("stepCenter", .stepCenter), ("stepEnd", .stepEnd),
  ]

  var body: some View {
    Specimens(width: 110) {
      ForEach(methods, id: \.0) { name, method in
        Specimen(name) {
          Chart(Array([1.0, 4, 2, 6, 3].enumerated()), id: \.offset) { index, value in
            LineMark(x: .value("x", index), y: .value("y", value))
              .interpolationMethod(method)
              .symbol(.circle)
              .symbolSize(20)
          }
          .chartXAxis(.hidden)
          .chartYAxis(.hidden)
          .chartHeight(60)
        }
      }
    }
  }
}
