import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Values that the clock moves on from frame to frame.
@MainActor
@Suite("Moving values")
struct MovingValueTests {
  @Observable @MainActor
  final class Remote {
    var isAway = false
    var isShown = true
    var ends: [String] = []
  }

  @Test("A moving value is at each time the animation's own value, and ends with it")
  func sameAsAnimation() {
    let animations: [Animation] = [
      .linear(duration: 0.4), .easeInOut(duration: 0.7), .timingCurve(.circularEaseOut, duration: 0.3), .default,
      .spring(duration: 0.5, bounce: 0.4), .spring(duration: 0.6, bounce: -0.3), .interactiveSpring(),
      .interpolatingSpring(mass: 1, stiffness: 80, damping: 5, initialVelocity: 3), .bouncy.delay(0.1),
      .linear(duration: 0.2).repeatCount(3), .snappy.speed(2), .linear(duration: 0),
    ]
    for animation in animations {
      let runner = AnimationRunner<Double>(0)
      runner.retarget(to: 70, animation: animation, at: 0)
      var context = AnimationContext<Double>()
      for step in 0..<90 {
        let time = Double(step) / 30
        let expected: Double? = animation.animate(value: 70, time: time, context: &context)
        #expect(abs(runner.value(at: time) - (expected ?? 70)) < 1e-9, "\(animation) after \(time) s")
        #expect(runner.isFinished == (expected == nil), "\(animation) after \(time) s")
        if expected == nil { break }
      }
    }
  }

