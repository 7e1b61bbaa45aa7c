import CoreGraphics
import SwiftUICore
import Testing

@Suite("Springs")
struct SpringTests {
  /// Positions and velocities by small steps of the equation of motion (fourth-order Runge-Kutta), as an oracle that
  /// shares nothing with the closed forms.
  private func integrate(_ spring: Spring, target: Double, velocity: Double, time: Double) -> (Double, Double) {
    var x: Double = 0
    var v: Double = velocity
    let steps: Int = 20_000
    let h: Double = time / Double(steps)
    func a(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (target - x) - spring.damping * v) / spring.mass
    }
    for _ in 0..<steps {
      let k1: Double = a(x, v)
      let v2: Double = v + h / 2 * k1
      let k2: Double = a(x + h / 2 * v, v2)
      let v3: Double = v + h / 2 * k2
      let k3: Double = a(x + h / 2 * v2, v3)
      let v4: Double = v + h * k3
      let k4: Double = a(x + h * v3, v4)
      x += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    }
    return (x, v)
  }

  @Test("Positions and velocities solve the equation of motion", arguments: [0.3, 0.0, -0.4, 0.9, 1.0])
  func motion(bounce: Double) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    for velocity in [0.0, 12, -30] {
      for time in [0.05, 0.3, 0.8] {
        let (x, v) = integrate(spring, target: 5, velocity: velocity, time: time)
        #expect(abs(spring.value(target: 5.0, initialVelocity: velocity, time: time) - x) < 1e-7)
        #expect(abs(spring.velocity(target: 5.0, initialVelocity: velocity, time: time) - v) < 1e-6)
      }
    }
  }

  @Test("Without bounce the position is 1 - (1 + wt) e^(-wt), w = 2 pi / duration")
  func criticalForm() {
    let spring = Spring(duration: 0.5, bounce: 0)
    for time in [0.0, 0.1, 0.25, 0.5, 1] {
      let wt: Double = 4 * .pi * time
      #expect(abs(spring.value(target: 1.0, time: time) - (1 - (1 + wt) * exp(-wt))) < 1e-12)
    }
  }

  @Test("Duration and bounce, response and ratio, and the physics describe the same spring")
  func descriptions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12 && abs(spring.response - 0.5) < 1e-12)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    let flat = Spring(duration: 0.5, bounce: -0.5)
    #expect(abs(flat.dampingRatio - 2) < 1e-12 && abs(flat.bounce + 0.5) < 1e-12)
    #expect(abs(flat.damping - 4 * .pi / (0.5 + 0.5 * -0.5)) < 1e-9)
    let physical = Spring(mass: 2, stiffness: 50, damping: 6)
    #expect(abs(physical.mass - 2) < 1e-12 && abs(physical.stiffness - 50) < 1e-9)
    #expect(abs(physical.damping - 6) < 1e-9 && abs(physical.dampingRatio - 0.3) < 1e-12)
    #expect(Spring(mass: 1, stiffness: 1, damping: 9).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 1, damping: 9, allowOverDamping: true).dampingRatio == 4.5)
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.snappy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.25))
    #expect(Spring.smooth == Spring())
  }

  @Test("A bouncing spring passes its target by e^(-pi z / sqrt(1 - z^2)), a flat one never")
  func overshoot() {
    let spring = Spring(duration: 0.5, bounce: 0.5)
    let peak: Double = stride(from: 0, to: 2, by: 0.0005).map { spring.value(target: 1.0, time: $0) }.max() ?? 0
    #expect(abs(peak - 1 - exp(-.pi * 0.5 / 0.75.squareRoot())) < 1e-5)
    for bounce in [0.0, -0.3] {
      let flat = Spring(duration: 0.5, bounce: bounce)
      #expect(stride(from: 0, to: 5, by: 0.01).allSatisfy { flat.value(target: 1.0, time: $0) <= 1 })
    }
  }

  @Test("After the settling time a spring stays close, and not long before", arguments: [0.6, 0.2, 0.0, -0.4])
  func settling(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let end: Double = spring.settlingDuration
    for time in stride(from: end, to: end + 3, by: 0.01) {
      #expect(abs(spring.value(target: 1.0, time: time) - 1) <= 0.001_000_1)
    }
    let earlier: Double =
      stride(from: end * 0.6, to: end, by: 0.001)
      .map { abs(spring.value(target: 1.0, time: $0) - 1) }.max() ?? 0
    #expect(earlier > 0.001)
  }

  @Test("A spring made for a settling time stays near its target from then on; without damping none does")
  func settlingInitializer() {
    for ratio in [0.4, 0.7, 1] {
      let spring = Spring(settlingDuration: 1.2, dampingRatio: ratio)
      for time in stride(from: 1.2, to: 4, by: 0.01) {
        #expect(abs(spring.value(target: 1.0, time: time) - 1) < 0.003)
      }
      let earlier: [Double] = stride(from: 0.9, to: 1.1, by: 0.01).map { abs(spring.value(target: 1.0, time: $0) - 1) }
      #expect((earlier.max() ?? 0) > 0.001)
    }
    for number in [Double.nan, .infinity, -.infinity, 0] {
      #expect(Spring(settlingDuration: number, dampingRatio: number).value(target: 1.0, time: 0.2).isFinite)
    }
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Spring().settlingDuration(target: 0.0, epsilon: 0.001) == 0)
  }

  @Test("Steps of any length make the same motion")
  func updates() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    var value: Double = 3
    var velocity: Double = -4
    for step in [0.01, 0.2, 0.003, 0.087] {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: step)
    }
    #expect(abs(value - (3 + spring.value(target: 7.0, initialVelocity: -4, time: 0.3))) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 7.0, initialVelocity: -4, time: 0.3)) < 1e-9)
  }

  @Test("Values with animatable data move in each part, and the force is Hooke's with damping")
  func animatableValues() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let point: CGPoint = spring.value(
      fromValue: CGPoint(x: 1, y: 1), toValue: CGPoint(x: 2, y: 5), initialVelocity: .zero, time: 0.2)
    let part: Double = spring.value(target: 1.0, time: 0.2)
    #expect(abs(point.x - (1 + part)) < 1e-12 && abs(point.y - (1 + 4 * part)) < 1e-12)
    let force: Double = spring.force(target: 1.0, position: 0.25, velocity: 2)
    #expect(abs(force - (spring.stiffness * 0.75 - spring.damping * 2)) < 1e-9)
  }

  @Test("Numbers that describe no spring give one that ends")
  func adversarial() {
    for spring in [
      Spring(response: 0, dampingRatio: 1), Spring(response: .nan, dampingRatio: .nan),
      Spring(duration: -1, bounce: -9),
      Spring(mass: 0, stiffness: 0, damping: 0, allowOverDamping: true), Spring(duration: 0.5, bounce: .nan),
    ] {
      #expect(spring.value(target: 1.0, time: 0.2).isFinite)
      #expect(!spring.settlingDuration.isNaN)
    }
    #expect(Spring(response: 0, dampingRatio: 1).value(target: 1.0, time: 0.1) > 0.999)
  }
}
