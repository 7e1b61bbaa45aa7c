import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Which responder hears of something first, and which ones follow.
@MainActor
@Suite("The order of responders", .serialized)
struct ResponderOrderTests {
  final class Spot: UIView {
    var log: [String] = []
    var touches: [UITouch] = []
    var passesOn = false
    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("press \(presses.first?.key?.characters ?? "")")
      if passesOn { super.pressesBegan(presses, with: event) }
    }
    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      guard let touch = touches.first else { return }
      log.append("\(touch.phase) \(Int(touch.location(in: self).x))")
      self.touches.append(touch)
      if passesOn, touch.phase == .began { super.touchesBegan(touches, with: event) }
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  final class Page: UIViewController {
    var keys: [String] = []
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 100, height: 30))
    let outer = Spot(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Spot(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    override func viewDidLoad() {
      outer.addSubview(inner)
      view.addSubview(outer)
      view.addSubview(field)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.characters }
      super.pressesBegan(presses, with: event)
    }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var performed = 0
    func helpMe(_ sender: Any?) { performed += 1 }
  }

  private func open(_ page: UIViewController) throws -> HeadlessHost {
    try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
  }

  /// Runs something while the program has a delegate.
  private func with(_ delegate: (any UIApplicationDelegate)?, _ body: () throws -> Void) rethrows {
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = before }
    try body()
  }

  @Test(
    "From a field the chain goes by the views around, the controller, the window and the program to its delegate (435)")
  func field() throws {
    let page = Page()
    let host = try open(page)
    let delegate = Delegate()
    try with(delegate) {
      let chain: [UIResponder] = Array(sequence(first: page.field as UIResponder) { $0.next })
      let window = try #require(page.view.window)
      let known: [UIResponder] = [page.field, page.view, page, window, UIApplication.shared, delegate]
      let places: [Int] = known.compactMap { responder in chain.firstIndex { $0 === responder } }
      #expect(places.count == known.count && places == places.sorted() && places.prefix(3) == [0, 1, 2])
    }
    withExtendedLifetime(host) {}
  }

  @Test("The view of a controller has the controller after it, another view the one around it (441)")
  func views() throws {
    let page = Page()
    page.loadViewIfNeeded()
    #expect(page.view.next === page && page.inner.next === page.outer && page.outer.next === page.view)
    #expect(UIView().next == nil)
  }

  @Test("After a controller comes the window whose view it is, or the controller that presents it (442, 443)")
  func controllers() throws {
    let page = Page()
    let host = try open(page)
    #expect(page.next is UIWindow)
    let sheet = UIViewController()
    page.present(sheet, animated: false)
    host.update()
    host.finishAnimations()
    #expect(sheet.presentingViewController != nil && sheet.next === sheet.presentingViewController)
    page.dismiss(animated: false)
    host.update()
    host.finishAnimations()
  }

  @Test(
    "After a window comes the program, and after that its delegate, where that is no view and no controller (444, 445)")
  func program() throws {
    let window = UIWindow(frame: .zero)
    #expect(window.next === UIApplication.shared)
    final class Screen: UIViewController, UIApplicationDelegate {}
    final class Plain: NSObject, UIApplicationDelegate {}
    let delegate = Delegate()
    with(delegate) { #expect(UIApplication.shared.next === delegate) }
    let screen = Screen()
    with(screen) { #expect(UIApplication.shared.next == nil) }
    let plain = Plain()
    with(plain) { #expect(UIApplication.shared.next == nil) }
    // A window of a scene has the scene in between.
    let scene = UIWindowScene(
      session: UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)))
    #expect(UIWindow(windowScene: scene).next === scene && scene.next === UIApplication.shared)
  }

  @Test(
    "Keys come to the responder that has the keyboard first, and go on from there where it passes them on (433, 434)")
  func keys() throws {
    let page = Page()
    let host = try open(page)
    page.inner.becomeFirstResponder()
    _ = host.press(.character("a"), text: "a")
    #expect(page.inner.take() == ["press a"] && page.outer.log.isEmpty && page.keys.isEmpty)
    page.inner.passesOn = true
    page.outer.passesOn = true
    _ = host.press(.character("b"), text: "b")
    #expect(page.inner.take() == ["press b"] && page.outer.take() == ["press b"] && page.keys == ["b"])
    page.inner.resignFirstResponder()
  }

  @Test(
    "A touch comes to the view in which it is, a press to what has the focus, and shakes to whom they are sent (436)")
  func first() throws {
    let page = Page()
    let host = try open(page)
    _ = host.tap(at: CGPoint(x: 50, y: 50))
    #expect(page.inner.take() == ["began 30", "ended 30"] && page.outer.take().isEmpty)
    _ = host.tap(at: CGPoint(x: 10, y: 10))
    #expect(page.outer.take() == ["began 10", "ended 10"])
    final class Focusable: UIView {
      var keys = 0
      override var canBecomeFocused: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
    }
    let item = Focusable(frame: CGRect(x: 200, y: 20, width: 40, height: 40))
    host.change { page.view.addSubview(item) }
    host.change { UIFocusSystem.focusSystem(for: item)?.requestFocusUpdate(to: item) }
    #expect(item.isFocused)
    _ = host.press(.character("q"), text: "q")
    #expect(item.keys == 1 && page.keys.isEmpty)
  }

  final class Target: NSObject {
    var count = 0
    func helpMe(_ sender: Any?) { count += 1 }
  }

  final class Helping: UIViewController {
    var count = 0
    func helpMe(_ sender: Any?) { count += 1 }
  }

  @Test(
    "A control's action goes straight to its target; without one the chain is searched for who has the method (437)")
  func actions() throws {
    let page = Helping()
    page.loadViewIfNeeded()
    let target = Target()
    let button = UIButton(type: .system)
    button.setTitle("Help", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
    page.view.addSubview(button)
    let action = Selector("helpMe:", Helping.helpMe(_:))
    button.addTarget(target, action: Selector("helpMe:", Target.helpMe(_:)), for: .touchUpInside)
    let host = try open(page)
    _ = host.tap(at: CGPoint(x: 60, y: 40))
    #expect(target.count == 1 && page.count == 0)
    button.removeTarget(target, action: nil, for: .allEvents)
    button.addTarget(nil, action: action, for: .touchUpInside)
    _ = host.tap(at: CGPoint(x: 60, y: 40))
    #expect(target.count == 1 && page.count == 1)
    let delegate = Delegate()
    with(delegate) {
      let asked = Selector("helpMe:", Delegate.helpMe(_:))
      #expect(UIApplication.shared.sendAction(asked, to: nil, from: UIView(), for: nil) && delegate.performed == 1)
    }
  }

  private final class Order: NSObject {
    static var log: [String] = []
  }

  private final class Listening: UIGestureRecognizer {
    var fails = true
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { Order.log.append("recognizer") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = fails ? .failed : .ended
    }
  }

  private final class Ordered: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Order.log.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { Order.log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { Order.log.append("cancelled") }
  }

  @Test("Recognizers hear of touches before their view, which has them to the end where they fail (438)")
  func recognizers() throws {
    let view = Ordered()
    let recognizer = Listening()
    view.addGestureRecognizer(recognizer)
    let host = try window(width: 100, height: 100) { Hosting(view: view) }
    Order.log = []
    _ = host.tap(at: CGPoint(x: 50, y: 50))
    #expect(Order.log == ["recognizer", "began", "ended"])
    recognizer.fails = false
    Order.log = []
    _ = host.tap(at: CGPoint(x: 50, y: 50))
    #expect(Order.log.first == "recognizer" && !Order.log.contains("ended"))
  }

  @Test("A point belongs to the deepest view whose bounds have it (439)")
  func hits() {
    let page = Page()
    page.loadViewIfNeeded()
    #expect(page.outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === page.inner)
    #expect(page.outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === page.outer)
    #expect(page.outer.hitTest(CGPoint(x: 150, y: 5), with: nil) == nil)
    // What hangs out of a view is not found there.
    let out = UIView(frame: CGRect(x: 50, y: 0, width: 40, height: 40))
    page.inner.addSubview(out)
    #expect(page.outer.hitTest(CGPoint(x: 95, y: 30), with: nil) === page.outer)
    page.inner.isHidden = true
    #expect(page.outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === page.outer)
  }

  @Test("One touch tells of began, moved and ended, and belongs to its view wherever the finger goes (440, 449)")
  func life() throws {
    let page = Page()
    let host = try open(page)
    let finger: UInt64 = host.down(at: CGPoint(x: 50, y: 50))
    host.move(finger, to: CGPoint(x: 55, y: 50))
    host.move(finger, to: CGPoint(x: 250, y: 250))
    host.lift(finger, at: CGPoint(x: 250, y: 250))
    #expect(page.inner.take() == ["began 30", "moved 35", "moved 230", "ended 230"])
    let touches: [UITouch] = page.inner.touches
    #expect(touches.count == 4 && touches.allSatisfy { $0 === touches[0] && $0.view === page.inner })
    #expect(touches[0].phase == .ended && touches[0].previousLocation(in: page.inner).x == 230)
  }

  @Test("A window that loses its pointers cancels touches (450)")
  func cancelling() throws {
    let page = Page()
    let host = try open(page)
    let finger: UInt64 = host.down(at: CGPoint(x: 50, y: 50))
    host.send(.windowFocus(false))
    #expect(page.inner.take() == ["began 30", "cancelled 30"])
    host.lift(finger, at: CGPoint(x: 50, y: 50))
    #expect(page.inner.take().isEmpty)
  }
}
