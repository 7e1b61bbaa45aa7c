import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Items of the focus as their protocols see them, and the contexts that environments are told.
@MainActor
@Suite("Items of UIKit's focus", .serialized)
struct FocusItemTests {
  private final class Item: UIView {
    override var canBecomeFocused: Bool { true }
  }

  /// An item that is no view.
  private final class Spot: NSObject, UIFocusItem {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
    var canBecomeFocused: Bool { true }
    var frame: CGRect { .zero }
    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  }

  private final class Page: UIViewController {
    let items = [Item(), Item()]
    var log: [String] = []
    var refuses = false
    override func viewDidLoad() {
      for (index, item) in items.enumerated() {
        item.frame = CGRect(x: 20, y: 20 + index * 60, width: 100, height: 40)
        view.addSubview(item)
      }
    }
    private func name(_ item: (any UIFocusItem)?) -> String {
      item.flatMap { item in items.firstIndex { $0 === item } }.map { "\($0)" } ?? "-"
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      log.append("may \(name(context.previouslyFocusedItem)) to \(name(context.nextFocusedItem))")
      return !refuses && super.shouldUpdateFocus(in: context)
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      super.didUpdateFocus(in: context, with: coordinator)
      log.append("did \(name(context.previouslyFocusedItem)) to \(name(context.nextFocusedItem))")
    }
  }

  @Test("The items of a context are those that had and get the focus; an environment may refuse the change")
  func contexts() throws {
    let page = Page()
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
    host.press(.tab)
    #expect(page.log == ["may - to 0", "did - to 0"])
    page.log = []
    host.press(.tab)
    #expect(page.log == ["may 0 to 1", "did 0 to 1"])
    page.log = []
    page.refuses = true
    host.press(.tab, modifiers: .shift)
    #expect(page.log == ["may 1 to 0"])
    let focused: any UIFocusItem = page.items[1]
    let other: any UIFocusItem = page.items[0]
    #expect(focused.isFocused && !other.isFocused && focused.focusEffect is UIFocusHaloEffect)
    let container: any UIFocusItemContainer = page.view
    #expect(container.focusItems(in: page.view.bounds).count == 2)
    #expect(
      container.focusItems(in: CGRect(x: 0, y: 0, width: 300, height: 70)).map { $0 as? UIView } == [page.items[0]])
    let environments: [any UIFocusEnvironment] = [page, page.view, page.items[0]]
    #expect(environments.allSatisfy { $0.contains(page.items[0]) })
  }

  @Test("An item that says little is not focused outside of a window, has the usual ring and no priority")
  func defaults() {
    let spot = Spot()
    let item: any UIFocusItem = spot
    #expect(!item.isFocused && item.focusEffect is UIFocusHaloEffect && item.focusGroupPriority == .ignored)
    #expect(!spot.isFocused && spot.focusEffect is UIFocusHaloEffect && !spot.isTransparentFocusItem)
    #expect(spot.focusGroupIdentifier == nil && spot.focusItemContainer == nil)
  }
}
