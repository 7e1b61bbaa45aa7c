import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Controllers that show others by tabs, and bars with tabs.
@MainActor
@Suite("Tab bar controllers", .serialized)
struct TabBarControllerTests {
  private func pages(_ log: EventRecorder, _ count: Int) -> [Page] {
    (0..<count).map { number in
      let page = Page("page \(number)", log)
      page.title = "Tab \(number)"
      return page
    }
  }

  @Test("Each tab shows its controller, which is made when it is first chosen and told of its life (547, 549)")
  func choosing() throws {
    let log = EventRecorder()
    let pages = pages(log, 2)
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    #expect(tabs.selectedIndex == 0 && pages[1].tabBarController === tabs)
    let host = try phone { Controllers(tabs) }
    #expect(log.take() == ["page 0 load", "page 0 will appear", "page 0 is appearing", "page 0 did appear"])
    #expect(Set(host.labels) == ["page 0", "Tab 0", "Tab 1"] && !pages[1].isViewLoaded)
    let first = try #require(host.element("Tab 0"))
    #expect(first.traits.contains(.isSelected) && first.role == .tab)
    // The view lies under the bar.
    #expect(host.frame("page 0")?.size == host.graph.size && abs(pages[0].view.safeAreaInsets.bottom - (49 + 20)) < 0.5)
    #expect(host.activate("Tab 1"))
    host.update()
    #expect(Set(host.labels) == ["page 1", "Tab 0", "Tab 1"] && tabs.selectedIndex == 1)
    let told: [String] = log.take()
    #expect(told.prefix(3) == ["page 0 will disappear", "page 0 did disappear", "page 1 load"])
    #expect(told.last == "page 1 did appear")
    host.change { tabs.selectedIndex = 0 }
    #expect(host.labels.contains("page 0"))
  }

  @Test("Tabs have badges, may be switched off, and follow their items; a delegate decides which are chosen")
  func items() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var chosen: [String] = []
      func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
        (page as! Page).name != "page 2"
      }
      func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
        chosen.append((page as! Page).name)
      }
    }
    let pages = pages(EventRecorder(), 3)
    let tabs = UITabBarController()
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.viewControllers = pages
    let host = try phone { Controllers(tabs) }
    host.change {
      pages[1].tabBarItem.badgeValue = "3"
      pages[1].tabBarItem.title = "Mail"
    }
    #expect(host.element("Mail")?.properties.value == "3")
    #expect(host.activate("Tab 2") && host.activate("Mail"))
    host.update()
    #expect(delegate.chosen == ["page 1"] && tabs.selectedViewController === pages[1])
    host.change { pages[0].tabBarItem.isEnabled = false }
    #expect(host.element("Tab 0")?.traits.contains(.isDisabled) == true)
    host.change { tabs.setTabBarHidden(true, animated: false) }
    #expect(Set(host.labels) == ["page 1"])
  }

  @Test("The chosen tab, once more, goes back to the root of its stack; a pushed controller may hide the bar (547)")
  func stacks() throws {
    let log = EventRecorder()
    let (root, next) = (Page("root", log), Page("next", log))
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Page("other", log)]
    let host = try phone { Controllers(tabs) }
    #expect(host.labels.contains("Root") && host.labels.contains("root"))
    navigation.pushViewController(next, animated: false)
    host.update()
    #expect(host.labels.contains("next"))
    let tab = try #require(host.elements.first { $0.role == .tab })
    #expect(host.send(.accessibilityAction(element: tab.id, action: .activate)))
    host.update()
    host.finishAnimations()
    #expect(navigation.viewControllers == [root])
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: false)
    host.update()
    #expect(host.elements.allSatisfy { $0.role != .tab } && abs(next.view.safeAreaInsets.bottom - (20)) < 0.5)
  }

  @Test("A tab makes its controller; a bar of the program's own tells which item was chosen")
  func barsAndTabs() throws {
    final class Delegate: NSObject, UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let log = EventRecorder()
    let tab = UITab(title: "One", image: nil, identifier: "one") { _ in Page("one", log) }
    let tabs = UITabBarController(tabs: [tab, UISearchTab { _ in Page("two", log) }])
    let host = try phone { Controllers(tabs) }
    #expect(host.labels.contains("one") && host.labels.contains("One") && tab.viewController?.tab === tab)
    let holder = Page("holder", log)
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 1), UITabBarItem(tabBarSystemItem: .favorites, tag: 2)]
    let delegate = Delegate()
    bar.delegate = delegate
    holder.view.isAccessibilityElement = false
    holder.view.addSubview(bar)
    let other = try phone { Controllers(holder) }
    #expect(Set(other.labels) == ["A", "Favorites"] && other.activate("Favorites"))
    other.update()
    #expect(delegate.tags == [2] && bar.selectedItem?.tag == 2)
  }
}
