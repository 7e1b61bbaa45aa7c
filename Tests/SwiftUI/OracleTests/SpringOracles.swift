import CoreGraphics
import SwiftUICore
import Testing

/// Where springs and curves are at all times, by the closed solutions of x'' = w^2 (1 - x) - 2 z w x' with x = 0 and x' = v
/// at the start: w = 2 pi / duration, z = 1 - bounce, or 1 / (1 + bounce) below no bounce.
@Suite("Oracle: positions of springs")
struct SpringOracles {
  private let times: [Double] = [0, 0.01, 1.0 / 60, 0.05, 0.1, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 1.5]

  /// By complex roots: one formula for every damping but the critical.
  private func position(_ w: Double, _ z: Double, velocity v: Double = 0, at t: Double) -> Double {
    let e: Double = exp(-z * w * t)
    let root: Double = w * abs(1 - z * z).squareRoot()
    let slope: Double = z * w - v
    if root < 1e-9 { return 1 - e * (1 + slope * t) }
    let (c, s): (Double, Double) = z < 1 ? (cos(root * t), sin(root * t)) : (cosh(root * t), sinh(root * t))
    return 1 - e * (c + slope / root * s)
  }

  private func value(_ animation: Animation, at time: Double) -> Double {
    let runner = AnimationRunner<Double>(0)
    runner.retarget(to: 1, animation: animation, at: 3)
    return runner.value(at: 3 + time)
  }

  @Test(
    "Duration and bounce give the position, to a millionth",
    arguments: [0.5, 0.3, 1.2], [0.0, 0.15, 0.3, 0.45, 0.9, 1, -0.2, -0.6])
  func durationAndBounce(duration: Double, bounce: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    let z: Double = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    for t in times {
      for v in [0.0, 2, -5] {
        let expected: Double = position(2 * .pi / duration, z, velocity: v, at: t)
        #expect(abs(spring.value(target: 1.0, initialVelocity: v, time: t) - expected) < 1e-6)
      }
    }
  }

