import CoreGraphics
import Foundation
import SwiftUICore

/// The keyframes that a block adds.
private struct KeyframeBlock {
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.KeyframeAnimationOptions

  nonisolated(unsafe) static var current: KeyframeBlock?
}

extension UIView {
  /// How animations of several steps go.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight on in each step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each step happens at once, when it begins.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight on in each step, as in linear mode: steps keep the lengths that they were given.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Slow at both ends of each step.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Changes views in steps.
  ///
  /// - Parameters:
  ///   - duration: How long all steps take together, in seconds.
  ///   - delay: How long the first one waits, in seconds.
  ///   - animations: Calls `addKeyframe` for each step.
  ///   - completion: Called at the end, with true.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard isAnimating, duration > 0, duration.isFinite else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    let outer: KeyframeBlock? = KeyframeBlock.current
    KeyframeBlock.current = KeyframeBlock(duration: duration, delay: max(0, delay), options: options)
    if let driver = TransitionDriver.current {
      animations()
      KeyframeBlock.current = outer
      if let completion { driver.wait(completion) }
      return
    }
    // The end is that of the whole, also where no step reaches it.
    let whole = KeyframeEnd()
    animations()
    KeyframeBlock.current = outer
    whole.wait(max(0, delay) + duration) { completion?(true) }
  }

  /// Adds a step to `animateKeyframes`; outside of it, the changes are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a part of the whole duration, from 0 to 1.
  ///   - frameDuration: How long it takes, as a part of the whole duration.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = KeyframeBlock.current else { return performWithoutAnimation(animations) }
    func part(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    let length: Double = block.duration * part(frameDuration)
    let start: Double = block.delay + block.duration * part(frameStartTime)
    let mode: UInt = (block.options.rawValue >> 10) & 7
    let course: Animation =
      switch mode {
      case 1: Animation(StepAnimation())
      case 3, 4: .easeInOut(duration: max(length, 0.001))
      default: .linear(duration: max(length, 0.001))
      }
    if let driver = TransitionDriver.current {
      return driver.take(length: length, delay: start, curve: course.course(of: length), animations, nil)
    }
    var animation: Animation = start > 0 ? course.delay(start) : course
    if block.options.contains(.repeat) {
      // Each repetition is the whole: what the step leaves of it is waited for.
      animation = Animation(PaddedAnimation(base: animation, length: block.delay + block.duration))
        .repeatForever(autoreverses: block.options.contains(.autoreverse))
    }
    if let graph = ViewGraph.foremost { graph.note(Transaction(animation: animation)) }
    withAnimation(animation) { animations() }
  }
}

/// Happens at once.
nonisolated private struct StepAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
}

/// An animation that stands at its end until a length is over.
nonisolated private struct PaddedAnimation: CustomAnimation {
  let base: Animation
  let length: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= length { return nil }
    return base.animate(value: value, time: time, context: &context) ?? value
  }
}
