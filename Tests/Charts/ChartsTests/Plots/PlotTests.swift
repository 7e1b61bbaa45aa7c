import AccessibilityTree
import Charts
import CoreGraphics
import SwiftUI
import Testing
import ViewTestSupport

/// A plot draws what marks of the same values draw.
@MainActor @Suite struct PlotTests {
  private struct Value: Identifiable {
    let id: Int
    var x: Double
    var y: Double
    var name: String
    var low: Double { y / 2 }
    var place: CGFloat { CGFloat(id) * 10 }
    var color: Color { id == 0 ? .red : .green }
    var isHidden: Bool { id == 1 }
    var share: CGFloat { 0.25 }
  }

  private let values: [Value] = [
    Value(id: 0, x: 1, y: 4, name: "A"), Value(id: 1, x: 2, y: 8, name: "B"), Value(id: 2, x: 4, y: 6, name: "A"),
  ]

  private func same(
    @ViewBuilder _ plotted: () -> some View, @ViewBuilder _ marked: () -> some View
  ) throws -> Bool {
    let (one, two) = (try plot { plotted() }, try plot { marked() })
    return one.displayList == two.displayList && one.labels == two.labels && !one.displayList.items.isEmpty
  }

  @Test("Bars, with widths, intervals, positions and stacking")
  func bars() throws {
    #expect(
      try same {
        Chart { BarPlot(values, x: .value("n", \.name), y: .value("y", \.y), width: .ratio(\.share)) }
      } _: {
        Chart(values) { BarMark(x: .value("n", $0.name), y: .value("y", $0.y), width: .ratio(0.25)) }
      })
    #expect(
      try same {
        Chart { BarPlot(values, x: .value("n", \.name), yStart: .value("l", \.low), yEnd: .value("y", \.y)) }
      } _: {
        Chart(values) { BarMark(x: .value("n", $0.name), yStart: .value("l", $0.low), yEnd: .value("y", $0.y)) }
      })
    #expect(
      try same {
        Chart { BarPlot(values, x: .value("r", \.low, \.y), y: .value("one", 1.0)) }
      } _: {
        Chart(values) { BarMark(x: .value("r", $0.low..<$0.y), y: .value("one", 1.0)) }
      })
  }

  @Test("Lines and areas of series")
  func lines() throws {
    #expect(
      try same {
        Chart { LinePlot(values, x: .value("x", \.x), y: .value("y", \.y), series: .value("n", \.name)) }
      } _: {
        Chart(values) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y), series: .value("n", $0.name)) }
      })
    #expect(
      try same {
        Chart { AreaPlot(values, x: .value("x", \.x), y: .value("y", \.y), stacking: .unstacked) }
      } _: {
        Chart(values) { AreaMark(x: .value("x", $0.x), y: .value("y", $0.y), stacking: .unstacked) }
      })
  }

  @Test("Points, rules, rectangles and sectors")
  func others() throws {
    #expect(
      try same {
        Chart { PointPlot(values, x: .value("x", \.x), y: .value("y", \.y)).symbolSize(by: .value("y", \.y)) }
      } _: {
        Chart(values) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)).symbolSize(by: .value("y", $0.y)) }
      })
    #expect(
      try same {
        Chart { RulePlot(values, xStart: .value("l", \.low), xEnd: .value("y", \.y), y: .value("x", \.x)) }
      } _: {
        Chart(values) { RuleMark(xStart: .value("l", $0.low), xEnd: .value("y", $0.y), y: .value("x", $0.x)) }
      })
    #expect(
      try same {
        Chart {
          RectanglePlot(values, x: .value("n", \.name), yStart: \.place, yEnd: \.place);
          RectanglePlot(values, x: .value("n", \.name), y: .value("i", \.id))
        }
      } _: {
        Chart {
          ForEach(values) { RectangleMark(x: .value("n", $0.name), yStart: $0.place, yEnd: $0.place) }
          ForEach(values) { RectangleMark(x: .value("n", $0.name), y: .value("i", $0.id)) }
        }
      })
    #expect(
      try same {
        Chart { SectorPlot(values, angle: .value("y", \.y), innerRadius: .ratio(0.5), angularInset: 1) }
      } _: {
        Chart(values) { SectorMark(angle: .value("y", $0.y), innerRadius: .ratio(0.5), angularInset: 1) }
      })
  }

  @Test("Modifiers take properties of the elements")
  func modifiers() throws {
    #expect(
      try same {
        Chart {
          BarPlot(values, x: .value("n", \.name), y: .value("y", \.y))
            .foregroundStyle(\.color).accessibilityHidden(\.isHidden).accessibilityLabel(\.name)
            .position(by: .value("i", \.id))
        }
      } _: {
        Chart(values) {
          BarMark(x: .value("n", $0.name), y: .value("y", $0.y))
            .foregroundStyle($0.color).accessibilityHidden($0.isHidden).accessibilityLabel($0.name)
            .position(by: .value("i", $0.id))
        }
      })
  }

  @Test("A function is a line over its domain, within the plot area, and is heard as one series")
  func function() throws {
    let host = try plot {
      Chart { LinePlot(x: "x", y: "y", domain: 0...10) { x in x * x } }.chartYScale(domain: 0...50)
    }
    let path: CGPath = try #require(host.displayList.strokedPaths.first)
    #expect(path.elements.first == .move(CGPoint(x: 0, y: 100)))
    // At 7.07 the function leaves the scale: the line is clipped there.
    #expect(host.displayLines.contains { $0.contains("clip") })
    #expect(host.labels.isEmpty)
    let chart: ChartDescription = try #require(host.chartNode?.properties.chart).description
    #expect(chart.series.map { [$0.points.count] } == [[600]])
    #expect(chart.series.first?.isContinuous == true)
  }

  @Test("A function without a domain goes over the x axis; where it is not defined, the line is parted")
  func open() throws {
    let host = try plot {
      Chart {
        PointMark(x: .value("x", -4.0), y: .value("y", 1.0)).opacity(0)
        PointMark(x: .value("x", 4.0), y: .value("y", 1.0)).opacity(0)
        LinePlot(x: "x", y: "y") { x in abs(x) < 1 ? .nan : 1 / x }
      }
    }
    let path: CGPath = try #require(host.displayList.strokedPaths.first)
    #expect(path.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
    #expect(path.boundingBoxOfPath.minX == 0 && path.boundingBoxOfPath.maxX == 100)
  }

  @Test("A parametric line goes through its points; an area lies between two functions")
  func parametric() throws {
    let circle = try plot {
      Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in (x: cos(t), y: sin(t)) } }
    }
    #expect(circle.displayList.strokes.first.map { $0.insetBy(dx: 0.01, dy: 0.01).width > 99.9 } == true)
    let area = try plot {
      Chart { AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...10) { x in (yStart: x, yEnd: 10) } }
    }
    #expect(area.displayList.fills == [CGRect(x: 0, y: 0, width: 100, height: 100)])
  }
}
