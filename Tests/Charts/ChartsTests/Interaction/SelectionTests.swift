import Charts
import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct SelectionTests {
  private struct Categories: View {
    let remote: Remote<String?>
    @State private var selected: String?
    var body: some View {
      Chart(["A", "B", "C", "D"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXSelection(value: $selected)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .handing($selected, to: remote)
    }
  }

  @Test("The category under the pointer is selected, and none when it leaves")
  func hover() throws {
    let remote = Remote<String?>()
    let host = try window(width: 100, height: 100) { Categories(remote: remote) }
    host.hover(at: CGPoint(x: 30, y: 50))
    #expect(remote.value == .some("B"))
    host.hover(at: CGPoint(x: 99, y: 50))
    #expect(remote.value == .some("D"))
    host.hover(at: nil)
    #expect(remote.value == .some(nil))
  }

  @Test("A finger selects while it is down, also beyond the edge")
  func drag() throws {
    let remote = Remote<String?>()
    let host = try window(width: 100, height: 100) { Categories(remote: remote) }
    let pointer: UInt64 = host.down(at: CGPoint(x: 10, y: 50))
    #expect(remote.value == .some("A"))
    host.move(pointer, to: CGPoint(x: 60, y: 50))
    #expect(remote.value == .some("C"))
    host.move(pointer, to: CGPoint(x: 150, y: 50))
    #expect(remote.value == .some("D"))
    host.lift(pointer, at: CGPoint(x: 150, y: 50))
    #expect(remote.value == .some(nil))
  }

  private struct Range: View {
    let remote: Remote<ClosedRange<Double>?>
    @State private var selected: ClosedRange<Double>?
    var body: some View {
      Chart([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXSelection(range: $selected)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .handing($selected, to: remote)
    }
  }

  @Test("A drag selects the values between its ends, in either direction")
  func range() throws {
    let remote = Remote<ClosedRange<Double>?>()
    let host = try window(width: 100, height: 100) { Range(remote: remote) }
    let pointer: UInt64 = host.down(at: CGPoint(x: 80, y: 50))
    host.move(pointer, to: CGPoint(x: 30, y: 50))
    #expect(remote.value == .some(3...8))
  }

  private struct Sectors: View {
    let remote: Remote<Double?>
    @State private var selected: Double?
    var body: some View {
      Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("v", $0)) }
        .chartAngleSelection(value: $selected)
        .handing($selected, to: remote)
    }
  }

  @Test("An angle is the sum of the sectors up to there, clockwise from twelve o'clock")
  func angle() throws {
    let remote = Remote<Double?>()
    let host = try window(width: 100, height: 100) { Sectors(remote: remote) }
    host.hover(at: CGPoint(x: 90, y: 50))
    #expect(remote.value == .some(1))
    host.hover(at: CGPoint(x: 50, y: 90))
    #expect(remote.value == .some(2))
    host.hover(at: CGPoint(x: 10, y: 50))
    #expect(remote.value == .some(3))
  }

  private struct Own: View {
    let remote: Remote<Int?>
    @State private var selected: Int?
    var body: some View {
      Chart([0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartYSelection(value: $selected)
        .chartGesture { chart in SpatialTapGesture().onEnded { chart.selectYValue(at: $0.location.y) } }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .handing($selected, to: remote)
    }
  }

  @Test("An app's gesture takes the place of the chart's, and selects by the proxy")
  func gesture() throws {
    let remote = Remote<Int?>()
    let host = try window(width: 100, height: 100) { Own(remote: remote) }
    host.hover(at: CGPoint(x: 50, y: 50))
    #expect(remote.value == .some(nil))
    #expect(host.send(.tap(CGPoint(x: 50, y: 30))))
    #expect(remote.value == .some(7))
  }
}

@MainActor @Suite struct SelectionWithoutPointerTests {
  private struct Chosen: View {
    let remote: Remote<String?>
    @State private var selected: String?
    var body: some View {
      Chart(["A", "B", "C"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXSelection(value: $selected)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .handing($selected, to: remote)
    }
  }

  @Test("The element of a mark selects its value when a reader activates it")
  func reader() throws {
    let remote = Remote<String?>()
    let host = try window(width: 90, height: 100) { Chosen(remote: remote) }
    #expect(host.activate("B"))
    #expect(remote.value == .some("B"))
    let plain = try plot { Chart { BarMark(x: .value("x", "A"), y: .value("y", 1)) } }
    #expect(plain.element("A")?.properties.actions == [])
  }

  @Test("Arrow keys go from value to value, and Escape selects none")
  func keys() throws {
    let remote = Remote<String?>()
    let host = try window(width: 90, height: 100) { Chosen(remote: remote) }
    host.press(.tab)
    host.press(.right)
    #expect(remote.value == .some("A"))
    host.press(.right)
    host.press(.right)
    host.press(.right)
    #expect(remote.value == .some("C"))
    host.press(.left)
    #expect(remote.value == .some("B"))
    host.press(.escape)
    #expect(remote.value == .some(nil))
  }

  @Test("The element of a sector selects the middle of its angle")
  func sector() throws {
    struct Ring: View {
      let remote: Remote<Double?>
      @State private var selected: Double?
      var body: some View {
        Chart([1.0, 3], id: \.self) {
          SectorMark(angle: .value("v", $0)).foregroundStyle(by: .value("n", "\($0)"))
        }
        .chartLegend(.hidden)
        .chartAngleSelection(value: $selected)
        .handing($selected, to: remote)
      }
    }
    let remote = Remote<Double?>()
    let host = try window(width: 100, height: 100) { Ring(remote: remote) }
    #expect(host.activate("3.0"))
    #expect(remote.value == .some(2.5))
    host.press(.tab)
    host.press(.right)
    #expect(remote.value == .some(0.5))
  }
}
