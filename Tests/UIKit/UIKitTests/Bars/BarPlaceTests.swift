import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Where bars show titles, tabs, badges and pictures.
@MainActor
@Suite("Places in bars", .serialized)
struct BarPlaceTests {
  /// Where a text is drawn.
  private func place(_ words: String, _ host: HeadlessHost) throws -> CGPoint {
    let line: String = try #require(
      host.displayLines.first { $0.contains("text \"\(words)\" at ") }, "\(host.displayLines)")
    let words: [Substring] = try #require(line.components(separatedBy: " at ").last).split(separator: " ")
    let parts: [Double] = words.prefix(2).compactMap { Double($0) }
    try #require(parts.count == 2)
    return CGPoint(x: parts[0], y: parts[1])
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test("A title is moved as the appearance says, and else as the bar says")
  func titles() throws {
    let stack = UINavigationController(rootViewController: page("Fruits"))
    let host = try phone { Controllers(stack) }
    let still: CGPoint = try place("Fruits", host)
    let bar: UINavigationBar = stack.navigationBar
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 0)
    host.change { bar.setTitleVerticalPositionAdjustment(6, for: .default) }
    bar.setTitleVerticalPositionAdjustment(9, for: .compact)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 6)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 9)
    #expect(try place("Fruits", host) == CGPoint(x: still.x, y: still.y + 6))
    let look = UINavigationBarAppearance()
    look.titlePositionAdjustment = UIOffset(horizontal: 10, vertical: -4)
    host.change { bar.standardAppearance = look }
    #expect(try place("Fruits", host) == CGPoint(x: still.x + 10, y: still.y - 4))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A button's title and picture are moved as the appearance of its state says")
  func buttons() throws {
    let root: UIViewController = page("Fruits")
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: root)
    let host = try phone { Controllers(stack) }
    let still: CGPoint = try place("Add", host)
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: -3, vertical: 2)
    look.buttonAppearance.normal.backgroundImage = UIImage(cgImage: try TestPicture.plain(4, 4, TestPicture.red))
    look.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
    look.buttonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 8)
    func change(_ vertical: CGFloat) -> [String] {
      look.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: vertical)
      host.change { stack.navigationBar.standardAppearance = look }
      return host.displayLines.filter { $0.contains("image") }
    }
    let first: [String] = change(5)
    #expect(first.count == 1 && change(1) != first && change(5) == first)
    #expect(try place("Add", host) == CGPoint(x: still.x - 3, y: still.y + 2))
    host.change { item.isEnabled = false }
    #expect(try place("Add", host) == CGPoint(x: still.x, y: still.y + 8))
    #expect(host.displayLines.contains { $0.contains("image") }, "a disabled button has the picture of others")
  }

  @Test("Tabs share the bar, or stand in the middle with a width and a distance")
  func tabs() throws {
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.viewControllers = ["One", "Two"].map { page($0) }
    let host = try phone { Controllers(tabs) }
    let wide: [CGRect] = ["One", "Two"].compactMap { host.frame($0) }
    #expect(wide.map(\.midX) == [75, 225])
    func middles() -> [CGFloat] { ["One", "Two"].compactMap { host.frame($0)?.midX } }
    host.change { tabs.tabBar.itemPositioning = .centered }
    #expect(middles() == [95, 205], "76 points wide, 34 apart")
    host.change {
      tabs.tabBar.itemWidth = 50
      tabs.tabBar.itemSpacing = 10
    }
    #expect(middles() == [120, 180] && tabs.tabBar.itemWidth == 50 && tabs.tabBar.itemSpacing == 10)
    let look = UITabBarAppearance()
    look.stackedItemPositioning = .centered
    look.stackedItemWidth = 60
    look.stackedItemSpacing = 20
    host.change { tabs.tabBar.standardAppearance = look }
    #expect(middles() == [110, 190])
    let copy = UITabBarAppearance(barAppearance: look)
    #expect(copy.stackedItemPositioning == .centered && copy.stackedItemWidth == 60 && copy.stackedItemSpacing == 20)
    look.stackedItemPositioning = .fill
    host.change { tabs.tabBar.standardAppearance = look }
    #expect(middles() == [75, 225] && tabs.tabBar.itemPositioning == .centered)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Titles of tabs, badges and the letters in them are moved and drawn as the appearance says")
  func badges() throws {
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.viewControllers = ["One", "Two"].map { page($0) }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "7"
    let host = try phone { Controllers(tabs) }
    let (title, badge): (CGPoint, CGPoint) = try (place("Two", host), place("7", host))
    let look = UITabBarAppearance()
    let state: UITabBarItemStateAppearance = look.stackedLayoutAppearance.normal
    state.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    state.badgePositionAdjustment = UIOffset(horizontal: -5, vertical: 3)
    state.badgeTextAttributes = [.foregroundColor: UIColor.yellow]
    host.change { tabs.tabBar.standardAppearance = look }
    #expect(try place("Two", host) == CGPoint(x: title.x + 1, y: title.y + 2))
    #expect(try place("7", host) == CGPoint(x: badge.x - 5, y: badge.y + 3))
    #expect(host.displayLines.contains { $0.contains("\"7\"") && $0.hasSuffix("#FFFF00") })
    let capsules: [String] = host.displayLines.filter { $0.contains("fill") }
    state.badgeTitlePositionAdjustment = UIOffset(horizontal: 2, vertical: -1)
    host.change { tabs.tabBar.standardAppearance = look }
    #expect(try place("7", host) == CGPoint(x: badge.x - 3, y: badge.y + 2))
    #expect(host.displayLines.filter { $0.contains("fill") } == capsules, "the letters move in the badge")
  }

  @Test("The picture of a bar lies in front of its colour, and fills the bar as its mode says")
  func pictures() throws {
    let stack = UINavigationController(rootViewController: page("Fruits"))
    let host = try phone { Controllers(stack) }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .blue
    look.backgroundImage = UIImage(cgImage: try TestPicture.plain(20, 20, TestPicture.red))
    func shown(_ mode: UIView.ContentMode) throws -> [String] {
      look.backgroundImageContentMode = mode
      host.change {
        stack.navigationBar.standardAppearance = look
        stack.navigationBar.scrollEdgeAppearance = look
      }
      return try [(2, 52), (150, 52), (298, 52), (150, 2), (2, 92)].map { try host.color(x: $0, y: $1) }
    }
    #expect(look.backgroundImageContentMode == .scaleToFill)
    let full: [String] = try shown(.scaleToFill)
    #expect(Set(full).count == 1)
    #expect(try shown(.scaleAspectFill) == full)
    let left: [String] = try shown(.left)
    let blue: String = left[2]
    #expect(left == [full[0], blue, blue, blue, blue] && blue != full[0], "in the middle of the left edge")
    #expect(try shown(.topRight) == [blue, blue, blue, blue, blue])
    #expect(try shown(.top) == [blue, blue, blue, full[0], blue])
    let copy = UINavigationBarAppearance(barAppearance: look)
    #expect(copy.backgroundImageContentMode == .top)
    look.configureWithTransparentBackground()
    #expect(look.backgroundImageContentMode == .scaleToFill && look.backgroundImage == nil)
  }

  @Test("A picture that is set on the bar stretches where it may, and is repeated where not")
  func olderPictures() throws {
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.viewControllers = ["One", "Two"].map { page($0) }
    let host = try phone { Controllers(tabs) }
    let picture = UIImage(cgImage: try TestPicture.plain(4, 4, TestPicture.red))
    host.change { tabs.tabBar.backgroundImage = picture }
    let repeated: [String] = host.displayLines
    let red: String = try host.color(x: 2, y: 440)
    host.change {
      tabs.tabBar.backgroundImage = picture.resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    }
    #expect(host.displayLines != repeated)
    #expect(try host.color(x: 2, y: 440) == red)
    host.change { tabs.tabBar.backgroundImage = UIImage() }
    #expect(try host.color(x: 2, y: 440) != red)
  }
}
