import AccessibilityTree
import Charts
import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import Spatial
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct SpacePoseTests {
  private struct Turned: View {
    let remote: Remote<Chart3DPose>
    var animation: Animation?
    @State var pose: Chart3DPose = .front
    var body: some View {
      Chart3D {
        PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 10))
        PointMark(x: .value("x", 10), y: .value("y", 10), z: .value("z", 0))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden)
      .chart3DPose($pose)
      .animation(animation, value: pose)
      .handing($pose, to: remote)
    }
  }

  private func turned(
    _ remote: Remote<Chart3DPose>, _ animation: Animation? = nil, from pose: Chart3DPose = .front,
    settings: HostSettings = HostSettings()
  ) throws -> HeadlessHost {
    try window(width: 300, height: 300, settings: settings) { Turned(remote: remote, animation: animation, pose: pose) }
  }

  private func degrees(_ pose: Chart3DPose?) -> [Double] {
    pose.map { [$0.azimuth.degrees.rounded(), $0.inclination.degrees.rounded()] } ?? []
  }

  /// The middles of the symbols, in the order of drawing.
  private func points(_ host: HeadlessHost) -> [CGPoint] {
    host.displayList.fills.map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) }
  }

  @Test("Poses have names, or an azimuth and an inclination (170, 171, 172)")
  func poses() {
    #expect(degrees(.front) == [0, 0] && degrees(.back) == [180, 0])
    #expect(degrees(.left) == [-90, 0] && degrees(.right) == [90, 0])
    #expect(degrees(.top) == [0, 90] && degrees(.bottom) == [0, -90])
    #expect(Chart3DPose.default == Chart3DPose(azimuth: .degrees(30), inclination: .degrees(20)))
    #expect(Set([Chart3DPose.front, .front, .top]).count == 2)
  }

  @Test("From each side the axes go where the pose says")
  func sides() throws {
    func seen(_ pose: Chart3DPose) throws -> [CGPoint] {
      let remote = Remote<Chart3DPose>()
      let host = try turned(remote, from: pose)
      return points(host).sorted { $0.x < $1.x }
    }
    // x to the right, y up.
    let front: [CGPoint] = try seen(.front)
    #expect(front[0].x < 100 && front[0].y > 200 && front[1].x > 200 && front[1].y < 100)
    // x to the left: the point at its end is on the left, and still above.
    let back: [CGPoint] = try seen(.back)
    #expect(back[0].y < 100 && back[1].y > 200)
    // z to the left: what is in front, at its end and low, is on the left.
    let right: [CGPoint] = try seen(.right)
    #expect(right[0].y > 200 && right[1].y < 100)
    // z down: what is in front is below.
    let top: [CGPoint] = try seen(.top)
    #expect(top[0].x < 100 && top[0].y > 200 && top[1].y < 100)
  }

  @Test("A drag turns the chart with the finger, and the binding has the new pose (173)")
  func drag() throws {
    let remote = Remote<Chart3DPose>()
    let host = try turned(remote)
    host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 100, y: 175))
    #expect(degrees(remote.value) == [30, 15])
    host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150))
    #expect(degrees(remote.value) == [-30, 15])
    // Not over the top.
    host.drag(from: CGPoint(x: 150, y: 10), to: CGPoint(x: 150, y: 290))
    #expect(degrees(remote.value) == [-30, 90])
  }

  @Test("A binding that keeps no other pose holds the chart as it is")
  func held() throws {
    let host = try window(width: 300, height: 300) {
      Chart3D { PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0)) }
        .chart3DPose(Binding(get: { .front }, set: { _ in }))
    }
    let before: DisplayList = host.displayList
    host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 100, y: 175))
    #expect(host.displayList == before)
  }

  private struct Given: View {
    let remote: Remote<Chart3DPose>
    @State var pose: Chart3DPose = .front
    var body: some View {
      Chart3D { PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0)) }
        .chart3DPose(pose)
        .handing($pose, to: remote)
    }
  }

  @Test("A pose by value is where people begin to turn; another one sets the chart anew (170)")
  func value() throws {
    let remote = Remote<Chart3DPose>()
    let host = try window(width: 300, height: 300) { Given(remote: remote) }
    #expect(host.element("Viewing angle")?.properties.value == "from the front")
    host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 100, y: 150))
    #expect(host.element("Viewing angle")?.properties.value == "30 degrees to the right of the front")
    host.change { remote.value = .top }
    #expect(host.element("Viewing angle")?.properties.value == "from above")
    #expect(remote.value == .top)
  }

  @Test("Arrow keys turn the chart as drags do, with shift by less")
  func keys() throws {
    let remote = Remote<Chart3DPose>()
    let host = try turned(remote)
    host.press(.tab)
    host.press(.left)
    host.press(.down)
    #expect(degrees(remote.value) == [15, 15])
    host.press(.right, modifiers: .shift)
    host.press(.up, modifiers: .shift)
    #expect(degrees(remote.value) == [10, 10])
  }

  @Test("Assistive technologies hear the pose, adjust it and choose a side")
  func actions() throws {
    let remote = Remote<Chart3DPose>()
    let host = try turned(remote, from: .default)
    func angle() throws -> AccessibilityNode { try #require(host.element("Viewing angle")) }
    #expect(try angle().properties.value == "30 degrees to the right of the front, 20 degrees above")
    let id: UInt64 = try angle().id
    host.change { host.send(.accessibilityAction(element: id, action: .increment)) }
    #expect(try angle().properties.value == "45 degrees to the right of the front, 20 degrees above")
    host.change { host.send(.accessibilityAction(element: id, action: .decrement)) }
    let names: [String] = try angle().properties.customActions.compactMap(\.kind.customName)
    #expect(
      names == [
        "Look from higher", "Look from lower", "Look from the front", "Look from above", "Look from the right",
        "Look from the left",
      ])
    host.change { host.send(.accessibilityAction(element: id, action: .named("Look from lower"))) }
    #expect(degrees(remote.value) == [30, 5])
    host.change { host.send(.accessibilityAction(element: id, action: .named("Look from the left"))) }
    #expect(try angle().properties.value == "from the left")
  }

  @Test("A pose is animated by its transaction, the shorter way around")
  func animated() throws {
    let remote = Remote<Chart3DPose>()
    let host = try turned(remote, .linear(duration: 1), from: Chart3DPose(azimuth: .degrees(170), inclination: .zero))
    let start: [CGPoint] = points(host)
    host.change { remote.value = Chart3DPose(azimuth: .degrees(-170), inclination: .zero) }
    #expect(points(host) == start)
    host.advance(by: .seconds(0.5))
    let middle: [CGPoint] = points(host)
    let back: [CGPoint] = points(try turned(Remote(), from: .back))
    #expect(middle == back)
    host.advance(by: .seconds(0.6))
    let end: [CGPoint] = points(
      try turned(Remote(), from: Chart3DPose(azimuth: .degrees(-170), inclination: .zero)))
    #expect(points(host) == end && end != middle)
  }

  @Test("Where people ask for less motion a pose is there at once")
  func reducedMotion() throws {
    let remote = Remote<Chart3DPose>()
    var settings = HostSettings()
    settings.reducesMotion = true
    let host = try turned(remote, .linear(duration: 1), settings: settings)
    host.change { remote.value = .back }
    #expect(points(host) == points(try turned(Remote(), from: .back)))
  }

  @Test("With perspective what is nearer is larger, otherwise all is of one size (174)")
  func projections() throws {
    func widths(_ projection: Chart3DCameraProjection) throws -> [CGFloat] {
      let host = try window(width: 300, height: 300) {
        Chart3D {
          PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0))
          PointMark(x: .value("x", 10), y: .value("y", 0), z: .value("z", 10))
        }
        .chart3DPose(.front).chart3DCameraProjection(projection)
        .chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden)
      }
      return host.displayList.fills.map(\.width)
    }
    #expect(try widths(.orthographic)[0] == widths(.orthographic)[1])
    #expect(try widths(.automatic) == widths(.orthographic))
    // From the back to the front: 3.5 and 2.5 edges from the viewer.
    let seen: [CGFloat] = try widths(.perspective)
    #expect(abs(seen[1] / seen[0] - 3.5 / 2.5) < 0.01)
  }

  @Test("Angles that are no numbers, or beyond the top, are mended")
  func wrong() throws {
    for pose in [
      Chart3DPose(azimuth: Angle2D(radians: .nan), inclination: Angle2D(radians: .infinity)),
      Chart3DPose(azimuth: .degrees(1e9), inclination: .degrees(400)),
    ] {
      let host = try turned(Remote(), from: pose)
      #expect(points(host).count == 2)
      #expect(host.element("Viewing angle") != nil)
      host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 100, y: 175))
      #expect(points(host).count == 2)
    }
  }
}
