import Foundation
import InputEngine
import Selectors
import SwiftUICore
import UIFoundation

/// A key with modifiers that performs an action.
///
/// A responder gives its key commands by `keyCommands`; a menu that `buildMenu(with:)` adds shows those that it has.
///
/// ```swift
/// final class Page: UIViewController {
///   override var keyCommands: [UIKeyCommand]? {
///     [UIKeyCommand(title: "Reload", action: Selector("reload", Page.reload), input: "r", modifierFlags: .command)]
///   }
///
///   func reload() { print("reloaded") }
/// }
/// ```
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  /// The character of the key without modifiers, or the name of a key that writes none.
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what texts and the focus do with the key. A key with Command, Control or Option, and one of
  /// the function keys, always does.
  open var wantsPriorityOverSystemBehavior: Bool = false
  /// Whether the key becomes another one on keyboards that do not have it: kept as it was set, hosts tell characters.
  open var allowsAutomaticLocalization: Bool = true
  /// Whether arrows and brackets change sides where people read from right to left.
  open var allowsAutomaticMirroring: Bool = true

  /// - Parameters:
  ///   - title: The title in menus.
  ///   - image: A picture beside the title.
  ///   - action: The method that is called, with the command as its argument.
  ///   - input: The character of the key without modifiers.
  ///   - modifierFlags: The keys that are held.
  ///   - propertyList: Anything of the program's own.
  ///   - alternates: Other actions for more modifiers.
  ///   - discoverabilityTitle: A longer title for help.
  ///   - attributes: How the command looks, and whether it can be used.
  ///   - state: Whether the command is shown as chosen.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: nil, image: image, selectedImage: nil, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A key command that stands in no menu.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  @available(*, deprecated, message: "Set the title or the discoverability title of the command.")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  override func copied() -> UICommand {
    let copy = UIKeyCommand(
      title: title, image: image, action: action, input: input ?? "", modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
    copy.subtitle = subtitle
    copy.selectedImage = selectedImage
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    copy.sender = sender
    copy.repeatBehavior = repeatBehavior
    return copy
  }

  /// The key as SwiftUI's menus show it; nil where the input names none.
  final var shortcut: KeyboardShortcut? {
    guard let symbol = input.flatMap(KeyInput.symbol) else { return nil }
    return KeyboardShortcut(
      KeyEquivalent(symbol), modifiers: modifierFlags.modifiers,
      localization: allowsAutomaticMirroring ? .automatic : .withoutMirroring)
  }

  /// The action of an event: the command's own, or that of the alternate whose modifiers are held besides; nil for another key.
  final func action(for event: KeyEvent, isRightToLeft: Bool) -> Selector? {
    guard let shortcut = shortcut?.mirrored(isRightToLeft) else { return nil }
    let modifiers: InputModifiers = shortcut.modifiers.input
    if KeyShortcut(shortcut.key.symbol, modifiers: modifiers).matches(event) { return action }
    let alternate: UICommandAlternate? = alternates.first {
      let held: InputModifiers = modifiers.union($0.modifierFlags.modifiers.input)
      return KeyShortcut(shortcut.key.symbol, modifiers: held).matches(event)
    }
    return alternate?.action
  }

  /// Whether the command comes before texts and the focus.
  final var comesFirst: Bool {
    if wantsPriorityOverSystemBehavior { return true }
    if !modifierFlags.isDisjoint(with: [.command, .control, .alternate]) { return true }
    if case .function = input.flatMap(KeyInput.symbol) { return true }
    return false
  }
}

extension UIKeyCommand {
  public nonisolated static let inputUpArrow: String = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow: String = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow: String = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow: String = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape: String = "UIKeyInputEscape"
  public nonisolated static let inputPageUp: String = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown: String = "UIKeyInputPageDown"
  public nonisolated static let inputHome: String = "UIKeyInputHome"
  public nonisolated static let inputEnd: String = "UIKeyInputEnd"
  /// The key that deletes forwards.
  public nonisolated static let inputDelete: String = "UIKeyInputDelete"
  public nonisolated static let f1: String = "UIKeyInputF1"
  public nonisolated static let f2: String = "UIKeyInputF2"
  public nonisolated static let f3: String = "UIKeyInputF3"
  public nonisolated static let f4: String = "UIKeyInputF4"
  public nonisolated static let f5: String = "UIKeyInputF5"
  public nonisolated static let f6: String = "UIKeyInputF6"
  public nonisolated static let f7: String = "UIKeyInputF7"
  public nonisolated static let f8: String = "UIKeyInputF8"
  public nonisolated static let f9: String = "UIKeyInputF9"
  public nonisolated static let f10: String = "UIKeyInputF10"
  public nonisolated static let f11: String = "UIKeyInputF11"
  public nonisolated static let f12: String = "UIKeyInputF12"
}
