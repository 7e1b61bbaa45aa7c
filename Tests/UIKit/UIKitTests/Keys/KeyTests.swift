import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// Keys as responders of UIKit's get them.
@MainActor
@Suite("Key commands and presses", .serialized)
struct KeyTests {
  /// A page that notes the commands and presses that it gets.
  final class Keyed: UIViewController {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    var keeps = false
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))

    override func viewDidLoad() { view.addSubview(field) }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    func run(_ sender: Any?) { log.append("run \((sender as? UIKeyCommand)?.title ?? "nobody")") }
    func other(_ sender: Any?) { log.append("other") }
    override func validate(_ command: UICommand) {
      if command.title == "Off" { command.attributes = .disabled }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("down \(press.key?.characters ?? "")") }
      if !keeps { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("up \(press.key?.characters ?? "")") }
      if !keeps { super.pressesEnded(presses, with: event) }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("cancelled")
      super.pressesCancelled(presses, with: event)
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private static let run = Selector("run:", Keyed.run(_:))
  private static let other = Selector("other:", Keyed.other(_:))

  private func open(_ controller: UIViewController) throws -> HeadlessHost {
    try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(controller).ignoresSafeArea()
    }
  }

  @Test(
    "A key command of a controller that is seen is performed by its key and modifiers alone, once for each press (595)")
  func commands() throws {
    let page = Keyed()
    page.commands = [
      UIKeyCommand(title: "Bold", action: Self.run, input: "b", modifierFlags: .command),
      UIKeyCommand(title: "Up", action: Self.run, input: UIKeyCommand.inputUpArrow, modifierFlags: [.command, .shift]),
      UIKeyCommand(title: "Five", action: Self.run, input: UIKeyCommand.f5),
      UIKeyCommand(title: "Off", action: Self.run, input: "o", modifierFlags: .command),
      UIKeyCommand(input: "k", modifierFlags: [], action: Self.run),
    ]
    let host = try open(page)
    #expect(host.press(.character("b"), modifiers: .command))
    #expect(host.press(.up, modifiers: [.command, .shift]) && host.press(.function(5)))
    #expect(page.take().filter { $0.hasPrefix("run") } == ["run Bold", "run Up", "run Five"])
    #expect(!host.press(.character("b"), text: "b"))
    #expect(!host.press(.character("b"), modifiers: [.command, .option]))
    #expect(!host.press(.character("o"), modifiers: .command))
    #expect(!page.take().contains { $0.hasPrefix("run") })
    #expect(host.press(.character("k"), text: "k") && page.take().contains("run "))
    page.commands = []
    #expect(!host.press(.character("b"), modifiers: .command))
  }

  @Test(
    "Keys of the text that is edited come first, but for commands with modifiers and those that want priority (595)")
  func priority() throws {
    let page = Keyed()
    let plain = UIKeyCommand(title: "Plain", action: Self.run, input: "x")
    page.commands = [plain, UIKeyCommand(title: "Save", action: Self.run, input: "s", modifierFlags: .command)]
    let host = try open(page)
    #expect(host.tap(at: CGPoint(x: 60, y: 40)))
    #expect(page.field.isFirstResponder)
    host.type("x")
    #expect(page.field.text == "x" && !page.take().contains("run Plain"))
    #expect(host.press(.character("s"), modifiers: .command))
    #expect(page.take().contains("run Save"))
    #expect(!plain.wantsPriorityOverSystemBehavior)
    plain.wantsPriorityOverSystemBehavior = true
    host.type("x")
    #expect(page.field.text == "x" && page.take().contains("run Plain"))
  }

  @Test("The responder that is nearer comes first; a command's action is performed by the first one that has it")
  func chain() throws {
    final class Outer: UINavigationController {
      var log: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(title: "Outer", action: Selector("note:", Outer.note(_:)), input: "b", modifierFlags: .command),
          UIKeyCommand(title: "Inner", action: KeyTests.run, input: "i", modifierFlags: .command),
        ]
      }
      func note(_ sender: Any?) { log.append("note") }
    }
    let page = Keyed()
    let outer = Outer(rootViewController: page)
    let host = try phone { Controllers(outer) }
    #expect(host.press(.character("b"), modifiers: .command) && outer.log == ["note"])
    #expect(host.press(.character("i"), modifiers: .command) && page.take().contains("run Inner"))
    page.commands = [UIKeyCommand(title: "Mine", action: Self.run, input: "b", modifierFlags: .command)]
    #expect(host.press(.character("b"), modifiers: .command))
    #expect(page.take().contains("run Mine") && outer.log == ["note"])
    let covering = UIViewController()
    outer.pushViewController(covering, animated: false)
    host.finishAnimations()
    // The page below is not seen: its command is not asked for.
    #expect(host.press(.character("b"), modifiers: .command) && outer.log == ["note", "note"])
  }

  @Test("Commands are added to a controller and removed; alternates count with their modifiers besides")
  func adding() throws {
    let page = Keyed()
    let host = try open(page)
    let alternate = UICommandAlternate(title: "Other", action: Self.other, modifierFlags: .shift)
    let command = UIKeyCommand(
      title: "Run", action: Self.run, input: "r", modifierFlags: .command, alternates: [alternate])
    page.addKeyCommand(command)
    page.addKeyCommand(command)
    #expect(host.press(.character("r"), modifiers: .command) && page.take().contains("run Run"))
    #expect(host.press(.character("r"), modifiers: [.command, .shift]) && page.take().contains("other"))
    #expect(command.alternates.first === alternate && alternate.title == "Other" && alternate.action == Self.other)
    #expect(alternate.modifierFlags == .shift)
    page.removeKeyCommand(command)
    #expect(!host.press(.character("r"), modifiers: .command))
    let plain = UIViewController()
    #expect(plain.keyCommands == nil && UIResponder().keyCommands == nil)
    plain.addKeyCommand(command)
    #expect(plain.keyCommands == [command])
  }

  @Test("Presses go along the chain; a responder that does not pass one on keeps the key from texts (604)")
  func presses() throws {
    let page = Keyed()
    let host = try open(page)
    #expect(host.tap(at: CGPoint(x: 60, y: 40)))
    host.type("a")
    #expect(page.field.text == "a" && page.take() == ["down a", "up a"])
    page.keeps = true
    #expect(host.press(.character("b"), text: "b"))
    #expect(page.field.text == "a" && page.take() == ["down b", "up b"])
    host.send(.key(KeyEvent(.down, .character("c"), text: "c", time: 0)))
    host.send(.key(KeyEvent(.down, .character("c"), text: "c", time: 0)))
    #expect(page.take() == ["down c"], "a key that is held begins once")
    host.send(.windowFocus(false))
    #expect(page.take() == ["cancelled"])
  }

  @Test("A press says its key, its phase and to whom it went; presses without a responder end at the application")
  func pressValues() throws {
    final class Listener: UIViewController {
      var seen: [UIPress] = []
      var event: UIPressesEvent?
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        seen += presses
        self.event = event
        super.pressesBegan(presses, with: event)
      }
    }
    let page = Listener()
    let host = try open(page)
    host.send(.key(KeyEvent(.down, .up, modifiers: [.shift, .numericPad], time: 3)))
    let press = try #require(page.seen.first)
    #expect(press.phase == .began && press.type == .upArrow && press.force == 1 && press.timestamp == 3)
    #expect(press.responder === page && press.window === page.view.window && press.gestureRecognizers == nil)
    let key = try #require(press.key)
    #expect(key.keyCode == .keyboardUpArrow && key.characters == UIKeyCommand.inputUpArrow)
    #expect(key.charactersIgnoringModifiers == UIKeyCommand.inputUpArrow)
    #expect(key.modifierFlags == [.shift, .numericPad])
    #expect(page.event?.type == .presses && page.event?.allPresses == [press] && page.event?.allTouches == nil)
    #expect(page.event?.presses(for: UIGestureRecognizer()).isEmpty == true)
    host.send(.key(KeyEvent(.up, .up, time: 4)))
    #expect(press.phase == .ended && press.force == 0 && press.timestamp == 4)
    let types: [(KeySymbol, UIPress.PressType)] = [
      (.down, .downArrow), (.left, .leftArrow), (.right, .rightArrow), (.returnKey, .select), (.escape, .menu),
      (.pageUp, .pageUp), (.pageDown, .pageDown), (.character("q"), ._keyboard),
    ]
    for (symbol, type) in types {
      page.seen = []
      host.press(symbol)
      #expect(page.seen.first?.type == type)
    }
    #expect(UIPress.PressType.playPause.rawValue == 6 && UIPress.Phase.stationary.rawValue == 2)
    #expect(UIPress.Phase.changed.rawValue == 1 && UIPress.Phase.cancelled.rawValue == 4)
    UIResponder().pressesChanged([press], with: page.event)
    #expect(page.event?.isPassedOn == true)
  }
}
