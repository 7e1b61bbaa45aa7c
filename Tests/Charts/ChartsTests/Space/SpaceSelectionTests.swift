import Charts
import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct SpaceSelectionTests {
  private struct Cloud: View {
    let remote: Remote<Double?>
    let range: Remote<ClosedRange<Double>?>
    @State private var z: Double?
    @State private var zs: ClosedRange<Double>?
    var body: some View {
      Chart3D([0.0, 5, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0), z: .value("z", 2 * $0)) }
        .chart3DPose(.front)
        .chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden)
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartZScale(domain: 0...20)
        .chartZSelection(value: $z)
        .chartZSelection(range: $zs)
        .handing($z, to: remote)
        .handing($zs, to: range)
    }
  }

  /// An edge of the box from the front, in a window of 300 points.
  private let edge: CGFloat = 300 / 3.0.squareRoot()

  private func open(
    _ remote: Remote<Double?> = Remote(), _ range: Remote<ClosedRange<Double>?> = Remote()
  ) throws -> HeadlessHost {
    try window(width: 300, height: 300) { Cloud(remote: remote, range: range) }
  }

  @Test("The value of the mark under the pointer is selected, and none beside marks or when it leaves")
  func hover() throws {
    let remote = Remote<Double?>()
    let host = try open(remote)
    host.hover(at: CGPoint(x: 153, y: 148))
    #expect(remote.value == .some(10))
    host.hover(at: CGPoint(x: 150 + edge / 2, y: 150 - edge / 2))
    #expect(remote.value == .some(20))
    host.hover(at: CGPoint(x: 190, y: 200))
    #expect(remote.value == .some(nil))
    host.hover(at: CGPoint(x: 150, y: 150))
    host.hover(at: nil)
    #expect(remote.value == .some(nil))
  }

  @Test("A tap selects; a drag turns the chart and selects nothing")
  func tap() throws {
    let remote = Remote<Double?>()
    let host = try open(remote)
    _ = host.tap(at: CGPoint(x: 150, y: 150))
    #expect(remote.value == .some(10))
    host.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 110, y: 150))
    #expect(host.element("Viewing angle")?.properties.value == "30 degrees to the left of the front")
  }

  @Test("A press and a drag from mark to mark select the values between them")
  func range() throws {
    let range = Remote<ClosedRange<Double>?>()
    let host = try open(Remote(), range)
    let pointer: UInt64 = host.down(at: CGPoint(x: 150, y: 150))
    host.advance(by: .seconds(0.4))
    host.move(pointer, to: CGPoint(x: 150 + edge / 2, y: 150 - edge / 2))
    host.lift(pointer, at: CGPoint(x: 150 + edge / 2, y: 150 - edge / 2))
    #expect(range.value == .some(10...20))
  }

  @Test("An element selects the values of its mark when a reader activates it")
  func activate() throws {
    let remote = Remote<Double?>()
    let host = try open(remote)
    #expect(host.activate("x 10, z 20"))
    #expect(remote.value == .some(20))
  }

  private struct Surface: View {
    let x: Remote<Double?>
    let y: Remote<Double?>
    @State private var xValue: Double?
    @State private var yValue: Double?
    var body: some View {
      Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, _ in x / 2 } }
        .chart3DPose(.top)
        .chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden)
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartZScale(domain: 0...10)
        .chartXSelection(value: $xValue).chartYSelection(value: $yValue)
        .handing($xValue, to: x).handing($yValue, to: y)
    }
  }

  @Test("On a surface the values of the place under the pointer are selected")
  func surface() throws {
    let (x, y): (Remote<Double?>, Remote<Double?>) = (Remote(), Remote())
    let host = try window(width: 300, height: 300) { Surface(x: x, y: y) }
    host.hover(at: CGPoint(x: 150 + edge * 0.3, y: 170))
    let (found, height): (Double, Double) = (try #require(x.value ?? nil), try #require(y.value ?? nil))
    #expect(abs(found - 8) < 0.01 && abs(height - 4) < 0.01)
  }

  @Test("Right to left a mark has the values that it shows")
  func rightToLeft() throws {
    let x = Remote<Double?>()
    let host = try window(width: 300, height: 300) {
      Surface(x: x, y: Remote()).environment(\.layoutDirection, .rightToLeft)
    }
    host.hover(at: CGPoint(x: 150 + edge * 0.3, y: 170))
    let found: Double = try #require(x.value ?? nil)
    #expect(abs(found - 2) < 0.01)
  }
}
