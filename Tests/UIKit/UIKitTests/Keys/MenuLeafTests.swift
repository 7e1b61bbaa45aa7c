import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Actions and commands as parts of menus, and alerts with their buttons.
@MainActor
@Suite("Parts of menus and alerts", .serialized)
struct MenuLeafTests {
  @Test("An action keeps what it is made of, and is performed for a sender unless it is off")
  func actions() {
    var senders: [String] = []
    let action = UIAction(
      title: "Copy", identifier: UIAction.Identifier("copy"), discoverabilityTitle: "Copy the text",
      attributes: .destructive, state: .mixed
    ) { senders.append(($0.sender as? NSString).map { String($0) } ?? "none") }
    #expect(action.identifier.rawValue == "copy" && action.discoverabilityTitle == "Copy the text")
    #expect(action.attributes == .destructive && action.state == .mixed)
    let sender = "sender" as NSString
    action.performWithSender(sender, target: nil)
    action.attributes = [.disabled, .destructive]
    action.performWithSender(sender, target: nil)
    action.attributes = []
    action.performWithSender(nil, target: nil)
    #expect(senders == ["sender", "none"])
    action.state = .on
    action.discoverabilityTitle = nil
    #expect(action.state == .on && action.discoverabilityTitle == nil && action.state.rawValue == 1)
    let plain = UIAction { _ in }
    #expect(plain.identifier != UIAction { _ in }.identifier && plain.state == .off && plain.attributes == [])
  }

  @Test("Actions and commands are leaves of menus alike: named, marked, switched off and performed")
  func leaves() {
    final class Receiver: UIResponder {
      var count = 0
      func go() { count += 1 }
    }
    var performed = 0
    let receiver = Receiver()
    let command = UICommand(title: "Command", action: Selector("go", Receiver.go))
    let leaves: [any UIMenuLeaf] = [UIAction(title: "Action") { _ in performed += 1 }, command]
    let picture = UIImage(systemName: "star")
    for leaf in leaves {
      leaf.image = picture
      leaf.attributes = .keepsMenuPresented
      leaf.state = .mixed
      leaf.discoverabilityTitle = "More"
      #expect((leaf as? UIMenuElement)?.image === picture)
      #expect(leaf.attributes == .keepsMenuPresented && leaf.state == .mixed && leaf.discoverabilityTitle == "More")
      leaf.performWithSender(nil, target: receiver)
      leaf.attributes = .disabled
      leaf.performWithSender(nil, target: receiver)
    }
    #expect(performed == 1 && receiver.count == 1)
    let attributes: [UIMenuElement.Attributes] = [.disabled, .destructive, .hidden, .keepsMenuPresented]
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("A hidden action is not in its menu, others are")
  func hidden() throws {
    let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Shown") { _ in }, hidden])
    button.showsMenuAsPrimaryAction = true
    let host = try window(width: 300, height: 300) { Hosting(view: button).frame(width: 100, height: 40) }
    _ = host.activate("Menu")
    host.update()
    #expect(host.labels.contains("Shown") && !host.labels.contains("Hidden"), "\(host.labels)")
  }

  @available(*, deprecated)
  @Test("A command of a key says what it does where the commands are discovered")
  func keyCommands() {
    let command = UIKeyCommand(
      input: "k", modifierFlags: [.command, .shift], action: Selector("go"), discoverabilityTitle: "Go there")
    #expect(command.input == "k" && command.modifierFlags == [.command, .shift])
    #expect(command.action == Selector("go") && command.discoverabilityTitle == "Go there" && command.title == "")
    #expect(Selector("go").description == "go" && Selector("go") != Selector("stop"))
  }

  @Test("An alert keeps its style, its words and its actions in order; an action is copied as itself")
  func alerts() {
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .actionSheet)
    #expect(alert.preferredStyle == .actionSheet && alert.message == "For good." && alert.actions.isEmpty)
    #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredStyle == .alert)
    let kinds: [UIAlertAction.Style] = [.default, .cancel, .destructive]
    let actions: [UIAlertAction] = kinds.map { UIAlertAction(title: "\($0)", style: $0) }
    for action in actions { alert.addAction(action) }
    #expect(alert.actions.map(\.style) == kinds && alert.actions.map(\.title) == ["default", "cancel", "destructive"])
    #expect(kinds.map(\.rawValue) == [0, 1, 2] && actions[0].isEnabled && alert.preferredAction == nil)
    #expect(actions[2].copy() as? UIAlertAction === actions[2])
  }

  private func isOff(_ host: HeadlessHost) -> Bool {
    host.element("Delete")?.properties.traits.contains(.isDisabled) ?? false
  }

  @Test("An alert shows its message, refuses an action that is off, and performs the preferred one by Return")
  func shownAlert() throws {
    var log: [String] = []
    let host = try window(width: 400, height: 400) { Text("behind") }
    let root = try windowController()
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    for (name, style) in [("Keep", UIAlertAction.Style.default), ("Delete", .destructive)] {
      alert.addAction(UIAlertAction(title: name, style: style) { log.append($0.title ?? "") })
    }
    alert.actions[1].isEnabled = false
    alert.preferredAction = alert.actions[0]
    root.present(alert, animated: false)
    host.update()
    #expect(host.labels.contains("For good.") && isOff(host), "\(host.labels)")
    host.change { alert.message = "Once and for all." }
    #expect(host.labels.contains("Once and for all."))
    host.press(.returnKey)
    host.update()
    #expect(log == ["Keep"] && root.presentedViewController == nil)
  }
}
