import Charts
import SwiftUI

extension Plant {
  private static let deep: KeyValuePairs<String, Color> = ["A": .indigo, "B": Color(red: 0.6, green: 0.1, blue: 0.1)]

  /// Charts that are not described, and series that do not stand out.
  static var charts: [Plant] {
    [
      Plant(.chart, "pale bars") {
        Columns(color: Color(white: 0.85))
      } mended: {
        Columns(color: Color(white: 0.3))
      },
      Plant(.chart, "a yellow line beside a blue one") {
        Lines(colors: ["A": .blue, "B": .yellow])
      } mended: {
        Lines(colors: deep)
      },
      Plant(.chart, "points in mint") {
        Points(color: .mint)
      } mended: {
        Points(color: .indigo)
      },
      Plant(.chart, "a drawing that is called a chart") {
        Canvas { context, size in context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
          .frame(width: 200, height: 100).accessibilityElement().accessibilityAddTraits(.isImage)
          .accessibilityLabel("Chart of the balance")
      } mended: {
        Canvas { context, size in context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
          .frame(width: 200, height: 100).accessibilityElement().accessibilityAddTraits(.isImage)
          .accessibilityLabel("Chart of the balance").accessibilityChartDescriptor(Balance())
      },
      Plant(.chart, "bars made of shapes") {
        Bars()
      } mended: {
        Bars().accessibilityChartDescriptor(Balance())
      },
      Plant(.chart, "a described drawing without a name") {
        Rectangle().frame(width: 200, height: 100).accessibilityElement().accessibilityChartDescriptor(Balance())
      } mended: {
        Rectangle().frame(width: 200, height: 100).accessibilityElement().accessibilityLabel("Balance")
          .accessibilityChartDescriptor(Balance())
      },
    ]
  }
}

private struct Columns: View {
  let color: Color

  var body: some View {
    Chart {
      ForEach(0..<3, id: \.self) { day in
        BarMark(x: .value("Day", day), y: .value("Sum", 4 - day)).foregroundStyle(color)
      }
    }
    .frame(height: 200)
  }
}

private struct Points: View {
  let color: Color

  var body: some View {
    Chart {
      ForEach(1..<5, id: \.self) { time in
        PointMark(x: .value("Time", time), y: .value("Rate", time * time)).foregroundStyle(color)
      }
    }
    .frame(height: 200)
  }
}

private struct Lines: View {
  let colors: KeyValuePairs<String, Color>

  var body: some View {
    Chart {
      ForEach(colors.map(\.key), id: \.self) { name in
        ForEach(0..<4, id: \.self) { day in
          LineMark(x: .value("Day", day), y: .value("Sum", name == "A" ? day : 5 - day))
            .foregroundStyle(by: .value("Account", name))
        }
      }
    }
    .chartForegroundStyleScale(colors).frame(height: 200)
  }
}

private struct Bars: View {
  var body: some View {
    HStack(alignment: .bottom) {
      ForEach([30, 80, 55], id: \.self) { height in
        Rectangle().fill(.indigo).frame(width: 30, height: CGFloat(height)).accessibilityElement()
          .accessibilityLabel("Week").accessibilityValue("\(height) euros")
      }
    }
    .accessibilityElement(children: .contain).accessibilityLabel("Spending")
  }
}

private struct Balance: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let days = AXNumericDataAxisDescriptor(title: "Day", range: 0...2, gridlinePositions: []) { "Day \(Int($0))" }
    let sums = AXNumericDataAxisDescriptor(title: "Sum", range: 0...80, gridlinePositions: []) { "\(Int($0)) euros" }
    let points: [AXDataPoint] = [(0.0, 30.0), (1, 80), (2, 55)].map { AXDataPoint(x: $0.0, y: $0.1) }
    return AXChartDescriptor(
      title: "Balance", summary: nil, xAxis: days, yAxis: sums, additionalAxes: [],
      series: [AXDataSeriesDescriptor(name: "Balance", isContinuous: false, dataPoints: points)])
  }
}
