import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import Observation
import SwiftUICore
import Testing

/// A gauge as the flagship draws it: an arc of a circle whose end is animated.
@MainActor
@Suite("An animated gauge in a window")
struct AnimatedGaugeTests {
  @Observable
  final class Model {
    var fraction: Double = 0
  }

  struct Gauge: View {
    let model: Model

    var body: some View {
      Circle().trim(from: 0, to: model.fraction).stroke(.red, lineWidth: 10)
    }
  }

  /// The drawn part of the circle.
  private func drawn(_ host: HeadlessHost) -> Double {
    func length(_ items: [DisplayItem]) -> CGFloat {
      items.reduce(0) { sum, item in
        switch item {
        case .stroke(let path, _, _): return sum + path.length
        case .group(_, let inner): return sum + length(inner)
        case .fill, .text, .symbol, .image: return sum
        }
      }
    }
    return Double(length(host.displayList.items)) / (100 * .pi)
  }

  private func makeHost(_ model: Model) throws -> HeadlessHost {
    try HeadlessHost(root: Gauge(model: model), window: HostWindow(size: CGSize(width: 100, height: 100)))
  }

  @Test("The arc goes from 0 to its value along the animation (40), (47)")
  func gauge() throws {
    let model = Model()
    let host: HeadlessHost = try makeHost(model)
    #expect(drawn(host) == 0)
    let spring = Spring(duration: 0.6)
    withAnimation(.spring(spring)) { model.fraction = 0.8 }
    host.update()
    for step in 1...4 {
      host.advance(by: .milliseconds(100))
      #expect(abs(drawn(host) - spring.value(target: 0.8, time: Double(step) / 10)) < 0.001)
    }
    host.advance(by: .seconds(3))
    #expect(abs(drawn(host) - 0.8) < 0.001)
  }

  @Test("A new value on the way keeps the arc's place and velocity (40)")
  func interruption() throws {
    let model = Model()
    let host: HeadlessHost = try makeHost(model)
    let spring = Spring(duration: 0.6)
    withAnimation(.spring(spring)) { model.fraction = 0.8 }
    host.update()
    host.advance(by: .milliseconds(200))
    let place: Double = spring.value(target: 0.8, time: 0.2)
    let velocity: Double = spring.velocity(target: 0.8, time: 0.2)
    withAnimation(.spring(spring)) { model.fraction = 0.3 }
    host.update()
    #expect(abs(drawn(host) - place) < 0.001)
    host.advance(by: .milliseconds(150))
    let expected: Double = place + spring.value(target: 0.3 - place, initialVelocity: velocity, time: 0.15)
    #expect(abs(drawn(host) - expected) < 0.001)
  }

  @Test("Without an animation the arc is there at once, also when Reduce Motion takes it away (47)")
  func withoutAnimation() throws {
    let model = Model()
    let host: HeadlessHost = try makeHost(model)
    withAnimation(nil) { model.fraction = 0.5 }
    host.update()
    #expect(abs(drawn(host) - 0.5) < 0.001)
    #expect(!host.graph.isAnimating)
  }
}
