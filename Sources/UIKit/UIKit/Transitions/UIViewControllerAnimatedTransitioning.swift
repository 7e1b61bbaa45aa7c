import CoreGraphics
import Foundation

/// Moves the views of a transition from one controller to another one.
///
/// ```swift
/// final class FadeIn: NSObject, UIViewControllerAnimatedTransitioning {
///   func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
///
///   func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
///     guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(true) }
///     view.alpha = 0
///     transitionContext.containerView.addSubview(view)
///     UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
///       view.alpha = 1
///     } completion: { _ in
///       transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the movement takes, in seconds.
  ///
  /// - Parameter transitionContext: Nil where the duration is asked for outside of a transition.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Adds the view that comes to the container, moves the views, and calls `completeTransition(_:)` in the end. The transition
  /// lasts until that is called: no other one begins before.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator that can be held and turned round, which moves the views in the place of `animateTransition(using:)` where
  /// the transition is interactive. The same one is to be given for the whole transition. By default there is none.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// The transition is over.
  ///
  /// - Parameter transitionCompleted: Whether it came to its end, and was not cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { MissingAnimator.shared }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for an animator where the program gives none.
enum MissingAnimator {
  @MainActor static let shared = UIViewPropertyAnimator(duration: 0, curve: .linear)
}

/// Drives a transition, as by the drag of a finger.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The transition begins. The object moves it by the context's methods from now on.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the movement goes on when it is driven no longer, as a factor; 1 by default.
  var completionSpeed: CGFloat { get }
  /// How the movement goes on when it is driven no longer; slow at both ends by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is driven from the beginning; true by default. Otherwise it runs by itself until it is paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
