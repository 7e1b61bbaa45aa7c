import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What assistive technologies ask responders by methods and closures, and tell them of their cursor.
@MainActor
@Suite("What assistive technologies ask of responders", .serialized)
struct AccessibilityAskingTests {
  /// A view that notes what it is asked.
  final class Asked: UIView {
    var log: [String] = []
    var takes = false
    override func accessibilityPerformMagicTap() -> Bool { note("tap") }
    override func accessibilityPerformEscape() -> Bool { note("escape") }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      note("scroll \(direction)")
    }
    override func accessibilityElementDidBecomeFocused() { log.append("came") }
    override func accessibilityElementDidLoseFocus() { log.append("left") }
    private func note(_ word: String) -> Bool {
      log.append(word)
      return takes
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func element(_ label: String, in frame: CGRect) -> Asked {
    let view = Asked(frame: frame)
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  private func perform(
    _ host: HeadlessHost, _ label: String, _ action: AccessibilityActionCode, _ input: AccessibilityActionInput = .none
  ) throws -> Bool {
    let id: UInt64 = try #require(host.element(label)).id
    return host.graph.send(.accessibilityAction(element: id, action: action, input: input))
  }

  @Test(
    "Closures answer in place of values that were set, and are asked again when the layout is said to have changed (638)"
  )
  func closures() throws {
    let view = UIView()
    var level: Int = 3
    var log: [String] = []
    view.accessibilityLabel = "Set"
    view.isAccessibilityElementBlock = { true }
    view.accessibilityLabelBlock = { "Level" }
    view.accessibilityValueBlock = { "\(level)" }
    view.accessibilityHintBlock = { "Swipe" }
    view.accessibilityIdentifierBlock = { "meter" }
    view.accessibilityTraitsBlock = { [.adjustable] }
    view.accessibilityUserInputLabelsBlock = { ["Meter"] }
    view.accessibilityIncrementBlock = { level += 1 }
    view.accessibilityDecrementBlock = { level -= 1 }
    view.accessibilityMagicTapBlock = {
      log.append("tap")
      return true
    }
    view.accessibilityCustomActionsBlock = {
      [
        UIAccessibilityCustomAction(name: "Reset") { _ in
          level = 0
          return true
        }
      ]
    }
    let host = try window(width: 100, height: 100) { Hosting(view: view) }
    let node = try #require(host.element("Level"))
    #expect(node.properties.value == "3" && node.properties.hint == "Swipe" && node.properties.identifier == "meter")
    #expect(node.properties.inputLabels == ["Meter"])
    #expect(node.properties.traits.contains(.isAdjustable), "\(node.properties.traits)")
    #expect(view.accessibilityLabel == "Level" && view.accessibilityIncrementBlock != nil)
    #expect(try perform(host, "Level", .increment) && level == 4)
    host.change {}
    #expect(host.element("Level")?.properties.value == "4")
    #expect(try perform(host, "Level", .decrement) && perform(host, "Level", .named("Reset")) && level == 0)
    #expect(try perform(host, "Level", .magicTap) && log == ["tap"])
    level = 9
    host.change { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    #expect(host.element("Level")?.properties.value == "9")
    host.change { view.accessibilityLabelBlock = nil }
    #expect(host.element("Set") != nil)
  }

  @Test("Every property of the protocol has a closure")
  func kinds() {
    let view = UIView()
    view.accessibilityElementsHiddenBlock = { true }
    view.accessibilityViewIsModalBlock = { true }
    view.accessibilityShouldGroupAccessibilityChildrenBlock = { true }
    view.accessibilityRespondsToUserInteractionBlock = { true }
    view.accessibilityElementsBlock = { [1, 2] }
    view.accessibilityContainerTypeBlock = { .list }
    view.accessibilityCustomRotorsBlock = { [] }
    view.accessibilityActivateBlock = { true }
    view.accessibilityPerformEscapeBlock = { true }
    #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal && view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityRespondsToUserInteraction && view.accessibilityElementCount() == 2)
    #expect(view.automationElements?.count == 2 && view.accessibilityContainerType == .list)
    #expect(view.accessibilityCustomRotors?.isEmpty == true)
    #expect(view.accessibilityActivate() && view.accessibilityPerformEscape() && !view.accessibilityPerformMagicTap())
    view.automationElementsBlock = { [] }
    #expect(view.automationElements?.isEmpty == true)
  }

  @Test("A magic tap, leaving and scrolling ask the element under the cursor, and then the responders after it")
  func chain() throws {
    final class Page: UIViewController {
      var log: [String] = []
      override func accessibilityPerformMagicTap() -> Bool {
        log.append("tap")
        return true
      }
    }
    let page = Page()
    let inner: Asked = element("Inner", in: CGRect(x: 10, y: 10, width: 50, height: 20))
    let outer = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    page.loadViewIfNeeded()
    page.view.addSubview(outer)
    let host = try window(width: 200, height: 200) { Controllers(page) }
    #expect(try perform(host, "Inner", .magicTap))
    #expect(inner.take() == ["tap"] && outer.take() == ["tap"] && page.log == ["tap"])
    inner.takes = true
    #expect(
      try perform(host, "Inner", .magicTap) && inner.take() == ["tap"] && outer.take().isEmpty && page.log == ["tap"])
    inner.takes = false
    outer.takes = true
    #expect(try perform(host, "Inner", .escape) && inner.take() == ["escape"] && outer.take() == ["escape"])
    #expect(try perform(host, "Inner", .scroll, .edge(.bottom)))
    #expect(inner.take() == ["scroll down"] && outer.take() == ["scroll down"])
    outer.takes = false
    #expect(try !perform(host, "Inner", .escape))
  }

  @Test("A scroll view scrolls where nothing inside of it takes the scrolling, and a view around goes on at its end")
  func scrolling() throws {
    let inner: Asked = element("Inner", in: CGRect(x: 0, y: 0, width: 50, height: 20))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 250)
    scroll.addSubview(inner)
    let outer = Asked(frame: .zero)
    outer.addSubview(scroll)
    let host = try window(width: 100, height: 100) { Hosting(view: outer) }
    inner.takes = true
    #expect(try perform(host, "Inner", .scroll, .edge(.bottom)) && scroll.contentOffset.y == 0)
    inner.takes = false
    #expect(try perform(host, "Inner", .scroll, .edge(.bottom)) && scroll.contentOffset.y == 100)
    #expect(outer.take().isEmpty)
    #expect(scroll.accessibilityScroll(.next) && scroll.contentOffset.y == 150)
    #expect(!scroll.accessibilityScroll(.down) && scroll.accessibilityScroll(.previous))
    scroll.isScrollEnabled = false
    outer.takes = true
    #expect(!scroll.accessibilityScroll(.up))
    #expect(try perform(host, "Inner", .scroll, .edge(.top)) && outer.take() == ["scroll up"])
  }

  @Test("Elements hear when the cursor of a reader comes and goes, and observers too")
  func cursor() throws {
    final class Heard: @unchecked Sendable { var count = 0 }
    let first: Asked = element("First", in: CGRect(x: 0, y: 0, width: 50, height: 20))
    let second: Asked = element("Second", in: CGRect(x: 0, y: 30, width: 50, height: 20))
    let view = UIView()
    view.addSubview(first)
    view.addSubview(second)
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { note in
      if note.userInfo?[UIAccessibility.focusedElementUserInfoKey] is Asked { heard.count += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let host = try window(width: 100, height: 100) { Hosting(view: view) }
    let ids: [UInt64] = try ["First", "Second"].map { try #require(host.element($0)).id }
    _ = host.graph.send(.accessibilityFocus(ids[0]))
    #expect(first.take() == ["came"] && first.accessibilityElementIsFocused())
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? Asked === first)
    #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
    _ = host.graph.send(.accessibilityFocus(ids[1]))
    #expect(first.take() == ["left"] && second.take() == ["came"] && heard.count == 2)
    #expect(!first.accessibilityElementIsFocused() && second.accessibilityElementIsFocused())
    host.change { second.removeFromSuperview() }
    _ = host.labels
    #expect(second.take() == ["left"] && !second.accessibilityElementIsFocused())
  }

  @Test("Words with attributes are the words, by properties and by closures; a tap may fall on another point")
  func attributedWords() throws {
    let view: Asked = element("Bar", in: CGRect(x: 20, y: 30, width: 100, height: 40))
    let host = try window(width: 200, height: 200) { Hosting(view: Self.page([view])) }
    let words = NSAttributedString(string: "Level", attributes: [.underlineStyle: 1])
    host.change {
      view.accessibilityAttributedLabel = words
      view.accessibilityAttributedValue = NSAttributedString(string: "4")
      view.accessibilityAttributedHint = NSAttributedString(string: "Swipe")
      view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Meter")]
    }
    let found = try #require(host.element("Level")?.properties)
    #expect(found.value == "4" && found.hint == "Swipe" && found.inputLabels == ["Meter"])
    #expect(view.accessibilityAttributedLabel == words && view.accessibilityLabel == "Level")
    #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Meter"])
    view.accessibilityLabel = "Level"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Level"))
    host.change {
      view.accessibilityAttributedLabelBlock = { NSAttributedString(string: "Height") }
      view.accessibilityAttributedValueBlock = { NSAttributedString(string: "5") }
      view.accessibilityAttributedHintBlock = { nil }
      view.accessibilityAttributedUserInputLabelsBlock = { [NSAttributedString(string: "Tall")] }
    }
    let asked = try #require(host.element("Height")?.properties)
    #expect(asked.value == "5" && asked.inputLabels == ["Tall"] && view.accessibilityHint == nil)
    #expect(view.accessibilityAttributedLabelBlock?()?.string == "Height")
    #expect(view.accessibilityAttributedHintBlock != nil)
    #expect(view.accessibilityAttributedValueBlock != nil && view.accessibilityAttributedUserInputLabelsBlock != nil)
    // The middle by default.
    #expect(view.accessibilityActivationPoint == CGPoint(x: 70, y: 50) && asked.activationPoint == nil)
    host.change { view.accessibilityActivationPoint = CGPoint(x: 25, y: 35) }
    let tree: AccessibilityTree = host.graph.accessibility.tree
    let id: AccessibilityNode.ID = try #require(host.element("Height")?.id)
    #expect(tree.activationPoint(of: id) == CGPoint(x: 25, y: 35))
    host.change { view.accessibilityActivationPointBlock = { CGPoint(x: 30, y: 40) } }
    #expect(view.accessibilityActivationPoint == CGPoint(x: 30, y: 40) && view.accessibilityActivationPointBlock != nil)
    #expect(host.graph.accessibility.tree.activationPoint(of: id) == CGPoint(x: 30, y: 40))
    let part = UIAccessibilityElement(accessibilityContainer: view)
    part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(part.accessibilityActivationPoint == CGPoint(x: 25, y: 35))
  }

  private static func page(_ views: [UIView]) -> UIView {
    let page = UIView()
    for view in views { page.addSubview(view) }
    return page
  }
}
