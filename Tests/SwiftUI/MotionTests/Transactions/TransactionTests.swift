import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Animations over the virtual clock: positions at exact times.
@MainActor
@Suite("Animated changes", .serialized)
struct TransactionTests {
  struct Bar: View {
    let remote: Remote<Double>
    var change: (inout Transaction) -> Void = { _ in }
    @State private var opacity = 0.0
    var body: some View {
      Rectangle().fill(.red).opacity(opacity).transaction(change).handing($opacity, to: remote)
    }
  }

  /// The opacity that is drawn.
  private func shown(_ host: HeadlessHost) -> Double {
    guard let line = host.displayLines.first(where: { $0.contains("opacity") }),
      let range = line.range(of: "opacity ")
    else { return host.displayLines.isEmpty ? 0 : 1 }
    return Double(line[range.upperBound...].prefix { $0.isNumber || $0 == "." }) ?? -1
  }

  private func linear(_ seconds: Double) -> Animation { .linear(duration: seconds) }

  @Test("withAnimation moves a value over time; without it the value jumps")
  func positions() throws {
    let remote = Remote<Double>()
    let host = try window { Bar(remote: remote) }
    withAnimation(linear(1)) { remote.value = 0.8 }
    host.update()
    #expect(host.graph.isAnimating)
    #expect(shown(host) == 0)
    host.advance(by: .milliseconds(250))
    #expect(abs(shown(host) - 0.2) < 0.001)
    host.advance(by: .milliseconds(500))
    #expect(abs(shown(host) - 0.6) < 0.001)
    host.advance(by: .milliseconds(300))
    #expect(shown(host) == 0.8)
    #expect(!host.graph.isAnimating)
    remote.value = 0.5
    host.update()
    #expect(shown(host) == 0.5)
    #expect(!host.graph.isAnimating)
  }

  @Test("withAnimation of nil, as Reduce Motion asks for, is no animation")
  func nilAnimation() throws {
    let remote = Remote<Double>()
    let host = try window { Bar(remote: remote) }
    withAnimation(nil) { remote.value = 0.8 }
    host.update()
    #expect(shown(host) == 0.8)
    #expect(!host.graph.isAnimating)
  }

  @Test("An animated write of an equal value does not animate the next change")
  func nothingLeft() throws {
    let remote = Remote<Double>()
    let host = try window { Bar(remote: remote) }
    withAnimation(linear(1)) { remote.value = 0 }
    host.update()
    remote.value = 0.8
    host.update()
    #expect(shown(host) == 0.8)
  }

  @Test("A spring that is interrupted goes on from where it is with the speed that it has")
  func interrupted() throws {
    let remote = Remote<Double>()
    let host = try window { Bar(remote: remote) }
    withAnimation(.spring(duration: 1)) { remote.value = 1 }
    host.update()
    host.advance(by: .milliseconds(200))
    let before: Double = shown(host)
    host.advance(by: .milliseconds(10))
    let speed: Double = shown(host) - before
    let turned: Double = shown(host)
    withAnimation(.spring(duration: 1)) { remote.value = 0 }
    host.update()
    #expect(abs(shown(host) - turned) < 0.002)
    host.advance(by: .milliseconds(10))
    let after: Double = shown(host) - turned
    #expect(after > 0, "it still moves the old way")
    #expect(after < speed)
    host.finishAnimations()
    #expect(shown(host) == 0)
  }

  @Test("A transaction modifier takes animations away from what is inside (239)")
  func transactionModifier() throws {
    let remote = Remote<Double>()
    let host = try window { Bar(remote: remote, change: { $0.animation = nil }) }
    withAnimation(linear(1)) { remote.value = 0.8 }
    host.update()
    #expect(shown(host) == 0.8)
    let other = Remote<Double>()
    let animated = try window { Bar(remote: other, change: { $0.animation = .linear(duration: 1) }) }
    other.value = 0.8
    animated.update()
    animated.advance(by: .milliseconds(500))
    #expect(abs(shown(animated) - 0.4) < 0.001)
  }

  @Test("animation(value:) animates what changes together with the value, and nothing else (237)")
  func valueAnimation() throws {
    struct Root: View {
      let remote: Remote<(Double, Int)>
      @State private var state: (Double, Int) = (0, 0)
      var body: some View {
        Rectangle().fill(.red).opacity(state.0).animation(.linear(duration: 1), value: state.1)
          .handing($state, to: remote)
      }
    }
    let remote = Remote<(Double, Int)>()
    let host = try window { Root(remote: remote) }
    remote.value = (0.5, 0)
    host.update()
    #expect(shown(host) == 0.5)
    remote.value = (1, 1)
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(abs(shown(host) - 0.75) < 0.001)
    host.finishAnimations()
    remote.value = (0.2, 1)
    host.update()
    #expect(shown(host) == 0.2)
  }

  @Test("A view that ends while it moves is counted out (G4)")
  func endsWhileMoving() throws {
    struct Root: View {
      let shows: Remote<Bool>
      let remote: Remote<Double>
      @State private var isShown = true
      var body: some View {
        VStack { if isShown { Bar(remote: remote) } }.handing($isShown, to: shows)
      }
    }
    let shows = Remote<Bool>()
    let remote = Remote<Double>()
    let host = try window { Root(shows: shows, remote: remote) }
    withAnimation(linear(1)) { remote.value = 1 }
    host.update()
    #expect(host.graph.isAnimating)
    shows.value = false
    host.update()
    #expect(!host.graph.isAnimating)
    host.advance(by: .seconds(2))
    #expect(host.displayLines.isEmpty)
  }

  @Test("At rest the clock costs nothing (G2)")
  func rest() throws {
    let remote = Remote<Double>()
    let host = try window { Bar(remote: remote) }
    withAnimation(linear(0.1)) { remote.value = 0.5 }
    host.update()
    host.finishAnimations()
    host.graph.advance(to: 100)
    #expect(!host.graph.needsUpdate)
  }

  @Test("Shapes and rotations move through the values between")
  func shapes() throws {
    struct Root: View {
      let remote: Remote<Double>
      @State private var value = 0.0
      var body: some View {
        Circle().trim(from: 0, to: value).stroke(.red, lineWidth: 2).rotationEffect(.degrees(value * 90))
          .handing($value, to: remote)
      }
    }
    let remote = Remote<Double>()
    let host = try window(width: 100, height: 100) { Root(remote: remote) }
    withAnimation(linear(1)) { remote.value = 1 }
    host.update()
    host.advance(by: .milliseconds(500))
    let middle: String = "\(host.displayList)"
    let other = Remote<Double>()
    let fresh = try window(width: 100, height: 100) { Root(remote: other) }
    other.value = 0.5
    fresh.update()
    #expect(middle == "\(fresh.displayList)")
  }
}
