import CoreGraphics
import SwiftUICore
import Testing

/// Animations by all their names, and what one of one's own gets to know.
@Suite("Forms of animations")
struct AnimationFormTests {
  private func value(_ animation: Animation, at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 100, time: time, context: &context)
  }

  @Test("Springs by name are springs of a duration and a bounce")
  func springs() {
    #expect(Animation.bouncy(duration: 0.4, extraBounce: 0.1) == .spring(Spring(duration: 0.4, bounce: 0.4)))
    #expect(Animation.smooth(duration: 0.4, extraBounce: 0.1) == .spring(Spring(duration: 0.4, bounce: 0.1)))
    #expect(Spring.bouncy(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.4))
    #expect(Spring.smooth(duration: 0.3) == Spring(duration: 0.3, bounce: 0))
    #expect(abs(Spring(duration: 0.7, bounce: 0.2).duration - 0.7) < 1e-12)
    #expect(
      Animation.interactiveSpring(response: 0.2, dampingFraction: 0.5, blendDuration: 0)
        == .spring(response: 0.2, dampingFraction: 0.5, blendDuration: 0))
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(Animation.interpolatingSpring(spring) == .interpolatingSpring(duration: 0.5, bounce: 0.3))
    #expect(Animation.interpolatingSpring(spring, initialVelocity: 2) != .interpolatingSpring(spring))
  }

  @Test("A curve that begins slowly is behind a straight one, and one that ends slowly before it")
  func curves() throws {
    let slow: Double = try #require(value(.easeIn(duration: 1), at: 0.5))
    let fast: Double = try #require(value(.easeOut(duration: 1), at: 0.5))
    #expect(slow < 50 && fast > 50 && abs(slow + fast - 100) < 1e-6)
    #expect(value(.easeIn(duration: 1), at: 1) == nil)
  }

  /// Half of the way at once, the rest after a second; it keeps count of its frames.
  private struct Steps: CustomAnimation {
    enum Frames: AnimationStateKey { static var defaultValue: Int { 0 } }

    var merges = false

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Frames.self] += 1
      guard time < 1 else { return nil }
      context.isLogicallyComplete = time > 0.5
      return value.scaled(by: 0.5)
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { merges && previous.base is Steps }
  }

  /// Says nothing of its velocity or of merging.
  private struct Plain: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
  }

  @Test("An animation of one's own keeps state from frame to frame, and knows its view's environment")
  func state() {
    let animation = Animation(Steps())
    #expect(animation.base is Steps)
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    #expect(context.environment.isEnabled)
    #expect(AnimationState<Double>()[Steps.Frames.self] == 0)
    #expect(animation.animate(value: 10, time: 0, context: &context) == 5)
    #expect(!context.isLogicallyComplete)
    #expect(animation.animate(value: 10, time: 0.75, context: &context) == 5)
    #expect(context.isLogicallyComplete && context.state[Steps.Frames.self] == 2)
    #expect(animation.animate(value: 10, time: 1, context: &context) == nil)
    var state = AnimationState<CGFloat>()
    state[Steps.Frames.self] = 40
    let other: AnimationContext<CGFloat> = context.withState(state)
    #expect(other.state[Steps.Frames.self] == 40 && other.isLogicallyComplete)
  }

  @Test("Velocity and merging are what the animation says, nothing and no unless it does")
  func answers() {
    var context = AnimationContext<Double>()
    let plain = Plain()
    #expect(plain.velocity(value: 1.0, time: 0, context: context) == nil)
    #expect(!plain.shouldMerge(previous: .default, value: 1.0, time: 0, context: &context))
    #expect(Animation(plain).velocity(value: 1.0, time: 0, context: context) == nil)
    #expect(!Animation(Steps()).shouldMerge(previous: Animation(Steps()), value: 1.0, time: 0, context: &context))
    #expect(
      Animation(Steps(merges: true)).shouldMerge(previous: Animation(Steps()), value: 1.0, time: 0, context: &context))
    #expect(
      !Animation(Steps(merges: true)).shouldMerge(previous: .default, value: 1.0, time: 0, context: &context))
    #expect(Animation.linear(duration: 2).velocity(value: 10.0, time: 1, context: context) == 5)
  }

  /// A custom animation in terms of the requirement itself.
  @Test("A wrapped rule answers as the rule does")
  func wrapped() {
    func ask(_ rule: some CustomAnimation) -> (Double?, Double?, Bool) {
      var context = AnimationContext<Double>()
      let value: Double? = rule.animate(value: 8, time: 0.1, context: &context)
      let velocity: Double? = rule.velocity(value: 8, time: 0.1, context: context)
      return (value, velocity, rule.shouldMerge(previous: .default, value: 8, time: 0.1, context: &context))
    }
    let answer = ask(Steps())
    #expect(answer.0 == 4 && answer.1 == nil && !answer.2)
  }

  private struct Dot: Animatable, Equatable {
    var x: Double
    var y: Double
    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(x, y) }
      set {
        x = newValue.first
        y = newValue.second
      }
    }
  }

  @Test("A spring moves values of one's own: it settles, has a velocity, and pulls by Hooke's law")
  func animatables() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)
    let from = Dot(x: 0, y: 4)
    let to = Dot(x: 10, y: 4)
    let rest = Dot(x: 0, y: 0)
    let duration: Double = spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: rest, epsilon: 0.001)
    #expect(duration > 0.3 && duration < 3)
    let velocity: Dot = spring.velocity(fromValue: from, toValue: to, initialVelocity: rest, time: 0.1)
    #expect(velocity.x > 0 && abs(velocity.y) < 1e-9)
    let force: Dot = spring.force(fromValue: from, toValue: to, position: Dot(x: 6, y: 4), velocity: Dot(x: 1, y: 0))
    #expect(abs(force.x - (100 * 4 - 20)) < 1e-9 && abs(force.y) < 1e-9)
  }

  @Test("Pairs, numbers and nothing add, subtract and grow as vectors do")
  func vectors() {
    var pair = AnimatablePair(1.0, CGFloat(2))
    pair += AnimatablePair(2, 3)
    #expect(pair == AnimatablePair(3, 5) && pair.first == 3 && pair.second == 5)
    pair -= AnimatablePair(1, 1)
    #expect(pair + AnimatablePair(1, 1) == AnimatablePair(3, 5) && pair - pair == .zero)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(4, 8))
    var double = 3.0
    double.scale(by: 2)
    var float = Float(3)
    float.scale(by: 2)
    var length = CGFloat(3)
    length.scale(by: 2)
    #expect(double == 6 && float == 6 && length == 6)
    #expect(double.magnitudeSquared == 36 && float.magnitudeSquared == 36 && length.magnitudeSquared == 36)
    var nothing = EmptyAnimatableData()
    nothing.scale(by: 5)
    #expect(nothing - EmptyAnimatableData() == .zero && nothing.magnitudeSquared == 0)
    func twice<V: VectorArithmetic>(_ value: V) -> V {
      var copy = value
      copy.scale(by: 2)
      return copy
    }
    #expect(twice(4.0) == 8)
  }

  @Test("Angles are scaled, subtracted and made of degrees; a point of a unit square begins in its corner")
  func angles() {
    #expect(Angle(degrees: 90) * 2 == 2 * Angle(degrees: 90))
    #expect((Angle(degrees: 90) * 2).degrees == 180)
    #expect((Angle(degrees: 90) - Angle(degrees: 30)).degrees.rounded() == 60)
    #expect(Angle() == .zero)
    var point = UnitPoint()
    #expect(point == .zero)
    point.y = 1
    #expect(point == .bottomLeading)
  }

  @Test("A projection is its nine numbers")
  func projection() {
    var transform = ProjectionTransform()
    transform.m11 = 2
    transform.m12 = 3
    transform.m21 = 4
    transform.m22 = 5
    transform.m31 = 6
    transform.m32 = 7
    #expect(transform == ProjectionTransform(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)))
    #expect(transform.isAffine)
    transform.m23 = 1
    #expect(!transform.isAffine)
    transform.m23 = 0
    transform.m33 = 2
    #expect(!transform.isAffine)
  }
}
