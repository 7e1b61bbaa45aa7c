import CoreGraphics
import Testing
import UIKit

/// The ways in which tabs are offered: UIKit's numbers, and the settings that keep them.
@MainActor
@Suite("Ways of tabs", .serialized)
struct TabModeTests {
  @Test("Modes, minimizing and layouts have UIKit's numbers, and a controller keeps each of them")
  func controllers() {
    let controller = UITabBarController()
    let modes: [UITabBarController.Mode] = [.automatic, .tabBar, .tabSidebar]
    #expect(modes.map(\.rawValue) == [0, 1, 2] && controller.mode == .automatic)
    for mode in modes {
      controller.mode = mode
      #expect(controller.mode == mode)
    }
    let minimizing: [UITabBarController.MinimizeBehavior] = [.automatic, .never, .onScrollDown, .onScrollUp]
    #expect(minimizing.map(\.rawValue) == [0, 1, 2, 3] && controller.tabBarMinimizeBehavior == .automatic)
    for behavior in minimizing {
      controller.tabBarMinimizeBehavior = behavior
      #expect(controller.tabBarMinimizeBehavior == behavior)
    }
    let layouts: [UITabBarController.Sidebar.Layout] = [.automatic, .overlap, .tile]
    #expect(layouts.map(\.rawValue) == [0, 1, 2] && controller.sidebar.preferredLayout == .automatic)
    for layout in layouts {
      controller.sidebar.preferredLayout = layout
      #expect(controller.sidebar.preferredLayout == layout)
    }
  }

  @Test("Items, groups and accessories have UIKit's numbers, and keep them")
  func parts() {
    let bar = UITabBar()
    let positions: [UITabBar.ItemPositioning] = [.automatic, .fill, .centered]
    #expect(positions.map(\.rawValue) == [0, 1, 2] && bar.itemPositioning == .automatic)
    for position in positions {
      bar.itemPositioning = position
      #expect(bar.itemPositioning == position)
    }
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: []) { _ in UIViewController() }
    let appearances: [UITabGroup.SidebarAppearance] = [.automatic, .inline, .rootSection]
    #expect(appearances.map(\.rawValue) == [0, 1, 2] && group.sidebarAppearance == .automatic)
    for appearance in appearances {
      group.sidebarAppearance = appearance
      #expect(group.sidebarAppearance == appearance)
    }
    let environments: [UITabAccessory.Environment] = [.none, .regular, .inline]
    #expect(environments.map(\.rawValue) == [0, 1, 2])
    let content = UIView()
    #expect(content.traitCollection.tabAccessoryEnvironment == .none)
    let accessory = UITabAccessory(contentView: content)
    #expect(accessory.contentView.traitCollection.tabAccessoryEnvironment == .regular)
    for environment in environments {
      content.traitOverrides[UITraitTabAccessoryEnvironment.self] = environment
      #expect(content.traitCollection.tabAccessoryEnvironment == environment)
    }
  }
}
