import Foundation

/// Gives a presented controller the objects that move it, drive it, and manage its presentation.
///
/// A controller's `transitioningDelegate` is asked when the controller comes and when it goes, where that is animated. Every
/// method may be left out: then the window moves the controller as its `modalTransitionStyle` says.
///
/// ```swift
/// final class Panels: NSObject, UIViewControllerTransitioningDelegate {
///   func presentationController(
///     forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
///   ) -> UIPresentationController? {
///     UIPresentationController(presentedViewController: presented, presenting: presenting)
///   }
/// }
/// let (page, panels) = (UIViewController(), Panels())
/// page.modalPresentationStyle = .custom
/// page.transitioningDelegate = panels
/// ```
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of a controller that comes; nil, the default, for the standard movement.
  ///
  /// - Parameters:
  ///   - presented: The controller that comes.
  ///   - presenting: The controller that presents it: the window's, or one that is presented itself.
  ///   - source: The controller whose `present(_:animated:completion:)` was called.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animator of a controller that goes; nil, the default, for the standard movement.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives the movement of a controller that comes; nil, the default, for a movement that runs by itself. It is asked
  /// only where the delegate gives an animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What drives the movement of a controller that goes; nil, the default, for a movement that runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The manager of a presentation with the style `custom`; nil, the default, for one that fills the window.
  ///
  /// - Parameter presenting: Nil where the manager is asked for before the controller is presented.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
