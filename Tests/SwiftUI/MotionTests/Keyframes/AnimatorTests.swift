import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Phase and keyframe animators on the virtual clock.
@MainActor
@Suite("Phase and keyframe animators", .serialized)
struct AnimatorTests {
  private func opacity(_ host: HeadlessHost) -> Double {
    guard let line = host.displayLines.first(where: { $0.contains("opacity") }),
      let range = line.range(of: "opacity ")
    else { return host.displayLines.isEmpty ? 0 : 1 }
    return Double(line[range.upperBound...].prefix { $0.isNumber || $0 == "." }) ?? -1
  }

  @Test("Phases follow one another for ever, each with its animation")
  func phases() throws {
    let host = try window {
      PhaseAnimator([0.2, 0.8]) { phase in
        Rectangle().fill(.red).opacity(phase)
      } animation: { phase in
        .linear(duration: phase == 0.8 ? 0.5 : 1)
      }
    }
    #expect(host.graph.needsFrames)
    #expect(abs(opacity(host) - 0.2) < 0.01)
    host.advance(by: .milliseconds(250))
    #expect(abs(opacity(host) - 0.5) < 0.03)
    // The second phase begins with the frame after 0.5, and takes a second back.
    host.advance(by: .milliseconds(750))
    #expect(abs(opacity(host) - 0.5) < 0.03)
    host.advance(by: .milliseconds(500))
    #expect(abs(opacity(host) - 0.2) < 0.03)
    host.advance(by: .milliseconds(250))
    #expect(abs(opacity(host) - 0.5) < 0.05)
  }

  private struct Triggered: View {
    let remote: Remote<Int>
    let recorder: EventRecorder
    @State private var count = 0
    var body: some View {
      Rectangle().phaseAnimator([1.0, 0.5, 0.1], trigger: count) { content, phase in
        let _: Void = recorder.note("\(phase)")
        content.opacity(phase)
      } animation: { _ in
        .linear(duration: 0.1)
      }
      .handing($count, to: remote)
    }
  }

  @Test("With a trigger the phases are gone through once, back to the first")
  func trigger() throws {
    let remote = Remote<Int>()
    let recorder = EventRecorder()
    let host = try window { Triggered(remote: remote, recorder: recorder) }
    host.advance(by: .milliseconds(500))
    #expect(recorder.take() == ["1.0"])
    #expect(!host.graph.isAnimating)
    remote.value = 1
    host.update()
    #expect(host.graph.isAnimating)
    host.finishAnimations()
    // The first one is the change of the trigger itself, with which the views are made anew.
    #expect(recorder.take() == ["1.0", "0.5", "0.1", "1.0"])
    #expect(opacity(host) == 1)
    #expect(!host.graph.needsFrames)
  }

  @Test("Phases without an animation change a frame each, and never hold a frame up")
  func withoutAnimation() throws {
    let recorder = EventRecorder()
    let host = try window {
      PhaseAnimator([1, 2, 3]) { phase in
        let _: Void = recorder.note("\(phase)")
        Text("\(phase)")
      } animation: { _ in
        nil
      }
    }
    _ = recorder.take()
    host.advance(by: .seconds(1) / 60 * 3)
    #expect(recorder.take() == ["3", "1", "2"])
  }

  @Test("A phase is over when its animation is, though nothing is seen to move")
  func unseen() throws {
    let host = try window {
      PhaseAnimator(["a", "b"]) {
        Text($0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(host.labels == ["b"])
    host.advance(by: .milliseconds(900))
    #expect(host.labels == ["b"])
    host.advance(by: .milliseconds(200))
    #expect(host.labels == ["a"])
  }

  private struct Jumper: View {
    let remote: Remote<Int>
    let asked: EventRecorder
    @State private var jumps = 0
    var body: some View {
      Rectangle().frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 0.0, trigger: jumps) { content, x in
          content.offset(x: x)
        } keyframes: { from in
          let _: Void = asked.note("\((from * 10).rounded() / 10)")
          LinearKeyframe(from + 60, duration: 1)
        }
        .handing($jumps, to: remote)
    }
  }

  private func x(_ host: HeadlessHost) -> Double {
    Double(host.graph.display.flattened().items.bounds.minX - 95)
  }

  @Test("Keyframes begin when the trigger changes, from where the value is, and stay at the end")
  func keyframes() throws {
    let remote = Remote<Int>()
    let asked = EventRecorder()
    let host = try window { Jumper(remote: remote, asked: asked) }
    host.advance(by: .seconds(1))
    #expect(x(host) == 0)
    #expect(asked.take() == [])
    remote.value = 1
    host.update()
    #expect(host.graph.isAnimating)
    host.advance(by: .milliseconds(500))
    #expect(abs(x(host) - 30) < 0.5)
    remote.value = 2
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(abs(x(host) - 60) < 0.5)
    host.finishAnimations()
    #expect(x(host) == 90)
    remote.value = 3
    host.update()
    #expect(asked.take() == ["0.0", "30.0", "90.0"])
    #expect(!host.graph.needsFrames == false)
    host.finishAnimations()
    #expect(!host.graph.needsFrames)
  }

  @Test("A new run of cubic keyframes keeps the speed of the one before")
  func speed() throws {
    let remote = Remote<Int>()
    struct Swing: View {
      let remote: Remote<Int>
      @State private var count = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: 0.0, trigger: count) {
            $0.offset(x: $1)
          } keyframes: { _ in
            if count == 1 { LinearKeyframe(60, duration: 1) } else { CubicKeyframe(0, duration: 1) }
          }
          .handing($count, to: remote)
      }
    }
    let host = try window { Swing(remote: remote) }
    remote.value = 1
    host.update()
    host.advance(by: .milliseconds(500))
    let turned: Double = x(host)
    remote.value = 2
    host.update()
    host.advance(by: .seconds(1) / 60)
    #expect(x(host) > turned + 0.8)
    host.finishAnimations()
    #expect(x(host) == 0)
  }

  @Test("Keyframes without a trigger repeat from the initial value, and rest there when they don't repeat")
  func repeating() throws {
    let remote = Remote<Bool>()
    struct Wheel: View {
      let remote: Remote<Bool>
      @State private var turns = true
      var body: some View {
        KeyframeAnimator(initialValue: 0.0, repeating: turns) { x in
          Rectangle().frame(width: 10, height: 10).offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(60, duration: 1)
        }.handing($turns, to: remote)
      }
    }
    let host = try window { Wheel(remote: remote) }
    host.advance(by: .milliseconds(500))
    #expect(abs(x(host) - 30) < 0.5)
    host.advance(by: .milliseconds(700))
    #expect(abs(x(host) - 12) < 0.5)
    #expect(host.graph.needsFrames)
    remote.value = false
    host.update()
    #expect(x(host) == 0)
    #expect(!host.graph.needsFrames)
  }

  @Test("Views of an animator go on moving when the animator is told of something else")
  func update() throws {
    let remote = Remote<Int>()
    struct Named: View {
      let remote: Remote<Int>
      @State private var name = 0
      var body: some View {
        PhaseAnimator([1, 2]) {
          Text("\(name): \($0)")
        } animation: { _ in
          .linear(duration: 1)
        }
        .handing($name, to: remote)
      }
    }
    let host = try window { Named(remote: remote) }
    #expect(host.labels == ["0: 2"])
    remote.value = 5
    host.update()
    #expect(host.labels == ["5: 2"])
    host.advance(by: .milliseconds(1100))
    #expect(host.labels == ["5: 1"])
  }
}
