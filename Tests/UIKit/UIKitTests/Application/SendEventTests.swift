import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import UIKit
import ViewTestSupport

/// Events that go through the program and its window.
@MainActor
@Suite("Events by way of the program and its window", .serialized)
struct SendEventTests {
  private final class Watching: UIWindow {
    var log: [String] = []
    var holdsBack = false
    override func sendEvent(_ event: UIEvent) {
      for touch in event.touches(for: self) ?? [] { log.append("\(touch.phase) \(event.allTouches?.count ?? 0)") }
      if let presses = event as? UIPressesEvent {
        log.append("press \(presses.allPresses.first?.key?.characters ?? "") \(presses.type == .presses)")
      }
      if !holdsBack { super.sendEvent(event) }
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Touched: UIView {
    var log: [String] = []
    var keys: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.characters }
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  /// A program whose window notes what it sees.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    static var content: UIView?
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let controller = UIViewController()
      controller.view = Self.content
      let window = Watching(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  private func open(_ view: UIView, on idiom: Idiom = .desktop) throws -> (
    host: HeadlessHost, window: Watching, program: HeadlessApplication
  ) {
    Delegate.content = view
    let program = try HeadlessApplication(DelegateProgram<Delegate>.self, settings: HostSettings(idiom: idiom))
    program.update()
    return (try #require(program.front), try #require(view.window as? Watching), program)
  }

  @Test("A window's subclass sees each touch and press first, and views hear of what it hands on")
  func handedOn() throws {
    let view = Touched()
    let (host, own, program) = try open(view)
    defer { withExtendedLifetime(program) {} }
    let finger: UInt64 = host.down(at: CGPoint(x: 50, y: 50))
    host.move(finger, to: CGPoint(x: 60, y: 50))
    host.lift(finger, at: CGPoint(x: 60, y: 50))
    #expect(own.take() == ["began 1", "moved 1", "ended 1"])
    #expect(view.take() == ["began", "moved", "ended"])
    view.becomeFirstResponder()
    _ = host.press(.character("q"), text: "q")
    #expect(own.take().first == "press q true" && view.keys == ["q"])
    view.resignFirstResponder()
  }

  @Test("Each finger has a touch of its own, and an event has all of the window (451)")
  func fingers() throws {
    let view = Touched()
    let (host, own, program) = try open(view, on: .phone)
    defer { withExtendedLifetime(program) {} }
    let first: UInt64 = host.down(at: CGPoint(x: 50, y: 50))
    let second: UInt64 = host.down(at: CGPoint(x: 90, y: 50))
    host.move(second, to: CGPoint(x: 90, y: 60))
    host.lift(second, at: CGPoint(x: 90, y: 60))
    host.lift(first, at: CGPoint(x: 50, y: 50))
    let log: [String] = own.take()
    #expect(log.first == "began 1" && log.last == "ended 1")
    #expect(log.contains("began 2") && log.contains("stationary 2") && log.contains("moved 2"), "\(log)")
  }

  @Test("What a window keeps for itself reaches nobody, and does not hold gestures afterwards")
  func heldBack() throws {
    let view = Touched()
    let (host, own, program) = try open(view)
    defer { withExtendedLifetime(program) {} }
    own.holdsBack = true
    _ = host.tap(at: CGPoint(x: 50, y: 50))
    view.becomeFirstResponder()
    _ = host.press(.character("q"), text: "q")
    #expect(view.take().isEmpty && view.keys.isEmpty && own.take().count >= 3)
    own.holdsBack = false
    let finger: UInt64 = host.down(at: CGPoint(x: 50, y: 50))
    own.holdsBack = true
    host.lift(finger, at: CGPoint(x: 50, y: 50))
    #expect(view.take() == ["began", "cancelled"] || view.take().isEmpty)
    own.holdsBack = false
    _ = host.tap(at: CGPoint(x: 50, y: 50))
    #expect(view.take() == ["began", "ended"])
    view.resignFirstResponder()
  }

  final class Program: UIApplication {
    var touches = 0
    var actions: [String] = []
    override func sendEvent(_ event: UIEvent) {
      touches += event.allTouches?.count ?? 0
      super.sendEvent(event)
    }
    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
      actions.append(action.description)
      return super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  final class Target: NSObject {
    var count = 0
    func go() { count += 1 }
  }

  @Test("A program may be of a class of its own, which sees events and actions")
  func programs() throws {
    let before: UIApplication = .shared
    UIApplication.become(Program.self)
    defer { UIApplication.become(type(of: before)) }
    let program = try #require(UIApplication.shared as? Program)
    let target = Target()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.addTarget(target, action: Selector("go", Target.go), for: .touchUpInside)
    let host = try window(width: 200, height: 200, settings: HostSettings(idiom: .phone)) { Hosting(view: button) }
    _ = host.tap(at: CGPoint(x: 100, y: 100))
    #expect(program.touches == 2 && target.count == 1)
    #expect(program.sendAction(Selector("go", Target.go), to: target, from: nil, for: nil) && target.count == 2)
    #expect(program.actions.last == "go")
    UIApplication.become(Program.self)
    #expect(UIApplication.shared === program)
  }

  @Test("A program without a class of the names that it is started by ends with a status")
  func noClasses() {
    #expect(UIApplicationMain(0, nil, "Nobody", nil) == 64)
    #expect(UIApplicationMain(0, nil, nil, "Nobody") == 64)
    #expect(UIApplicationMain(0, nil, nil, nil) == 64)
  }
}
