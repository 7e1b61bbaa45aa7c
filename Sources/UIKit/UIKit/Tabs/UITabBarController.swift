import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// Shows one of several controllers at a time, which a person chooses by tabs (behaviour 547).
///
/// The tabs are those of SwiftUI's tab views: on a phone a bar at the bottom, where more than five leave four and a menu with the
/// others (behaviour 548), on a desktop a row above. A controller's view is made when its tab is chosen for the first time.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter tabs: The tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
    // Setting a property in an initializer tells no observer.
    showTabs()
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Counts changes of what is shown.
  final let changes = ChangeCount()

  // MARK: Controllers

  private(set) final var shownControllers: [UIViewController] = []
  private var chosen: UIViewController?
  /// The transition that an animator of the program's moves now.
  private var move: ContainerMove?
  /// The controller that was chosen during the transition.
  private var waiting: UIViewController?

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { shownControllers.isEmpty ? nil : shownControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new: [UIViewController] = viewControllers ?? []
    for controller in shownControllers where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === chosen { leave(controller) }
      controller.appearance.isManaged = false
      controller.removeFromParent()
    }
    shownControllers = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.appearance.isManaged = true
      controller.didMove(toParent: self)
    }
    if chosen == nil || !new.contains(where: { $0 === chosen }) { turn(to: new.first) }
    changes.change()
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      guard let newValue, shownControllers.contains(where: { $0 === newValue }) else { return }
      turn(to: newValue)
    }
  }

  /// The number of the controller that is shown; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { shownControllers.firstIndex { $0 === chosen } ?? NSNotFound }
    set { if shownControllers.indices.contains(newValue) { turn(to: shownControllers[newValue]) } }
  }

  /// Writes which tab is chosen.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(selectedIndex, forKey: "selectedIndex")
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    if coder.containsValue(forKey: "selectedIndex") { selectedIndex = coder.decodeInteger(forKey: "selectedIndex") }
  }

  private var isSeen: Bool { appearance.phase == .appearing || appearance.phase == .appeared }

  private func leave(_ controller: UIViewController) {
    guard isSeen else { return }
    controller.beginAppearance(false, animated: false)
    controller.endAppearance()
  }

  private func turn(to controller: UIViewController?) {
    guard move == nil else {
      // A transition of the program's is waited for.
      waiting = controller
      return
    }
    guard controller !== chosen else { return }
    let old: UIViewController? = chosen
    chosen = controller
    followController()
    if let old, let controller, begins(from: old, to: controller) { return }
    if let old, shownControllers.contains(where: { $0 === old }) { leave(old) }
    if isSeen, let controller {
      controller.loadViewIfNeeded()
      controller.beginAppearance(true, animated: false)
      if appearance.phase == .appeared { controller.endAppearance() }
    }
    changes.change()
  }

  /// Lets the animator that the delegate gives move the controllers; false where there is none.
  private func begins(from old: UIViewController, to new: UIViewController) -> Bool {
    guard appearance.phase == .appeared, UIView.areAnimationsEnabled, viewIfLoaded?.window != nil, let delegate,
      shownControllers.contains(where: { $0 === old }),
      let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    let interactor: (any UIViewControllerInteractiveTransitioning)? = delegate.tabBarController(
      self, interactionControllerFor: animator)
    move = ContainerMove(from: old, to: new, in: self, animator, interactor) { [weak self] isComplete in
      guard let self else { return }
      move = nil
      if !isComplete {
        chosen = old
        followController()
      }
      UIView.performWithoutAnimation { self.changes.change() }
      if let next = waiting { turn(to: next) }
      waiting = nil
    }
    UIView.performWithoutAnimation { changes.change() }
    return true
  }

  /// The container of the transition under way, for the controller that it lies in front of.
  func container(before controller: UIViewController) -> TransitionContainer? {
    controller === chosen ? move?.container : nil
  }

  /// A person chose a tab; once more the chosen one goes back to its root.
  final func choose(_ controller: UIViewController, _ tab: UITab? = nil) {
    let new: UITab? = tab ?? controller.tab
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if let new, delegate?.tabBarController(self, shouldSelectTab: new) == false { return }
    let old: UITab? = selectedTab
    if controller === chosen, new == nil || new === old {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      if let tab { select(tab) } else { turn(to: controller) }
      if let shown = selectedTab ?? new { delegate?.tabBarController(self, didSelectTab: shown, previousTab: old) }
      if let search = selectedTab as? UISearchTab, search.automaticallyActivatesSearch { beginSearch(in: controller) }
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  override var appearingChildren: [UIViewController] { chosen.map { [$0] } ?? [] }

  // MARK: Tabs

  /// The tabs; empty where the controllers were set.
  open var tabs: [UITab] = [] {
    didSet { showTabs() }
  }

  /// The tab that is chosen, of those that bring a controller.
  final weak var chosenTab: UITab?

  private func showTabs() {
    for tab in tabs { tab.join(self) }
    var controllers: [UIViewController] = []
    // Tabs of a group may share a navigation controller.
    for controller in tabs.flatMap(\.leaves).map(\.shownController) {
      if !controllers.contains(where: { $0 === controller }) { controllers.append(controller) }
    }
    let tab: UITab? = chosenTab
    setViewControllers(controllers, animated: false)
    if let tab, !tab.isHidden, tab.shownController === chosen { noteChoice(of: tab) }
  }

  /// The tabs, or what is said of them, are others.
  final func tabsDidChange() { if !tabs.isEmpty { showTabs() } }

  /// The tab that is chosen.
  open var selectedTab: UITab? {
    get {
      if let chosenTab, chosenTab.tabBarController === self { return chosenTab }
      return chosen?.tab
    }
    set { if let newValue { select(newValue) } }
  }

  /// Shows a tab, or the one of a group that is chosen with it.
  private func select(_ tab: UITab) {
    let leaf: UITab = (tab as? UITabGroup)?.leaf ?? tab
    let controller: UIViewController = leaf.shownController
    guard shownControllers.contains(where: { $0 === controller }) else { return }
    noteChoice(of: leaf)
    turn(to: controller)
    changes.change()
  }

  private func noteChoice(of leaf: UITab) {
    chosenTab = leaf
    var tab: UITab = leaf
    while let group = tab.parent {
      group.chosen = tab
      tab = group
    }
    leaf.managingTabGroup?.show(leaf, for: self)
  }

  /// The tab of the controller that is shown now.
  private func followController() {
    guard !tabs.isEmpty, chosenTab?.shownController !== chosen else { return }
    if let leaf = tabs.flatMap(\.leaves).first(where: { $0.shownController === chosen }) { noteChoice(of: leaf) }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// What few controllers have; made when the first of it is asked for.
  final lazy var tabParts = TabControllerParts()
  /// Whether any of it was set.
  final var hasTabParts: Bool = false

  /// Changes what few controllers have.
  final func part<Value>(_ path: ReferenceWritableKeyPath<TabControllerParts, Value>, _ value: Value) {
    hasTabParts = true
    tabParts[keyPath: path] = value
    changes.change()
  }

  // MARK: The bar

  /// The bar, on which looks are set.
  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.owner = self
    return bar
  }()

  /// Whether there is no bar.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var isBarHidden: Bool = false

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    if animated { withAnimation(.easeInOut(duration: 0.2)) { changes.change() } } else { changes.change() }
  }

  // MARK: The view

  open override func loadView() {
    let view = UIView(frame: .zero)
    view.makeContent = { [unowned self, unowned view] in
      AnyView(ContentInSafeArea(of: view, regions: .all, content: ControllerTabs(owner: self)))
    }
    self.view = view
  }
}

/// Decides which tabs may be chosen, and is told of it.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Whether people may choose a tab. True by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// The controllers that the navigation controller of a group shows for one of its tabs, the root first: by default those that are
  /// proposed.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  /// A person hid tabs, or brought them back.
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  /// A person arranged the tabs of a group.
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

  /// The animator of a change of the chosen controller; nil, the default, for a change at once.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives the animator that the delegate gave; nil, the default, for a movement that runs by itself.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
  public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UIViewController {
  /// The nearest tab bar controller around.
  public var tabBarController: UITabBarController? { nearestParent() }

  /// The tab that the controller, or one around it, was made for.
  public var tab: UITab? { ownTab ?? parent?.tab }
}
