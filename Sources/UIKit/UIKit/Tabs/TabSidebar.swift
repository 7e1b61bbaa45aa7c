import Foundation
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// Puts the tabs of a controller into a sidebar.
struct TabSidebarModifier: ViewModifier {
  /// The controller; nil for tabs in a bar.
  let owner: UITabBarController?

  nonisolated init(owner: UITabBarController?) { self.owner = owner }

  func body(content: Content) -> some View {
    if let owner {
      let _ = owner.changes.read()
      let sidebar: UITabBarController.Sidebar = owner.sidebar
      content
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization(
          Binding {
            owner.customization
          } set: {
            owner.take($0)
          }
        )
        .tabViewSidebarHeader { ConfiguredContent(configuration: sidebar.headerContentConfiguration) }
        .tabViewSidebarFooter { ConfiguredContent(configuration: sidebar.footerContentConfiguration) }
        .tabViewSidebarBottomBar { if let view = sidebar.bottomBarView { HostedBarView(view: view) } }
    } else {
      content
    }
  }
}

/// The view of a configuration, as large as it wants to be.
private struct ConfiguredContent: View {
  let configuration: (any UIContentConfiguration)?

  var body: some View {
    if let configuration { HostedBarView(view: configuration.makeContentView()) }
  }
}

/// Puts the accessory of a controller above its tabs.
struct TabAccessoryModifier: ViewModifier {
  let accessory: UITabAccessory?

  nonisolated init(accessory: UITabAccessory?) { self.accessory = accessory }

  func body(content: Content) -> some View {
    content.tabViewBottomAccessory(isEnabled: accessory != nil) {
      if let accessory { HostedBarView(view: accessory.contentView) }
    }
  }
}

extension UITabBarController {
  private var customizationKey: String? { customizationIdentifier.map { "UIKit.tabs.\($0)" } }

  /// What the person changed about the tabs.
  var customization: TabViewCustomization {
    _ = changes.read()
    if let known = tabParts.customization { return known }
    let data: Data? = customizationKey.flatMap { UserDefaults.standard.data(forKey: $0) }
    let read: TabViewCustomization? = data.flatMap { try? JSONDecoder().decode(TabViewCustomization.self, from: $0) }
    let customization: TabViewCustomization = read ?? TabViewCustomization()
    tabParts.customization = customization
    return customization
  }

  /// The person changed something.
  func take(_ new: TabViewCustomization) {
    let old: TabViewCustomization = customization
    tabParts.customization = new
    if let key = customizationKey { UserDefaults.standard.set(try? JSONEncoder().encode(new), forKey: key) }
    let all: [UITab] = tabs.flatMap(\.everyTab)
    let turned: [UITab] = all.filter { $0.isVisible(in: new) != $0.isVisible(in: old) }
    for tab in turned { tab.isHiddenByPerson = !tab.isVisible(in: new) }
    var arranged: [UITabGroup] = []
    if let order = new.order {
      for case let group as UITabGroup in all where group.allowsReordering {
        let names: [String] = order.filter { name in group.children.contains { $0.identifier == name } }
        guard names != group.displayOrderIdentifiers else { continue }
        group.displayOrderIdentifiers = names
        arranged.append(group)
      }
    }
    changes.change()
    if !turned.isEmpty { delegate?.tabBarController(self, visibilityDidChangeFor: turned) }
    for group in arranged { delegate?.tabBarController(self, displayOrderDidChangeFor: group) }
  }

  /// Begins the search of a controller that a tab for searching shows.
  func beginSearch(in controller: UIViewController) {
    let page: UIViewController? = (controller as? UINavigationController)?.topViewController ?? controller
    page?.navigationItem.searchController?.isActive = true
  }
}

extension UITab {
  fileprivate var everyTab: [UITab] { [self] + ((self as? UITabGroup)?.children.flatMap(\.everyTab) ?? []) }

  fileprivate func isVisible(in customization: TabViewCustomization) -> Bool {
    guard allowsHiding else { return true }
    switch customization[sidebarVisibility: identifier] {
    case .automatic: return !isHiddenByDefault
    case .visible: return true
    case .hidden: return false
    }
  }
}

extension UITabGroup {
  /// Shows a tab in the group's navigation controller: the controllers of the groups on the way to it below its own.
  func show(_ leaf: UITab, for owner: UITabBarController) {
    guard let navigation = managingNavigationController else { return }
    var path: [UITab] = [leaf]
    while let first = path.first, first !== self, let group = first.parent { path.insert(group, at: 0) }
    let proposed: [UIViewController] = path.compactMap { $0 === leaf ? $0.container() : $0.viewController }
    let shown: [UIViewController] =
      owner.delegate?.tabBarController(owner, displayedViewControllersFor: leaf, proposedViewControllers: proposed)
      ?? proposed
    if !shown.elementsEqual(navigation.viewControllers, by: ===) {
      navigation.setViewControllers(shown, animated: false)
    }
  }
}
