import CoreGraphics
import Foundation
import UIFoundation

/// Owns a view, and is told when that is loaded, appears and disappears.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isShown: Bool = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Controllers are not read from files here: the coder is not looked at.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  @MainActor public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// There are no files of interfaces here: the name is kept, and `loadView()` makes an empty view.
  public let nibName: String?
  public let nibBundle: Bundle?

  open override var next: UIResponder? { viewIfLoaded?.superview ?? viewIfLoaded?.root?.responder }

  // MARK: The view

  /// The view; it is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and sets it. By default an empty one.
  open func loadView() { view = UIView(frame: .zero) }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: .zero) }
    viewDidLoad()
  }

  /// The view is there.
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  /// Makes or changes constraints of the view. Called before the layout when the view asked for it.
  open func updateViewConstraints() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The view is to get another size. Sizes change with the window, without a coordinator.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The view has come into a window.
  func show() {
    guard !isShown else { return }
    isShown = true
    viewWillAppear(false)
    viewIsAppearing(false)
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { child.show() }
    viewDidAppear(false)
  }

  /// The view leaves the window.
  func hide() {
    guard isShown else { return }
    isShown = false
    viewWillDisappear(false)
    for child in children { child.hide() }
    viewDidDisappear(false)
  }

  // MARK: Controllers around and inside

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  /// Adds a controller inside; its view is added by whoever calls.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    if isShown { hide() }
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {
    guard let parent, parent.isShown else { return }
    show()
  }

  // MARK: Presentation

  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? { presentationBase?.presented }
  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }

  /// Shows a controller in front of the window: an alert, a cover for full screens, a sheet otherwise.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller. Where one is presented already, nothing happens but a message.
  ///   - flag: Presentations come and go as SwiftUI's do.
  ///   - completion: Called when the controller is there.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    begin(viewControllerToPresent, completion)
  }

  /// Ends what this controller presents; if it presents nothing, what presents this one ends it.
  ///
  /// - Parameter completion: Called when the controller has gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let base = presentationBase, base.presented != nil { return base.end(completion) }
    if let presentingViewController { return presentingViewController.end(completion) }
    completion?()
  }

  let presentation = ControllerPresentation()

  // MARK: What it asks of its surroundings

  open var title: String?
  open var preferredContentSize: CGSize = .zero { didSet { viewIfLoaded?.changes.sizing.change() } }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars: Bool = false
  open var automaticallyAdjustsScrollViewInsets: Bool = true
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  open var hidesBottomBarWhenPushed: Bool = false
  open var restorationIdentifier: String?
  open var isModalInPresentation: Bool = false
  open var definesPresentationContext: Bool = false
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isEditing: Bool = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // What devices with a status bar, a home indicator and an orientation follow; a desktop has none of these.

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

/// Tells of a change of size that is under way; no host has one.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}

/// How a controller's view is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case blurOverFullScreen = 8
}

/// How a presented view comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