  @Test("Response and ratio, and mass, stiffness and damping, give the same motion")
  func otherNames() {
    for t in times {
      let w: Double = 2 * .pi / 0.4
      #expect(
        abs(Spring(response: 0.4, dampingRatio: 0.7).value(target: 1.0, time: t) - position(w, 0.7, at: t)) < 1e-6)
      #expect(
        abs(Spring(response: 0.4, dampingRatio: 1.7).value(target: 1.0, time: t) - position(w, 1.7, at: t)) < 1e-6)
      // w = sqrt(k / m), z = c / (2 sqrt(k m)): 10 and 0.5.
      let physical = Spring(mass: 2, stiffness: 200, damping: 20)
      #expect(abs(physical.value(target: 1.0, time: t) - position(10, 0.5, at: t)) < 1e-6)
    }
  }

  @Test("Animations by name are where their springs are")
  func named() {
    let cases: [(Animation, Double, Double)] = [
      (.default, 0.55, 1), (.spring, 0.5, 1), (.smooth, 0.5, 1), (.snappy, 0.5, 0.85), (.bouncy, 0.5, 0.7),
      (.interactiveSpring, 0.15, 0.85), (.spring(duration: 0.8, bounce: 0.25), 0.8, 0.75),
      (.spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0), 0.5, 0.825),
      (.interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25), 0.15, 0.86),
      (.snappy(duration: 0.3, extraBounce: 0.1), 0.3, 0.75), (.bouncy(duration: 1, extraBounce: 0.2), 1, 0.5),
      (.interpolatingSpring, 0.5, 1), (.interpolatingSpring(duration: 0.5, bounce: 0.4), 0.5, 0.6),
      // w = 10, z = 0.5.
      (.interpolatingSpring(mass: 1, stiffness: 100, damping: 10), 2 * .pi / 10, 0.5),
    ]
    for (animation, duration, ratio) in cases {
      for t in times {
        let expected: Double = position(2 * .pi / duration, ratio, at: t)
        // Once what is left of the way cannot be seen, the animation is over.
        let tolerance: Double = abs(1 - expected) < 0.001 ? 0.001 : 1e-6
        #expect(abs(value(animation, at: t) - expected) <= tolerance, "\(animation) at \(t)")
      }
    }
  }

  @Test("Speed, delay and repetition change times and nothing else")
  func changedTimes() {
    let w: Double = 2 * .pi / 0.5
    for t in times where t < 0.4 {
      #expect(abs(value(.snappy.speed(0.5), at: t * 2) - position(w, 0.85, at: t)) < 1e-6)
      #expect(abs(value(.snappy.delay(0.3), at: t + 0.3) - position(w, 0.85, at: t)) < 1e-6)
      let once: Animation = .linear(duration: 0.4).repeatForever(autoreverses: true)
      #expect(abs(value(once, at: 0.8 - t) - t / 0.4) < 1e-6)
    }
  }

  @Test("Curves are the cubics that they are documented as, to a millionth")
  func curves() {
    func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> (UnitCurve, Double, Double, Double, Double) {
      let curve: UnitCurve = .bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
      return (curve, x1, y1, x2, y2)
    }
    let cases: [(UnitCurve, Double, Double, Double, Double)] = [
      (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1), (.easeInOut, 0.42, 0, 0.58, 1),
      cubic(0.17, 0.67, 0.83, 0.67), cubic(0.68, -0.6, 0.32, 1.6), cubic(1, 0, 0, 1),
    ]
    for (curve, x1, y1, x2, y2) in cases {
      for step in 1..<20 {
        let (t, u): (Double, Double) = (Double(step) / 20, 1 - Double(step) / 20)
        let x: Double = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t
        let y: Double = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
        #expect(abs(curve.value(at: x) - y) < 1e-6 || x1 == 1, "\(x)")
        let dx: Double = 3 * u * u * x1 + 6 * u * t * (x2 - x1) + 3 * t * t * (1 - x2)
        let dy: Double = 3 * u * u * y1 + 6 * u * t * (y2 - y1) + 3 * t * t * (1 - y2)
        if dx > 0.01 { #expect(abs(curve.velocity(at: x) - dy / dx) < 1e-6, "\(x)") }
      }
    }
  }

  @Test("Circular curves are quarters of a circle, with the slopes of one")
  func circles() {
    for step in 1..<20 {
      let x: Double = Double(step) / 20
      #expect(abs(UnitCurve.circularEaseIn.value(at: x) - (1 - (1 - x * x).squareRoot())) < 1e-12)
      #expect(abs(UnitCurve.circularEaseIn.velocity(at: x) - tan(asin(x))) < 1e-6)
      #expect(abs(UnitCurve.circularEaseOut.value(at: x) - sin(acos(1 - x))) < 1e-6)
      #expect(abs(UnitCurve.circularEaseOut.velocity(at: x) - 1 / tan(acos(1 - x))) < 1e-6)
      let half: Double = UnitCurve.circularEaseIn.value(at: min(x, 1 - x) * 2) / 2
      #expect(abs(UnitCurve.circularEaseInOut.value(at: x) - (x < 0.5 ? half : 1 - half)) < 1e-9)
    }
    #expect(UnitCurve.circularEaseIn.velocity(at: 0) == 0 && UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
  }

  @Test("With a bounce a spring settles when -ln(e / (|d target - v| + |target|)) / d has passed, d its decay")
  func settlingWithBounce() {
    #expect(abs(Spring(duration: 0.5, bounce: 0.3).settlingDuration - 1.0448) < 1e-4)
    let decay: Double = 0.8 * 2 * .pi / 0.7
    let expected: Double = log((abs(decay * 1.2 - 0.1) + 1.2) / 0.001) / decay
    let settling: Double = Spring(duration: 0.7, bounce: 0.2).settlingDuration(
      target: 1.2, initialVelocity: 0.1, epsilon: 0.001)
    #expect(abs(settling - expected) < 1e-9)
    // Parts of a vector count together: 3 and 4 are 5.
    let vector: Double = Spring(duration: 0.7, bounce: 0.2).settlingDuration(
      target: AnimatablePair(3.0, 4.0), epsilon: 0.01)
    #expect(abs(vector - log(5 * (decay + 1) / 0.01) / decay) < 1e-9)
  }

  @Test("Without bounce it settles at the first tenth of a second from which on it stays near for a second")
  func settlingWithoutBounce() {
    #expect(Spring().settlingDuration == 0.8)
    #expect(Spring(duration: 1, bounce: 0).settlingDuration == 1.5)
    // Beyond the hundred seconds that are looked at step by step.
    let slow: Double = Spring(duration: 200, bounce: 0).settlingDuration
    #expect(abs(slow - 9.2334 * 200 / (2 * .pi)) < 0.2)
    // Moving with e times the frequency, it passes the target and comes back to it.
    let w: Double = 4 * .pi
    let passing: Double = Spring().settlingDuration(target: 1.0, initialVelocity: 2 * w, epsilon: 0.001)
    func distance(_ t: Double) -> Double { abs((1 - w * t) * exp(-w * t)) }
    #expect(distance(passing) < 0.001 && distance(passing - 0.1) >= 0.001)
  }

  @Test(
    "A spring made for a settling time has the measured stiffness, for ratios to 1 and times from 0.01 to 10 s",
    arguments: [
      // Measured on iOS 27 (0.8) and with its SDK (1).
      (0.4, 0.8, 505.6086), (0.25, 1.0, 1364.1),
      (0.25, 20.0, 1364.1), (1000.0, 1.0, 0.85256), (0.0, 1.0, 852_559),
    ])
  func settlingInitializer(duration: Double, ratio: Double, stiffness: Double) {
    let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-4)
    #expect(spring.dampingRatio == min(1, ratio))
  }

  @Test("A spring that takes over from another starts where that one is, as fast as that one is")
  func interruption() {
    let runner = AnimationRunner<Double>(0)
    runner.retarget(to: 1, animation: .bouncy, at: 0)
    let (w, z, t): (Double, Double, Double) = (2 * .pi / 0.5, 0.7, 0.12)
    let reached: Double = position(w, z, at: t)
    let speed: Double = (position(w, z, at: t + 1e-6) - position(w, z, at: t - 1e-6)) / 2e-6
    _ = runner.value(at: t)
    runner.retarget(to: 0, animation: .smooth, at: t)
    for later in [0.01, 0.1, 0.3] {
      // From the reached place to 0, which is 1 - x of a way of -reached.
      let expected: Double = reached * (1 - position(w, 1, velocity: -speed / reached, at: later))
      #expect(abs(runner.value(at: t + later) - expected) < 1e-5)
    }
  }
}
