import CoreGraphics
import Diagnostics
import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// Shows the last one of a stack of controllers, below a bar with its title, its buttons and the way back (behaviour 540).
///
/// The stack is that of SwiftUI's navigation: its bars, its movement, the drag from the edge, the keys and what is spoken are
/// the same. A controller that covers another one leaves its view in the window, unseen; the other one has disappeared.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// What a change of the stack is.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// About how long a bar takes to come and go, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// An empty stack whose bars are of classes of the program's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    barClass = UINavigationBar.self
    toolbarClass = UIToolbar.self
    super.init(coder: coder)
  }

  override var definesContextByDefault: Bool { true }

  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  private(set) final lazy var screens = NavigationScreens(of: self)

  /// The controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { screens.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { screens.stack.last }

  /// The controller that is seen: the top one, or what is presented in front of it.
  open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }

  /// Makes the stack another one. The top controller comes as one that was pushed where it is new, and as one that others were
  /// popped from where it was below.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    screens.change(to: viewControllers, animated: animated)
  }

  /// Puts a controller on top. One that is in the stack already is not pushed again.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !screens.stack.contains(where: { $0 === viewController }) else {
      return Diagnostics.warn("\(type(of: viewController)) is not pushed: it is in the stack already.")
    }
    screens.change(to: screens.stack + [viewController], animated: animated)
  }

  /// Takes the top controller away, unless it is the root.
  ///
  /// - Returns: The controller; nil where only the root was there.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    screens.pop(to: screens.stack.count - 2, animated: animated)?.last
  }

  /// Takes all controllers above another one away.
  ///
  /// - Returns: Those controllers; nil where the other one is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    screens.stack.firstIndex { $0 === viewController }.flatMap { screens.pop(to: $0, animated: animated) }
  }

  /// Takes all controllers above the root away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    screens.pop(to: 0, animated: animated)
  }

  /// Pushes a controller (behaviour 545).
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bars

  private let barClass: UINavigationBar.Type
  private let toolbarClass: UIToolbar.Type

  /// The bar, on which looks are set. What it shows is the top controller's `navigationItem` (behaviour 541).
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar: UINavigationBar = barClass.init(coder: NSCoder()) ?? UINavigationBar(frame: .zero)
    bar.owner = self
    return bar
  }()

  /// Whether there is no bar above the controllers.
  open var isNavigationBarHidden: Bool {
    get { screens.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    screens.setBars(animated: animated) { $0.isBarHidden = hidden }
  }

  /// The bar below the controllers, on which looks are set. What it shows are the top controller's `toolbarItems`.
  open private(set) lazy var toolbar: UIToolbar! = toolbarClass.init(coder: NSCoder()) ?? UIToolbar(frame: .zero)

  /// Whether there is no bar below the controllers. True by default.
  open var isToolbarHidden: Bool {
    get { screens.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    screens.setBars(animated: animated) { $0.isToolbarHidden = hidden }
  }

  /// Stands for the drag from the edge that goes back: one that is not enabled forbids the drag.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer(
    target: nil, action: nil)

  /// When the bars go by themselves.
  final lazy var hiding = BarHiding(self)

  // MARK: The view

  open override func loadView() {
    let view = UIView(frame: .zero)
    let screens: NavigationScreens = screens
    view.makeContent = { [unowned view] in
      AnyView(ContentInSafeArea(of: view, regions: .all, content: NavigationScreensView(screens: screens)))
    }
    self.view = view
    hiding.connect()
  }

  override func layoutWillBegin() { screens.takeUp() }

  override var appearingChildren: [UIViewController] { screens.shown.last.map { [$0] } ?? [] }

  override func appearanceDidBegin(_ isAppearing: Bool) {
    if isAppearing { screens.tellDelegate(willShow: true) }
  }

  override func appearanceDidEnd(_ isAppearing: Bool) {
    if isAppearing { screens.tellDelegate(willShow: false) }
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
}

/// Is told of the controllers that a navigation controller shows.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// The animator of a change of the top controller; nil, the default, for the stack's own movement. Screens of links of SwiftUI's
  /// always move as the stack does.
  ///
  /// - Parameter operation: A push where the controller that comes is new in the stack, else a pop.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives the animator that the delegate gave; nil, the default, for a movement that runs by itself.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UIViewController {
  /// The nearest navigation controller around.
  public var navigationController: UINavigationController? { nearestParent() }

  /// The nearest controller of a kind around.
  func nearestParent<Kind: UIViewController>() -> Kind? {
    var outer: UIViewController? = parent
    while let controller = outer {
      if let found = controller as? Kind { return found }
      outer = controller.parent
    }
    return nil
  }
}
