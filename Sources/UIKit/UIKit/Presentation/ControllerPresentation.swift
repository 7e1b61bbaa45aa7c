import Diagnostics
import SwiftUICore
import SwiftUINavigation
import SwiftUIScenes

/// What a controller presents, and how it is presented itself.
@MainActor
final class ControllerPresentation {
  enum Step { case none, coming, going }

  let changes = ChangeCount()
  let timer = TransitionTimer()
  /// Where the controller's own presentation is.
  var step: Step = .none
  /// Presented now.
  var presented: UIViewController? {
    didSet { if let presented { last = presented } }
  }
  /// Presented last: what goes is shown until it has gone.
  var last: UIViewController?
  /// Who presents the controller.
  weak var presenter: UIViewController?
  /// Who decides how the controller is presented; made when it is first asked for.
  var manager: UIPresentationController? {
    didSet {
      guard manager !== oldValue else { return }
      oldValue?.isHeld(byController: false)
      manager?.isHeld(byController: true)
    }
  }
  /// The style for which the manager was made.
  var managedStyle: UIModalPresentationStyle = .automatic
  /// The controller that is shown in place of this one, because its popover became a sheet.
  var replacement: UIViewController?
  /// The container of the controller's own presentation; nil where SwiftUI presents it.
  var stage: PresentationStage?

  /// Whether the controller is presented over the view of a controller, and not over the window.
  var isInContext: Bool { stage?.isInContext ?? false }
}

extension UIViewController {
  /// The controller that presents this one.
  var presenter: UIViewController? { presentation.presenter }

  var presented: UIViewController? { presentation.presented }

