import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The keyboard's focus as views and controllers of UIKit's see it.
@MainActor
@Suite("UIKit's focus", .serialized)
struct FocusSystemTests {
  final class Item: UIView {
    var isUsed = 0
    var isOpen = true
    var keys: [String] = []
    override var canBecomeFocused: Bool { isOpen }
    func use(_ sender: Any?) { isUsed += 1 }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.characters }
      super.pressesBegan(presses, with: event)
    }
  }

  final class Page: UIViewController {
    var log: [String] = []
    var preferred: [any UIFocusEnvironment] = []
    var refuses: UIView?
    let items = [Item(), Item(), Item()]
    override func viewDidLoad() {
      for (index, item) in items.enumerated() {
        item.frame = CGRect(x: 20, y: 20 + index * 60, width: 100, height: 40)
        view.addSubview(item)
      }
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      preferred.isEmpty ? super.preferredFocusEnvironments : preferred
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      refuses == nil || context.nextFocusedView !== refuses
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      func name(_ view: UIView?) -> String {
        view.flatMap { view in items.firstIndex { $0 === view } }.map { "\($0)" } ?? "-"
      }
      log.append("\(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView))")
      coordinator.addCoordinatedAnimations({ self.log.append("animated") })
      coordinator.addCoordinatedFocusingAnimations({ self.log.append("in \($0.duration > 0)") })
      coordinator.addCoordinatedUnfocusingAnimations(nil)
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func open(_ page: UIViewController) throws -> HeadlessHost {
    try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
  }

  @Test("Tab leads through views that say they can be focused, one at a time, and environments hear of it (629)")
  func tabbing() throws {
    let page = Page()
    let host = try open(page)
    page.items[1].isOpen = false
    #expect(UIFocusSystem.focusSystem(for: page)?.focusedItem == nil && !page.items[0].isFocused)
    #expect(host.press(.tab) && page.items[0].isFocused)
    #expect(page.take() == ["- to 0", "animated", "in true"])
    #expect(host.press(.tab) && page.items[2].isFocused && !page.items[0].isFocused)
    #expect(page.take().first == "0 to 2")
    #expect(UIFocusSystem.focusSystem(for: page.items[0])?.focusedItem === page.items[2])
    page.refuses = page.items[0]
    #expect(!host.press(.tab, modifiers: .shift) && page.items[2].isFocused && page.take().isEmpty)
    page.refuses = nil
  }

  @Test("Return uses a focused view as a tap does, other keys come as presses, and arrows go to the nearest one")
  func using() throws {
    let page = Page()
    let host = try open(page)
    let item: Item = page.items[1]
    item.addGestureRecognizer(UITapGestureRecognizer(target: item, action: Selector("use:", Item.use(_:))))
    host.press(.tab)
    host.press(.down)
    #expect(item.isFocused)
    host.press(.returnKey)
    #expect(item.isUsed == 1 && item.keys.contains("\r"))
    host.press(.character("q"), text: "q")
    #expect(item.keys.last == "q" && !page.items[0].keys.contains("q"))
  }

  @Test("Controls and fields are items as well, and no ring is shown around one whose effect is nil")
  func controls() throws {
    let page = UIViewController()
    page.loadViewIfNeeded()
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 100, height: 40))
    page.view.addSubview(button)
    page.view.addSubview(field)
    let host = try open(page)
    let still: [String] = host.displayLines
    #expect(button.canBecomeFocused && field.canBecomeFocused && !page.view.canBecomeFocused)
    host.press(.tab)
    #expect(button.isFocused && host.displayLines != still)
    host.press(.tab)
    #expect(field.isFocused && field.isFirstResponder)
    button.focusEffect = nil
    #expect(field.focusEffect is UIFocusHaloEffect && button.focusEffect == nil)
    button.isEnabled = false
    #expect(!button.canBecomeFocused)
    let table = UITableView()
    let scrolling: [UIScrollView] = [UIScrollView(), table]
    #expect(scrolling.map(\.canBecomeFocused) == [false, true])
    table.allowsFocus = false
    #expect(scrolling.map(\.canBecomeFocused) == [false, false])
    #expect(page.view.focusItems(in: page.view.bounds).map { $0 as? UIView } == [field])
  }

  @Test("The focus moves for the person or where a program asks for it, to what an environment prefers (628)")
  func requests() throws {
    let page = Page()
    let host = try open(page)
    page.preferred = [page.items[2]]
    host.change { page.setNeedsFocusUpdate() }
    #expect(UIFocusSystem.focusSystem(for: page)?.focusedItem == nil)
    host.press(.tab)
    #expect(page.items[0].isFocused)
    host.change { page.setNeedsFocusUpdate() }
    host.change {}
    #expect(page.items[2].isFocused)
    let system: UIFocusSystem = try #require(UIFocusSystem.focusSystem(for: page.view))
    system.requestFocusUpdate(to: page.items[1])
    system.updateFocusIfNeeded()
    #expect(page.items[1].isFocused && system.focusedItem === page.items[1])
    page.preferred = []
    system.requestFocusUpdate(to: page)
    page.updateFocusIfNeeded()
    #expect(page.items[0].isFocused)
    #expect(UIFocusSystem.environment(page, contains: page.items[0]) && !page.items[0].contains(page))
    #expect(page.items[0].parentFocusEnvironment === page.view && page.view.parentFocusEnvironment === page)
  }

  @Test("Headings tell the key that moved the focus, and notifications each movement")
  func headings() throws {
    final class Heard: @unchecked Sendable { var headings: [UIFocusHeading] = [] }
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
    ) { note in
      let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
      MainActor.assumeIsolated { if let context { heard.headings.append(context.focusHeading) } }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let host = try open(Page())
    host.press(.tab)
    host.press(.down)
    host.press(.up)
    host.press(.tab, modifiers: .shift)
    #expect(heard.headings == [.next, .down, .up, .previous])
    #expect(UIFocusHeading.first != .last && UIFocusHeading([.left, .right]).contains(.left))
  }

  @Test("Groups, guides and effects keep what they are told")
  func values() throws {
    let view = UIView()
    #expect(view.focusGroupIdentifier == nil && view.focusGroupPriority == .ignored && !view.canBecomeFocused)
    view.focusGroupIdentifier = "sidebar"
    view.focusGroupPriority = .prioritized
    #expect(view.focusGroupIdentifier == "sidebar" && view.focusGroupPriority.rawValue == 2_000)
    #expect(UIFocusGroupPriority.previouslyFocused.rawValue == 1_000)
    #expect(
      UIFocusGroupPriority.currentlyFocused.rawValue == Int.max && UIFocusGroupPriority(rawValue: 7).rawValue == 7)
    #expect(view.preferredFocusEnvironments.isEmpty && view.focusItemContainer === view)
    let guide = UIFocusGuide()
    #expect(guide.isEnabled && guide.preferredFocusEnvironments.isEmpty)
    guide.preferredFocusEnvironments = [view]
    #expect(guide.preferredFocusEnvironments.count == 1)
    let halo = UIFocusHaloEffect(roundedRect: .zero, cornerRadius: 4, curve: .circular)
    halo.position = .inside
    halo.containerView = view
    #expect(halo.position.rawValue == 2 && halo.containerView === view && halo.referenceView == nil)
    #expect(UIFocusHaloEffect(rect: .zero).position == .automatic)
    #expect(UIFocusHaloEffect(path: UIBezierPath()).copy() is UIFocusHaloEffect)
    let controller = UIViewController()
    controller.focusGroupIdentifier = "page"
    #expect(controller.focusGroupIdentifier == "page" && controller.preferredFocusEnvironments.isEmpty)
    #expect(UIFocusSystem.focusSystem(for: view) == nil && UIFocusSoundIdentifier.none != .default)
  }
}
