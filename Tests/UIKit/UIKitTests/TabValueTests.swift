import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What tabs, their items and their bars keep and show.
@MainActor
@Suite("Values of tabs", .serialized)
struct TabValueTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)

  private func shown(_ bar: UITabBar) throws -> HeadlessHost {
    try window(width: 300, height: 100) { Hosting(view: bar).frame(width: 300, height: 49) }
  }

  private func bar() -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.setItems(
      [UITabBarItem(title: "A", image: nil, tag: 1), UITabBarItem(title: "B", image: nil, tag: 2)], animated: false)
    bar.selectedItem = bar.items?.first
    return bar
  }

  @Test("A tab keeps what it is made with, and its item follows it on the screen")
  func tabs() throws {
    let image = try #require(UIImage(systemName: "star"))
    let tab = UITab(title: "One", image: image, identifier: "one") { _ in Page("one", EventRecorder()) }
    let hidden = UITab(title: "Hidden", image: nil, identifier: "hidden")
    let second = UITab(title: "Two", image: nil, identifier: "two") { _ in Page("two", EventRecorder()) }
    hidden.isHidden = true
    #expect(tab.title == "One" && tab.identifier == "one" && tab.image === image && tab.isEnabled && !tab.isHidden)
    #expect(tab.subtitle == nil && tab.userInfo == nil && tab.badgeValue == nil && tab.tabBarController == nil)
    tab.subtitle = "First"
    tab.userInfo = 7
    #expect(tab.subtitle == "First" && tab.userInfo as? Int == 7)
    let tabs = UITabBarController(tabs: [tab, hidden, second])
    #expect(tabs.tabs.map(\.identifier) == ["one", "hidden", "two"] && tab.tabBarController === tabs)
    #expect(tabs.tab(forIdentifier: "two") === second && tabs.tab(forIdentifier: "none") == nil)
    let host = try phone { Controllers(tabs) }
    #expect(Set(host.labels) == ["one", "One", "Two"] && tabs.selectedTab === tab)
    host.change { hidden.isHidden = false }
    #expect(Set(host.labels) == ["one", "One", "Hidden", "Two"] && hidden.tabBarController === tabs)
    host.change { hidden.isHidden = true }
    #expect(Set(host.labels) == ["one", "One", "Two"])
    host.change { tab.badgeValue = "5" }
    #expect(host.element("One")?.properties.value == "5")
    host.change { tab.title = "First" }
    #expect(host.labels.contains("First") && !host.labels.contains("One"))
    host.change { second.isEnabled = false }
    #expect(host.element("Two")?.traits.contains(.isDisabled) == true)
    let withImage: [String] = host.displayLines
    host.change { tab.image = nil }
    #expect(host.displayLines != withImage)
    host.change { tabs.selectedTab = second }
    #expect(tabs.selectedTab === second && host.labels.contains("two"))
    host.change { tabs.tabs = [tab] }
    #expect(!host.labels.contains("Two") && tabs.selectedTab === tab)
  }

  @Test("A controller of tabs shows those it is given, and its bar unless that is hidden")
  func controllers() throws {
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    #expect(tabs.viewControllers == nil && !tabs.isViewLoaded && tabs.selectedTab == nil)
    #expect(try #require(UITabBarController(coder: coder)).tabs.isEmpty)
    let pages: [Page] = ["a", "b"].map { Page($0, EventRecorder()) }
    for page in pages { page.title = "Tab \(page.name)" }
    tabs.loadView()
    #expect(tabs.isViewLoaded)
    tabs.setViewControllers(pages, animated: false)
    let items: [UITabBarItem] = try #require(tabs.tabBar.items)
    #expect(items.count == 2 && items[1] === pages[1].tabBarItem && tabs.tabBar.selectedItem === items[0])
    // The items of its bar are those of its controllers.
    tabs.tabBar.setItems([], animated: false)
    #expect(tabs.tabBar.items?.count == 2)
    let host = try phone { Controllers(tabs) }
    #expect(Set(host.labels) == ["a", "Tab a", "Tab b"] && !tabs.isTabBarHidden)
    host.change { tabs.isTabBarHidden = true }
    #expect(host.labels == ["a"] && tabs.isTabBarHidden)
    host.change { tabs.isTabBarHidden = false }
    #expect(host.labels.contains("Tab b"))
  }

  @Test("A bar has the height of bars of tabs, and keeps its measures; without the chosen item nothing is chosen")
  func bars() throws {
    let bar = bar()
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 49))
    #expect(bar.sizeThatFits(CGSize(width: 70, height: 9)) == CGSize(width: 70, height: 49))
    #expect(try #require(UITabBar(coder: coder)).items == nil)
    #expect(bar.itemSpacing == 0 && bar.itemWidth == 0 && bar.selectionIndicatorImage == nil)
    let image = try #require(UIImage(systemName: "star"))
    (bar.itemSpacing, bar.itemWidth, bar.selectionIndicatorImage) = (4, 60, image)
    #expect(bar.itemSpacing == 4 && bar.itemWidth == 60 && bar.selectionIndicatorImage === image)
    let second: UITabBarItem = try #require(bar.items?.last)
    let host = try shown(bar)
    #expect(Set(host.labels) == ["A", "B"])
    host.change { bar.setItems([second], animated: true) }
    #expect(host.labels == ["B"] && bar.selectedItem == nil)
    host.change { bar.setItems(nil, animated: false) }
    #expect(bar.items == nil)
  }

  @Test("A bar draws its colours, its images and its appearance")
  func looks() throws {
    let bar = bar()
    let host = try shown(bar)
    #expect(bar.isTranslucent && bar.barStyle == .default && bar.barTintColor == nil && bar.scrollEdgeAppearance == nil)
    #expect(bar.backgroundImage == nil && bar.shadowImage == nil && bar.unselectedItemTintColor == nil)
    let image = UIImage(cgImage: try TestPicture.plain(2, 2, TestPicture.green))
    let plain: [String] = host.displayLines
    func changes(_ name: String, _ set: () -> Void, back: () -> Void) {
      host.change(set)
      #expect(host.displayLines != plain, "\(name)")
      host.change(back)
      #expect(host.displayLines == plain, "\(name) back")
    }
    changes("tint of the bar", { bar.barTintColor = .red }, back: { bar.barTintColor = nil })
    changes("background", { bar.backgroundColor = .red }, back: { bar.backgroundColor = nil })
    changes("solid", { bar.isTranslucent = false }, back: { bar.isTranslucent = true })
    changes("image", { bar.backgroundImage = image }, back: { bar.backgroundImage = nil })
    changes("shadow", { bar.shadowImage = UIImage() }, back: { bar.shadowImage = nil })
    changes("others", { bar.unselectedItemTintColor = .green }, back: { bar.unselectedItemTintColor = nil })
    changes("tint", { bar.tintColor = .green }, back: { bar.tintColor = nil })
    host.change { bar.tintColorDidChange() }
    #expect(host.displayLines == plain)
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .red
    host.change { bar.standardAppearance = appearance }
    #expect(host.displayLines != plain && bar.standardAppearance.backgroundColor == .red)
    bar.scrollEdgeAppearance = appearance
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .red && bar.scrollEdgeAppearance !== appearance)
    bar.barStyle = .black
    #expect(bar.barStyle == .black)
  }

  @Test("Each of the system's items has its number, a title of its own and a symbol")
  func systemItems() {
    let items: [(UITabBarItem.SystemItem, Int, String)] = [
      (.more, 0, "More"), (.favorites, 1, "Favorites"), (.featured, 2, "Featured"), (.topRated, 3, "Top Rated"),
      (.recents, 4, "Recents"), (.contacts, 5, "Contacts"), (.history, 6, "History"), (.bookmarks, 7, "Bookmarks"),
      (.search, 8, "Search"), (.downloads, 9, "Downloads"), (.mostRecent, 10, "Most Recent"),
      (.mostViewed, 11, "Most Viewed"),
    ]
    for (system, number, title) in items {
      let item = UITabBarItem(tabBarSystemItem: system, tag: number)
      #expect(system.rawValue == number && item.title == title && item.image != nil && item.tag == number)
    }
  }

  @Test("An item shows its other image while it is chosen, and its badge in the colour it is given")
  func items() throws {
    let empty = UITabBarItem()
    #expect(empty.title == nil && empty.image == nil && empty.selectedImage == nil && empty.badgeColor == nil)
    #expect(try #require(UITabBarItem(coder: coder)).badgeValue == nil)
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    let item = UITabBarItem(title: "A", image: star, selectedImage: heart)
    #expect(item.title == "A" && item.image === star && item.selectedImage === heart)
    let bar = UITabBar(frame: .zero)
    bar.items = [item, UITabBarItem(title: "B", image: star, tag: 2)]
    bar.selectedItem = item
    let host = try shown(bar)
    let chosen: [String] = host.displayLines
    host.change { item.selectedImage = nil }
    #expect(host.displayLines != chosen)
    host.change { item.badgeValue = "1" }
    let badge: [String] = host.displayLines
    host.change { item.badgeColor = .green }
    #expect(host.displayLines != badge && item.badgeColor == .green)
  }
}
