import CoreGraphics
import SwiftUICore
import Testing

@Suite("Animations")
struct AnimationTests {
  /// The value from 0 towards 1 at a time, in a fresh run; nil after the end.
  private func value(_ animation: Animation, at time: Double) -> Double? {
    let context = AnimationRunner<Double>(0)
    context.retarget(to: 1, animation: animation, at: 0)
    let value: Double = context.value(at: time)
    return context.isFinished ? nil : value
  }

  @Test("A curve takes its duration, 0.35 seconds where none is given (look.md, Motion)")
  func durations() {
    #expect(value(.linear(duration: 2), at: 0.5) == 0.25)
    #expect(value(.linear(duration: 2), at: 2) == nil)
    #expect(value(.easeInOut, at: 0.175) == UnitCurve.easeInOut.value(at: 0.5))
    #expect(value(.easeInOut, at: 0.349) != nil && value(.easeInOut, at: 0.35) == nil)
    #expect(value(.linear(duration: 0), at: 0) == nil)
    let curve: Animation = .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1)
    #expect(
      curve
        == .timingCurve(
          .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: UnitPoint(x: 0.3, y: 0.4)), duration: 1
        ))
  }

  @Test("The default is a spring without bounce and a response of 0.55 seconds (look.md, Motion)")
  func defaultAnimation() {
    #expect(Animation.default == .default && Animation.default.speed(2) == .default.speed(2))
    #expect(Animation.default != .spring(Spring(response: 0.55, dampingRatio: 1)), "it can be told from others")
    let wt: Double = 2 * .pi / 0.55 * 0.2
    #expect(abs((value(.default, at: 0.2) ?? 0) - (1 - (1 + wt) * exp(-wt))) < 1e-9)
  }

  @Test("Springs by name are the springs that they name")
  func springs() {
    #expect(Animation.smooth == .spring(Spring.smooth) && Animation.bouncy == .spring(Spring.bouncy))
    #expect(Animation.snappy(duration: 0.3, extraBounce: 0.1) == .spring(duration: 0.3, bounce: 0.25))
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    let older: Animation = .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0)
    #expect(older == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
    #expect(Animation.spring(dampingFraction: 0.825) == older)
    #expect(Animation.interpolatingSpring(stiffness: 100, damping: 10) != Animation.spring())
    #expect(Set([Animation.linear, .linear, .easeIn, .default]).count == 3)
  }

  @Test("A spring ends when it has settled, within a thousandth of the way")
  func springsEnd() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    #expect(value(.spring(spring), at: spring.settlingDuration * 0.99) != nil)
    #expect(value(.spring(spring), at: spring.settlingDuration * 1.01) == nil)
    let pushed: Animation = .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 3)
    let expected: Double = Spring(duration: 0.5).value(target: 1.0, initialVelocity: 3, time: 0.1)
    #expect(abs((value(pushed, at: 0.1) ?? 0) - expected) < 1e-12)
  }

  @Test("Delay waits, speed runs faster")
  func delayAndSpeed() {
    let linear: Animation = .linear(duration: 1)
    #expect(value(linear.delay(0.5), at: 0.25) == 0)
    #expect(value(linear.delay(0.5), at: 0.75) == 0.25)
    #expect(value(linear.speed(2), at: 0.25) == 0.5 && value(linear.speed(2), at: 0.5) == nil)
    #expect(value(linear.delay(1).speed(2), at: 0.75) == 0.5)
    #expect(value(linear.speed(0), at: 1000) == 0)
  }

  @Test("Repeating starts again, or goes back every second time")
  func repeating() {
    let linear: Animation = .linear(duration: 1)
    let forward: Animation = linear.repeatCount(3, autoreverses: false)
    #expect(value(forward, at: 0.25) == 0.25 && value(forward, at: 1.25) == 0.25 && value(forward, at: 2.5) == 0.5)
    #expect(value(forward, at: 3) == nil)
    let swinging: Animation = linear.repeatForever()
    #expect(value(swinging, at: 0.25) == 0.25 && value(swinging, at: 1.25) == 0.75)
    #expect(value(swinging, at: 1_000_000.25) == 0.25)
    #expect(value(linear.delay(1).repeatCount(2, autoreverses: false), at: 3.5) == 0.5)
    #expect(value(linear.repeatCount(0), at: 0) == nil)
    #expect(value(Animation.linear(duration: 0).repeatForever(), at: 0) == nil)
    let nested: Animation = linear.repeatCount(2, autoreverses: false).repeatCount(2, autoreverses: false)
    #expect(value(nested, at: 3.5) == 0.5 && value(nested, at: 4) == nil)
  }

  /// Steps of a third, each half a second; it knows its end only when it is there.
  private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 1.5 ? value.scaled(by: (time * 2).rounded(.down) / 3) : nil
    }
  }

  @Test("An animation of one's own runs, and repeats when it says that it ended")
  func customAnimation() {
    #expect(abs((value(Animation(Steps()), at: 0.6) ?? 0) - 1.0 / 3) < 1e-12)
    #expect(abs((value(Animation(Steps()).speed(2), at: 0.6) ?? 0) - 2.0 / 3) < 1e-12)
    let runner = AnimationRunner<Double>(0)
    runner.retarget(to: 3, animation: Animation(Steps()).repeatCount(2, autoreverses: true), at: 10)
    #expect([10.6, 11.1, 11.5].map { runner.value(at: $0) } == [1, 2, 3])
    #expect([12.1, 12.6].map { runner.value(at: $0) } == [2, 1])
    #expect(!runner.isFinished)
    #expect(runner.value(at: 13) == 3 && runner.isFinished)
  }

  @Test("Completion is logical at the perceptual duration, and final when the animation is removed")
  func completion() {
    let runner = AnimationRunner<Double>(0)
    let token: Int = runner.retarget(to: 1, animation: .spring(duration: 0.5, bounce: 0.3), at: 0)
    _ = runner.value(at: 0.4)
    #expect(runner.isRunning(token, logically: true))
    _ = runner.value(at: 0.5)
    #expect(!runner.isRunning(token, logically: true) && runner.isRunning(token))
    _ = runner.value(at: 5)
    #expect(!runner.isRunning(token))
    let early: Int = runner.retarget(to: 2, animation: .linear(duration: 1).logicallyComplete(after: 0.1), at: 5)
    _ = runner.value(at: 5.2)
    #expect(!runner.isRunning(early, logically: true) && runner.isRunning(early))
  }
}
