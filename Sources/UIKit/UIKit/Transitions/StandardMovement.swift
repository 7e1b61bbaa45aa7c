import CoreGraphics
import Foundation
import SwiftUINavigation

/// Moves what is presented as its controller's `modalTransitionStyle` says: up from below, or by a fade. Flips and curls fade as well.
final class StandardMovement: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isComing: Bool

  init(_ style: UIModalTransitionStyle, isComing: Bool) {
    self.style = style
    self.isComing = isComing
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    StackMotion.duration(on: .phone)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context: any UIViewControllerContextTransitioning = transitionContext
    let view: UIView? = context.view(forKey: isComing ? .to : .from)
    guard let view else { return context.completeTransition(true) }
    let slides: Bool = style == .coverVertical && !UIAccessibility.isReduceMotionEnabled
    let container: UIView = context.containerView
    let place: CGRect = view.frame
    let below: CGRect = place.offsetBy(dx: 0, dy: max(0, container.bounds.maxY - place.minY))
    if isComing {
      container.addSubview(view)
      if slides { view.frame = below } else { view.alpha = 0 }
    } else if let other = context.view(forKey: .to) {
      container.insertSubview(other, at: 0)
    }
    let isComing: Bool = isComing
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
      if slides { view.frame = isComing ? place : below } else { view.alpha = isComing ? 1 : 0 }
    } completion: { _ in
      // The view comes back as it was.
      if !isComing {
        if slides { view.frame = place } else { view.alpha = 1 }
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
