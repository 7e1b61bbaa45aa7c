import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import Selectors
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Menus of edit actions that programs show.
@MainActor
@Suite("Edit menus of UIKit", .serialized)
struct EditMenuTests {
  /// A view with words that can be copied and flagged.
  final class Badge: UIView, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var words: String = "words"
    var canFlag: Bool = true
    var ownMenu: (([UIMenuElement]) -> UIMenu?)?
    var target: CGRect?
    lazy var menu = UIEditMenuInteraction(delegate: self)

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      switch action {
      case Selector("copy:"): !words.isEmpty
      case Selector("flag:"): canFlag
      default: false
      }
    }
    override func copy(_ sender: Any?) { log.append("copy \(sender is UICommand)") }
    func flag(_ sender: Any?) { log.append("flag \(sender is UIMenuController)") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("asked of \(suggestedActions.map(\.title))")
      return ownMenu?(suggestedActions)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target ?? .null }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("shows \(configuration.identifier)")
      animator.addCompletion { self.log.append("shown") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("ends") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func open(_ badge: Badge) throws -> (HeadlessHost, UIViewController) {
    let page = UIViewController()
    page.loadViewIfNeeded()
    badge.frame = CGRect(x: 40, y: 40, width: 100, height: 30)
    page.view.addSubview(badge)
    let host = try window(width: 400, height: 500, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
    return (host, page)
  }

  @Test("An edit menu offers what the first responder performs, and is told of; an action ends it (601)")
  func presenting() throws {
    let badge = Badge()
    let (host, _) = try open(badge)
    badge.becomeFirstResponder()
    host.change {
      badge.addInteraction(badge.menu)
      badge.menu.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "badge", sourcePoint: CGPoint(x: 10, y: 20)))
    }
    host.finishAnimations()
    #expect(badge.take() == ["asked of [\"Copy\"]", "shows badge", "shown"])
    #expect(host.labels.contains("Copy") && !host.labels.contains("Cut"), "\(host.labels)")
    #expect(badge.menu.location(in: badge) == CGPoint(x: 10, y: 20))
    #expect(badge.menu.location(in: nil) == CGPoint(x: 50, y: 60))
    #expect(host.activate("Copy"))
    host.finishAnimations()
    #expect(badge.take() == ["copy true", "ends"] && !host.labels.contains("Copy"))
    #expect(badge.menu.location(in: nil) == .zero)
  }

  @Test("The delegate makes the menu, which can be asked for again, moved and taken away")
  func changing() throws {
    let badge = Badge()
    let (host, _) = try open(badge)
    badge.becomeFirstResponder()
    var names: [String] = ["Turn"]
    badge.ownMenu = { suggested in UIMenu(children: suggested + names.map { UIAction(title: $0) { _ in } }) }
    badge.target = CGRect(x: 0, y: 0, width: 100, height: 30)
    host.change {
      badge.addInteraction(badge.menu)
      badge.menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    }
    host.finishAnimations()
    #expect(host.labels.contains("Turn") && host.labels.contains("Copy"))
    let before: CGRect = try #require(host.frame("Turn"))
    names = ["Turn", "Mirror"]
    host.change { badge.menu.reloadVisibleMenu() }
    #expect(host.labels.contains("Mirror"))
    badge.target = CGRect(x: 0, y: 0, width: 100, height: 130)
    host.change { badge.menu.updateVisibleMenuPosition(animated: true) }
    host.finishAnimations()
    let after: CGRect = try #require(host.frame("Turn"))
    #expect(after.minY > before.minY + 50, "\(before) \(after)")
    host.change { badge.menu.dismissMenu() }
    host.finishAnimations()
    #expect(!host.labels.contains("Turn") && badge.take().last == "ends")
    // A menu without elements is none.
    badge.ownMenu = { _ in UIMenu(children: []) }
    host.change { badge.menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)) }
    host.finishAnimations()
    #expect(badge.take().count == 1)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    #expect(configuration.preferredArrowDirection == .automatic && UIEditMenuArrowDirection.right.rawValue == 4)
    #expect(configuration.identifier != UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero).identifier)
  }

  @Test("The menu controller shows the actions and the program's items that responders perform")
  func menuController() throws {
    final class Heard: @unchecked Sendable { var names: [String] = [] }
    let heard = Heard()
    let names: [Notification.Name] = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      UIMenuController.menuFrameDidChangeNotification,
    ]
    let tokens: [any NSObjectProtocol] = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        heard.names.append($0.name.rawValue)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let badge = Badge()
    let (host, page) = try open(badge)
    let controller: UIMenuController = .shared
    defer { controller.menuItems = nil }
    badge.becomeFirstResponder()
    controller.menuItems = [
      UIMenuItem(title: "Flag", action: Selector("flag:", Badge.flag(_:))),
      UIMenuItem(title: "Never", action: Selector("never:", Badge.flag(_:))),
    ]
    #expect(!controller.isMenuVisible && controller.menuFrame == .zero && controller.arrowDirection == .default)
    host.change { controller.showMenu(from: badge, rect: badge.bounds) }
    host.finishAnimations()
    #expect(controller.isMenuVisible && controller.menuFrame.minY >= 60, "\(controller.menuFrame)")
    #expect(host.labels.contains("Copy") && host.labels.contains("Flag") && !host.labels.contains("Never"))
    #expect(host.activate("Flag"))
    host.finishAnimations()
    #expect(badge.take() == ["flag true"] && !controller.isMenuVisible && controller.menuFrame == .zero)
    #expect(heard.names.filter { !$0.contains("Frame") } == names.prefix(4).map(\.rawValue))
    #expect(heard.names.contains(names[4].rawValue))
    // An item goes that can no longer be performed.
    host.change { controller.showMenu(from: badge, rect: badge.bounds) }
    host.finishAnimations()
    badge.canFlag = false
    host.change { controller.update() }
    #expect(!host.labels.contains("Flag") && host.labels.contains("Copy"))
    host.change { controller.hideMenu(from: page.view) }
    host.finishAnimations()
    #expect(!controller.isMenuVisible && !host.labels.contains("Copy"))
    // Nothing to offer is not shown.
    badge.words = ""
    host.change { controller.showMenu(from: badge, rect: badge.bounds) }
    #expect(!controller.isMenuVisible)
    badge.words = "words"
    controller.setTargetRect(badge.bounds, in: badge)
    host.change { controller.isMenuVisible = true }
    #expect(controller.isMenuVisible)
    host.change { controller.hideMenu() }
    #expect(!controller.isMenuVisible)
    host.finishAnimations()
    let item: UIMenuItem = try #require(controller.menuItems?.first)
    #expect(item.title == "Flag" && item.action == Selector("flag:"))
  }

  @Test("Keys perform standard edit actions of the first responder that has them")
  func keys() throws {
    let badge = Badge()
    let (host, page) = try open(badge)
    badge.becomeFirstResponder()
    host.press(.character("c"), modifiers: .command)
    #expect(badge.take() == ["copy false"])
    host.press(.character("x"), modifiers: .command)
    #expect(badge.take().isEmpty)
    #expect(!page.canPerformAction(Selector("paste:"), withSender: nil))
    // A responder passes on what it does not do itself.
    badge.resignFirstResponder()
    let inner = UIView()
    badge.addSubview(inner)
    for act in [inner.cut, inner.copy, inner.paste, inner.select, inner.selectAll, inner.delete] { act(nil) }
    #expect(badge.take() == ["copy false"])
  }
}
