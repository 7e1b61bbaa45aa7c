import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What few items of bars have: badges, grounds, moved titles and effects.
@MainActor
@Suite("Parts of bar button items", .serialized)
struct BarButtonPartTests {
  private func shown(_ item: UIBarButtonItem) throws -> HeadlessHost {
    let page = Page("page", EventRecorder())
    page.navigationItem.rightBarButtonItem = item
    return try phone { Controllers(UINavigationController(rootViewController: page)) }
  }

  @Test("An item keeps its grounds by state, style and height of the bar, and draws the one that fits")
  func grounds() throws {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let image = try #require(UIImage(systemName: "star"))
    let other = try #require(UIImage(systemName: "heart"))
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackgroundImage(other, for: .normal, style: .plain, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) === other)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == nil)
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .compact)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backgroundVerticalPositionAdjustment(for: .compact) == 0)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .compact) == 4)
    let host = try shown(item)
    let lines: [String] = host.displayLines
    host.change { item.setBackgroundImage(nil, for: .normal, style: .plain, barMetrics: .default) }
    #expect(host.displayLines != lines)
    let moved: [String] = host.displayLines
    host.change { item.setBackgroundVerticalPositionAdjustment(0, for: .default) }
    #expect(host.displayLines != moved)
  }

  @Test("A title is moved, that of the back button as the item or the appearance of all items says")
  func titles() throws {
    defer { AppearanceProxies.removeAll() }
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
    let host = try shown(item)
    let lines: [String] = host.displayLines
    host.change { item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 5), for: .default) }
    #expect(item.titlePositionAdjustment(for: .default).vertical == 5 && host.displayLines != lines)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -300, vertical: 0), for: .default)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -300)
    let root = Page("root", EventRecorder())
    root.title = "Fruits"
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(Page("next", EventRecorder()), animated: false)
    let second = try phone { Controllers(navigation) }
    let back: [String] = second.displayLines
    second.change { root.navigationItem.backBarButtonItem = item }
    #expect(second.displayLines != back && second.labels.contains("Go"))
    // The arrow stays, and what is said of it.
    #expect(second.element("Go")?.traits.contains(.isButton) == true)
  }

  @Test("A badge is drawn at the corner, and its text is the item's value")
  func badges() throws {
    let item = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
    #expect(item.badge == nil)
    let host = try shown(item)
    let lines: [String] = host.displayLines
    host.change { item.badge = .count(3) }
    #expect(item.badge?.stringValue == "3" && host.element("Inbox")?.properties.value == "3")
    #expect(host.displayLines != lines)
    var badge = UIBarButtonItem.Badge.string("new")
    badge.backgroundColor = .blue
    badge.foregroundColor = .yellow
    badge.font = .systemFont(ofSize: 9)
    host.change { item.badge = badge }
    #expect(host.element("Inbox")?.properties.value == "new" && item.badge == badge)
    host.change { item.badge = .indicator() }
    #expect(item.badge?.stringValue == nil && host.element("Inbox")?.properties.value == nil)
    host.change { item.badge = nil }
    #expect(host.displayLines == lines)
  }

  @Test("An item's symbol moves as its effects say, and becomes another one")
  func effects() throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "Bell"
    #expect(!item.isSymbolAnimationEnabled)
    item.isSymbolAnimationEnabled = true
    #expect(item.isSymbolAnimationEnabled)
    let host = try shown(item)
    let still: [String] = host.displayLines
    host.change { item.addSymbolEffect(.pulse) }
    host.advance(by: .seconds(0.4))
    #expect(host.displayLines != still)
    host.change { item.removeSymbolEffect(ofType: .pulse) }
    host.finishAnimations()
    #expect(host.displayLines == still)
    host.change { item.addSymbolEffect(.bounce, animated: false) }
    host.change { item.removeAllSymbolEffects() }
    host.finishAnimations()
    #expect(host.displayLines == still)
    let heart = try #require(UIImage(systemName: "heart"))
    host.change { item.setSymbolImage(heart, contentTransition: .replace) }
    host.finishAnimations()
    #expect(item.image === heart && host.displayLines != still)
  }

  @Test("Settings that bars do not show are kept")
  func kept() {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    #expect(item.sharesBackground && !item.hidesSharedBackground && item.preferredMenuElementOrder == .automatic)
    item.sharesBackground = false
    item.hidesSharedBackground = true
    item.preferredMenuElementOrder = .fixed
    #expect(!item.sharesBackground && item.hidesSharedBackground && item.preferredMenuElementOrder == .fixed)
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(item.landscapeImagePhoneInsets.left == 2 && UIBarButtonItem.fixedSpace().width == 8)
  }
}
