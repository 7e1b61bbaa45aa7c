import Charts
import CoreGraphics
import DisplayList
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct ChartMotionTests {
  private struct Bars: View {
    let remote: Remote<[String: Double]>
    var animation: Animation? = .linear(duration: 1)
    @State private var values: [String: Double] = ["A": 2, "B": 4]
    var body: some View {
      Chart(values.keys.sorted(), id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", values[name] ?? 0), width: .ratio(1))
      }
      .chartXScale(domain: ["A", "B", "C", "D"])
      .chartYScale(domain: 0...10)
      .animation(animation, value: values)
      .handing($values, to: remote)
    }
  }

  /// The bars as they are drawn, from the left.
  private func bars(_ host: HeadlessHost) -> [CGRect] {
    host.displayList.filledPaths.flatMap(\.rectangles).map(\.rounded).sorted { $0.minX < $1.minX }
  }

  @Test("A bar moves from its old value to the new one, by the animation of the change")
  func moves() throws {
    let remote = Remote<[String: Double]>()
    let host = try plot { Bars(remote: remote) }
    #expect(bars(host).map(\.height) == [20, 40])
    host.change { remote.value = ["A": 6, "B": 4] }
    #expect(bars(host).map(\.height) == [20, 40])
    host.advance(by: .seconds(0.5))
    #expect(bars(host).map(\.height) == [40, 40])
    // Readers know the new value at once.
    #expect(host.elements.map(\.properties.value) == ["6", "4"])
    host.advance(by: .seconds(0.6))
    #expect(bars(host).map(\.height) == [60, 40])
  }

  @Test("A change without an animation is seen at once")
  func atOnce() throws {
    let remote = Remote<[String: Double]>()
    let host = try plot { Bars(remote: remote, animation: nil) }
    host.change { remote.value = ["A": 6, "B": 4] }
    #expect(bars(host).map(\.height) == [60, 40])
  }

  @Test("A new bar grows from its base; one that goes fades where it is")
  func comesAndGoes() throws {
    let remote = Remote<[String: Double]>()
    let host = try plot { Bars(remote: remote) }
    _ = bars(host)
    host.change { remote.value = ["A": 2, "C": 8] }
    host.advance(by: .seconds(0.5))
    #expect(bars(host).map(\.height) == [20, 40, 40])
    #expect(bars(host).map(\.maxY) == [100, 100, 100])
    #expect(host.displayLines.contains { $0.contains("opacity 0.5") })
    host.advance(by: .seconds(0.6))
    #expect(bars(host).map(\.height) == [20, 80])
  }

  @Test("A change on the way goes on from where the marks are")
  func interrupted() throws {
    let remote = Remote<[String: Double]>()
    let host = try plot { Bars(remote: remote) }
    _ = bars(host)
    host.change { remote.value = ["A": 6, "B": 4] }
    host.advance(by: .seconds(0.5))
    #expect(bars(host).map(\.height) == [40, 40])
    host.change { remote.value = ["A": 0, "B": 4] }
    #expect(bars(host).first.map { abs($0.height - 40) < 1 } == true)
    host.finishAnimations()
    #expect(bars(host).map(\.height).last == 40)
  }

  private struct Scaled: View {
    let remote: Remote<Double>
    @State private var top: Double = 10
    var body: some View {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 5)) }
        .chartXScale(domain: 0...2)
        .chartYScale(domain: 0...top)
        .chartYAxis { AxisMarks(values: [0, 10]) { AxisGridLine() } }
        .chartXAxis(.hidden)
        .animation(.linear(duration: 1), value: top)
        .handing($top, to: remote)
    }
  }

  @Test("The lines of an axis move with its scale, as the marks do")
  func scales() throws {
    let remote = Remote<Double>()
    let host = try window(width: 100, height: 100) { Scaled(remote: remote) }
    func lines() -> [CGFloat] { host.displayList.strokes.map(\.minY) }
    #expect(lines() == [100, 0])
    host.change { remote.value = 20 }
    host.advance(by: .seconds(0.5))
    #expect(lines() == [100, 25])
    #expect(host.displayList.fills.first.map { abs($0.midY - 62.5) < 0.01 } == true)
    host.advance(by: .seconds(0.6))
    #expect(lines() == [100, 50])
  }

  @Test("Sectors turn to their new angles")
  func sectors() throws {
    struct Sectors: View {
      let remote: Remote<Double>
      @State private var part: Double = 1
      var body: some View {
        Chart {
          SectorMark(angle: .value("a", part)).foregroundStyle(.red)
          SectorMark(angle: .value("b", 4 - part)).foregroundStyle(.green)
        }
        .animation(.linear(duration: 1), value: part)
        .handing($part, to: remote)
      }
    }
    let remote = Remote<Double>()
    let host = try plot { Sectors(remote: remote) }
    #expect(host.displayList.fills.first == CGRect(x: 50, y: 0, width: 50, height: 50))
    host.change { remote.value = 3 }
    host.advance(by: .seconds(0.5))
    // Half of the way from a quarter to three quarters.
    #expect(host.displayList.fills.first == CGRect(x: 50, y: 0, width: 50, height: 100))
  }
}

extension CGPath {
  /// The rectangles that a path is put together of.
  var rectangles: [CGRect] {
    var found: [CGRect] = []
    var corners: [CGPoint] = []
    func finish() {
      if let first = corners.first {
        found.append(
          corners.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
            box.union(CGRect(origin: point, size: .zero))
          })
      }
      corners = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        corners = [point]
      case .line(let point): corners.append(point)
      default: continue
      }
    }
    finish()
    return found
  }
}
