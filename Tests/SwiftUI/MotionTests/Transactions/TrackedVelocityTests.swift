import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Springs that go on with the speed of a drag.
@MainActor
@Suite("Tracked velocity", .serialized)
struct TrackedVelocityTests {
  private struct Knob: View {
    let remote: Remote<Double>
    @State private var x = 0.0
    var body: some View { Rectangle().frame(width: 10, height: 10).offset(x: x).handing($x, to: remote) }
  }

  private func x(_ host: HeadlessHost) -> Double { Double(host.displayList.items.bounds.minX) }

  private func flung(tracks: Bool) throws -> [Double] {
    let remote = Remote<Double>()
    let host = try window { Knob(remote: remote) }
    let start: Double = x(host)
    var drag = Transaction()
    drag.tracksVelocity = tracks
    for step in 1...6 {
      host.advance(by: .seconds(1) / 60)
      withTransaction(drag) { remote.value = Double(step) * 5 }
      host.update()
    }
    #expect(x(host) == start + 30)
    withAnimation(.spring(duration: 0.5)) { remote.value = 0 }
    host.update()
    return (0..<3).map { _ in
      host.advance(by: .seconds(1) / 60)
      return x(host) - start
    }
  }

  @Test("With tracksVelocity the spring goes on the way of the drag before it turns; without it turns at once")
  func fling() throws {
    let tracked: [Double] = try flung(tracks: true)
    let plain: [Double] = try flung(tracks: false)
    // 5 points a frame are 300 a second.
    #expect(tracked[0] > 33)
    #expect(plain[0] < 30)
    #expect(!Transaction().tracksVelocity)
  }
}
