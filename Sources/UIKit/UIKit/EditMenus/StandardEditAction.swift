import Foundation
import FoundationGaps
import HostInterface
import InputEngine
import Selectors
import UIFoundation

/// The actions of editing that every responder knows by name.
///
/// A responder that performs one of them overrides the method, and says so by `canPerformAction(_:withSender:)`: nothing can
/// tell here whether a class has a method of its own.
///
/// ```swift
/// final class Badge: UILabel {
///   override var canBecomeFirstResponder: Bool { true }
///   override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
///     action == Selector("copy:")
///   }
///   override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
/// }
/// ```
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is selected away, and puts it on the clipboard.
  func cut(_ sender: Any?)
  /// Puts what is selected on the clipboard.
  func copy(_ sender: Any?)
  /// Puts what is on the clipboard in the place of what is selected.
  func paste(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  /// Takes what is selected away.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// One of the standard edit actions, in the order in which menus offer them.
@MainActor
enum StandardEditAction: String, CaseIterable {
  case cut, copy, paste, delete, select, selectAll

  /// The names of all of them as selectors have them.
  nonisolated static let names: Set<String> = Set(Self.allCases.map { $0.rawValue + ":" })

  init?(_ selector: Selector) {
    guard selector.description.hasSuffix(":") else { return nil }
    self.init(rawValue: String(selector.description.dropLast()))
  }

  var selector: Selector {
    switch self {
    case .cut: Selector("cut:", UIResponder.cut(_:))
    case .copy: Selector("copy:", UIResponder.copy(_:))
    case .paste: Selector("paste:", UIResponder.paste(_:))
    case .delete: Selector("delete:", UIResponder.delete(_:))
    case .select: Selector("select:", UIResponder.select(_:))
    case .selectAll: Selector("selectAll:", UIResponder.selectAll(_:))
    }
  }

  private var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .select: "Select"
    case .selectAll: "Select All"
    }
  }

  /// Commands of the actions that a responder, or one after it, performs.
  static func commands(performedFrom responder: UIResponder?) -> [UIMenuElement] {
    guard let responder else { return [] }
    return allCases.compactMap { action in
      let command = UICommand(title: action.title, action: action.selector)
      return responder.target(forAction: action.selector, withSender: command) == nil ? nil : command
    }
  }

  /// Performs the action of a key that no text took, where a responder performs it.
  static func perform(_ event: KeyEvent, _ chain: [UIResponder]) -> Bool {
    let held: InputModifiers = event.modifiers.intersection([.command, .shift, .control, .option])
    guard held == .command || held == .control else { return false }
    let action: StandardEditAction
    switch event.symbol {
    case .character("x"): action = .cut
    case .character("c"): action = .copy
    case .character("v"): action = .paste
    case .character("a"): action = .selectAll
    default: return false
    }
    let selector: Selector = action.selector
    guard let target = chain.first(where: { $0.canPerformAction(selector, withSender: nil) }) else { return false }
    return selector.perform(on: target, sender: nil)
  }
}
