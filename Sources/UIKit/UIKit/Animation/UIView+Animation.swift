import CoreGraphics
import Foundation
import QuartzCore
import SwiftUICore
import UIFoundation

/// The animation block that is running now, from which blocks inside take over.
struct AnimationBlock {
  var duration: TimeInterval
  var options: UIView.AnimationOptions
  /// How often changes are repeated; nil for what the options say.
  var repeats: (count: Double, autoreverses: Bool)?

  nonisolated(unsafe) static var current: AnimationBlock?
}

extension UIView {
  /// Changes views gradually.
  ///
  /// - Parameters:
  ///   - duration: How long the change takes, in seconds. Inside of another block its duration counts, unless the options say
  ///     otherwise.
  ///   - delay: How long it waits before, in seconds.
  ///   - options: How it goes; a change that repeats goes on until the views are changed otherwise.
  ///   - animations: Changes properties of views.
  ///   - completion: Called at the end, with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let (length, options): (TimeInterval, AnimationOptions) = inherited(duration, options)
    run(curve(length, options), length, delay, options, animations, completion)
  }

  /// Changes views gradually.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Changes views as a spring does.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for a spring that does not swing, less for one that does.
  ///   - velocity: How fast the change begins, in ways a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      settlingDuration: max(duration, 0.01), dampingRatio: min(max(Double(dampingRatio), 0.01), 1))
    run(
      .interpolatingSpring(spring, initialVelocity: Double(velocity)), duration, delay, options, animations, completion)
  }

  /// Changes views as a spring does, of Apple's present form.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: max(duration, 0.01), bounce: Double(bounce))
    let animation: Animation =
      initialSpringVelocity == 0
      ? .spring(spring) : .interpolatingSpring(spring, initialVelocity: Double(initialSpringVelocity))
    run(animation, duration, delay, options, animations, completion)
  }

  /// Lets the changes of a block inside of `animate` repeat.
  ///
  /// - Parameters:
  ///   - count: How often they run; infinity goes on until the views are changed otherwise.
  ///   - autoreverses: Whether they go back each time.
  public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard var block = AnimationBlock.current else { return animations() }
    block.repeats = (Double(count), autoreverses)
    let animation: Animation? = curve(block.duration, block.options)
    enter(block) { withAnimation(animation.map { repeated($0, block) }) { animations() } }
  }

  /// Changes views at once, also inside of animations.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    let outer: AnimationBlock? = AnimationBlock.current
    AnimationBlock.current = nil
    let recorder: (any LayerChangeRecorder)? = CALayer.recorder
    CALayer.recorder = nil
    withTransaction(transaction, actionsWithoutAnimation)
    CALayer.recorder = recorder
    AnimationBlock.current = outer
  }

  /// Whether `animate` changes views gradually; true by default.
  public static var areAnimationsEnabled: Bool { isAnimating }
  public static func setAnimationsEnabled(_ enabled: Bool) { isAnimating = enabled }
  static var isAnimating: Bool = true

  /// How long changes of the block that is running take, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

  static func curve(_ duration: TimeInterval, _ options: AnimationOptions) -> Animation? {
    guard duration > 0, duration.isFinite else { return nil }
    switch options.curve {
    case .easeIn: return .easeIn(duration: duration)
    case .easeOut: return .easeOut(duration: duration)
    case .linear: return .linear(duration: duration)
    case .easeInOut: return .easeInOut(duration: duration)
    }
  }

  /// The duration and curve of a block inside of another one.
  private static func inherited(
    _ duration: TimeInterval, _ options: AnimationOptions
  ) -> (TimeInterval, AnimationOptions) {
    guard let outer = AnimationBlock.current else { return (duration, options) }
    var result: AnimationOptions = options
    if !options.contains(.overrideInheritedCurve) {
      let curves = AnimationOptions(rawValue: 3 << 16)
      result.subtract(curves)
      result.formUnion(outer.options.intersection(curves))
    }
    return (options.contains(.overrideInheritedDuration) ? duration : outer.duration, result)
  }

  static func repeated(_ animation: Animation, _ block: AnimationBlock) -> Animation {
    if let repeats = block.repeats {
      if !repeats.count.isFinite { return animation.repeatForever(autoreverses: repeats.autoreverses) }
      // There and back is one repetition of UIKit's, and two of SwiftUI's.
      let courses: Double = repeats.count * (repeats.autoreverses ? 2 : 1)
      return animation.repeatCount(max(1, Int(courses.rounded())), autoreverses: repeats.autoreverses)
    }
    guard block.options.contains(.repeat) else { return animation }
    return animation.repeatForever(autoreverses: block.options.contains(.autoreverse))
  }

  private static func enter(_ block: AnimationBlock?, _ action: () -> Void) {
    let outer: AnimationBlock? = AnimationBlock.current
    AnimationBlock.current = block
    action()
    AnimationBlock.current = outer
  }

  static func run(
    _ animation: Animation?, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(duration: duration, options: options)
    if let driver = TransitionDriver.current, isAnimating, let animation {
      return driver.take(
        length: duration, delay: delay, curve: animation.course(of: duration), { enter(block, animations) }, completion)
    }
    var animation: Animation? = isAnimating ? animation.map { repeated($0, block) } : nil
    if delay > 0 { animation = animation?.delay(delay) }
    guard let animation else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    // Views set out from the values that were set before.
    if let graph = ViewGraph.foremost { graph.note(Transaction(animation: animation)) }
    withAnimation(animation) {
      enter(block, animations)
    } completion: {
      completion?(true)
    }
  }
}

extension Animation {
  /// How much of the way is behind after a part of a length in seconds.
  func course(of length: Double) -> (Double) -> Double {
    { part in
      guard part > 0 else { return 0 }
      guard part < 1 else { return 1 }
      var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
      return self.animate(value: 1.0, time: part * length, context: &context) ?? 1
    }
  }
}