  /// The controller around this one, or the controller itself, over whose view it presents something.
  var contextPresenter: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if controller.presented?.presentation.isInContext == true { return controller }
      next = controller.presenter == nil ? controller.parent : nil
    }
    return nil
  }

  /// The controller over whose view this one presents another one: the nearest that defines a context, of this one and those around.
  /// Nil for styles that fill the window, and where none defines a context.
  private func presentationContext(for presented: UIViewController) -> UIViewController? {
    guard [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle),
      !(presented is UIAlertController)
    else { return nil }
    var next: UIViewController? = self
    while let controller = next {
      if controller.definesPresentationContext { return controller }
      next = controller.presenter == nil ? controller.parent : nil
    }
    return nil
  }

  /// The controller that presents for this one: the outermost around it, which is itself presented, or the window's.
  var presentationBase: UIViewController? {
    var controller: UIViewController = self
    while true {
      // What lies over a part of the window lets the window present.
      let isOutermost: Bool = controller.presenter != nil && !controller.presentation.isInContext
      guard !isOutermost, let outer = controller.parent ?? controller.presenter else { break }
      controller = outer
    }
    if controller.presenter != nil || controller is WindowController { return controller }
    return controller.viewIfLoaded?.window?.rootViewController
  }

  func begin(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let context: UIViewController? = presentationContext(for: controller)
    guard let base = context ?? presentationBase, let graph = base.presentationWindow?.graph else {
      return Diagnostics.warn(
        "\(type(of: controller)) is not presented: the view of \(type(of: self)) is in no window.")
    }
    guard base.presented == nil else {
      return Diagnostics.warn(
        "\(type(of: controller)) is not presented: \(type(of: base.presented!)) is already. Dismiss it, or let it present."
      )
    }
    if let reason = base.presentation.stage?.delayReason {
      return Diagnostics.warn("\(type(of: controller)) is not presented: \(reason).")
    }
    guard controller.presenter == nil, controller.parent == nil else {
      return Diagnostics.warn("\(type(of: controller)) is not presented: it is presented, or inside of another one.")
    }
    // The delegate gives a manager of its own before the presentation begins.
    var wantsStage: Bool = context != nil || controller.wantsStage
    if wantsStage { _ = controller.manager(presentedBy: base, source: self) }
    controller.presentation.presenter = base
    // The delegate gives the popover its source before it is shown.
    if controller.modalPresentationStyle == .popover,
      let popover = controller.presentationController as? UIPopoverPresentationController,
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
    {
      delegate.prepareForPopoverPresentation(popover)
    }
    if controller.drawsPopover(in: base) { wantsStage = true }
    controller.adaptPopover(in: base)
    base.presentation.presented = controller
    if let window = base as? WindowController { window.showPresentations(in: graph) }
    if wantsStage {
      return base.stage(controller, source: self, isInContext: context != nil, animated: animated, completion)
    }
    let covers: Bool = controller.coversPresenter
    controller.presentation.step = .coming
    base.turn(to: controller, isComing: true, covers: covers, animated: animated, graph, completion)
  }

  /// Ends what the controller presents, and all that is presented from there.
  func end(animated: Bool, _ completion: (() -> Void)?) {
    guard let controller = presented else {
      completion?()
      return
    }
    if let stage = controller.presentation.stage { return stage.go(animated: animated, completion) }
    controller.end(animated: animated, nil)
    presentation.presented = nil
    controller.presentation.step = .going
    guard let graph = presentationWindow?.graph else {
      controller.presentation.presenter = nil
      controller.presentation.step = .none
      completion?()
      return
    }
    turn(to: controller, isComing: false, covers: controller.coversPresenter, animated: animated, graph, completion)
    controller.presentation.presenter = nil
  }

  /// Lets a presented controller come or go, and tells both controllers of it.
  private func turn(
    to controller: UIViewController, isComing: Bool, covers: Bool, animated: Bool, _ graph: ViewGraph,
    _ completion: (() -> Void)?
  ) {
    let isAnimated: Bool = animated && UIView.areAnimationsEnabled
    let animation: Animation? = isAnimated ? StackMotion.animation(on: graph.settings.idiom) : nil
    let transition = ControllerTransition(
      from: isComing ? self : controller, to: isComing ? controller : self, in: self,
      style: controller.modalPresentationStyle, animation: animation,
      duration: StackMotion.duration(on: graph.settings.idiom))
    let manager: UIPresentationController? = controller.presentation.manager
    if isComing { controller.appearance.isManaged = true }
    if isComing { manager?.presentationTransitionWillBegin() } else { manager?.dismissalTransitionWillBegin() }
    if isComing { controller.tellOfStyle(transition) }
    if covers { beginAppearance(!isComing, animated: isAnimated) }
    let seen: UIViewController = controller.presentation.replacement ?? controller
    if isComing { seen.appearance.isManaged = true }
    seen.loadViewIfNeeded()
    seen.beginAppearance(isComing, animated: isAnimated)
    let finish: () -> Void = {
      let step: ControllerPresentation.Step = controller.presentation.step
      seen.endAppearance()
      if covers { self.endAppearance() }
      if !isComing, step == .going { controller.appearance.isManaged = false }
      if isComing == (step == .coming) { controller.presentation.step = .none }
      transition.end()
      if isComing { manager?.presentationTransitionDidEnd(true) } else { manager?.dismissalTransitionDidEnd(true) }
      completion?()
    }
    if let animation {
      withAnimation(animation) { presentation.changes.change() }
      // What presents may be made in this pass, and the timer with it.
      graph.afterUpdate { [presentation] in presentation.timer.run(animation, {}, completion: finish) }
    } else {
      UIView.performWithoutAnimation { presentation.changes.change() }
      // The views are there, or gone, after the pass.
      graph.afterUpdate(finish)
    }
  }

  /// Whether nothing is seen of the controller behind.
  fileprivate var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  /// The window in which the controller presents.
  private var presentationWindow: UIWindow? {
    var controller: UIViewController = self
    while let presenter = controller.presenter { controller = presenter }
    return controller.viewIfLoaded?.window ?? (controller as? WindowController)?.view.window
  }
}

extension WindowController {
  fileprivate func showPresentations(in graph: ViewGraph) {
    graph.service(WindowAttachment.self).set(AnyView(ControllerPresenter(presenter: self)))
  }
}
