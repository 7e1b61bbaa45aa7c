import CoreGraphics
import Foundation
import SwiftUICore
import UIFoundation

/// Tells of a transition of controllers that is under way, and lets others move along with it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that comes (`.to`) or goes (`.from`).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}

/// Tells of a transition of controllers that is under way, and lets others move along with it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Moves views along with the transition.
  ///
  /// - Parameters:
  ///   - animation: Changes properties of views; they go with the transition's own movement.
  ///   - completion: Called when the transition is over.
  /// - Returns: Whether the animation was taken up.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for views outside of the transition's container.
  ///
  /// - Parameter view: A view around all that is changed; here it makes no difference.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure whenever the transition begins or ceases to be driven. It is not called for the beginning of the transition.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

extension UIViewController {
  /// The transition that the controller, one around it, or what it presents is in; nil at rest.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? presented?.transition ?? parent?.transitionCoordinator
  }
}

/// One transition from a controller to another one.
final class ControllerTransition: NSObject, UIViewControllerTransitionCoordinator {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private weak var container: UIViewController?
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private let animation: Animation?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver: Bool = false

  /// - Parameters:
  ///   - animation: How the views move; nil for at once.
  ///   - duration: About how long that takes, in seconds.
  init(
    from: UIViewController?, to: UIViewController?, in container: UIViewController,
    style: UIModalPresentationStyle = .none, animation: Animation?, duration: TimeInterval
  ) {
    context = nil
    self.from = from
    self.to = to
    self.container = container
    presentationStyle = style
    self.animation = animation
    isAnimated = animation != nil
    ownDuration = animation == nil ? 0 : duration
    super.init()
    for controller in [from, to, container] { controller?.transition = self }
  }

  /// A transition that an animator moves.
  init(_ context: TransitionContext, in container: UIViewController) {
    self.context = context
    from = context.from.controller
    to = context.to.controller
    self.container = container
    presentationStyle = context.presentationStyle
    animation = nil
    isAnimated = context.isAnimated
    ownDuration = 0
    super.init()
    context.join(self)
    let isMove: Bool = from != nil || to != nil
    // A change of a size takes no notice of a movement that is under way.
    for controller in [from, to, container] where isMove || controller?.transition == nil {
      controller?.transition = self
    }
  }

  private let ownDuration: TimeInterval
  /// What an animator moves; nil for what the window moves by itself.
  private let context: TransitionContext?
  var transitionDuration: TimeInterval { context?.duration ?? ownDuration }
  var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
  var isInterruptible: Bool { context?.isInterruptible ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { context?.percentComplete ?? (isOver ? 1 : 0) }
  var completionVelocity: CGFloat { context?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context?.interactor?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { context?.containerView ?? container?.view ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let context { return context.view(forKey: key) }
    return switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation, let context {
      context.animate { animation(self) }
    } else if let animation {
      if let own = self.animation { withAnimation(own) { animation(self) } } else { animation(self) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    if !isOver { context?.notify(handler) }
  }

  /// The views have arrived.
  func end() {
    guard !isOver else { return }
    isOver = true
    for controller in [from, to, container] where controller?.transition === self { controller?.transition = nil }
    let due: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = completions
    completions = []
    for completion in due { completion(self) }
  }
}
