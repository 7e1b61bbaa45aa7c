import Charts
import CoreGraphics
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct ScaleTests {
  /// Where a value of y from 0 to 10 is drawn in 100 points.
  private func y(_ value: Double, @ViewBuilder _ modified: (Chart<PointMark>) -> some View) throws -> CGFloat? {
    let host = try plot { modified(Chart { PointMark(x: .value("x", 1), y: .value("y", value)) }) }
    return host.displayList.fills.first.map { ($0.midY * 100).rounded() / 100 }
  }

  @Test("A domain is a range, a list of bounds in either direction, or what the data have")
  func domains() throws {
    #expect(try y(5) { $0.chartYScale(domain: 0...20) } == 75)
    #expect(try y(5) { $0.chartYScale(domain: [0, 20]) } == 75)
    #expect(try y(5) { $0.chartYScale(domain: [20, 0]) } == 25)
    #expect(try y(5) { $0.chartYScale(domain: .automatic(reversed: true)) } == 100)
    #expect(try y(5) { $0.chartYScale(domain: .automatic) } == 0)
  }

  @Test("Numbers begin at zero unless they need not")
  func zero() throws {
    func line(_ domain: AutomaticScaleDomain) throws -> CGRect? {
      try plot {
        Chart([50.0, 60.0], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
          .chartYScale(domain: domain).chartXScale(domain: domain)
      }.displayList.strokes.first
    }
    #expect(try line(.automatic)?.minX == 83.333)
    #expect(try line(.automatic(includesZero: false)) == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("An inferred domain can be changed")
  func changed() throws {
    #expect(
      try y(5) {
        $0.chartYScale(domain: .automatic(dataType: Double.self) { $0.append(40) })
      } == 87.5)
    let host = try plot {
      Chart(["B", "A"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 == "A" ? 1 : 2)) }
        .chartXScale(domain: .automatic(dataType: String.self) { $0.sort() })
    }
    let path: CGPath = try #require(host.displayList.filledPaths.first)
    #expect(path.contains(CGPoint(x: 75, y: 10)))
  }

  @Test("A range leaves distances at its ends, or lies between two positions")
  func ranges() throws {
    #expect(try y(5) { $0.chartYScale(domain: 0...10, range: .plotDimension(padding: 20)) } == 50)
    #expect(try y(0) { $0.chartYScale(domain: 0...10, range: .plotDimension(startPadding: 20)) } == 80)
    #expect(try y(10) { $0.chartYScale(domain: 0...10, range: .plotDimension(endPadding: 5)) } == 5)
    #expect(try y(10) { $0.chartYScale(domain: 0...10).chartYScale(range: CGFloat(0)...50) } == 50)
  }

  @Test("Types bend the scale; a logarithm has no place for zero")
  func types() throws {
    #expect(try y(10) { $0.chartYScale(domain: 1...1_000, type: .log) } == 66.67)
    #expect(try y(25) { $0.chartYScale(domain: 0...100, type: .squareRoot) } == 50)
    #expect(try y(5) { $0.chartYScale(domain: 0...10, type: .power(exponent: 2)) } == 75)
    #expect(try y(0) { $0.chartYScale(domain: -10...10, type: .symmetricLog) } == 50)
    #expect(try y(0) { $0.chartYScale(domain: 1...10, type: .log) } == nil)
  }

  @Test("Numbers as categories have a band each, in their order")
  func categories() throws {
    let host = try window(width: 300, height: 100) {
      Chart([2_020, 2_024], id: \.self) { BarMark(x: .value("Year", $0), y: .value("y", 1)) }
        .chartXScale(type: .category).chartYAxis(.hidden)
        .chartXAxis { AxisMarks { AxisValueLabel("\($0.as(Int.self) ?? 0, format: .number.grouping(.never))") } }
    }
    #expect(host.displayList.texts == ["2020", "2024"])
  }

  @Test("From right to left x grows to the left")
  func rightToLeft() throws {
    var settings = HostSettings()
    settings.isRightToLeft = true
    let host = try plot(settings: settings) {
      Chart {
        BarMark(xStart: .value("a", 0), xEnd: .value("b", 2), y: .value("y", "A"))
        RuleMark(x: .value("x", 10))
      }
    }
    #expect(host.displayList.fills.first.map { [$0.minX, $0.maxX] } == [80, 100])
    #expect(host.displayList.strokes.first?.minX == 0)
  }

  @Test("No data, one value, equal values and huge values give a picture")
  func degenerate() throws {
    let empty: [Double] = []
    for values in [empty, [3], [7, 7], [-1e300, 1e300], [.infinity], [.nan, .nan]] {
      let host = try window(width: 200, height: 100) {
        Chart(Array(values.enumerated()), id: \.offset) {
          BarMark(x: .value("x", $0.offset), y: .value("y", $0.element))
          LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
          PointMark(x: .value("x", $0.element), y: .value("y", $0.element))
          SectorMark(angle: .value("v", $0.element))
        }
      }
      for rect in host.displayList.fills + host.displayList.strokes {
        let isFinite: Bool = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0.isFinite }
        #expect(isFinite)
      }
    }
  }
}
