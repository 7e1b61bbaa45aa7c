import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What items of navigation bars keep and show.
@MainActor
@Suite("Items of navigation bars by their properties", .serialized)
struct NavigationItemValueTests {
  private func stack() throws -> (host: HeadlessHost, navigation: UINavigationController, root: Page) {
    let root = Page("root", EventRecorder())
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    return (try phone { Controllers(navigation) }, navigation, root)
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("Buttons are set at each side, one or several; what is set for one is the first of several (541)")
  func buttons() throws {
    let (host, _, root) = try stack()
    let item: UINavigationItem = root.navigationItem
    let (a, b) = (button("A"), button("B"))
    #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
    host.change { item.setLeftBarButton(a, animated: false) }
    #expect(
      item.leftBarButtonItems == [a] && item.leftBarButtonItem === a && Set(host.labels) == ["A", "Root", "root"])
    host.change { item.setLeftBarButtonItems([a, b], animated: true) }
    #expect(host.frame("A")!.maxX <= host.frame("B")!.minX && host.frame("B")!.maxX < 150)
    host.change { item.leftBarButtonItems = nil }
    host.change { item.setRightBarButtonItems([a, b], animated: false) }
    // From the edge on.
    #expect(host.frame("B")!.maxX <= host.frame("A")!.minX && host.frame("B")!.minX > 150)
    host.change { item.setRightBarButton(b, animated: true) }
    #expect(item.rightBarButtonItems == [b] && Set(host.labels) == ["B", "Root", "root"])
    host.change { item.setRightBarButton(nil, animated: false) }
    #expect(item.rightBarButtonItems == nil && Set(host.labels) == ["Root", "root"])
  }

  @Test("A title is large as its item says, where the bar prefers large ones")
  func largeTitles() throws {
    let (host, navigation, root) = try stack()
    func height() -> CGFloat { root.view.safeAreaInsets.top - 50 }
    let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never, .inline]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3] && root.navigationItem.largeTitleDisplayMode == .automatic)
    for mode in modes {
      host.change { root.navigationItem.largeTitleDisplayMode = mode }
      #expect(abs(height() - 44) < 0.5)
    }
    host.change { navigation.navigationBar.prefersLargeTitles = true }
    for (mode, isLarge) in zip(modes, [true, true, false, false]) {
      host.change { root.navigationItem.largeTitleDisplayMode = mode }
      #expect(abs(height() - (isLarge ? 44 + 52 : 44)) < 0.5, "\(mode)")
    }
  }

  @Test("The back button has the title, or \"Back\", or is hidden, as the items say (542)")
  func backButtons() throws {
    let (host, navigation, root) = try stack()
    let next = Page("next", EventRecorder())
    navigation.pushViewController(next, animated: false)
    host.update()
    let modes: [UINavigationItem.BackButtonDisplayMode] = [.default, .generic, .minimal]
    #expect(modes.map(\.rawValue) == [0, 1, 2] && root.navigationItem.backButtonDisplayMode == .default)
    #expect(Set(host.labels) == ["Root", "next"])
    host.change { root.navigationItem.backButtonDisplayMode = .generic }
    #expect(Set(host.labels) == ["Back", "next"])
    host.change { root.navigationItem.backButtonDisplayMode = .default }
    #expect(Set(host.labels) == ["Root", "next"])
    host.change { next.navigationItem.setHidesBackButton(true, animated: true) }
    #expect(Set(host.labels) == ["next"] && next.navigationItem.hidesBackButton)
    host.change { next.navigationItem.setHidesBackButton(false, animated: false) }
    #expect(Set(host.labels) == ["Root", "next"])
  }

  @Test("A subtitle is read with the title")
  func subtitle() throws {
    let (host, _, root) = try stack()
    #expect(root.navigationItem.subtitle == nil)
    host.change { root.navigationItem.subtitle = "Below" }
    #expect(host.displayLines.contains { $0.contains("\"Below\"") } && root.navigationItem.subtitle == "Below")
    host.change { root.navigationItem.subtitle = nil }
    #expect(!host.displayLines.contains { $0.contains("\"Below\"") })
  }

  @Test("The looks of an item are copies, and count before those of the bar (529)")
  func looks() throws {
    let (host, navigation, root) = try stack()
    let item: UINavigationItem = root.navigationItem
    #expect(item.standardAppearance == nil && item.compactAppearance == nil && item.compactScrollEdgeAppearance == nil)
    func title(_ color: String) -> Bool { host.displayLines.contains { $0.contains("\"Root\"") && $0.contains(color) } }
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    host.change { navigation.navigationBar.standardAppearance = look }
    #expect(title("#FF0000"))
    look.titleTextAttributes = [.foregroundColor: UIColor.blue]
    host.change {
      item.standardAppearance = look
      item.compactAppearance = look
      item.compactScrollEdgeAppearance = look
    }
    #expect(title("#0000FF"))
    host.change { look.titleTextAttributes = [:] }
    #expect(title("#0000FF"))
    for copy in [item.standardAppearance, item.compactAppearance, item.compactScrollEdgeAppearance] {
      #expect(copy !== look && copy?.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    }
    host.change { item.standardAppearance = nil }
    #expect(title("#FF0000"))
  }

  @Test("Whether a search goes away with the content is kept, and nothing is read from a coder")
  func kept() throws {
    let item = try #require(UINavigationItem(coder: NSCoder()))
    #expect(item.title == nil && item.hidesSearchBarWhenScrolling)
    item.hidesSearchBarWhenScrolling = false
    #expect(!item.hidesSearchBarWhenScrolling)
  }
}
