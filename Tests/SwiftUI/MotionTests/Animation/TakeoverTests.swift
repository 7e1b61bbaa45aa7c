import CoreGraphics
import SwiftUICore
import Testing

/// A new animation takes over from running ones: with targets T1, T2, ... the value is r1 = a1(T1 - start),
/// r2 = r1 + a2(T2 - r1) and so on, each animation at its own time, and one that has ended stands at its target.
@Suite("Animations that take over from others")
struct TakeoverTests {
  struct Kind: CustomTestStringConvertible {
    var name: String
    var animation: Animation
    /// How long it takes from 0 to 200; nil for ever.
    var length: Double?
    var bounces = false
    /// Springs that take over each other's motion.
    var isSpring = false

    var testDescription: String { name }
  }

  static let kinds: [Kind] = [
    Kind(name: "linear", animation: .linear(duration: 1), length: 1),
    Kind(name: "ease in and out", animation: .easeInOut(duration: 0.6), length: 0.6),
    Kind(name: "short curve", animation: .easeOut(duration: 0.1), length: 0.1),
    Kind(name: "nothing", animation: .linear(duration: 0), length: 0),
    Kind(name: "delayed", animation: .linear(duration: 0.4).delay(0.3), length: 0.7),
    Kind(name: "faster", animation: .easeIn(duration: 1).speed(4), length: 0.25),
    Kind(name: "twice", animation: .linear(duration: 0.3).repeatCount(2, autoreverses: false), length: 0.6),
    Kind(name: "three times to and fro", animation: .linear(duration: 0.2).repeatCount(3), length: 0.6),
    Kind(name: "for ever", animation: .linear(duration: 0.5).repeatForever(), length: nil),
    Kind(name: "smooth", animation: .smooth, length: 3, isSpring: true),
    Kind(name: "bouncy", animation: .bouncy, length: 4, bounces: true, isSpring: true),
    Kind(name: "interactive", animation: .interactiveSpring(), length: 4, bounces: true, isSpring: true),
    Kind(name: "interpolating", animation: .interpolatingSpring(duration: 0.5, bounce: 0), length: 3),
    Kind(name: "delayed spring", animation: .smooth.delay(0.2), length: 3),
  ]

  /// The value by the law, computed from the animations alone.
  private func law(
    start: Double, _ steps: [(target: Double, animation: Animation, start: Double)], at time: Double
  ) -> (value: Double, isOver: Bool) {
    var value: Double = start
    var isOver: Bool = true
    for step in steps where step.start <= time {
      var context = AnimationContext<Double>()
      let covered: Double? = step.animation.animate(
        value: step.target - value, time: time - step.start, context: &context)
      value = covered.map { value + $0 } ?? step.target
      isOver = covered == nil
    }
    return (value, isOver)
  }

  @Test(
    "Of every pair, the value is the law's, within its ends, and at its target when the newest has ended",
    arguments: kinds)
  func pairs(first: Kind) {
    for second in Self.kinds {
      for target in [0.0, 120, 300] {
        let begin: Double = (first.length ?? 0.6) / 2
        let runner = AnimationRunner<Double>(0)
        runner.retarget(to: 200, animation: first.animation, at: 0)
        let before: Double = runner.value(at: begin)
        runner.retarget(to: target, animation: second.animation, at: begin)
        let starts: Double = second.length == 0 ? target : before
        #expect(abs(runner.value(at: begin) - starts) < 1e-9)
        let end: Double = begin + (second.length ?? 5)
        let steps = [(200.0, first.animation, 0.0), (target, second.animation, begin)]
        for step in 0...160 {
          let time: Double = begin + Double(step) / 32
          let value: Double = runner.value(at: time)
          if !(first.isSpring && second.isSpring) {
            let expected = law(start: 0, steps, at: time)
            #expect(abs(value - expected.value) < 1e-6, "\(second.name) to \(target) after \(time) s")
            #expect(runner.isFinished == expected.isOver, "\(second.name) to \(target) after \(time) s")
            if !first.bounces, !second.bounces {
              #expect(value > -1e-6 && value < max(200, target) + 1e-6, "\(second.name) to \(target) after \(time) s")
            }
          }
          if time > end, second.length != nil {
            #expect(value == target && runner.isFinished, "\(second.name) to \(target) after \(time) s")
          }
          if runner.isFinished { break }
        }
      }
    }
  }

