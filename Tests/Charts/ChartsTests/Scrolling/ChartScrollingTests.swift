import Charts
import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct ChartScrollingTests {
  private let middle = CGPoint(x: 50, y: 50)

  /// Twenty days of which five are shown; the plot area is the window.
  private struct Days: View {
    var position: Binding<Int>?
    var initial: Int?
    var behavior: ValueAlignedChartScrollTargetBehavior?
    var body: some View {
      let chart = Chart(0..<20, id: \.self) { day in
        RectangleMark(xStart: .value("x", day), xEnd: .value("x", day + 1), y: .value("y", "A"))
      }
      .chartXScale(domain: 0...20)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 5)
      if let position {
        chart.chartScrollPosition(x: position)
      } else if let initial {
        chart.chartScrollPosition(initialX: initial)
      } else if let behavior {
        chart.chartScrollTargetBehavior(behavior)
      } else {
        chart
      }
    }
  }

  /// The day at the leading edge, by the element that stands there.
  private func first(_ host: HeadlessHost) -> CGFloat? {
    host.frame("0 – 1").map { -$0.minX / 20 }
  }

  @Test("A scrollable chart shows a part of its axis, and the rest when it is scrolled")
  func scroll() throws {
    let host = try plot { Days() }
    #expect(first(host) == 0)
    #expect(host.frame("4 – 5")?.maxX == 100)
    host.send(.scroll(at: middle, by: CGSize(width: 70, height: 0)))
    host.finishAnimations()
    #expect(first(host) == 3.5)
    host.send(.scroll(at: middle, by: CGSize(width: 1_000, height: 0)))
    host.finishAnimations()
    #expect(first(host) == 15)
  }

  @Test("The labels of the scrolled axis follow the plot area; the other axis stays")
  func axes() throws {
    let host = try window(width: 200, height: 120) {
      Chart(0..<20, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: 0...20)
        .chartXAxis { AxisMarks(values: [0, 5, 10, 15, 20]) }
        .chartYAxis { AxisMarks(position: .leading, values: [0, 20]) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
    }
    func place(_ text: String) -> CGFloat? { host.displayList.place(of: text)?.x }
    let (five, twenty, plotted) = (place("5"), place("20"), host.frame("5")?.midX)
    host.send(.scroll(at: CGPoint(x: 100, y: 40), by: CGSize(width: 30, height: 0)))
    host.finishAnimations()
    #expect(plotted.map { $0 - 30 } == host.frame("5")?.midX)
    #expect(five.map { $0 - 30 } == place("5"))
    // The label of y, which comes before that of x in neither place.
    #expect(twenty != nil)
  }

  private struct Placed: View {
    let remote: Remote<Int>
    @State private var position: Int = 7
    var body: some View { Days(position: $position).handing($position, to: remote) }
  }

  @Test("A binding opens the chart at a value, is told where it is scrolled to, and scrolls it")
  func binding() throws {
    let remote = Remote<Int>()
    let host = try plot { Placed(remote: remote) }
    #expect(first(host) == 7)
    host.send(.scroll(at: middle, by: CGSize(width: -60, height: 0)))
    host.finishAnimations()
    #expect(remote.value == 4)
    host.change { remote.value = 12 }
    host.finishAnimations()
    #expect(first(host) == 12)
    host.change { remote.value = 100 }
    host.finishAnimations()
    #expect(first(host) == 15)
  }

  @Test("A chart opens where it is told to at first")
  func initial() throws {
    #expect(try first(plot { Days(initial: 9) }) == 9)
  }

  @Test("An aligned chart comes to rest at multiples of the unit")
  func aligned() throws {
    let host = try plot { Days(behavior: .valueAligned(unit: 2, limitBehavior: .never)) }
    host.send(.scroll(at: middle, by: CGSize(width: 66, height: 0)))
    host.finishAnimations()
    #expect(first(host) == 4)
    // The end of the axis is a place to rest as well.
    host.send(.scroll(at: middle, by: CGSize(width: 1_000, height: 0)))
    host.finishAnimations()
    #expect(first(host) == 15)
  }

  @Test("A swipe goes to the next major value, or by a page")
  func major() throws {
    func swipe(_ behavior: ValueAlignedChartScrollTargetBehavior) throws -> CGFloat? {
      let host = try plot { Days(behavior: behavior) }
      host.send(.pan(at: middle, phase: .began, by: .zero))
      host.send(.pan(at: middle, phase: .changed, by: CGSize(width: 5, height: 0)))
      host.send(.pan(at: middle, phase: .ended(velocity: CGSize(width: 320, height: 0)), by: .zero))
      host.finishAnimations()
      return first(host)
    }
    #expect(try swipe(.valueAligned(unit: 1, majorAlignment: .unit(10), limitBehavior: .never)) == 10)
    #expect(try swipe(.valueAligned(unit: 1, majorAlignment: .page, limitBehavior: .never)) == 5)
  }

  private struct Sized: View {
    let remote: Remote<CGFloat>
    @State private var width: CGFloat = 100
    var body: some View { Days(initial: 8).frame(width: width).handing($width, to: remote) }
  }

  @Test("The value at the edge stays there when the chart has another size")
  func resized() throws {
    let remote = Remote<CGFloat>()
    let host = try plot(200, 100) { Sized(remote: remote).frame(maxWidth: .infinity, alignment: .leading) }
    #expect(host.frame("8 – 9")?.minX == 0)
    host.change { remote.value = 200 }
    host.finishAnimations()
    #expect(host.frame("8 – 9")?.minX == 0)
    #expect(host.frame("8 – 9")?.width == 40)
  }

  @Test("Along y a chart opens at the bottom, where its axis begins; categories begin at the top")
  func vertical() throws {
    let numbers = try plot {
      Chart(0..<20, id: \.self) { PointMark(x: .value("x", "A"), y: .value("y", $0)) }
        .chartYScale(domain: 0...20).chartScrollableAxes(.vertical).chartYVisibleDomain(length: 5)
    }
    // The lowest point lies on the edge, with half of its symbol below.
    #expect(numbers.displayList.firstFill.map { abs($0.maxY - 104) < 0.1 } == true)
    let names = try plot {
      Chart(0..<20, id: \.self) { BarMark(x: .value("x", 1), y: .value("y", "\($0)")) }
        .chartScrollableAxes(.vertical).chartYVisibleDomain(length: 4).chartScrollPosition(initialY: "2")
    }
    #expect(names.frame("2").map { abs($0.midY - 12.5) < 0.01 } == true)
  }

  @Test("A third of an axis is shown unless said, and five categories at least")
  func usual() throws {
    let numbers = try plot {
      Chart(0..<30, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 0)) }
        .chartXScale(domain: 0...30).chartScrollableAxes(.horizontal)
    }
    #expect(numbers.frame("10")?.midX == 100)
    let names = try plot {
      Chart(0..<6, id: \.self) { RectangleMark(x: .value("x", "\($0)"), y: .value("y", "A")) }
        .chartScrollableAxes(.horizontal)
    }
    #expect(names.frame("0")?.width == 20)
  }

  @Test("A tap selects a value of a scrolled chart, wherever it is scrolled to")
  func selection() throws {
    struct Selected: View {
      let remote: Remote<Int?>
      @State private var value: Int?
      var body: some View { Days(initial: 10).chartXSelection(value: $value).handing($value, to: remote) }
    }
    let remote = Remote<Int?>()
    let host = try plot { Selected(remote: remote) }
    #expect(host.send(.tap(CGPoint(x: 40, y: 50))))
    #expect(remote.value == .some(12))
  }
}

extension DisplayList {
  /// Where a text begins.
  func place(of text: String) -> CGPoint? {
    func find(_ items: [DisplayItem], _ transform: CGAffineTransform) -> CGPoint? {
      for item in items {
        switch item {
        case .text(let fragment, _, at: let origin) where fragment.text == text: return origin.applying(transform)
        case .group(.transform(let inner), let items):
          if let found = find(items, inner.concatenating(transform)) { return found }
        case .group(_, let items):
          if let found = find(items, transform) { return found }
        default: continue
        }
      }
      return nil
    }
    return find(items, .identity)
  }

  /// The bounds of the first filled path in the window.
  var firstFill: CGRect? {
    func find(_ items: [DisplayItem], _ transform: CGAffineTransform) -> CGRect? {
      for item in items {
        switch item {
        case .fill(let path, _, _): return path.boundingBoxOfPath.applying(transform)
        case .group(.transform(let inner), let items):
          if let found = find(items, inner.concatenating(transform)) { return found }
        case .group(_, let items):
          if let found = find(items, transform) { return found }
        default: continue
        }
      }
      return nil
    }
    return find(items, .identity)
  }
}
