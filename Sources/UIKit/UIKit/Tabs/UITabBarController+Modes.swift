import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// What few tab bar controllers have.
@MainActor
final class TabControllerParts {
  var mode: UITabBarController.Mode = .automatic
  var accessory: UITabAccessory?
  var minimizing: UITabBarController.MinimizeBehavior = .automatic
  var compactTabs: [String]?
  var customizable: [UIViewController]?
  var customizationIdentifier: String?
  /// What the person changed, once it was read.
  var customization: TabViewCustomization?
  let sidebar = UITabBarController.Sidebar()

  init() {}
}

extension UITabBarController {
  /// Where the tabs are offered.
  public enum Mode: Int, Sendable {
    /// As `tabBar`.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a sidebar, where there is room for one.
    case tabSidebar = 2
  }

  /// When the bar makes itself small: those here keep their size.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  /// The sidebar with the tabs.
  @MainActor @preconcurrency
  open class Sidebar: NSObject {
    /// How a sidebar and the chosen controller share the room: they lie beside each other here.
    public enum Layout: Int, Sendable {
      case automatic = 0
      case overlap = 1
      case tile = 2
    }

    final weak var owner: UITabBarController?

    open weak var delegate: (any Delegate)? { didSet { if delegate !== oldValue { delegateDidChange() } } }
    /// Whether the tabs stand in a bar although there is room for a sidebar. False by default.
    open var isHidden: Bool = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }
    open var preferredLayout: Layout = .automatic
    /// What stands above the tabs.
    open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { owner?.changes.change() } }
    /// What stands below the tabs, and scrolls with them.
    open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { owner?.changes.change() } }
    /// A view at the lower edge of the sidebar.
    open var bottomBarView: UIView? { didSet { owner?.changes.change() } }

    private func delegateDidChange() {
      rows = [:]
      owner?.changes.change()
    }

    /// The rows that were asked for, by their tabs.
    final var rows: [ObjectIdentifier: UITabSidebarItem] = [:]

    private func visibilityDidChange() {
      guard let owner else { return }
      let animator = SidebarAnimator()
      delegate?.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator)
      withAnimation(.easeInOut(duration: 0.25)) {
        owner.changes.change()
        animator.animate()
      } completion: {
        animator.complete()
      }
    }

    /// Makes the menus of tabs in a sidebar, and hears of the sidebar.
    @MainActor @preconcurrency
    public protocol Delegate: NSObjectProtocol {
      /// The menu of a tab after a secondary click; nil, the default, for none.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar, contextMenuConfigurationFor tab: UITab
      ) -> UIContextMenuConfiguration?
      /// The sidebar comes or goes because the program wants it.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: Sidebar,
        animator: any UITabBarController.Animating)
      /// The row of a tab, asked for once. By default one with the title and the image of the tab.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar, itemFor request: UITabSidebarItem.Request
      ) -> UITabSidebarItem
      /// Brings a row up to date: its tab was chosen, or is no longer, or `reconfigureItem(for:)` was called. Does nothing by default.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar, updateItem item: UITabSidebarItem)
    }
  }

  /// Moves along when the sidebar comes or goes.
  @MainActor @preconcurrency
  public protocol Animating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// Where the tabs are offered. On a phone, and in its windows, that is a bar. The default is `automatic`.
  public var mode: Mode {
    get { hasTabParts ? tabParts.mode : .automatic }
    set { part(\.mode, newValue) }
  }

  /// The sidebar with the tabs, where `mode` wants one.
  public var sidebar: Sidebar {
    let sidebar: Sidebar = tabParts.sidebar
    sidebar.owner = self
    hasTabParts = true
    return sidebar
  }

  /// Whether the tabs are to be in a sidebar, where there is room for one.
  var showsSidebar: Bool { mode == .tabSidebar && !tabParts.sidebar.isHidden }

  /// A view above the tabs; nil, the default, for none.
  public var bottomAccessory: UITabAccessory? {
    get { hasTabParts ? tabParts.accessory : nil }
    set { setBottomAccessory(newValue, animated: false) }
  }

  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard animated else { return part(\.accessory, bottomAccessory) }
    withAnimation(.easeInOut(duration: 0.2)) { part(\.accessory, bottomAccessory) }
  }

  /// When the bar makes itself small: it keeps its size here.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { hasTabParts ? tabParts.minimizing : .automatic }
    set { part(\.minimizing, newValue) }
  }

  /// The names of the tabs that a narrow window shows, of those that stand by themselves and in groups; nil, the default, for all
  /// that stand by themselves.
  public var compactTabIdentifiers: [String]? {
    get { hasTabParts ? tabParts.compactTabs : nil }
    set { part(\.compactTabs, newValue) }
  }

  /// The controllers whose tabs people may arrange behind the tab "More": they have a menu here, whose order is the program's.
  public var customizableViewControllers: [UIViewController]? {
    get { hasTabParts ? tabParts.customizable : viewControllers }
    set { part(\.customizable, newValue) }
  }

  /// The name under which it is kept what people change about the tabs; nil, the default, for as long as the program runs.
  public var customizationIdentifier: String? {
    get { hasTabParts ? tabParts.customizationIdentifier : nil }
    set {
      part(\.customizationIdentifier, newValue)
      tabParts.customization = nil
    }
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    if animated { withAnimation(.easeInOut(duration: 0.2)) { self.tabs = tabs } } else { self.tabs = tabs }
  }
}

/// Runs what goes along with a sidebar.
private final class SidebarAnimator: NSObject, UITabBarController.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }
}

extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Animating
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
  ) {}
}
