import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Where arrow keys send the focus, what guides make of it, and what the debugger says.
@MainActor
@Suite("Directions of UIKit's focus", .serialized)
struct FocusGuideTests {
  private final class Item: UIView {
    override var canBecomeFocused: Bool { true }
  }

  private final class Page: UIViewController {
    let items = [Item(), Item(), Item()]
    var preferred: [any UIFocusEnvironment] = []
    override func viewDidLoad() {
      // Two at the left, and one at the right below.
      let frames = [
        CGRect(x: 20, y: 20, width: 60, height: 40), CGRect(x: 20, y: 120, width: 60, height: 40),
        CGRect(x: 200, y: 220, width: 60, height: 40),
      ]
      for (item, frame) in zip(items, frames) {
        item.frame = frame
        item.accessibilityLabel = "\(Int(frame.minY))"
        view.addSubview(item)
      }
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      preferred.isEmpty ? super.preferredFocusEnvironments : preferred
    }
  }

  private func open(_ page: UIViewController, isRightToLeft: Bool = false) throws -> HeadlessHost {
    var settings = HostSettings(idiom: .desktop)
    settings.isRightToLeft = isRightToLeft
    return try window(width: 300, height: 300, settings: settings) { Controllers(page).ignoresSafeArea() }
  }

  private final class Failures: @unchecked Sendable {
    var headings: [UInt] = []
  }

  @Test("Where nothing lies in the direction of a key the focus stays, and the failure is posted (630)")
  func nothingThere() throws {
    let failures = Failures()
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
    ) { note in
      let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
      MainActor.assumeIsolated { if let context { failures.headings.append(context.focusHeading.rawValue) } }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let page = Page()
    let host = try open(page)
    _ = host.press(.tab)
    #expect(page.items[0].isFocused)
    _ = host.press(.up)
    #expect(page.items[0].isFocused && failures.headings == [UIFocusHeading.up.rawValue])
    _ = host.press(.left)
    #expect(failures.headings.last == UIFocusHeading.left.rawValue && page.items.filter(\.isFocused).count == 1)
    _ = host.press(.down)
    #expect(page.items[1].isFocused && failures.headings.count == 2)
  }

  @Test("A guide leads from an empty region to what it prefers (634)")
  func guides() throws {
    let page = Page()
    let host = try open(page)
    let guide = UIFocusGuide()
    host.change {
      page.view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 200),
        guide.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 20),
        guide.widthAnchor.constraint(equalToConstant: 60), guide.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    guide.preferredFocusEnvironments = [page.items[1]]
    _ = host.press(.tab)
    _ = host.press(.right)
    #expect(page.items[1].isFocused)
    _ = host.press(.up)
    #expect(page.items[0].isFocused)
    guide.isEnabled = false
    _ = host.press(.right)
    #expect(page.items[2].isFocused)
    guide.isEnabled = true
    guide.preferredFocusEnvironments = []
    _ = host.press(.up)
    #expect(!page.items[2].isFocused)
  }

  @Test("The first key goes to the item at the top left, at the top right where people read from right to left (632)")
  func first() throws {
    let page = UIViewController()
    page.loadViewIfNeeded()
    let items: [Item] = [20, 200].map { x in
      let item = Item(frame: CGRect(x: x, y: 20, width: 60, height: 40))
      page.view.addSubview(item)
      return item
    }
    let host = try open(page)
    _ = host.press(.tab)
    #expect(items[0].isFocused)
    let mirrored = UIViewController()
    mirrored.loadViewIfNeeded()
    for item in items { mirrored.view.addSubview(item) }
    let other = try open(mirrored, isRightToLeft: true)
    _ = other.press(.tab)
    #expect(items[1].isFocused && !items[0].isFocused)
  }

  @Test("A request goes down what environments prefer, from a window's controller on (631)")
  func down() throws {
    let page = Page()
    let host = try open(page)
    let group = UIView(frame: CGRect(x: 100, y: 20, width: 80, height: 200))
    let inner = Item(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    host.change {
      group.addSubview(inner)
      page.view.addSubview(group)
    }
    page.preferred = [group, page.items[1]]
    let system = try #require(UIFocusSystem.focusSystem(for: page))
    host.change {
      system.requestFocusUpdate(to: page)
      system.updateFocusIfNeeded()
    }
    #expect(inner.isFocused && page.items.allSatisfy { !$0.isFocused })
    host.change {
      group.isHidden = true
      system.requestFocusUpdate(to: page)
    }
    host.change {}
    #expect(page.items[1].isFocused)
  }

  @Test("The debugger says what has the focus, where it would go, and why an item cannot have it")
  func debugger() throws {
    let page = Page()
    let host = try open(page)
    #expect("\(UIFocusDebugger.status())".contains("Nothing"))
    _ = host.press(.tab)
    #expect("\(UIFocusDebugger.status())".contains("Item \"20\""))
    #expect("\(UIFocusDebugger.help())".contains("checkFocusability"))
    #expect("\(UIFocusDebugger.checkFocusability(for: page.items[1]))".contains("can have"))
    page.items[1].isHidden = true
    #expect("\(UIFocusDebugger.checkFocusability(for: page.items[1]))".contains("is hidden"))
    page.items[1].isHidden = false
    #expect("\(UIFocusDebugger.checkFocusability(for: UIView()))".contains("no window"))
    page.preferred = [page.items[2]]
    #expect("\(UIFocusDebugger.preferredFocusEnvironments(for: page))".contains("Item \"220\""))
    let way: String = "\(UIFocusDebugger.simulateFocusUpdateRequest(from: page))"
    #expect(way.hasSuffix("The focus would go to Item \"220\"."))
    page.items[0].focusGroupIdentifier = "side"
    #expect("\(UIFocusDebugger.checkFocusGroupTree(for: page))".contains("Item \"20\" in side"))
    #expect("\(UIFocusDebugger.checkFocusGroupTree(for: UIView()))".contains("no item"))
  }

  @Test("A scroll view holds items and says how much of its content is seen; no sound is asked for")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 400)
    let container: any UIFocusItemScrollableContainer = scroll
    container.contentOffset = CGPoint(x: 0, y: 30)
    #expect(container.visibleSize == CGSize(width: 100, height: 50) && container.contentSize.height == 400)
    #expect(scroll.contentOffset.y == 30)
    let context = UIFocusUpdateContext(from: nil, to: scroll, heading: [])
    #expect(scroll.soundIdentifierForFocusUpdate(in: context) == nil)
  }
}
