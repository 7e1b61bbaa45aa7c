import CoreGraphics
import SwiftUICore
import Testing

@Suite("Interrupted animations")
struct AnimationRunnerTests {
  /// Position and slope just before and just after a time, from runs that differ only in the interruption.
  private func jump(
    first: Animation, second: Animation, at time: Double, to target: Double
  ) -> (position: Double, slope: Double) {
    let step: Double = 1e-5
    let plain = AnimationRunner<Double>(0)
    let changed = AnimationRunner<Double>(0)
    for runner in [plain, changed] { runner.retarget(to: 100, animation: first, at: 0) }
    let before: Double = plain.value(at: time - step)
    let here: Double = plain.value(at: time)
    changed.retarget(to: target, animation: second, at: time)
    let start: Double = changed.value(at: time)
    let after: Double = changed.value(at: time + step)
    return (start - here, (after - start) / step - (here - before) / step)
  }

  @Test("A spring that takes over from a spring keeps place and velocity, for any change of target")
  func springToSpring() {
    for target in [250.0, 0, -40] {
      for second in [Animation.spring(duration: 0.3, bounce: 0), .bouncy, .interactiveSpring()] {
        let change = jump(first: .spring(duration: 0.5, bounce: 0.2), second: second, at: 0.15, to: target)
        #expect(abs(change.position) < 1e-9)
        // The acceleration jumps, the velocity does not: within one step it changes by acceleration times the step.
        #expect(abs(change.slope) < 2)
      }
    }
  }

  @Test("Any other animation adds to the one that runs, so nothing jumps")
  func additive() {
    for second in [Animation.easeInOut(duration: 0.4), .interpolatingSpring(duration: 0.4)] {
      let change = jump(first: .easeInOut(duration: 0.5), second: second, at: 0.2, to: -30)
      #expect(abs(change.position) < 1e-9 && abs(change.slope) < 2)
    }
    let mixed = jump(first: .easeInOut(duration: 0.5), second: .spring, at: 0.2, to: 300)
    #expect(abs(mixed.position) < 1e-9 && abs(mixed.slope) < 2)
  }

  @Test("An interrupted spring follows the new spring's closed form from where it was")
  func closedForm() {
    let first = Spring(duration: 0.5, bounce: 0.3)
    let second = Spring(duration: 0.8, bounce: 0.1)
    let runner = AnimationRunner<Double>(0)
    runner.retarget(to: 100, animation: .spring(first), at: 2)
    runner.retarget(to: 40, animation: .spring(second), at: 2.2)
    let place: Double = first.value(target: 100.0, time: 0.2)
    let velocity: Double = first.velocity(target: 100.0, time: 0.2)
    for time in [0.0, 0.1, 0.4] {
      let expected: Double = place + second.value(target: 40 - place, initialVelocity: velocity, time: time)
      #expect(abs(runner.value(at: 2.2 + time) - expected) < 1e-9)
      let speed: Double = second.velocity(target: 40 - place, initialVelocity: velocity, time: time)
      #expect(abs(runner.velocity(at: 2.2 + time) - speed) < 1e-9)
    }
    #expect(runner.value(at: 10) == 40 && runner.isFinished)
  }

  @Test("Three changes in a row keep velocity at each, and all of them end together")
  func chain() {
    let runner = AnimationRunner<CGFloat>(0)
    let animation: Animation = .spring(duration: 0.6, bounce: 0.25)
    let tokens: [Int] = (0..<3).map { index in
      let time: Double = Double(index) * 0.1
      let before: CGFloat = runner.value(at: time)
      let speed: CGFloat = runner.velocity(at: time)
      let token: Int = runner.retarget(to: CGFloat(index * 50 + 20), animation: animation, at: time)
      #expect(abs(runner.value(at: time) - before) < 1e-9)
      #expect(abs(runner.velocity(at: time) - speed) < 1e-9)
      return token
    }
    #expect(tokens.allSatisfy { runner.isRunning($0) })
    #expect(runner.value(at: 20) == 120)
    #expect(tokens.allSatisfy { !runner.isRunning($0) })
  }

  @Test("A change without animation is there at once and ends what runs")
  func withoutAnimation() {
    let runner = AnimationRunner<Double>(0)
    runner.retarget(to: 100, animation: .linear(duration: 1), at: 0)
    _ = runner.value(at: 0.5)
    runner.retarget(to: 7, animation: nil, at: 0.5)
    #expect(runner.isFinished && runner.value(at: 0.5) == 7)
  }

  @Test("The times at which frames are drawn do not change where a value is")
  func independentOfFrames() {
    func makeRunner() -> AnimationRunner<Double> {
      let runner = AnimationRunner<Double>(0)
      runner.retarget(to: 100, animation: .spring(duration: 0.5), at: 0)
      runner.retarget(to: -50, animation: .spring(duration: 0.2, bounce: 0.3, blendDuration: 0.25), at: 0.1)
      return runner
    }
    let seldom: AnimationRunner<Double> = makeRunner()
    let often: AnimationRunner<Double> = makeRunner()
    for frame in 0..<37 { _ = often.value(at: 0.1 + Double(frame) * 0.01) }
    #expect(abs(seldom.value(at: 0.47) - often.value(at: 0.47)) < 1e-9)
  }

  @Test("A blend changes the response bit by bit: it begins nearer to the spring before")
  func blending() {
    func place(blend: Double, at time: Double) -> Double {
      let runner = AnimationRunner<Double>(0)
      runner.retarget(to: 100, animation: .spring(duration: 2), at: 0)
      runner.retarget(to: 100, animation: .spring(duration: 0.2, blendDuration: blend), at: 0.2)
      return runner.value(at: time)
    }
    let slow = AnimationRunner<Double>(0)
    slow.retarget(to: 100, animation: .spring(duration: 2), at: 0)
    let unchanged: Double = slow.value(at: 0.3)
    #expect(unchanged < place(blend: 0.5, at: 0.3))
    #expect(place(blend: 0.5, at: 0.3) < place(blend: 0, at: 0.3))
    #expect(abs(place(blend: 0.5, at: 3) - 100) < 0.1)
  }
}
