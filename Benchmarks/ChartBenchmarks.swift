import Charts
import Observation
import SwiftUI
import UITestSupport

@Observable @MainActor
private final class Points {
  var values: [Double]
  init(_ count: Int) { values = (0..<count).map { sin(Double($0) / 50) * 40 + Double($0 * 7_919 % 101) } }
}

private struct Value: Identifiable {
  let id: Int
  let y: Double
}

private struct Lines: View {
  let points: Points
  var body: some View {
    Chart(Array(points.values.enumerated()), id: \.offset) { index, value in
      LineMark(x: .value("x", index), y: .value("y", value))
    }
  }
}

private struct Plotted: View {
  let values: [Value]
  var body: some View { Chart { LinePlot(values, x: .value("x", \.id), y: .value("y", \.y)) } }
}

private struct Bars: View {
  let points: Points
  var body: some View {
    Chart(Array(points.values.enumerated()), id: \.offset) { index, value in
      BarMark(x: .value("x", index), y: .value("y", value))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 100)
  }
}

/// Charts of many marks.
@MainActor
enum ChartBenchmarks {
  static func run() throws {
    print("\nCharts")
    let points = Points(10_000)
    func open(_ name: String, goal: String, @ViewBuilder _ root: @escaping () -> some View) throws {
      let time: Double = try Measuring.cpu(runs: 5) {
        let app = try HeadlessApp(root: root)
        app.updateDrawing()
      }
      row(name, figure(time * 1000, "ms"), goal: goal)
    }
    try open("a line of 10,000 points: layout and drawing", goal: "goal: 20") { Lines(points: points) }
    let app = try HeadlessApp { Lines(points: points) }
    app.updateDrawing()
    var turn: Double = 0
    let change: Double = Measuring.cpu(runs: 10) {
      turn += 1
      points.values[5_000] = turn
      app.advance(by: .zero)
      app.updateDrawing()
    }
    row("one point changed", figure(change * 1000, "ms"), goal: "goal: 2")
    let many: [Value] = (0..<100_000).map { Value(id: $0, y: sin(Double($0) / 500) * 40 + Double($0 * 7_919 % 101)) }
    try open("a plot of 100,000 points", goal: "goal: 60") { Plotted(values: many) }
    let bars = try HeadlessApp { Bars(points: points) }
    bars.updateDrawing()
    let middle = CGPoint(x: 100, y: 300)
    let page: Double = Measuring.cpu(runs: 10) {
      bars.scroll(at: middle, by: CGSize(width: 300, height: 0))
      bars.updateDrawing()
    }
    row("10,000 bars: scroll by a page", figure(page * 1000, "ms"), goal: "goal: 8")
  }
}
