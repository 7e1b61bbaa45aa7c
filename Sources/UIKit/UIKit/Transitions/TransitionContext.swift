import CoreGraphics
import Diagnostics
import Foundation
import UIFoundation

/// One transition that an animator moves: of a presentation, of a stack, or of tabs.
///
/// The feature that shows the controllers makes the context, hears of the end by the closure, and puts its views in order then.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers.
  struct Side {
    var controller: UIViewController?
    /// The view that moves; nil for one that stays where it is.
    var view: UIView?
    /// Where the view is in the container at the beginning and at the end; zero for one that is not seen then.
    var initialFrame: CGRect = .zero
    var finalFrame: CGRect = .zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let from: Side
  let to: Side
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Moves the changes of animation blocks while the transition is driven; nil where none is to be.
  private(set) var driver: TransitionDriver?
  /// The controllers' coordinator of the transition.
  private(set) weak var coordinator: ControllerTransition?

  private(set) var isInteractive: Bool = false
  private(set) var initiallyInteractive: Bool = false
  private(set) var transitionWasCancelled: Bool = false
  private(set) var isOver: Bool = false
  private(set) var percentComplete: CGFloat = 0
  /// Whether the animator has begun.
  private var hasBegun: Bool = false
  /// What moves along and was said before the beginning.
  private var alongside: [() -> Void] = []
  private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var finish: ((Bool) -> Void)?

  /// - Parameters:
  ///   - animator: Nil where nothing moves.
  ///   - finish: Called once, with whether the transition came to its end.
  init(
    from: Side, to: Side, in containerView: UIView, style: UIModalPresentationStyle = .none,
    animator: (any UIViewControllerAnimatedTransitioning)?, interactor: (any UIViewControllerInteractiveTransitioning)?,
    finish: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    presentationStyle = style
    self.animator = animator
    self.interactor = animator == nil ? nil : interactor
    self.finish = finish
    super.init()
  }

  var isAnimated: Bool { animator != nil }
  var targetTransform: CGAffineTransform { .identity }
  private(set) lazy var duration: TimeInterval = max(0, animator?.transitionDuration(using: self) ?? 0)
  var isInterruptible: Bool { interactor != nil }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  private func side(of controller: UIViewController) -> Side? {
    if to.controller === controller { return to }
    return from.controller === controller ? from : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  // MARK: Beginning

  func join(_ coordinator: ControllerTransition) { self.coordinator = coordinator }

  /// Lets the animator move the views; where there is none, the transition is over at once.
  func begin() {
    guard let animator else {
      hasBegun = true
      moveAlong()
      return completeTransition(true)
    }
    guard let interactor else {
      animator.animateTransition(using: self)
      hasBegun = true
      return moveAlong()
    }
    let driver = TransitionDriver(duration: duration, in: containerView)
    self.driver = driver
    if interactor.wantsInteractiveStart {
      isInteractive = true
      initiallyInteractive = true
      interactor.startInteractiveTransition(self)
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.join(self)
      collect(animator)
    }
    hasBegun = true
    moveAlong()
    if !isOver, !isInteractive, !driver.isRunning { goOn(to: 1, length: driver.duration * (1 - driver.progress)) }
  }

  /// Lets the animator say what moves; the driver moves it.
  func collect(_ animator: any UIViewControllerAnimatedTransitioning) {
    guard let driver else { return animator.animateTransition(using: self) }
    let own: any UIViewImplicitlyAnimating = animator.interruptibleAnimator(using: self)
    guard own !== MissingAnimator.shared else {
      return driver.collect { animator.animateTransition(using: self) }
    }
    driver.adopt(own, length: duration)
  }

  // MARK: Moving along

  /// Changes views along with the animator.
  func animate(_ block: @escaping () -> Void) {
    guard hasBegun else { return alongside.append(block) }
    run([block])
  }

  private func moveAlong() {
    let due: [() -> Void] = alongside
    alongside = []
    if !due.isEmpty { run(due) }
  }

  private func run(_ blocks: [() -> Void]) {
    let all: () -> Void = { for block in blocks { block() } }
    guard isAnimated, !isOver else { return UIView.performWithoutAnimation(all) }
    let curve: UIView.AnimationCurve = interactor?.completionCurve ?? .easeInOut
    let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    // What is driven follows the person evenly.
    let move: () -> Void = { [duration, initiallyInteractive] in
      UIView.animate(
        withDuration: duration, delay: 0, options: initiallyInteractive ? .curveLinear : options, animations: all)
    }
    if let driver { driver.collect(move) } else { move() }
  }

  // MARK: Driving

  func notify(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionChanges.append(handler)
  }

  private func setInteractive(_ isInteractive: Bool) {
    guard self.isInteractive != isInteractive else { return }
    self.isInteractive = isInteractive
    guard let coordinator else { return }
    for handler in interactionChanges { handler(coordinator) }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard !isOver, isInteractive else { return }
    self.percentComplete = percentComplete.isFinite ? min(max(percentComplete, 0), 1) : 0
    driver?.show(Double(self.percentComplete))
  }

  func finishInteractiveTransition() {
    guard !isOver, isInteractive else { return }
    transitionWasCancelled = false
    setInteractive(false)
    goOn(to: 1, length: duration * Double(1 - percentComplete) / speed)
  }

  func cancelInteractiveTransition() {
    guard !isOver, isInteractive else { return }
    transitionWasCancelled = true
    setInteractive(false)
    goOn(to: 0, length: duration * Double(percentComplete) / speed)
  }

  func pauseInteractiveTransition() {
    guard !isOver, !isInteractive, let driver else { return }
    driver.halt()
    percentComplete = CGFloat(driver.progress)
    setInteractive(true)
  }

  private var speed: Double {
    let speed: Double = Double(interactor?.completionSpeed ?? 1)
    return speed > 0 && speed.isFinite ? speed : 1
  }

  private func goOn(to goal: Double, length: Double) {
    let percentDriven = interactor as? UIPercentDrivenInteractiveTransition
    let curve: UIView.AnimationCurve = interactor?.completionCurve ?? .easeInOut
    // What was never driven keeps the curves of its animations.
    let plain = UICubicTimingParameters(animationCurve: initiallyInteractive || percentComplete > 0 ? curve : .linear)
    driver?.run(to: goal, percentDriven?.timingCurve ?? plain, length: length) { [weak self] in
      self?.percentComplete = CGFloat(goal)
    }
  }

  // MARK: The end

  func completeTransition(_ didComplete: Bool) {
    guard !isOver, let finish else {
      return Diagnostics.warn(
        "completeTransition(_:) was called twice for one transition; the second call does nothing.")
    }
    isOver = true
    isInteractive = false
    transitionWasCancelled = !didComplete
    percentComplete = didComplete ? 1 : percentComplete
    driver?.settle(at: didComplete ? .end : .start)
    self.finish = nil
    interactionChanges = []
    finish(didComplete)
    animator?.animationEnded(didComplete)
  }

  /// Says why nothing else can be presented or shown now.
  var delayReason: String {
    let name: String = animator.map { "\(type(of: $0))" } ?? "the transition"
    return "\(name) has not called completeTransition(_:) yet"
  }
}
