import Charts
import SwiftUI

/// Charts that people select values of, and scroll.
struct ChartInteractionPage: View {
  @State private var month: String? = "March"
  @State private var range: ClosedRange<Double>? = 20...40
  @State private var height: Double?
  @State private var weight: Double? = 50
  @State private var start: Date = ChartData.start.addingTimeInterval(14 * 86_400)

  var body: some View {
    Example("A value") {
      Chart {
        ForEach(ChartData.sales) { sale in
          BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
            .opacity(month == nil || month == sale.month ? 1 : 0.4)
        }
        if let month {
          RuleMark(x: .value("Month", month))
            .foregroundStyle(.gray)
            .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .chart))) {
              Text(month).font(.caption.bold()).padding(4).background(.background)
            }
        }
      }
      .chartXSelection(value: $month)
      .chartHeight(180)
    }
    Example("A range, and a value along y") {
      Chart {
        ForEach(ChartData.days) { day in
          LineMark(x: .value("Day", Double(day.id)), y: .value("Value", day.value))
        }
        if let range {
          RectangleMark(xStart: .value("From", range.lowerBound), xEnd: .value("To", range.upperBound))
            .opacity(0.2)
        }
      }
      .chartXSelection(range: $range)
      .chartYSelection(value: $height)
      .chartHeight(150)
    }
    Example("An angle") {
      Chart(ChartData.fruits) { fruit in
        SectorMark(
          angle: .value("Weight", fruit.weight), innerRadius: .ratio(0.5),
          outerRadius: .ratio(fruit.id == selected ? 1 : 0.9)
        )
        .foregroundStyle(by: .value("Fruit", fruit.id))
      }
      .chartAngleSelection(value: $weight)
      .chartOverlay { _ in Text(selected ?? "").font(.headline) }
      .chartHeight(180)
    }
    Example("Scrolling") {
      Chart(ChartData.days) { day in
        BarMark(x: .value("Day", day.date, unit: .day), y: .value("Value", day.value))
      }
      .chartXAxis { AxisMarks(values: .stride(by: .weekOfYear)) }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 14 * 86_400)
      .chartScrollPosition(x: $start)
      .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
      .chartHeight(150)
      Chart(ChartData.fruits) { fruit in
        BarMark(x: .value("Weight", fruit.weight), y: .value("Fruit", fruit.id))
      }
      .chartScrollableAxes(.vertical)
      .chartYVisibleDomain(length: 3)
      .chartHeight(120)
    }
    Example("A gesture of an app's own") {
      Chart(ChartData.week) { day in
        PointMark(x: .value("Day", day.id), y: .value("Value", day.value))
      }
      .chartYSelection(value: $height)
      .chartGesture { chart in
        SpatialTapGesture().onEnded { chart.selectYValue(at: $0.location.y) }
      }
      .chartHeight(120)
    }
  }

  /// The fruit whose sector holds the selected angle.
  private var selected: String? {
    guard let weight else { return nil }
    var sum: Double = 0
    return ChartData.fruits.first { fruit in
      sum += fruit.weight
      return weight <= sum
    }?.id
  }
}
