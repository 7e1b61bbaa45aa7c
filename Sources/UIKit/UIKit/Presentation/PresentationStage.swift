import CoreGraphics
import Diagnostics
import Foundation
import SwiftUICore
import UIFoundation

/// The container of a presentation: it fills the window, or the view of the controller that presents, and holds the presented view
/// and what its manager adds.
final class PresentationContainer: UIView {
  private weak var stage: PresentationStage?
  /// How many containers there are.
  private(set) static var count: Int = 0

  init(_ stage: PresentationStage) {
    self.stage = stage
    super.init(frame: .zero)
    Self.count += 1
  }

  isolated deinit { Self.count -= 1 }

  required init?(coder: NSCoder) { nil }

  /// Keys begin at the presented controller.
  override var keyStart: UIResponder? { stage?.controller }

  override var isPlaceOfOthers: Bool { true }
  override var coversSiblings: Bool { true }

  override func sizeWillChange(to size: CGSize) -> ContainerChange? {
    guard let stage else { return nil }
    let change = ContainerChange(of: stage.controller)
    stage.manager.viewWillTransition(to: size, with: change.coordinator)
    return change
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let stage else { return }
    stage.manager.containerViewWillLayoutSubviews()
    stage.containerWasLaidOut()
    stage.manager.containerViewDidLayoutSubviews()
  }
}

/// A presentation in a container of its own, in front of the views of what presents: that of a controller with the style `custom`,
/// with a delegate for its transitions, or over the view of a controller that defines a context. Over a context the view of what
/// presents holds the container, so that it takes part in no transition.
@MainActor
final class PresentationStage {
  unowned let controller: UIViewController
  private(set) weak var presenter: UIViewController?
  /// The controller that was asked to present.
  private weak var source: UIViewController?
  let manager: UIPresentationController
  /// Whether the container covers the view of what presents, and not the window.
  let isInContext: Bool
  private(set) lazy var container = PresentationContainer(self)
  /// The transition that is under way.
  private(set) var context: TransitionContext?
  /// What is done once the container has its place.
  private var arrival: (() -> Void)?
  private var lastSize: CGSize = .zero

  init(_ controller: UIViewController, presenter: UIViewController, source: UIViewController, isInContext: Bool) {
    self.controller = controller
    self.isInContext = isInContext
    self.presenter = presenter
    self.source = source
    manager = controller.manager(presentedBy: presenter, source: source)
  }

  // MARK: The container

  /// Waits until the container is in the window.
  func comeWhenPlaced(animated: Bool, _ completion: (() -> Void)?) {
    arrival = { [weak self] in self?.come(animated: animated, completion) }
    guard isInContext, let view = presenter?.view else { return }
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.accessibilityViewIsModal = true
    view.addSubview(container)
  }

  /// How the view comes and goes without an animator of the program's.
  private var movement: UIModalTransitionStyle {
    if manager is UIPopoverPresentationController { return .crossDissolve }
    guard isInContext, let presenter, presenter.providesPresentationContextTransitionStyle else {
      return controller.modalTransitionStyle
    }
    return presenter.modalTransitionStyle
  }

  func containerWasLaidOut() {
    let size: CGSize = container.bounds.size
    if let arrival, let graph = container.layoutRoot?.graph {
      self.arrival = nil
      lastSize = size
      graph.afterUpdate(arrival)
      return
    }
    guard size != lastSize else { return }
    lastSize = size
    if context == nil, let view = manager.presentedView, view.superview === container {
      view.frame = manager.frameOfPresentedViewInContainerView
    }
  }

  /// Why nothing can be presented or dismissed now; nil where it can.
  var delayReason: String? {
    arrival != nil ? "its presentation has not begun yet" : context.map(\.delayReason)
  }

  // MARK: Coming

  private func come(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter, controller.presentation.presenter === presenter else { return }
    let delegate: (any UIViewControllerTransitioningDelegate)? = controller.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated && UIView.areAnimationsEnabled {
      let own: (any UIViewControllerAnimatedTransitioning)? = delegate?.animationController(
        forPresented: controller, presenting: presenter, source: source ?? presenter)
      animator = own ?? StandardMovement(movement, isComing: true)
      interactor = own.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    }
    let covers: Bool = manager.shouldRemovePresentersView
    let frame: CGRect = manager.frameOfPresentedViewInContainerView
    let behind: TransitionContext.Side = presenterSide(covers, isSeenFirst: true)
    let front = TransitionContext.Side(controller: controller, view: manager.presentedView, finalFrame: frame)
    run(from: behind, to: front, animator, interactor, isComing: true, covers: covers, completion)
  }

  /// What presents, in a transition.
  private func presenterSide(_ covers: Bool, isSeenFirst: Bool) -> TransitionContext.Side {
    // The views of a window of SwiftUI's stay where they are, and so does one that holds the container.
    let view: UIView? = presenter is WindowController || isInContext ? nil : presenter?.viewIfLoaded
    let frame: CGRect = view.map { container.convert($0.bounds, from: $0) } ?? container.bounds
    return TransitionContext.Side(
      controller: presenter, view: covers ? view : nil, initialFrame: covers && !isSeenFirst ? .zero : frame,
      finalFrame: covers && isSeenFirst ? .zero : frame)
  }

