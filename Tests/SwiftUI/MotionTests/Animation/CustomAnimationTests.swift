import CoreGraphics
import Foundation
import SwiftUICore
import Testing

/// Apple's documentation of `CustomAnimation`: a new animation is asked whether it merges with the one that runs, gets its
/// state and elapsed time when it does, and both run together when it does not.
@Suite("Animations of an app's own that meet others")
struct CustomAnimationTests {
  private enum Count: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  private enum Base<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
  }

  /// At a constant speed; a new one goes on from where the one before was, in a new duration.
  private struct Steady: CustomAnimation {
    var duration: Double
    var merges: Bool = true
    var log: Log

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Count.self] += 1
      guard time < duration else { return nil }
      let base: V = context.state[Base<V>.self]
      return base + (value - base).scaled(by: time / duration)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
      time < duration ? value.scaled(by: 1 / duration) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      guard let distance = value as? Double else { return false }
      log.lines.append("\(previous.base is Steady) \(distance) \(time) \(context.state[Count.self] > 0)")
      guard merges, previous.base is Steady else { return false }
      context.state[Base<V>.self] = previous.animate(value: value, time: time, context: &context) ?? value
      return true
    }
  }

  private final class Log: Hashable, @unchecked Sendable {
    var lines: [String] = []
    static func == (left: Log, right: Log) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test("A merge gets the previous animation, its distance, its elapsed time and its state, and replaces it")
  func merge() {
    let log = Log()
    let runner = AnimationRunner<Double>(10)
    runner.retarget(to: 110, animation: Animation(Steady(duration: 4, log: log)), at: 2)
    #expect(runner.value(at: 3) == 35)
    let token: Int = runner.retarget(to: 10, animation: Animation(Steady(duration: 2, log: log)), at: 3)
    #expect(log.lines == ["true 100.0 1.0 true"])
    // The time goes on: half of two seconds have passed already, so it is half on the way from 35 to 10.
    #expect(runner.value(at: 3) == 22.5)
    #expect(runner.value(at: 3.5) == 16.25)
    #expect(runner.isRunning(token))
    #expect(runner.value(at: 4) == 10 && runner.isFinished)
  }

  @Test("Without a merge both run, and the results are combined")
  func together() {
    let log = Log()
    let runner = AnimationRunner<Double>(0)
    runner.retarget(to: 100, animation: Animation(Steady(duration: 4, log: log)), at: 0)
    runner.retarget(to: 0, animation: Animation(Steady(duration: 1, merges: false, log: log)), at: 1)
    #expect(log.lines.count == 1)
    // 37.5 of the first, half of it taken back.
    #expect(runner.value(at: 1.5) == 18.75)
    #expect(runner.value(at: 2) == 0 && runner.isFinished)
    // A curve does not merge with it.
    runner.retarget(to: 100, animation: Animation(Steady(duration: 4, log: log)), at: 10)
    runner.retarget(to: 0, animation: .linear(duration: 1), at: 11)
    #expect(runner.value(at: 11.5) == 18.75)
  }

  @Test("A spring goes on with the velocity that the animation before tells")
  func velocity() {
    let runner = AnimationRunner<Double>(0)
    runner.retarget(to: 100, animation: Animation(Steady(duration: 2, log: Log())), at: 0)
    #expect(runner.velocity(at: 1) == 50)
    runner.retarget(to: 20, animation: .smooth, at: 1)
    let spring = Spring.smooth
    for later in [0.0, 0.1, 0.4] {
      let expected: Double = 50 + spring.value(target: -30.0, initialVelocity: 50, time: later)
      #expect(abs(runner.value(at: 1 + later) - expected) < 1e-9)
    }
  }

  /// Knows no velocity and merges with nothing: what the protocol gives.
  private struct Plain: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 1 ? value.scaled(by: time * time) : nil
    }
  }

  @Test("By default an animation knows no velocity and merges with nothing")
  func defaults() {
    var context = AnimationContext<Double>()
    #expect(Plain().velocity(value: 1.0, time: 0.5, context: context) == nil)
    #expect(!Plain().shouldMerge(previous: .linear, value: 1.0, time: 0.5, context: &context))
    let runner = AnimationRunner<Double>(0)
    runner.retarget(to: 100, animation: Animation(Plain()), at: 0)
    runner.retarget(to: 0, animation: .smooth, at: 0.5)
    // 36 of the first one at 0.6 s, and the spring on its way from there to 0.
    let expected: Double = 36 + Spring.smooth.value(target: -36.0, time: 0.1)
    #expect(abs(runner.value(at: 0.6) - expected) < 1e-9)
  }
}
