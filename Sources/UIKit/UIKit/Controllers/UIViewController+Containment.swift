import Diagnostics
import Foundation
import UIFoundation

extension UIViewController {
  /// The work of `addChild(_:)`.
  func adopt(_ child: UIViewController) {
    var outer: UIViewController? = self
    while let controller = outer {
      guard controller !== child else {
        return Diagnostics.warn("\(type(of: child)) is not added: it is around the controller that adds it.")
      }
      outer = controller.parent
    }
    if child.parent === self {
      children = children.filter { $0 !== child } + [child]
      return
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// The work of `removeFromParent()`.
  func leaveParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Lets one child take the place of another one, gradually.
  ///
  /// The new view is added when the change begins, and the old one removed when it is over.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that goes.
  ///   - toViewController: The child that comes.
  ///   - duration: How long the change takes, in seconds.
  ///   - options: How it goes.
  ///   - animations: Changes properties of both views.
  ///   - completion: Called at the end, with true.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self, let place = fromViewController.view,
      let superview = place.superview, let view = toViewController.view
    else {
      return Diagnostics.warn("\(type(of: self)) changes nothing: both controllers have to be its children, one shown.")
    }
    let isAnimated: Bool = duration > 0
    for child in [fromViewController, toViewController] { child.appearance.isManaged = true }
    fromViewController.beginAppearance(false, animated: isAnimated)
    toViewController.beginAppearance(true, animated: isAnimated)
    superview.addSubview(view)
    toViewController.tellInPlace()
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { isDone in
      place.removeFromSuperview()
      for child in [fromViewController, toViewController] { child.endAppearance() }
      for child in [fromViewController, toViewController] { child.appearance.isManaged = false }
      completion?(isDone)
    }
  }
}