  private func run(
    from: TransitionContext.Side, to: TransitionContext.Side, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?, isComing: Bool, covers: Bool,
    _ completion: (() -> Void)?
  ) {
    guard let presenter else { return }
    let context = TransitionContext(
      from: from, to: to, in: container, style: controller.modalPresentationStyle, animator: animator,
      interactor: interactor
    ) { [self] isComplete in
      end(isComing: isComing, isComplete: isComplete, covers: covers, completion)
    }
    self.context = context
    let coordinator = ControllerTransition(context, in: presenter)
    self.coordinator = coordinator
    let isAnimated: Bool = context.isAnimated
    if isComing { manager.presentationTransitionWillBegin() } else { manager.dismissalTransitionWillBegin() }
    if covers {
      presenter.beginAppearance(!isComing, animated: isAnimated)
      // One that was covered has its place.
      if presenter.viewIfLoaded?.window != nil { presenter.tellInPlace() }
    }
    controller.beginAppearance(isComing, animated: isAnimated)
    if isComing, let view = manager.presentedView {
      view.frame = to.finalFrame
      if !isAnimated { container.addSubview(view) }
    }
    context.begin()
  }

  private var coordinator: ControllerTransition?

  private func end(isComing: Bool, isComplete: Bool, covers: Bool, _ completion: (() -> Void)?) {
    context = nil
    let isShown: Bool = isComing == isComplete
    if isShown, let view = manager.presentedView, view.superview == nil, view.root == nil { container.addSubview(view) }
    // Where nothing is removed any longer, what presents is in its own place again.
    if let view = presenter?.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
    if !isComplete {
      controller.beginAppearance(!isComing, animated: true)
      if covers { presenter?.beginAppearance(isComing, animated: true) }
    }
    let presenter: UIViewController? = presenter
    controller.endAppearance()
    if covers { presenter?.endAppearance() }
    controller.presentation.step = .none
    if !isShown { leave() }
    let coordinator: ControllerTransition? = coordinator
    self.coordinator = nil
    coordinator?.end()
    if isComing {
      manager.presentationTransitionDidEnd(isComplete)
    } else {
      manager.dismissalTransitionDidEnd(isComplete)
    }
    completion?()
  }

  /// Takes the container out of the window.
  private func leave() {
    manager.presentedView?.removeFromSuperview()
    controller.appearance.isManaged = false
    controller.presentation.presenter = nil
    controller.presentation.stage = nil
    if isInContext { container.removeFromSuperview() }
    guard let presenter else { return }
    presenter.presentation.presented = nil
    presenter.presentation.last = nil
    UIView.performWithoutAnimation { presenter.presentation.changes.change() }
  }

  // MARK: Going

  /// Ends the presentation, and all that is presented from there: what lies on top moves away.
  func go(animated: Bool, _ completion: (() -> Void)?) {
    if let delayReason {
      return Diagnostics.warn("\(type(of: controller)) is not dismissed: \(delayReason).")
    }
    let above: UIViewController? = controller.presented
    if let above {
      // What is in between is taken away at once.
      container.isHidden = animated
      controller.end(animated: animated) { [self] in
        container.isHidden = false
        if controller.presented == nil { go(animated: false, completion) }
      }
      if above.presentation.step != .going { container.isHidden = false }
      return
    }
    let delegate: (any UIViewControllerTransitioningDelegate)? = controller.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated && UIView.areAnimationsEnabled && container.window != nil {
      let own: (any UIViewControllerAnimatedTransitioning)? = delegate?.animationController(forDismissed: controller)
      animator = own ?? StandardMovement(movement, isComing: false)
      interactor = own.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    }
    controller.presentation.step = .going
    let covers: Bool = manager.shouldRemovePresentersView
    let view: UIView? = manager.presentedView
    let front = TransitionContext.Side(controller: controller, view: view, initialFrame: view?.frame ?? .zero)
    let behind: TransitionContext.Side = presenterSide(covers, isSeenFirst: false)
    run(from: front, to: behind, animator, interactor, isComing: false, covers: covers, completion)
  }
}

extension UIViewController {
  /// Whether the controller is presented in a container of its own, and not by a presentation of SwiftUI's.
  var wantsStage: Bool {
    guard !(self is UIAlertController) else { return false }
    switch modalPresentationStyle {
    case .custom: return true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return transitioningDelegate != nil || modalTransitionStyle != .coverVertical
    default: return false
    }
  }

  /// Presents a controller in a container of its own.
  ///
  /// - Parameter isInContext: Whether the container covers the view of this controller, and not the window.
  func stage(
    _ controller: UIViewController, source: UIViewController, isInContext: Bool, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let stage = PresentationStage(controller, presenter: self, source: source, isInContext: isInContext)
    controller.presentation.stage = stage
    controller.presentation.step = .coming
    controller.appearance.isManaged = true
    controller.loadViewIfNeeded()
    stage.comeWhenPlaced(animated: animated, completion)
    UIView.performWithoutAnimation { presentation.changes.change() }
  }
}
