import Charts
import CoreGraphics
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct ChartProxyTests {
  /// What an overlay of a chart is given.
  private func proxy(@ViewBuilder _ chart: () -> some View) throws -> (ChartProxy, CGRect) {
    var found: (ChartProxy, CGRect)?
    _ = try window(width: 100, height: 100) {
      chart().chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).chartOverlay { proxy in
        GeometryReader { geometry in
          let frame: CGRect = proxy.plotFrame.map { geometry[$0] } ?? .null
          let _ = found = (proxy, frame)
          Color.clear
        }
      }
    }
    return try #require(found)
  }

  @Test("Values have positions in the plot area, and positions values")
  func numbers() throws {
    let (proxy, frame) = try proxy {
      Chart { PointMark(x: .value("x", 10), y: .value("y", 20)) }.padding(10)
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 80, height: 80))
    #expect(proxy.plotSize == CGSize(width: 80, height: 80))
    #expect(proxy.position(forX: 5) == 40)
    #expect(proxy.position(forY: 5.0) == 60)
    #expect(proxy.position(for: (x: 5, y: 5)) == CGPoint(x: 40, y: 60))
    #expect(proxy.position(forX: "A") == nil)
    #expect(proxy.value(atX: 20, as: Double.self) == 2.5)
    #expect(proxy.value(atY: 0, as: Int.self) == 20)
    #expect(proxy.value(at: CGPoint(x: 80, y: 80), as: (Int, Int).self)?.0 == 10)
    #expect(proxy.xDomain(dataType: Int.self) == [0, 10])
  }

  @Test("Categories have bands")
  func categories() throws {
    let (proxy, _) = try proxy {
      Chart(["A", "B"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("x", $0))
      }
      .chartForegroundStyleScale(["A": .red, "B": .green])
    }
    #expect(proxy.positionRange(forX: "B") == 50...100)
    #expect(proxy.position(forX: "B") == 75)
    #expect(proxy.value(atX: 10, as: String.self) == "A")
    #expect(proxy.value(atX: 110, as: String.self) == nil)
    #expect(proxy.positionRange(for: (x: "A", y: 1))?.width == 50)
    #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["A", "B"])
    #expect(proxy.foregroundStyle(for: "A") != nil && proxy.foregroundStyle(for: "C") == nil)
  }

  @Test("Symbols, sizes and strokes of values are those of the scales")
  func encodings() throws {
    let (proxy, _) = try proxy {
      Chart([1, 3], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0)).symbol(by: .value("s", "\($0)"))
          .symbolSize(by: .value("size", $0)).lineStyle(by: .value("l", "\($0)"))
      }
      .chartSymbolSizeScale(range: CGFloat(10)...30)
      .chartLineStyleScale(range: [StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 2)])
    }
    #expect(proxy.symbolSize(for: 2) == 20)
    #expect(proxy.lineStyle(for: "3")?.lineWidth == 2)
    #expect(proxy.symbol(for: "1") != nil)
    #expect(proxy.symbolDomain(dataType: String.self) == ["1", "3"])
    #expect(proxy.symbolSizeDomain(dataType: Int.self) == [1, 3])
    #expect(proxy.lineStyleDomain(dataType: String.self) == ["1", "3"])
  }

  @Test("Angles are counted clockwise from twelve o'clock")
  func angles() throws {
    let (proxy, _) = try proxy { Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("v", $0)) } }
    #expect(proxy.angle(at: CGPoint(x: 50, y: 0)).degrees == 0)
    #expect(proxy.angle(at: CGPoint(x: 100, y: 50)).degrees == 90)
    #expect(proxy.angle(at: CGPoint(x: 0, y: 50)).degrees == 270)
    #expect(proxy.value(atAngle: .degrees(180), as: Double.self) == 2)
  }

  @Test("Overlays lie in front of the marks, backgrounds behind, each over all of the chart")
  func layers() throws {
    let host = try plot {
      Chart { BarMark(x: .value("x", "A"), y: .value("y", 1)) }
        .chartOverlay(alignment: .topLeading) { _ in Color.red.frame(width: 5, height: 6) }
        .chartBackground { _ in Color.green.frame(width: 7, height: 8) }
    }
    #expect(
      host.displayList.fills == [
        CGRect(x: 46.5, y: 46, width: 7, height: 8), CGRect(x: 15, y: 0, width: 70, height: 100),
        CGRect(x: 0, y: 0, width: 5, height: 6),
      ])
  }
}

@MainActor @Suite struct ChartProxySelectionTests {
  private struct Values: Equatable {
    var x: Int?
    var y: Int?
    var xRange: ClosedRange<Int>?
    var yRange: ClosedRange<Int>?
    var angle: Double?
  }

