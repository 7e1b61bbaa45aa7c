import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Views with the focus that go, are hidden, or can no longer have it.
@MainActor
@Suite("UIKit's focus on views that go", .serialized)
struct FocusLossTests {
  private typealias Page = FocusSystemTests.Page

  private func open(_ page: UIViewController) throws -> HeadlessHost {
    try window(width: 400, height: 500, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
  }

  @Test("A focused view that is removed leaves the focus to what the nearest environment prefers, in one movement")
  func removal() throws {
    final class Heard: @unchecked Sendable { var moves: [String] = [] }
    let heard = Heard()
    let page = Page()
    let host = try open(page)
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: UIFocusSystem.focusSystem(for: page), queue: nil
    ) { note in
      let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
      MainActor.assumeIsolated {
        heard.moves.append("\(context?.previouslyFocusedItem != nil) \(context?.nextFocusedItem != nil)")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    host.press(.tab)
    page.preferred = [page.items[2]]
    // No environment can keep the focus on a view that has gone.
    page.refuses = page.items[2]
    _ = page.take()
    host.change { page.items[0].removeFromSuperview() }
    host.change {}
    #expect(page.items[2].isFocused && !page.items[0].isFocused)
    #expect(page.take().filter { $0.contains("to") } == ["0 to 2"])
    #expect(heard.moves == ["false true", "true true"], "\(heard.moves)")
  }

  @Test("The focus of a view that is hidden or disabled goes on as well, and to nothing where nothing else can have it")
  func hiding() throws {
    let page = Page()
    let host = try open(page)
    host.press(.tab)
    host.press(.tab)
    #expect(page.items[1].isFocused)
    _ = page.take()
    host.change { page.items[1].isHidden = true }
    host.change {}
    #expect(page.items[0].isFocused && page.take().first == "1 to 0")
    // Keys go past what is hidden.
    #expect(host.press(.tab) && page.items[2].isFocused)
    _ = page.take()
    host.change {
      page.items[0].isUserInteractionEnabled = false
      page.items[2].isOpen = false
      page.items[2].alpha = 0
    }
    host.change {}
    #expect(page.take().first == "2 to -")
    #expect(UIFocusSystem.focusSystem(for: page)?.focusedItem == nil)
  }

  @Test("The focus leaves a button that is disabled for the next one in the view around")
  func disabling() throws {
    let page = UIViewController()
    page.loadViewIfNeeded()
    let buttons: [UIButton] = (0..<2).map { UIButton(frame: CGRect(x: 20, y: 20 + $0 * 60, width: 100, height: 40)) }
    for button in buttons {
      button.setTitle("Go", for: .normal)
      page.view.addSubview(button)
    }
    let host = try open(page)
    host.press(.tab)
    #expect(buttons[0].isFocused)
    host.change { buttons[0].isEnabled = false }
    host.change {}
    #expect(!buttons[0].isFocused && buttons[1].isFocused)
  }

  @Test("A calendar has the focus while the keyboard is at one of its days, and gets it when a program asks for that")
  func calendar() throws {
    let page = UIViewController()
    page.loadViewIfNeeded()
    let calendar = UICalendarView(frame: CGRect(x: 20, y: 20, width: 340, height: 430))
    calendar.calendar = Calendar(identifier: .gregorian)
    page.view.addSubview(calendar)
    let host = try open(page)
    #expect(!calendar.isFocused)
    host.press(.tab)
    #expect(calendar.isFocused)
    let system: UIFocusSystem = try #require(UIFocusSystem.focusSystem(for: page))
    #expect(system.focusedItem === calendar)
    let button = UIButton(frame: CGRect(x: 20, y: 460, width: 100, height: 30))
    button.setTitle("Go", for: .normal)
    host.change { page.view.addSubview(button) }
    system.requestFocusUpdate(to: button)
    system.updateFocusIfNeeded()
    #expect(button.isFocused && !calendar.isFocused)
    system.requestFocusUpdate(to: calendar)
    system.updateFocusIfNeeded()
    #expect(calendar.isFocused)
  }
}