  @Test("Linear to 200 in 4 s, cut by 0.2 s back to 0 after 1 s: 27.5 after 0.1 s, 0 after 0.2 s, never below")
  func cut() {
    let runner = AnimationRunner<Double>(0)
    let first: Int = runner.retarget(to: 200, animation: .linear(duration: 4), at: 0)
    let second: Int = runner.retarget(to: 0, animation: .linear(duration: 0.2), at: 1, isAwaited: true)
    for step in 0..<20 { #expect(runner.value(at: 1 + Double(step) / 100) >= 0) }
    #expect(abs(runner.value(at: 1.1) - 27.5) < 1e-9)
    #expect(runner.isRunning(first) && runner.isRunning(second))
    #expect(runner.value(at: 1.2) == 0 && runner.isFinished)
    #expect(!runner.isRunning(first) && !runner.isRunning(second))
  }

  @Test("Three in a row run on, each below the next; one that has ended stands at its target and ends those before it")
  func chain() {
    let steps: [(target: Double, animation: Animation, start: Double)] = [
      (100, .linear(duration: 3), 0), (40, .easeInOut(duration: 0.5), 0.5), (-60, .smooth, 0.8), (10, .linear, 1),
    ]
    let runner = AnimationRunner<Double>(20)
    for index in 0..<400 {
      let time: Double = Double(index) / 100
      for step in steps where abs(step.start - time) < 1e-9 {
        runner.retarget(to: step.target, animation: step.animation, at: time)
      }
      #expect(abs(runner.value(at: time) - law(start: 20, steps, at: time).value) < 1e-6)
    }
    #expect(runner.isFinished)
    let swinging = AnimationRunner<Double>(0)
    swinging.retarget(to: 10, animation: .linear(duration: 1).repeatForever(), at: 0)
    swinging.retarget(to: 50, animation: .linear(duration: 1), at: 2.5)
    swinging.retarget(to: 90, animation: .linear(duration: 2), at: 3)
    // The second has ended, and the swinging with it: half of the way from 50 to 90, and on at a constant speed.
    #expect(swinging.value(at: 4) == 70 && swinging.value(at: 4.5) == 80)
    #expect(swinging.value(at: 5) == 90 && swinging.isFinished)
  }

  @Test("What repeats for ever ends when another animation of the value has ended")
  func forever() {
    for other in [Animation.linear(duration: 0.3), .smooth, .linear(duration: 0)] {
      let runner = AnimationRunner<Double>(0)
      runner.retarget(to: 100, animation: .easeInOut(duration: 1).repeatForever(), at: 0)
      _ = runner.value(at: 7.3)
      runner.retarget(to: 0, animation: other, at: 7.3)
      #expect(runner.value(at: 12) == 0 && runner.isFinished)
    }
  }

  @Test("A spring that follows a spring takes over all that runs, with its place and velocity")
  func springOverChain() {
    func makeRunner(interrupted: Bool) -> AnimationRunner<Double> {
      let runner = AnimationRunner<Double>(0)
      runner.retarget(to: 300, animation: .linear(duration: 2), at: 0)
      runner.retarget(to: 100, animation: .bouncy, at: 0.5)
      if interrupted { runner.retarget(to: -50, animation: .smooth(duration: 0.4), at: 0.7) }
      return runner
    }
    let step: Double = 1e-6
    let plain = makeRunner(interrupted: false)
    let place: Double = plain.value(at: 0.7)
    let speed: Double = (place - plain.value(at: 0.7 - step)) / step
    #expect(abs(plain.velocity(at: 0.7) - speed) < 0.01)
    let changed = makeRunner(interrupted: true)
    let spring = Spring(duration: 0.4, bounce: 0)
    for later in [0.0, 0.05, 0.3] {
      let expected: Double = place + spring.value(target: -50 - place, initialVelocity: speed, time: later)
      #expect(abs(changed.value(at: 0.7 + later) - expected) < 0.01)
    }
    // Nothing of the curve is left below the spring.
    #expect(changed.value(at: 2.1) == -50 && changed.isFinished)
  }

  @Test("A change completes logically when its own animation would have alone, and is removed when all are")
  func completions() {
    let runner = AnimationRunner<Double>(0)
    let curve: Int = runner.retarget(to: 100, animation: .linear(duration: 1), at: 0)
    let spring: Int = runner.retarget(to: 50, animation: .spring(duration: 0.4), at: 0.5, isAwaited: true)
    let merged: Int = runner.retarget(to: 80, animation: .spring(duration: 3), at: 0.6, isAwaited: true)
    func running(_ time: Double) -> [Bool] {
      _ = runner.value(at: time)
      return [curve, spring, merged].map { runner.isRunning($0, logically: true) }
    }
    #expect(running(0.85) == [true, true, true])
    #expect(running(0.95) == [true, false, true])
    #expect(running(1.05) == [false, false, true])
    #expect([curve, spring, merged].allSatisfy { runner.isRunning($0) })
    #expect(running(3.65) == [false, false, false])
    #expect([curve, spring, merged].allSatisfy { runner.isRunning($0) })
    #expect(running(20) == [false, false, false] && runner.isFinished)
    #expect(![curve, spring, merged].contains { runner.isRunning($0) })
    // The whole is over with the newest, though an older one would go on.
    let long: Int = runner.retarget(to: 0, animation: .linear(duration: 9), at: 30)
    let short: Int = runner.retarget(to: 10, animation: .linear(duration: 1), at: 31, isAwaited: true)
    _ = runner.value(at: 31.9)
    #expect(runner.isRunning(long, logically: true) && runner.isRunning(short, logically: true))
    _ = runner.value(at: 32)
    #expect(!runner.isRunning(long, logically: true) && !runner.isRunning(short, logically: true))
  }

  @Test("Content that is shifted while animations run shifts all of the motion")
  func shift() {
    func makeRunner() -> AnimationRunner<Double> {
      let runner = AnimationRunner<Double>(0)
      runner.retarget(to: 100, animation: .linear(duration: 1), at: 0)
      runner.retarget(to: 30, animation: .smooth, at: 0.4)
      return runner
    }
    let moved = makeRunner()
    _ = moved.value(at: 0.5)
    moved.shift(by: 1000)
    for time in [0.5, 0.7, 1.2, 5] { #expect(abs(moved.value(at: time) - 1000 - makeRunner().value(at: time)) < 1e-9) }
  }
}
