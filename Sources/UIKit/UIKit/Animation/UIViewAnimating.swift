import Foundation

public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing has begun, or all is over.
  case inactive = 0
  /// The animator runs, or is paused.
  case active = 1
  /// The animator was stopped and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animation is that has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Changes of views that can be held, turned round and driven.
@MainActor @preconcurrency
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  /// Whether it goes on by itself.
  var isRunning: Bool { get }
  /// Whether it goes back to the start.
  var isReversed: Bool { get set }
  /// How much is behind, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// - Parameter withoutFinishing: True for ending at once, without completions; false waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator to which changes can be added.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
