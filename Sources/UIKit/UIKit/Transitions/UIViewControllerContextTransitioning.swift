import CoreGraphics
import Foundation

/// Tells an animator what it moves, and hears from it.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the movement happens; the animator adds the view that comes to it.
  var containerView: UIView { get }
  /// Whether there is a movement at all.
  var isAnimated: Bool { get }
  /// Whether the transition is driven at present, as by the drag of a finger.
  var isInteractive: Bool { get }
  /// Whether the transition goes back, or went back, to where it began.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for stacks and tabs.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Says how much of a transition that is driven is behind.
  ///
  /// - Parameter percentComplete: From 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The transition is driven no longer and goes on to its end.
  func finishInteractiveTransition()
  /// The transition is driven no longer and goes back to its beginning.
  func cancelInteractiveTransition()
  /// The transition is held, and driven from now on.
  func pauseInteractiveTransition()

  /// The movement is over.
  ///
  /// - Parameter didComplete: Whether the transition came to its end; false for one that was cancelled.
  func completeTransition(_ didComplete: Bool)

  /// The controller that comes (`.to`) or goes (`.from`).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; nil for one that stays where it is, such as that of what presents a `custom` presentation.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// What the transition does to the container: the identity, as windows are not turned here.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view in the container at the beginning; zero for one that is not seen then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view in the container at the end; zero for one that is not seen then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
