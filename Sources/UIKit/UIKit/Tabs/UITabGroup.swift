import Foundation
import FoundationGaps
import UIFoundation

/// Tabs that belong together: a section of a sidebar, and one tab of a bar.
///
/// ```swift
/// let albums = ["Trips", "Family"].map { name in
///   UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
/// }
/// let group = UITabGroup(title: "Albums", image: nil, identifier: "albums", children: albums)
/// let tabs = UITabBarController(tabs: [group])
/// tabs.mode = .tabSidebar
/// ```
@MainActor @preconcurrency
open class UITabGroup: UITab {
  /// How a sidebar shows a group.
  public enum SidebarAppearance: Int, Sendable {
    /// As a section.
    case automatic = 0
    /// Among the tabs beside the group, without a header.
    case inline = 1
    /// As a section with a header.
    case rootSection = 2
  }

  /// - Parameters:
  ///   - title: The title.
  ///   - image: The icon.
  ///   - identifier: A name that no other tab of the controller has.
  ///   - children: The tabs of the group.
  ///   - viewControllerProvider: Makes a controller of the group's own when it is first asked for; nil for a group that shows its
  ///     tabs' alone.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITabGroup) -> UIViewController)? = nil
  ) {
    self.children = children
    let provider: ((UITab) -> UIViewController)? = viewControllerProvider.map { make in
      { tab in make(unsafeDowncast(tab, to: UITabGroup.self)) }
    }
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: provider)
    for child in children { child.parent = self }
  }

  /// The tabs of the group, which may be groups too.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      tabBarController?.tabsDidChange()
    }
  }

  /// The tab that is chosen, or was chosen last; nil before one was.
  open var selectedChild: UITab? {
    get { chosen.flatMap { chosen in children.contains { $0 === chosen } ? chosen : nil } }
    set {
      chosen = newValue
      guard let newValue, let owner = tabBarController, owner.selectedTab?.isInside(self) == true else { return }
      owner.selectedTab = newValue
    }
  }
  final weak var chosen: UITab?

  /// The tab that is chosen with the group at first; nil, the default, for the group's own controller or its first tab.
  open var defaultChildIdentifier: String?

  /// The tab of a name, at any depth.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  // MARK: Order

  /// Whether people may arrange the tabs in the sidebar. False by default.
  open var allowsReordering: Bool = false { didSet { tabBarController?.changes.change() } }

  /// The names of the tabs in the order in which they are shown; empty, the default, for that of `children`.
  open var displayOrderIdentifiers: [String] = [] { didSet { tabBarController?.tabsDidChange() } }

  /// The tabs in the order in which they are shown.
  open var displayOrder: [UITab] {
    let ranks: [String: Int] = Dictionary(
      zip(displayOrderIdentifiers, displayOrderIdentifiers.indices), uniquingKeysWith: { first, _ in first })
    let ranked: [(tab: UITab, rank: Int)] = children.enumerated().map { index, tab in
      (tab, ranks[tab.identifier] ?? displayOrderIdentifiers.count + index)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.tab)
  }

  // MARK: Looks

  /// What the sidebar offers beside the tabs.
  open var sidebarActions: [UIAction] = [] { didSet { tabBarController?.changes.change() } }
  open var sidebarAppearance: SidebarAppearance = .automatic { didSet { tabBarController?.changes.change() } }

  /// Shows the controllers of the group's tabs on top of the group's own; nil, the default, for tabs that are shown by themselves.
  open var managingNavigationController: UINavigationController? { didSet { tabBarController?.tabsDidChange() } }

  open override var managingTabGroup: UITabGroup? {
    managingNavigationController == nil ? super.managingTabGroup : self
  }

  override func join(_ owner: UITabBarController) {
    super.join(owner)
    for child in children { child.join(owner) }
  }

  /// The tab that is shown where the group is chosen.
  final var leaf: UITab {
    let first: UITab? =
      selectedChild ?? defaultChildIdentifier.flatMap { tab(forIdentifier: $0) }
      ?? (makesController ? nil : displayOrder.first { !$0.isHidden })
    guard let first else { return self }
    return (first as? UITabGroup)?.leaf ?? first
  }
}

extension UITab {
  /// Whether the tab is a group, or inside of it at any depth.
  func isInside(_ group: UITabGroup) -> Bool {
    var next: UITab? = self
    while let tab = next {
      if tab === group { return true }
      next = tab.parent
    }
    return false
  }

  /// The tabs that bring a controller, of the tab and of those inside.
  var leaves: [UITab] {
    guard !isHiddenByProgram else { return [] }
    guard let group = self as? UITabGroup else { return [self] }
    let inside: [UITab] = group.displayOrder.flatMap(\.leaves)
    return group.makesController || inside.isEmpty ? [group] + inside : inside
  }

  /// The controller of the bar that shows the tab: its own, or the navigation controller of a group around.
  var shownController: UIViewController { managingTabGroup?.managingNavigationController ?? container() }
}
