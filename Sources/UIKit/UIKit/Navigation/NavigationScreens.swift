import HostInterface
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// The stack of a navigation controller: what it is, what of it is shown, and the way from one to the other.
///
/// A change of the stack is taken up with the next layout of the controller's view, as UIKit does it: a controller that was
/// pushed gets its view then.
@MainActor
final class NavigationScreens {
  unowned let owner: UINavigationController
  /// Counts changes of what is shown.
  let changes = ChangeCount()
  let timer = TransitionTimer()

  /// The controllers as the program set them.
  private(set) var stack: [UIViewController] = []
  /// The controllers that the view shows.
  private(set) var shown: [UIViewController] = []
  private var isNextAnimated: Bool = false
  private var current: ControllerTransition?
  /// The transition that an animator of the program's moves now.
  var move: ContainerMove?
  private var finish: (() -> Void)?

  var isBarHidden: Bool = false
  var isToolbarHidden: Bool = true

  init(of owner: UINavigationController) { self.owner = owner }

  func setBars(animated: Bool, _ change: (NavigationScreens) -> Void) {
    change(self)
    if animated {
      withAnimation(.easeInOut(duration: Double(UINavigationController.hideShowBarDuration))) { changes.change() }
    } else {
      changes.change()
    }
  }

  // MARK: Changes

  func change(to new: [UIViewController], animated: Bool) {
    guard !new.elementsEqual(stack, by: ===) else { return }
    let old: [UIViewController] = stack
    for controller in old where !new.contains(where: { $0 === controller }) { controller.willMove(toParent: nil) }
    stack = new
    for controller in new where controller.parent !== owner {
      owner.addChild(controller)
      controller.appearance.isManaged = true
    }
    isNextAnimated = animated
    guard owner.viewIfLoaded?.window != nil else { return takeUp() }
    owner.view.setNeedsLayout()
  }

  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard stack.indices.contains(index), index < stack.count - 1 else { return nil }
    let gone: [UIViewController] = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return gone
  }

  /// A person, or a view of SwiftUI's, made the path another one.
  func follow(_ values: [AnyHashable]) {
    let rest: [UIViewController] = values.map { value in
      if let known = (value.base as? ControllerValue)?.controller { return known }
      let known: UIViewController? = stack.first { ($0 as? LinkedController)?.value == value }
      return known ?? LinkedController(value)
    }
    change(to: Array(stack.prefix(1)) + rest, animated: true)
  }

  // MARK: What is shown

  private var idiom: Idiom { owner.viewIfLoaded?.window?.graph?.settings.idiom ?? .phone }

  /// Shows the stack as it is now.
  func takeUp() {
    // A transition of the program's is waited for.
    guard move == nil, !shown.elementsEqual(stack, by: ===) else { return }
    complete()
    let change = StackChange(old: shown, new: stack)
    let isVisible: Bool = owner.viewIfLoaded?.window != nil
    let isTurned: Bool = change.isTurned
    let isAnimated: Bool = isNextAnimated && isVisible && isTurned && !shown.isEmpty && UIView.areAnimationsEnabled
    let isSeen: Bool = owner.appearance.phase == .appeared || owner.appearance.phase == .appearing
    if isAnimated, isSeen, begins(change) { return }
    shown = change.new
    let (from, to): (UIViewController?, UIViewController?) = (change.from, change.to)
    let transition = ControllerTransition(
      from: from, to: to, in: owner, animation: isAnimated ? StackMotion.animation(on: idiom) : nil,
      duration: StackMotion.duration(on: idiom))
    current = transition
    if isTurned, isSeen {
      from?.appearance.isMoving = change.removes(from)
      to?.appearance.isMoving = change.adds(to)
      to?.loadViewIfNeeded()
      from?.beginAppearance(false, animated: isAnimated)
      to?.beginAppearance(true, animated: isAnimated)
      // One that was covered has its place.
      if to?.viewIfLoaded?.window != nil { to?.tellInPlace() }
      tellDelegate(willShow: true, animated: isAnimated)
    }
    finish = { [weak self] in
      guard let self else { return }
      if isTurned, isSeen {
        from?.endAppearance()
        to?.endAppearance()
      }
      for controller in change.gone where controller.parent === owner && !stack.contains(where: { $0 === controller }) {
        controller.appearance.isManaged = false
        controller.removeFromParent()
      }
      for controller in change.come where controller.parent === owner { controller.didMove(toParent: owner) }
      if isTurned, isSeen { tellDelegate(willShow: false, animated: isAnimated) }
      transition.end()
    }
    if isAnimated {
      timer.run(StackMotion.animation(on: idiom)) { [changes] in
        changes.change()
      } completion: { [weak self] in
        if self?.current === transition { self?.complete() }
      }
    } else {
      UIView.performWithoutAnimation { changes.change() }
      // Where the view is shown, the new one has its place after the pass.
      if isVisible, let graph = owner.view.window?.graph {
        graph.afterUpdate { [weak self] in if self?.current === transition { self?.complete() } }
      } else {
        complete()
      }
    }
  }

  /// Shows controllers without a movement.
  func show(_ controllers: [UIViewController]) {
    shown = controllers
    UIView.performWithoutAnimation { changes.change() }
  }

  /// A transition was cancelled: the stack is what it was.
  func takeBack(to old: [UIViewController]) { stack = old }

  /// Ends the change that is under way.
  private func complete() {
    current = nil
    let due: (() -> Void)? = finish
    finish = nil
    due?()
  }

  /// - Parameter controller: The one that is shown; nil for the top of the stack.
  func tellDelegate(of controller: UIViewController? = nil, willShow: Bool, animated: Bool = false) {
    guard let top = controller ?? stack.last else { return }
    if willShow {
      owner.delegate?.navigationController(owner, willShow: top, animated: animated)
    } else {
      owner.delegate?.navigationController(owner, didShow: top, animated: animated)
    }
  }
}

/// A controller as a value of a path.
struct ControllerValue: Hashable, @unchecked Sendable {
  let controller: UIViewController

  static func == (left: ControllerValue, right: ControllerValue) -> Bool { left.controller === right.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

/// Stands in the stack for a screen that a link of SwiftUI's pushed; the views of SwiftUI's around show it.
final class LinkedController: UIViewController {
  let value: AnyHashable

  init(_ value: AnyHashable) {
    self.value = value
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A value that nobody sees and that moves as long as a transition does: its arrival is the transition's end.
@MainActor
final class TransitionTimer {
  let changes = ChangeCount()
  private(set) var isOn: Bool = false

  func run(_ animation: Animation, _ change: () -> Void, completion: @escaping () -> Void) {
    withAnimation(animation) {
      isOn.toggle()
      changes.change()
      change()
    } completion: {
      completion()
    }
  }
}

struct TransitionTimerView: View {
  let timer: TransitionTimer

  var body: some View {
    let _ = timer.changes.read()
    Color.clear.frame(width: 0, height: 0).opacity(timer.isOn ? 1 : 0).accessibilityHidden(true)
  }
}
