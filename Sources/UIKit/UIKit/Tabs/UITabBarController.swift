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
      if !isComplete { chosen = old }
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
  final func choose(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === chosen {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      let (old, new): (UITab?, UITab?) = (chosen?.tab, controller.tab)
      turn(to: controller)
      if let new { delegate?.tabBarController(self, didSelectTab: new, previousTab: old) }
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  override var appearingChildren: [UIViewController] { chosen.map { [$0] } ?? [] }

  // MARK: Tabs

  /// The tabs; empty where the controllers were set.
  open var tabs: [UITab] = [] {
    didSet { showTabs() }
  }

  private func showTabs() {
    for tab in tabs { tab.join(self) }
    setViewControllers(tabs.filter { !$0.isHidden }.map { $0.container() }, animated: false)
  }

  /// A tab that was one of the controller's earlier changes nothing.
  func visibilityDidChange(of tab: UITab) {
    if tabs.contains(where: { $0 === tab }) { showTabs() }
  }

  /// The tab that is chosen.
  open var selectedTab: UITab? {
    get { chosen?.tab }
    set { selectedViewController = newValue?.viewController }
  }

  open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }

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

/// The controllers of a tab bar controller as the views of a tab view.
private struct ControllerTabs: View {
  let owner: UITabBarController

  var body: some View {
    let _ = owner.changes.read()
    let owner: UITabBarController = owner
    let controllers: [UIViewController] = owner.shownControllers
    let bar: UITabBar = owner.tabBar
    TabView(
      selection: Binding<ObjectIdentifier?>(
        get: { owner.selectedViewController.map { ObjectIdentifier($0) } },
        set: { id in
          if let controller = owner.shownControllers.first(where: { ObjectIdentifier($0) == id }) {
            owner.choose(controller)
          }
        })
    ) {
      ForEach(controllers, id: \.controllerIdentity) { controller in
        let item: UITabBarItem = controller.tabBarItem
        let _ = controller.surroundings.read()
        let _ = item.changes.read()
        let tab = ShownTab(
          item: item, title: controller.tabTitle, isSelected: owner.selectedViewController === controller)
        ControllerPlace(controller: controller)
          .overlay { TransitionContainerView(changes: owner.changes) { owner.container(before: controller) } }
          .badge(item.badgeValue.map { Text(verbatim: $0) })
          .tag(Optional(ObjectIdentifier(controller)))
          .modifier(TabTraitsModifier { traits in MainActor.assumeIsolated { tab.change(&traits) } })
      }
    }
    .environment(\.tabBarLook, look(of: bar))
    .modifier(BarTintModifier(color: bar.shownTint))
  }

  private func look(of bar: UITabBar) -> TabBarLook {
    var look: TabBarLook = bar.shownLooks.look(background: bar.backgroundColor)
    look.isHidden = owner.isTabBarHidden || bar.isHidden || hidesForTop
    return look
  }

  /// Whether the controller on top of the chosen stack wants the bar away.
  private var hidesForTop: Bool {
    guard let stack = owner.selectedViewController as? UINavigationController else { return false }
    _ = stack.screens.changes.read()
    // Those above the one that hides the bar lie without a bar as well.
    return stack.screens.shown.dropFirst().contains { controller in
      _ = controller.surroundings.read()
      return controller.hidesBottomBarWhenPushed
    }
  }
}

extension UIViewController {
  nonisolated var controllerIdentity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The title of the controller for a tab: its own, or that of a stack's root.
  fileprivate var tabTitle: String? {
    guard title == nil, let root = (self as? UINavigationController)?.viewControllers.first else { return title }
    _ = root.surroundings.read()
    return root.title
  }
}
