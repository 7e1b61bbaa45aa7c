import Foundation
import SwiftUICore

extension UIView {
  /// Changes views gradually.
  ///
  /// - Parameters:
  ///   - duration: How long the change takes, in seconds.
  ///   - delay: How long it waits before, in seconds.
  ///   - options: How it goes; a change that repeats goes on until the views are changed otherwise.
  ///   - animations: Changes properties of views.
  ///   - completion: Called at the end, with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(curve(duration, options), delay, options, animations, completion)
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
      .interpolatingSpring(spring, initialVelocity: Double(velocity)), delay, options, animations, completion)
  }

  /// Changes views as a spring does, of Apple's present form.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      .spring(duration: max(duration, 0.01), bounce: Double(bounce)), delay, options, animations, completion)
  }

  /// Changes what a view shows.
  ///
  /// - Parameter view: What the change is seen in: its content changes, and fades where views come and go.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(curve(duration, options), 0, options, animations ?? {}, completion)
  }

  /// Changes views at once, also inside of animations.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction, actionsWithoutAnimation)
  }

  /// Whether `animate` changes views gradually; true by default.
  public static var areAnimationsEnabled: Bool { isAnimating }
  public static func setAnimationsEnabled(_ enabled: Bool) { isAnimating = enabled }
  private static var isAnimating: Bool = true

  private static func curve(_ duration: TimeInterval, _ options: AnimationOptions) -> Animation? {
    guard duration > 0 else { return nil }
    switch (options.rawValue >> 16) & 3 {
    case 1: return .easeIn(duration: duration)
    case 2: return .easeOut(duration: duration)
    case 3: return .linear(duration: duration)
    default: return .easeInOut(duration: duration)
    }
  }

  private static func run(
    _ animation: Animation?, _ delay: TimeInterval, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    var animation: Animation? = isAnimating ? animation : nil
    if delay > 0 { animation = animation?.delay(delay) }
    if options.contains(.repeat) { animation = animation?.repeatForever(autoreverses: options.contains(.autoreverse)) }
    guard let animation else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    // What was set before is where the views set out from.
    if let graph = ViewGraph.foremost { graph.note(Transaction(animation: animation)) }
    withAnimation(animation) {
      animations()
    } completion: {
      completion?(true)
    }
  }
}
