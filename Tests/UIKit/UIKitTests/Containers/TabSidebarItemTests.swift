import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Rows of sidebars with tabs.
@MainActor
@Suite("Rows of sidebars", .serialized)
struct TabSidebarItemTests {
  private final class Rows: NSObject, UITabBarController.Sidebar.Delegate {
    var log: [String] = []
    var count: Int = 1
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      log.append("item \(request.tab?.identifier ?? "-") \(request.action == nil)")
      let item = UITabSidebarItem(request: request)
      guard item.tab?.identifier == "a" else { return item }
      fill(item)
      return item
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
    ) {
      log.append("update \(item.tab?.identifier ?? "-") \(item.configurationState.isSelected) \(item.action == nil)")
      if item.tab?.identifier == "a" { fill(item) }
    }
    private func fill(_ item: UITabSidebarItem) {
      var content = item.defaultContentConfiguration()
      content.secondaryText = "\(count) new"
      item.contentConfiguration = content
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Quiet: NSObject, UITabBarController.Sidebar.Delegate {}

  private func tab(_ name: String) -> UITab {
    UITab(title: name.uppercased(), image: nil, identifier: name) { _ in Page(name, EventRecorder()) }
  }

  @Test("The delegate gives the row of a tab another content, is asked once, and told when the tab is chosen")
  func rows() throws {
    let (tabs, rows) = (UITabBarController(tabs: [tab("home"), tab("a")]), Rows())
    tabs.mode = .tabSidebar
    tabs.sidebar.delegate = rows
    let host = try window(width: 800, height: 600, settings: HostSettings(idiom: .desktop)) {
      Controllers(tabs).ignoresSafeArea()
    }
    #expect(Set(rows.take()) == ["item home true", "item a true"])
    let row = try #require(host.elements.first { $0.label.hasPrefix("A") })
    #expect(row.label.contains("1 new"), "\(host.labels)")
    #expect(host.labels.contains("HOME"))
    rows.count = 2
    host.change { tabs.sidebar.reconfigureItem(for: tabs.tabs[1]) }
    #expect(rows.take() == ["update a false true"] && host.labels.contains { $0.contains("2 new") })
    rows.count = 3
    host.change { tabs.selectedTab = tabs.tabs[1] }
    #expect(rows.take().contains("update a true true"))
    #expect(host.labels.contains { $0.contains("3 new") }, "\(host.labels)")
    #expect(host.elements.first { $0.label.contains("3 new") }?.traits.contains(.isSelected) == true)
    host.change { tabs.sidebar.delegate = nil }
    #expect(host.labels.contains("A") && !host.labels.contains { $0.contains("new") })
  }

  @Test("A delegate without answers leaves the titles of tabs")
  func defaults() throws {
    let (tabs, quiet) = (UITabBarController(tabs: [tab("home"), tab("a")]), Quiet())
    tabs.mode = .tabSidebar
    tabs.sidebar.delegate = quiet
    let host = try window(width: 800, height: 600, settings: HostSettings(idiom: .desktop)) {
      Controllers(tabs).ignoresSafeArea()
    }
    #expect(host.labels.contains("A") && host.labels.contains("HOME"))
    host.change { tabs.sidebar.reconfigureItem(for: tabs.tabs[0]) }
    #expect(host.labels.contains("HOME"))
  }
}