  private struct Selected: View {
    let remote: Remote<Values>
    let perform: (ChartProxy) -> Void
    @State private var values = Values()
    var body: some View {
      Chart {
        PointMark(x: .value("x", 10), y: .value("y", 10))
        SectorMark(angle: .value("v", 4.0)).opacity(0)
      }
      .chartXSelection(value: $values.x).chartYSelection(value: $values.y)
      .chartXSelection(range: $values.xRange).chartYSelection(range: $values.yRange)
      .chartAngleSelection(value: $values.angle)
      .chartGesture { chart in SpatialTapGesture().onEnded { _ in perform(chart) } }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .handing($values, to: remote)
    }
  }

  @Test("A proxy selects values, ranges and angles at positions")
  func select() throws {
    let remote = Remote<Values>()
    let host = try window(width: 100, height: 100) {
      Selected(remote: remote) { chart in
        chart.selectXValue(at: 30)
        chart.selectYValue(at: 30)
        chart.selectXRange(from: 20, to: 50)
        chart.selectYRange(from: 20, to: 50)
        chart.selectAngleValue(at: .degrees(90))
      }
    }
    #expect(host.send(.tap(CGPoint(x: 50, y: 50))))
    #expect(remote.value == Values(x: 3, y: 7, xRange: 2...5, yRange: 5...8, angle: 1))
  }

  @Test("A proxy knows the frames of the plot area and of its shown part, and the domains")
  func frames() throws {
    var found: (plot: CGRect, container: CGRect, domain: [Int], size: CGSize)?
    let host = try window(width: 100, height: 100) {
      Chart { PointMark(x: .value("x", 10), y: .value("y", 20)) }
        .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            if let plot = proxy.plotFrame, let container = proxy.plotContainerFrame {
              let _ =
                found = (geometry[plot], geometry[container], proxy.yDomain(dataType: Int.self), proxy.plotAreaSize)
              Color.clear.frame(width: geometry[proxy.plotAreaFrame].width).allowsHitTesting(false)
            }
          }
        }
    }
    #expect(found?.plot == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(found?.container == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(found?.domain == [0, 20] && found?.size == CGSize(width: 200, height: 100))
    _ = host
  }

  private struct Tens: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
      guard let x = context.chartProxy.value(atX: target.rect.minX, as: Double.self),
        let place = context.chartProxy.position(forX: (x / 10).rounded() * 10)
      else { return }
      target.rect.origin.x = context.contentSize.width > context.containerSize.width ? place : 0
    }
  }

  @Test("A behaviour of an app's own, and paging, decide where a chart comes to rest")
  func behaviors() throws {
    func rest(_ behavior: some ChartScrollTargetBehavior) throws -> CGFloat? {
      let host = try plot {
        Chart(0..<50, id: \.self) {
          RectangleMark(xStart: .value("x", $0), xEnd: .value("x", $0 + 1), y: .value("y", "A"))
        }
        .chartXScale(domain: 0...50).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
        .chartScrollTargetBehavior(behavior)
      }
      host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 62, height: 0)))
      host.finishAnimations()
      return host.frame("0 – 1").map { -$0.minX }
    }
    #expect(try rest(Tens()) == 50)
    #expect(try rest(.paging) == 100)
  }

  @Test("A chart of dates comes to rest at moments that have components")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let start = Date(timeIntervalSince1970: 1_735_689_600)
    func rest(_ behavior: ValueAlignedChartScrollTargetBehavior) throws -> Double? {
      let end: Date = start.addingTimeInterval(86_400 * 30)
      let host = try plot {
        Chart {
          RectangleMark(
            xStart: .value("x", start), xEnd: .value("x", start.addingTimeInterval(86_400)), y: .value("y", "A")
          )
          .accessibilityLabel("first")
        }
        .chartXScale(domain: start...end).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 86_400 * 10)
        .chartScrollTargetBehavior(behavior)
        .environment(\.timeZone, calendar.timeZone)
      }
      host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 34, height: 0)))
      host.finishAnimations()
      return host.frame("first").map { Double(-$0.minX / 10) }
    }
    #expect(try rest(.valueAligned(matching: DateComponents(hour: 0), limitBehavior: .always)) == 3)
    #expect(
      try rest(.valueAligned(matching: DateComponents(hour: 12), majorAlignment: .matching(DateComponents(day: 1))))
        == 3.5)
    #expect(try rest(.valueAligned(unit: 86_400 * 2, limitBehavior: .automatic)) == 4)
  }
}
