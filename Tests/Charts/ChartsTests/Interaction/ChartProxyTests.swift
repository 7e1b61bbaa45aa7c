import Charts
import CoreGraphics
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
