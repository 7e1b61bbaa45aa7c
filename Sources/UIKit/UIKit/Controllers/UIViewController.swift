import CoreGraphics
import Foundation
import UIFoundation

/// Owns a view, and is told when that is loaded, appears and disappears.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?

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

  @MainActor @preconcurrency public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// There are no files of interfaces here: the name is kept, and `loadView()` makes an empty view.
  public let nibName: String?
  public let nibBundle: Bundle?

  /// The view around the controller's view; for a presented controller the one that presents it.
  open override var next: UIResponder? {
    presenter ?? viewIfLoaded?.superview ?? parent?.viewIfLoaded ?? viewIfLoaded?.root?.responder
  }

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

  /// Makes the view and sets it. By default an empty one; a developer is told of a nib, since none is read.
  open func loadView() {
    if let nibName { UINib.warn(nibName) }
    view = UIView(frame: .zero)
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: .zero) }
    viewDidLoad()
  }

  /// The view is there.
  open func viewDidLoad() {}
  /// The view is about to be added to a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window, with its size and traits, and is laid out next.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is there, and all movement is over.
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Sets `contentUnavailableConfiguration` for a state: before the view is first seen, when its search's text changes, and after
  /// `setNeedsUpdateContentUnavailableConfiguration()`. By default nothing changes.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  final var unavailable: UnavailableContent?
  /// The search of the controller's navigation item.
  final weak var search: UISearchController?
  open func viewWillLayoutSubviews() {}
  /// Brings the view up to date before its layout. Called when `setNeedsUpdateProperties()` asked for it.
  open func updateProperties() {}
  /// Makes or changes constraints of the view. Called before the layout when the view asked for it.
  open func updateViewConstraints() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// The margins of the view are others.
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nextFocusEnvironment }
  open func setNeedsFocusUpdate() { requestFocusUpdate() }
  open func updateFocusIfNeeded() { FocusedViews.around(self)?.update() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The group of items that belong together.
  open var focusGroupIdentifier: String?

  /// The traits of the view are others than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The view is about to get another size: the window, or a container around, changes it. Overrides call `super`, which tells
  /// the children whose size changes with it.
  ///
  /// - Parameters:
  ///   - size: The size that the view gets.
  ///   - coordinator: Runs what is to be changed once the view has its size. Sizes change at once here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passSize(size, with: coordinator)
  }
  /// The size that the controller was told last.
  final var toldSize: CGSize?
  /// The view is about to be told of other traits. Each controller whose view has other traits is called.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The size of a child's view when this view has a size: the same for a view that fills this one, else the one that it has.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeGoingAlong(container, parentSize) }
  /// A child, or what this controller presents, wants another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// A child's constraints ask for another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Appearance

  /// How near the view is to being seen.
  final var appearance = ControllerAppearance()

  /// Whether children are told of appearing and disappearing together with this controller. A container that tells them itself
  /// (`beginAppearanceTransition(_:animated:)`) says false.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that are told together with the controller (behaviour 538).
  var appearingChildren: [UIViewController] { childrenInView }
  /// The appearance of the controller begins or ends; its children have been told.
  func appearanceDidBegin(_ isAppearing: Bool) {}
  func appearanceDidEnd(_ isAppearing: Bool) {}
  /// The view is about to be laid out.
  func layoutWillBegin() {}

  // MARK: Controllers around and inside

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  /// Adds a controller inside; its view is added by whoever calls, which ends with `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of the one around it; its view is removed before by whoever calls.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Storyboards

  /// The storyboard of the controller: nil, because none is read.
  open var storyboard: UIStoryboard? { nil }
  /// Performs a segue of the storyboard. There is none, which ends the program, as it does wherever a segue is missing.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    preconditionFailure(
      "\(type(of: self)) has no segue \"\(identifier)\", because storyboards are not read. Show the controller in code."
    )
  }
  /// Whether a segue may be performed. True by default; nobody asks, because no storyboard is read.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Prepares for a segue. Called by whoever performs one in code.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Presentation

  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? { contextPresenter?.presented ?? presentationBase?.presented }
  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  /// Whether the view comes because the controller, or one around it, is presented.
  open var isBeingPresented: Bool { presentation.step == .coming || parent?.isBeingPresented ?? false }
  /// Whether the view goes because a presentation ends.
  open var isBeingDismissed: Bool { presentation.step == .going || parent?.isBeingDismissed ?? false }
  /// Whether the view comes because the controller gets into a container.
  open var isMovingToParent: Bool { appearance.isMoving && appearance.phase == .appearing }
  /// Whether the view goes because the controller leaves its container.
  open var isMovingFromParent: Bool { appearance.isMoving && appearance.phase == .disappearing }

  /// Shows a controller in front of the window: an alert, a cover for full screens, a sheet otherwise. With the styles
  /// `currentContext` and `overCurrentContext` it covers the view of the nearest controller around that defines a context.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller. Where one is presented already, nothing happens but a message.
  ///   - flag: Presentations come and go as SwiftUI's do.
  ///   - completion: Called when the controller is there.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    begin(viewControllerToPresent, animated: flag, completion)
  }

  /// Ends what this controller presents; if it presents nothing, what presents this one ends it.
  ///
  /// - Parameter completion: Called when the controller has gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let context = contextPresenter { return context.end(animated: flag, completion) }
    if let base = presentationBase, base.presented != nil { return base.end(animated: flag, completion) }
    if let presentingViewController { return presentingViewController.end(animated: flag, completion) }
    completion?()
  }

  /// Shows a controller the way the nearest container around does; presents it where there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as details of what this one shows; presents it where no container around has a place for details.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Takes over a secondary controller when a split view of the style `unspecified` has room for one column.
  ///
  /// A navigation controller shows it on its top, and a tab bar controller leaves it to the chosen one. Other controllers do
  /// nothing: the secondary controller is not shown until there is room again.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { takeOver(secondaryViewController, for: splitViewController) }

  /// Gives the secondary controller back when there is room for two columns: what a navigation controller was given, or else its
  /// top controller above the root. Nil where the controller has none.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    giveBack(for: splitViewController)
  }

  let presentation = ControllerPresentation()

  // MARK: What it asks of its surroundings

  /// What bars around call the view.
  open var title: String? { didSet { if title != oldValue { surroundingsDidChange() } } }
  /// How large a sheet, a popover or a container may make the view; zero, the default, for no wish.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { contentSizeWishDidChange() } }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  final var ownTraits: TraitStore?
  /// The edges at which the view lies under bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { surroundingsDidChange() } }
  open var extendedLayoutIncludesOpaqueBars: Bool = false
  open var automaticallyAdjustsScrollViewInsets: Bool = true
  /// What a container adds to the safe area of the view and of all inside.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }
  /// Whether the view's margins are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool = true {
    didSet { viewIfLoaded?.layoutMarginsDidChange() }
  }
  /// What the system wants free at the sides of the view: 16 points, 20 in a wide view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the toolbar and the tabs are away while the controller is on top of a navigation controller.
  open var hidesBottomBarWhenPushed: Bool = false { didSet { surroundingsDidChange() } }
  /// The name by which the controller's state comes back with the window, where all controllers around have one too.
  open var restorationIdentifier: String?
  /// Makes the controller again, in a navigation controller; nil for the application's delegate.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Writes what is to come back with the window. Overrides call `super`.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes up what was written; the view is loaded. Overrides call `super`.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// All of the window's state was taken up.
  open func applicationFinishedRestoringState() {}
  open var isModalInPresentation: Bool = false
  /// Whether controllers with the styles `currentContext` and `overCurrentContext` cover the view of this one, where it or one
  /// inside presents them. False by default, true for navigation controllers. Without any such controller they cover the window.
  open var definesPresentationContext: Bool {
    get { ownDefinesContext ?? definesContextByDefault }
    set { ownDefinesContext = newValue }
  }
  private var ownDefinesContext: Bool?
  var definesContextByDefault: Bool { false }
  /// Whether what covers the view comes and goes as `modalTransitionStyle` of this controller says, and not as its own does. False
  /// by default.
  open var providesPresentationContextTransitionStyle: Bool = false
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How the view comes and goes in presentations of the style `custom` and those that fill the window, where
  /// `transitioningDelegate` gives no animator.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Gives the presentation of the controller its animators and its manager; nil by default. It is asked where the style is
  /// `custom`, or fills the window.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { if presenter == nil, modalPresentationStyle == .custom { presentation.manager = nil } }
  }

  // MARK: Editing

  /// Whether what the view shows can be edited.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }
  private var isEditingNow: Bool = false

  /// Begins and ends editing. Overrides call `super`, which changes `isEditing` and `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingNow = editing
    ownEditButton?.showEditing(editing)
  }

  /// A button "Edit" that begins editing, and then is "Done" and ends it.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let item = UIBarButtonItem.editButton(for: self)
    ownEditButton = item
    return item
  }
  private var ownEditButton: UIBarButtonItem?

  // MARK: Keys

  /// Key commands beside those that `keyCommands` gives.
  final var addedKeyCommands: [UIKeyCommand] = []
  /// The key commands that were added; nil for none.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  // MARK: Bars

  /// What the bar of a navigation controller shows for the controller.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.title = nil
    item.controller = self
    return item
  }()
  /// What the toolbar of a navigation controller shows.
  open var toolbarItems: [UIBarButtonItem]? { didSet { surroundingsDidChange() } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// What the bar of a tab bar controller shows for the controller; with the controller's title where nothing else is set.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem()
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      surroundingsDidChange()
    }
  }
  private var ownTabBarItem: UITabBarItem?

  /// The tab that the controller was made for.
  final weak var ownTab: UITab?

  /// Counts what bars show of the controller.
  final let surroundings = ChangeCount()
  final func surroundingsDidChange() { surroundings.change() }

  /// The transition that the controller is in.
  final var transition: ControllerTransition?

  /// What few controllers have; made when the first of it is asked for.
  final lazy var parts = ControllerParts()
  final var hasParts: Bool = false

  // MARK: Looks and orientation

  // What devices with a status bar, a home indicator and an orientation follow; a desktop has none of these.

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the controller decides about the status bar although it does not cover the screen; false by default.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the interface stays turned as it is: desktops are not turned. False by default.
  open var prefersInterfaceOrientationLocked: Bool { false }
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// Whether the pointer is to be hidden and stay in its place: no host locks it. False by default.
  open var prefersPointerLocked: Bool { false }
  /// Whether what had the keyboard gets it again when the controller is seen again: true by default, and so it is here.
  open var restoresFocusAfterTransition: Bool = true
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether the keyboard on the screen stays where another view gets the keys: a desktop shows none.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
}

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