  /// There at once, over after a second: for most of its time nothing changes.
  private struct Jump: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 1 ? value : nil
    }
  }

  @Test("A completion comes when an animation ends, also where no value changes then")
  func silentEnd() throws {
    struct Mark: View {
      let remote: Remote
      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: remote.isAway ? 40 : 0)
      }
    }
    let remote = Remote()
    let host = try window { Mark(remote: remote) }
    withAnimation(Animation(Jump()), completionCriteria: .removed) {
      remote.isAway = true
    } completion: {
      remote.ends.append("end")
    }
    host.update()
    host.advance(by: .milliseconds(900))
    #expect(remote.ends == [])
    #expect(host.graph.isAnimating)
    host.advance(by: .milliseconds(200))
    #expect(remote.ends == ["end"])
    #expect(!host.graph.isAnimating)
  }

  @Test("An offset that is cut goes on from where it is, and both changes end with the newer one")
  func cut() throws {
    struct Mark: View {
      let remote: Remote
      var body: some View {
        Text("A").frame(width: 10, height: 10).offset(x: remote.isAway ? 200 : 0)
      }
    }
    let remote = Remote()
    let host = try window(width: 400) { Mark(remote: remote) }
    let start: CGFloat = try #require(host.frame("A")?.minX)
    func offset() -> CGFloat { (host.frame("A")?.minX ?? .nan) - start }
    withAnimation(.linear(duration: 4), completionCriteria: .removed) {
      remote.isAway = true
    } completion: {
      remote.ends.append("first at \(offset())")
    }
    host.update()
    host.advance(by: .seconds(1))
    #expect(offset() == 50)
    withAnimation(.linear(duration: 0.2)) {
      remote.isAway = false
    } completion: {
      remote.ends.append("second at \(offset())")
    }
    host.update()
    host.advance(by: .milliseconds(100))
    #expect(abs(offset() - 27.5) < 1e-9 && remote.ends == [])
    host.advance(by: .milliseconds(100))
    #expect(offset() == 0 && remote.ends.sorted() == ["first at 0.0", "second at 0.0"])
    #expect(!host.graph.isAnimating)
  }

  @Test("What swings for ever comes to rest with another animation of the value")
  func swinging() throws {
    struct Mark: View {
      let remote: Remote
      var body: some View { Rectangle().frame(width: 10, height: 10).opacity(remote.isAway ? 0.5 : 1) }
    }
    let remote = Remote()
    let host = try window { Mark(remote: remote) }
    withAnimation(.linear(duration: 1).repeatForever()) { remote.isAway = true }
    host.update()
    host.advance(by: .seconds(5))
    #expect(host.graph.isAnimating)
    withAnimation(.linear(duration: 0.5)) { remote.isAway = false }
    host.update()
    host.advance(by: .milliseconds(600))
    #expect(!host.graph.isAnimating)
    #expect(host.displayLines.allSatisfy { !$0.contains("opacity") })
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A completion comes when the animation of its own change would have ended, whatever was begun since")
  func logicalCompletions() throws {
    struct Mark: View {
      let remote: Remote
      var body: some View { Rectangle().frame(width: 10, height: 10).offset(x: remote.isAway ? 40 : 0) }
    }
    let remote = Remote()
    let host = try window { Mark(remote: remote) }
    withAnimation(.linear(duration: 1)) {
      remote.isAway = true
    } completion: {
      remote.ends.append("first")
    }
    host.update()
    host.advance(by: .milliseconds(500))
    withAnimation(.linear(duration: 2)) {
      remote.isAway = false
    } completion: {
      remote.ends.append("second")
    }
    host.update()
    host.advance(by: .milliseconds(400))
    #expect(remote.ends == [])
    host.advance(by: .milliseconds(200))
    #expect(remote.ends == ["first"])
    host.advance(by: .milliseconds(1500))
    #expect(remote.ends == ["first", "second"])
  }

  @Test("Values that end at different times, and views that go on their way, leave the others moving")
  func ends() throws {
    struct Marks: View {
      let remote: Remote
      var body: some View {
        VStack(spacing: 0) {
          if remote.isShown {
            Rectangle().frame(width: 10, height: 10).opacity(remote.isAway ? 0.5 : 1)
              .animation(.linear(duration: 2), value: remote.isAway)
          }
          ForEach(1..<4, id: \.self) { index in
            Circle().frame(width: 10, height: 10).opacity(remote.isAway ? 0.5 : 1)
              .animation(.linear(duration: Double(index)), value: remote.isAway)
          }
        }
      }
    }
    let remote = Remote()
    let host = try window { Marks(remote: remote) }
    func opacities() -> [String] {
      host.displayLines.compactMap { line in
        line.range(of: "opacity ").map { String(line[$0.upperBound...].prefix { $0.isNumber || $0 == "." }) }
      }
    }
    remote.isAway = true
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(opacities() == ["0.875", "0.75", "0.875", "0.917"])
    remote.isShown = false
    host.advance(by: .seconds(1))
    #expect(opacities() == ["0.5", "0.625", "0.75"])
    host.advance(by: .seconds(1))
    #expect(opacities() == ["0.5", "0.5", "0.583"])
    #expect(host.graph.isAnimating)
    host.advance(by: .seconds(1))
    #expect(opacities() == ["0.5", "0.5", "0.5"])
    #expect(!host.graph.isAnimating)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("An offset on its way is followed by frames and accessibility at once, from right to left to the left")
  func offset() throws {
    struct Row: View {
      let remote: Remote
      var body: some View {
        HStack(spacing: 0) {
          Text("A").frame(width: 50, height: 20).offset(x: remote.isAway ? 40 : 0, y: remote.isAway ? 5 : 0)
            .animation(.linear(duration: 1), value: remote.isAway)
          Color.red.frame(width: 50, height: 20)
        }.frame(width: 100, height: 100)
      }
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let remote = Remote()
      let host = try window { Row(remote: remote).environment(\.layoutDirection, direction) }
      func left() -> CGPoint? { host.frame("A")?.origin }
      let start: CGPoint = try #require(left())
      remote.isAway = true
      host.update()
      host.advance(by: .milliseconds(500))
      let half: CGPoint = try #require(left())
      let sign: CGFloat = direction == .leftToRight ? 1 : -1
      #expect(abs(half.x - start.x - sign * 20) < 1e-6 && abs(half.y - start.y - 2.5) < 1e-6)
      #expect(host.graph.differences().isEmpty)
      host.finishAnimations()
      #expect(left() == CGPoint(x: start.x + sign * 40, y: start.y + 5))
      #expect(host.graph.differences().isEmpty)
    }
  }
}
