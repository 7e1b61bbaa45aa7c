import SwiftUICore
import UIFoundation

/// A change of what a navigation controller shows.
@MainActor
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]

  var from: UIViewController? { old.last }
  var to: UIViewController? { new.last }
  /// Whether another controller is on top.
  var isTurned: Bool { from !== to }
  /// The controllers that leave the stack.
  var gone: [UIViewController] { old.filter { controller in !new.contains { $0 === controller } } }
  /// The controllers that are new.
  var come: [UIViewController] { new.filter { controller in !old.contains { $0 === controller } } }

  func removes(_ controller: UIViewController?) -> Bool { gone.contains { $0 === controller } }
  func adds(_ controller: UIViewController?) -> Bool { come.contains { $0 === controller } }
}

extension NavigationScreens {
  /// Lets the animator that the delegate gives move the controllers.
  ///
  /// The animator works in a container in front of the screen that is on top: under its bars, which change at once with a push,
  /// and at the end of a pop.
  ///
  /// - Returns: False where there is none, and the stack moves by itself.
  func begins(_ change: StackChange) -> Bool {
    guard let from = change.from, let to = change.to, !(from is LinkedController), !(to is LinkedController) else {
      return false
    }
    let isPush: Bool = change.adds(to)
    guard let delegate = owner.delegate,
      let animator = delegate.navigationController(
        owner, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
    else { return false }
    let interactor: (any UIViewControllerInteractiveTransitioning)? = delegate.navigationController(
      owner, interactionControllerFor: animator)
    from.appearance.isMoving = change.removes(from)
    to.appearance.isMoving = isPush
    let move = ContainerMove(from: from, to: to, in: owner, animator, interactor) { [weak self] in
      self?.tellDelegate(of: to, willShow: true, animated: true)
    } finish: { [weak self] isComplete in
      self?.end(change, isComplete: isComplete)
    }
    self.move = move
    // The screen that goes stays until it has gone.
    show(isPush ? change.new : change.old)
    return true
  }

  private func end(_ change: StackChange, isComplete: Bool) {
    move = nil
    if !isComplete, stack.elementsEqual(change.new, by: ===) {
      for controller in change.come { controller.willMove(toParent: nil) }
      takeBack(to: change.old)
    }
    show(isComplete ? change.new : change.old)
    let left: [UIViewController] = isComplete ? change.gone : change.come
    for controller in left where controller.parent === owner && !stack.contains(where: { $0 === controller }) {
      controller.appearance.isManaged = false
      controller.removeFromParent()
    }
    if isComplete {
      for controller in change.come where controller.parent === owner { controller.didMove(toParent: owner) }
      tellDelegate(of: change.to, willShow: false, animated: true)
    }
    // What was asked for meanwhile.
    owner.viewIfLoaded?.setNeedsLayout()
  }

  /// The container of the transition under way, for the screen that it lies in front of.
  func container(before controller: UIViewController) -> TransitionContainer? {
    guard let move, shown.last === controller else { return nil }
    return move.container
  }
}
