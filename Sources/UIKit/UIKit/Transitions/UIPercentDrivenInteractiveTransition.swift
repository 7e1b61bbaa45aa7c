import CoreGraphics
import Foundation

/// Drives a transition by how much of it is behind.
///
/// The transition's animator says what moves, by `UIView.animate`, keyframes or property animators; this object shows those changes
/// as far as `update(_:)` says, and lets them go on or back by themselves afterwards. Animations of layers that are added by
/// `CALayer.add(_:forKey:)` run by themselves.
///
/// ```swift
/// func follow(_ pan: UIPanGestureRecognizer, in controller: UIViewController) {
///   let driver = UIPercentDrivenInteractiveTransition()  // the transitioning delegate gives it as well
///   let view: UIView = controller.view
///   switch pan.state {
///   case .began: controller.dismiss(animated: true)
///   case .changed: driver.update(pan.translation(in: view).y / view.bounds.height)
///   case .ended where driver.percentComplete > 0.4: driver.finish()
///   default: driver.cancel()
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?
  /// What was said before the transition began.
  private var early: (percent: CGFloat, isFinished: Bool?)?

  public override init() { super.init() }

  /// The animator's duration, in seconds; 0 outside of a transition.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// How much is behind, from 0 to 1.
  open var percentComplete: CGFloat { context?.percentComplete ?? early?.percent ?? 0 }
  /// How fast the movement goes on after `finish()` or `cancel()`, as a factor of the animator's; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// How the movement goes on after `finish()` or `cancel()`; slow at both ends by default.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The same by parameters, which may be a spring's; nil, the default, for `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition is driven from the beginning; true by default. Otherwise it runs by itself until `pause()`.
  open var wantsInteractiveStart: Bool = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let animator = context.animator else { return }
    let said: (percent: CGFloat, isFinished: Bool?)? = early
    early = nil
    self.context = context
    context.collect(animator)
    guard let said else { return }
    context.updateInteractiveTransition(said.percent)
    switch said.isFinished {
    case true?: context.finishInteractiveTransition()
    case false?: context.cancelInteractiveTransition()
    case nil: break
    }
  }

  /// The transition runs by itself as yet.
  func join(_ context: TransitionContext) {
    early = nil
    self.context = context
  }

  /// Holds a transition that runs, which is driven from then on.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Shows the transition as far as it has come.
  ///
  /// - Parameter percentComplete: From 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context else {
      early = (min(max(percentComplete, 0), 1), early?.isFinished)
      return
    }
    context.updateInteractiveTransition(percentComplete)
  }

  /// Lets the transition go back to its beginning.
  open func cancel() { end(false) }

  /// Lets the transition go on to its end.
  open func finish() { end(true) }

  private func end(_ isFinished: Bool) {
    guard let context else {
      early = (early?.percent ?? 0, isFinished)
      return
    }
    if isFinished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
  }
}
