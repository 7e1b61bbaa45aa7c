import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Groups of tabs, sidebars and accessories of tab bar controllers.
@MainActor
@Suite("Groups of tabs", .serialized)
struct TabGroupTests {
  private func tab(_ name: String) -> UITab {
    UITab(title: name.capitalized, image: nil, identifier: name) { _ in Page(name, EventRecorder()) }
  }

  private func desktop(_ tabs: UITabBarController) throws -> HeadlessHost {
    try window(width: 800, height: 600, settings: HostSettings(idiom: .desktop)) { Controllers(tabs).ignoresSafeArea() }
  }

  @Test("A group knows its tabs, their order, and the one that is chosen")
  func values() {
    let (a, b): (UITab, UITab) = (tab("a"), tab("b"))
    let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [b])
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [a, inner])
    #expect(a.parent === group && b.parent === inner && inner.parent === group && group.parent == nil)
    #expect(group.tab(forIdentifier: "b") === b && group.tab(forIdentifier: "none") == nil)
    #expect(group.displayOrder.map(\.identifier) == ["a", "inner"] && !group.allowsReordering)
    group.displayOrderIdentifiers = ["inner"]
    #expect(group.displayOrder.map(\.identifier) == ["inner", "a"])
    #expect(group.selectedChild == nil && group.defaultChildIdentifier == nil && group.sidebarActions.isEmpty)
    group.selectedChild = a
    #expect(group.selectedChild === a && group.sidebarAppearance == .automatic)
    group.children = [a]
    #expect(inner.parent == nil && group.selectedChild === a && group.managingTabGroup == nil)
    #expect(a.preferredPlacement == .automatic && !a.allowsHiding && !a.isHiddenByDefault && !a.hasVisiblePlacement)
    let raw: [Int] = [UITab.Placement.automatic, .default, .optional, .movable, .pinned, .fixed, .sidebarOnly].map(
      \.rawValue)
    #expect(raw == Array(0...6))
  }

  @Test("A bar shows a group as one tab, which brings the group's chosen tab")
  func bar() throws {
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tab("a"), tab("b")])
    let tabs = UITabBarController(tabs: [tab("home"), group])
    let host = try phone { Controllers(tabs) }
    #expect(Set(host.labels) == ["home", "Home", "Group"] && group.hasVisiblePlacement)
    #expect(host.activate("Group"))
    host.update()
    #expect(host.labels.contains("a") && tabs.selectedTab?.identifier == "a")
    host.change { group.selectedChild = group.children[1] }
    #expect(host.labels.contains("b") && !host.labels.contains("a") && tabs.selectedTab?.identifier == "b")
    host.change { tabs.selectedTab = tabs.tab(forIdentifier: "home") }
    #expect(host.labels.contains("home"))
    // The group keeps what was chosen in it.
    #expect(host.activate("Group"))
    host.update()
    #expect(host.labels.contains("b") && tabs.tab(forIdentifier: "a") === group.children[0])
    let other = UITabGroup(title: "Other", image: nil, identifier: "other", children: [tab("c"), tab("d")])
    other.defaultChildIdentifier = "d"
    host.change { tabs.setTabs([other], animated: false) }
    #expect(host.labels.contains("d") || host.labels.contains("c"))
    host.change { tabs.compactTabIdentifiers = ["c", "d"] }
    #expect(host.labels.contains("C") && host.labels.contains("D") && tabs.compactTabIdentifiers == ["c", "d"])
  }

  @Test("A sidebar shows groups as sections, with what stands above, below and beside the tabs")
  func sidebar() throws {
    final class Watcher: NSObject, UITabBarController.Sidebar.Delegate, UITabBarControllerDelegate {
      var log: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Animating
      ) {
        animator.addAnimations { self.log.append("along") }
        animator.addCompletion { self.log.append("done") }
      }
      func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.identifier != "b"
      }
    }
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tab("a"), tab("b")])
    var added: Int = 0
    group.sidebarActions = [UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in added += 1 }]
    let only: UITab = tab("only")
    only.preferredPlacement = .sidebarOnly
    let tabs = UITabBarController(tabs: [tab("home"), only, group])
    #expect(tabs.mode == .automatic && !only.hasVisiblePlacement && !tabs.sidebar.isHidden)
    let watcher = Watcher()
    tabs.sidebar.delegate = watcher
    tabs.delegate = watcher
    let host = try desktop(tabs)
    #expect(!host.labels.contains("Only") && host.labels.contains("Group") && !host.labels.contains("A"))
    host.change { tabs.mode = .tabSidebar }
    #expect(host.labels.contains("Only") && host.labels.contains("A") && only.hasVisiblePlacement, "\(host.labels)")
    #expect(host.element("Group")?.traits.contains(.isHeader) == true)
    #expect(host.activate("Add") && added == 1)
    #expect(host.activate("A"))
    host.update()
    #expect(host.labels.contains("a") && tabs.selectedTab?.identifier == "a" && group.selectedChild?.identifier == "a")
    #expect(host.activate("B"))
    host.update()
    #expect(tabs.selectedTab?.identifier == "a")
    var header = UIListContentConfiguration.cell()
    header.text = "Above"
    let footer = UILabel()
    footer.text = "Bottom"
    host.change {
      tabs.sidebar.headerContentConfiguration = header
      tabs.sidebar.bottomBarView = footer
    }
    #expect(host.labels.contains("Above") && host.labels.contains("Bottom"))
    header.text = "After"
    host.change { tabs.sidebar.footerContentConfiguration = header }
    #expect(host.labels.contains("After") && tabs.sidebar.preferredLayout == .automatic)
    host.change { group.sidebarAppearance = .inline }
    #expect(host.labels.contains("A"))
    host.change { tabs.sidebar.isHidden = true }
    host.finishAnimations()
    #expect(!host.labels.contains("Only") && watcher.log == ["along", "done"])
  }

  @Test("Tabs of a group with a navigation controller are shown on its stack")
  func managed() throws {
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [tab("a"), tab("b")]
    ) { _ in Page("group", EventRecorder()) }
    let navigation = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
    group.managingNavigationController = navigation
    let tabs = UITabBarController(tabs: [tab("home"), group])
    #expect(group.children[0].managingTabGroup === group && group.managingTabGroup === group)
    let host = try phone { Controllers(tabs) }
    host.change { tabs.selectedTab = group.children[1] }
    host.finishAnimations()
    #expect(navigation.viewControllers.compactMap { ($0 as? Page)?.name } == ["group", "b"])
    #expect(tabs.selectedViewController === navigation && host.labels.contains("b"))
    host.change { tabs.selectedTab = group.children[0] }
    host.finishAnimations()
    #expect(navigation.viewControllers.compactMap { ($0 as? Page)?.name } == ["group", "a"])
  }

  @Test("An accessory stands above the tabs; what bars do not show is kept")
  func accessories() throws {
    let tabs = UITabBarController(tabs: [tab("home"), tab("a")])
    let label = UILabel()
    label.text = "Playing"
    let accessory = UITabAccessory(contentView: label)
    #expect(accessory.contentView === label && tabs.bottomAccessory == nil)
    let host = try phone { Controllers(tabs) }
    #expect(!host.labels.contains("Playing"))
    host.change { tabs.setBottomAccessory(accessory, animated: true) }
    host.finishAnimations()
    #expect(host.labels.contains("Playing") && tabs.bottomAccessory === accessory)
    #expect(label.traitCollection.tabAccessoryEnvironment == .regular)
    #expect(tabs.view.traitCollection.tabAccessoryEnvironment == UITraitTabAccessoryEnvironment.defaultValue)
    host.change { tabs.bottomAccessory = nil }
    #expect(!host.labels.contains("Playing") && tabs.tabBarMinimizeBehavior == .automatic)
    tabs.tabBarMinimizeBehavior = .onScrollDown
    tabs.customizableViewControllers = []
    tabs.customizationIdentifier = "TabGroupTests"
    #expect(tabs.tabBarMinimizeBehavior == .onScrollDown && tabs.customizableViewControllers?.isEmpty == true)
    #expect(tabs.customizationIdentifier == "TabGroupTests")
  }

  @Test("An item has letters of its badge, a moved title and a look of the bar of its own")
  func items() throws {
    let pages: [Page] = ["a", "b"].map { Page($0, EventRecorder()) }
    for page in pages { page.tabBarItem = UITabBarItem(title: page.name.uppercased(), image: nil, tag: 0) }
    let item: UITabBarItem = pages[0].tabBarItem
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.viewControllers = pages
    item.badgeValue = "7"
    let host = try phone { Controllers(tabs) }
    var lines: [String] = host.displayLines
    func changes(_ change: () -> Void) -> Bool {
      host.change(change)
      defer { lines = host.displayLines }
      return host.displayLines != lines
    }
    let letters: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.yellow, .font: UIFont.systemFont(ofSize: 15),
    ]
    #expect(changes { item.setBadgeTextAttributes(letters, for: .normal) })
    #expect(lines.contains { $0.contains("\"7\"") && $0.contains("font 15") && $0.hasSuffix("#FFFF00") })
    #expect(item.badgeTextAttributes(for: .normal)?.count == 2 && item.badgeTextAttributes(for: .selected) == nil)
    #expect(changes { item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3) })
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    #expect(changes { item.standardAppearance = look } && item.standardAppearance !== look)
    item.scrollEdgeAppearance = look
    #expect(item.scrollEdgeAppearance != nil && tabs.tabBar.itemPositioning == .automatic)
    tabs.tabBar.itemPositioning = .fill
    let toolbar = UIToolbar()
    #expect(toolbar.compactScrollEdgeAppearance == nil)
    toolbar.compactScrollEdgeAppearance = UIToolbarAppearance()
    #expect(tabs.tabBar.itemPositioning == .fill && toolbar.compactScrollEdgeAppearance != nil)
  }

  @Test("People hide and arrange tabs that allow it; the delegate is told, and it is kept by a name")
  func customizing() throws {
    final class Watcher: NSObject, UITabBarControllerDelegate {
      var log: [String] = []
      func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
        log.append("visible \(tabs.map(\.identifier))")
      }
      func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
        log.append("order \(group.displayOrderIdentifiers)")
      }
    }
    let key: String = "UIKit.tabs.TabGroupTests"
    UserDefaults.standard.removeObject(forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tab("a"), tab("b")])
    group.allowsReordering = true
    for child in group.children { child.allowsHiding = true }
    let tabs = UITabBarController(tabs: [tab("home"), group])
    tabs.mode = .tabSidebar
    tabs.customizationIdentifier = "TabGroupTests"
    let watcher = Watcher()
    tabs.delegate = watcher
    let host = try desktop(tabs)
    func choose(_ command: String) {
      let frame: CGRect = host.frame("A") ?? .zero
      host.click(at: CGPoint(x: frame.midX, y: frame.midY), button: .secondary)
      host.finishAnimations()
      #expect(host.activate(command))
      host.finishAnimations()
      host.update()
    }
    choose("Move Down")
    #expect(watcher.log == ["order [\"b\", \"a\"]"] && group.displayOrder.map(\.identifier) == ["b", "a"])
    choose("Hide")
    #expect(watcher.log.last == "visible [\"a\"]" && !host.labels.contains("A") && group.children[0].isHidden)
    #expect(UserDefaults.standard.data(forKey: key) != nil)
  }

  @Test("The tab for searching begins the search of its controller where it is told to")
  func searching() throws {
    let page = Page("find", EventRecorder())
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let search = UISearchTab { _ in UINavigationController(rootViewController: page) }
    #expect(!search.automaticallyActivatesSearch)
    search.automaticallyActivatesSearch = true
    let tabs = UITabBarController(tabs: [tab("home"), search])
    let host = try phone { Controllers(tabs) }
    #expect(host.activate("Search"))
    host.update()
    #expect(page.navigationItem.searchController?.isActive == true)
  }
}
