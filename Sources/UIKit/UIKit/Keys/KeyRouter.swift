import Foundation
import FoundationGaps
import InputEngine
import Selectors
import SwiftUICore

/// Leads keys of a window to the responders of UIKit's: key commands first, then presses.
final class KeyRouter: KeyInterceptor {
  private unowned let window: ViewGraph
  /// The keys that are down and that a responder was told of.
  private var presses: [KeySymbol: (press: UIPress, responder: UIResponder)] = [:]

  init(_ window: ViewGraph) { self.window = window }

  func takeFirst(_ event: KeyEvent, _ press: KeyPress) -> Bool {
    MainActor.assumeIsolated {
      let isRepeated: Bool = press.phase == .repeat
      if press.phase != .up,
        perform(event, isRepeated, { $0.comesFirst }) || undo(event) || pasteIntoText(event)
      {
        return true
      }
      return tell(event, press.phase)
    }
  }

  func takeLast(_ event: KeyEvent, _ press: KeyPress) -> Bool {
    MainActor.assumeIsolated {
      guard press.phase != .up else { return false }
      if perform(event, press.phase == .repeat, { !$0.comesFirst }) { return true }
      let chain: [UIResponder] = ResponderChain(in: window).responders
      return FindKeys.perform(event, chain) || StandardEditAction.perform(event, chain) || paste(event)
        || FurtherEditAction.perform(event, chain) || UndoKeys.perform(event, for: chain.first)
    }
  }

  /// Undoes with the manager of the first responder, before the window's own is asked by shortcuts of menus.
  @MainActor private func undo(_ event: KeyEvent) -> Bool {
    guard let current = FirstResponder.current(in: window), current.viewRoot?.graph === window,
      !(current is any EditedTextView)
    else {
      return false
    }
    return UndoKeys.perform(event, for: current) { $0 !== self.window.uiWindow.undoManager }
  }

  func keyboardIsLost() {
    MainActor.assumeIsolated {
      for (press, responder) in presses.values {
        press.end(.cancelled, at: press.timestamp)
        let whole = UIPressesEvent(press)
        _ = whole.send(in: window.uiWindow) {
          PressRecognizers.tell(press, whole)
          responder.pressesCancelled([press], with: whole)
        }
      }
      presses = [:]
    }
  }

  // MARK: Key commands

  /// Performs the first key command for an event whose action a responder has.
  ///
  /// - Parameter isRepeated: Whether the key is held, and comes again.
  @MainActor private func perform(
    _ event: KeyEvent, _ isRepeated: Bool, _ isMeant: (UIKeyCommand) -> Bool
  ) -> Bool {
    let chain: [UIResponder] = ResponderChain(in: window).responders
    guard !chain.isEmpty else { return false }
    // The nearest responder first, and the menu bar last.
    for command in chain.flatMap(\.allKeyCommands) + MainMenu.keyCommands
    where isMeant(command) && !command.attributes.contains(.disabled) {
      guard let action = command.action(for: event, isRightToLeft: window.settings.isRightToLeft) else { continue }
      guard let target = chain.first(where: { $0.canPerformAction(action, withSender: command) }) else { continue }
      let shown: UICommand = command.copied()
      target.validate(shown)
      guard !shown.attributes.contains(.disabled) else { continue }
      // The key of a command that is performed once goes nowhere else while it is held.
      if isRepeated, command.repeatBehavior == .nonRepeatable { return true }
      if action.perform(on: target, sender: command) { return true }
    }
    return false
  }

  /// Pastes into a text whose delegate makes texts of items, before the text itself takes the key.
  @MainActor private func pasteIntoText(_ event: KeyEvent) -> Bool {
    guard isPaste(event), let text = FirstResponder.current(in: window) as? any EditedTextView,
      text.pasteDelegate != nil,
      text.viewRoot?.graph === window
    else { return false }
    text.paste(nil)
    return true
  }

  private func isPaste(_ event: KeyEvent) -> Bool {
    let held: InputModifiers = event.modifiers.intersection([.command, .shift, .control, .option])
    return event.symbol == .character("v") && (held == .command || held == .control)
  }

  /// Pastes into the nearest responder that takes what is on the clipboard, where a key asks for it.
  @MainActor private func paste(_ event: KeyEvent) -> Bool {
    guard isPaste(event) else { return false }
    let takers: [UIResponder] = ResponderChain(in: window).responders.filter { $0.pasteConfiguration != nil }
    // The clipboard is asked only where somebody may take what is there.
    guard !takers.isEmpty else { return false }
    let items: [NSItemProvider] = UIPasteboard.general.itemProviders
    guard let taker = takers.first(where: { $0.canPaste(items) }) else { return false }
    taker.paste(itemProviders: items)
    return true
  }

  // MARK: Presses

  /// Tells the responder that has the keyboard of a key; true where the key goes no further.
  @MainActor private func tell(_ event: KeyEvent, _ phase: KeyPress.Phases) -> Bool {
    switch phase {
    case .down:
      // A key that writes into a text of SwiftUI is no press for views of UIKit beside it.
      guard FirstResponder.current(in: window) != nil || window.focus.current?.textInput == nil else { return false }
      guard let responder = ResponderChain(in: window).starts.first else { return false }
      let press = UIPress(event, to: responder)
      presses[event.symbol] = (press, responder)
      let whole = UIPressesEvent(press)
      // A key that a program keeps for itself goes no further.
      _ = whole.send(in: window.uiWindow) {
        PressRecognizers.tell(press, whole)
        responder.pressesBegan([press], with: whole)
      }
      return !whole.isPassedOn
    case .up:
      guard let (press, responder) = presses.removeValue(forKey: event.symbol) else { return false }
      press.end(.ended, at: event.time)
      let whole = UIPressesEvent(press)
      _ = whole.send(in: window.uiWindow) {
        PressRecognizers.tell(press, whole)
        responder.pressesEnded([press], with: whole)
      }
      return !whole.isPassedOn
    default: return false
    }
  }
}

extension UIResponder {
  /// The key commands that the responder gives, and those that were added to a controller.
  fileprivate var allKeyCommands: [UIKeyCommand] {
    let given: [UIKeyCommand] = keyCommands ?? []
    let added: [UIKeyCommand] = (self as? UIViewController)?.addedKeyCommands ?? []
    return given + added.filter { command in !given.contains { $0 === command } }
  }
}

extension UIViewController {
  /// Adds a key that performs an action while the controller is in the chain of responders.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard !addedKeyCommands.contains(where: { $0 === keyCommand }) else { return }
    addedKeyCommands.append(keyCommand)
  }

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
