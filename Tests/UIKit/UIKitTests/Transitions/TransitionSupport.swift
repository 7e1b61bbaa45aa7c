import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Moves views sideways, evenly, in half a second.
class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  let log: EventRecorder
  var isComing: Bool
  /// Whether the animator tells of its end.
  var completes: Bool = true
  var context: (any UIViewControllerContextTransitioning)?

  init(_ log: EventRecorder, isComing: Bool = true) {
    self.log = log
    self.isComing = isComing
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context: any UIViewControllerContextTransitioning = transitionContext
    self.context = context
    log.note("animate")
    guard completes else { return }
    let to: UIView? = context.view(forKey: .to)
    let from: UIView? = context.view(forKey: .from)
    let width: CGFloat = context.containerView.bounds.width
    let isComing: Bool = isComing
    if let to {
      if isComing { context.containerView.addSubview(to) } else { context.containerView.insertSubview(to, at: 0) }
    }
    let view: UIView? = isComing ? to : from
    guard let view else { return context.completeTransition(true) }
    let place: CGRect = view.frame
    if isComing { view.frame = place.offsetBy(dx: width, dy: 0) }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.frame = isComing ? place : place.offsetBy(dx: width, dy: 0)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
}

/// A panel at the bottom with a view that dims what is behind; notes what it is told.
final class Panel: UIPresentationController {
  let log: EventRecorder
  let dim = UIView()

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: EventRecorder) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let all: CGRect = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: all.height - 200, width: all.width, height: 200)
  }

  override func presentationTransitionWillBegin() {
    log.note("will begin")
    guard let containerView else { return }
    dim.backgroundColor = .black
    dim.frame = containerView.bounds
    dim.alpha = 0
    containerView.addSubview(dim)
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0.5 }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { log.note("did end \(completed)") }
  override func dismissalTransitionWillBegin() {
    log.note("dismissal will begin")
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0 }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log.note("dismissal did end \(completed)") }
  override func containerViewDidLayoutSubviews() { dim.frame = containerView?.bounds ?? .zero }
}

/// Gives panels, slides, and drivers where there are some.
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: EventRecorder
  var animates: Bool = true
  var completes: Bool = true
  var givesPanel: Bool = true
  var presentationDriver: (any UIViewControllerInteractiveTransitioning)?
  var dismissalDriver: (any UIViewControllerInteractiveTransitioning)?
  var last: Slide?

  init(_ log: EventRecorder) { self.log = log }

  private func slide(_ isComing: Bool) -> Slide {
    let slide = Slide(log, isComing: isComing)
    slide.completes = completes
    last = slide
    return slide
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? slide(true) : nil }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animates ? slide(false) : nil
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { presentationDriver }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { dismissalDriver }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { givesPanel ? Panel(presented, presenting, log) : nil }
}

/// The controller of the window's own views.
@MainActor
func windowController() throws -> UIViewController {
  try #require(UIApplication.shared.windows.first?.rootViewController)
}

extension UIView {
  /// Where the view is seen in the view around it.
  var seenFrame: CGRect { layer.presentation()?.frame ?? frame }
}
