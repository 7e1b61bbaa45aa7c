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

/// Edit menus whose delegates say nothing, views that move along with them, and the older menu controller.
@MainActor
@Suite("Parts of edit menus", .serialized)
struct EditMenuPartTests {
  private final class Badge: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("copy:") }
    override func copy(_ sender: Any?) {}
  }

  private final class Silent: NSObject, UIEditMenuInteractionDelegate {}

  private final class Mover: NSObject, UIEditMenuInteractionDelegate {
    let moved: UIView
    var log: [String] = []
    init(_ moved: UIView) { self.moved = moved }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      animator.addCompletion { self.log.append("end \(self.moved.alpha)") }
      animator.addAnimations { self.moved.alpha = 0.5 }
      log.append("begin \(moved.alpha)")
    }
  }

  private func open(_ badge: UIView) throws -> HeadlessHost {
    let page = UIViewController()
    page.loadViewIfNeeded()
    badge.frame = CGRect(x: 40, y: 40, width: 100, height: 30)
    page.view.addSubview(badge)
    return try window(width: 400, height: 500, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
  }

  private let configuration = UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 6, y: 8))

  @Test("A delegate that says nothing gives the usual menu at the configuration's point")
  func silence() throws {
    let (badge, silent) = (Badge(), Silent())
    let menu = UIEditMenuInteraction(delegate: silent)
    let host = try open(badge)
    badge.becomeFirstResponder()
    host.change {
      badge.addInteraction(menu)
      menu.presentEditMenu(with: configuration)
    }
    host.finishAnimations()
    #expect(host.labels.contains("Copy") && menu.delegate === silent && menu.view === badge)
    #expect(configuration.sourcePoint == CGPoint(x: 6, y: 8) && menu.location(in: badge) == configuration.sourcePoint)
    let suggested: [UIMenuElement] = [UIAction(title: "x") { _ in }]
    #expect(silent.editMenuInteraction(menu, menuFor: configuration, suggestedActions: suggested) == nil)
    #expect(silent.editMenuInteraction(menu, targetRectFor: configuration).isNull)
    // The menu goes with its interaction.
    host.change { badge.removeInteraction(menu) }
    host.finishAnimations()
    #expect(!host.labels.contains("Copy") && menu.view == nil)
    badge.resignFirstResponder()
  }

  @Test("Views move along with a menu that comes, and at the end that is told")
  func animations() throws {
    let badge = Badge()
    let mover = Mover(badge)
    let menu = UIEditMenuInteraction(delegate: mover)
    let host = try open(badge)
    badge.becomeFirstResponder()
    host.change {
      badge.addInteraction(menu)
      menu.presentEditMenu(with: configuration)
    }
    #expect(mover.log == ["begin 1.0"])
    host.finishAnimations()
    #expect(mover.log == ["begin 1.0", "end 0.5"] && badge.alpha == 0.5)
    badge.resignFirstResponder()
  }

  @Test("An interaction follows its view, and a menu goes when that is taken away")
  func moving() throws {
    final class Ends: NSObject, UIEditMenuInteractionDelegate {
      var ends = 0
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { ends += 1 }
    }
    let (badge, ends) = (Badge(), Ends())
    let menu = UIEditMenuInteraction(delegate: ends)
    menu.willMove(to: badge)
    menu.didMove(to: badge)
    #expect(menu.view === badge)
    menu.didMove(to: nil)
    #expect(menu.view == nil)
    let host = try open(badge)
    badge.becomeFirstResponder()
    host.change {
      badge.addInteraction(menu)
      menu.presentEditMenu(with: configuration)
    }
    host.finishAnimations()
    #expect(ends.ends == 0)
    menu.willMove(to: badge)
    #expect(ends.ends == 0)
    menu.willMove(to: nil)
    #expect(ends.ends == 1)
    badge.resignFirstResponder()
  }

  @Test("Arrows of menus have UIKit's numbers, in the older class as in the newer one")
  func arrows() {
    let newer: [UIEditMenuArrowDirection] = [.automatic, .up, .down, .left, .right]
    #expect(newer.map(\.rawValue) == [0, 1, 2, 3, 4])
    let older: [UIMenuController.ArrowDirection] = [.default, .up, .down, .left, .right]
    #expect(older.map(\.rawValue) == [0, 1, 2, 3, 4])
    let controller = UIMenuController()
    for direction in older {
      controller.arrowDirection = direction
      #expect(controller.arrowDirection == direction)
    }
    #expect(UIMenuController.shared.arrowDirection == .default)
  }

  @Test("A menu controller of a program's own shows its menu at the target that was set, and takes it away")
  func ownController() throws {
    let badge = Badge()
    let host = try open(badge)
    badge.becomeFirstResponder()
    let controller = UIMenuController()
    // Without a target nothing is shown.
    controller.setMenuVisible(true, animated: false)
    #expect(!controller.isMenuVisible)
    controller.setTargetRect(badge.bounds, in: badge)
    host.change { controller.setMenuVisible(true, animated: true) }
    host.finishAnimations()
    #expect(controller.isMenuVisible && host.labels.contains("Copy") && !UIMenuController.shared.isMenuVisible)
    host.change { controller.setMenuVisible(false, animated: true) }
    host.finishAnimations()
    #expect(!controller.isMenuVisible && !host.labels.contains("Copy"))
    badge.resignFirstResponder()
  }
}
