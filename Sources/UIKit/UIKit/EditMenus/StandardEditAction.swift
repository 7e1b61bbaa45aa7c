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
  /// Makes another one of what is selected.
  func duplicate(_ sender: Any?)
  /// Puts what is selected elsewhere.
  func move(_ sender: Any?)
  /// Gives what is selected another name.
  func rename(_ sender: Any?)
  /// Writes what is selected in another format.
  func export(_ sender: Any?)
  /// Prints what is shown.
  func printContent(_ sender: Any?)
  /// Puts the text of the clipboard in the place of what is selected, in the style around.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Goes to the address on the clipboard.
  func pasteAndGo(_ sender: Any?)
  /// Searches for what is on the clipboard.
  func pasteAndSearch(_ sender: Any?)
  /// Makes a document of what is on the clipboard.
  func newFromPasteboard(_ sender: Any?)
  /// Shows the bar in which people find.
  func find(_ sender: Any?)
  /// Shows the bar in which people find and replace.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next place that was found.
  func findNext(_ sender: Any?)
  /// Goes to the place before.
  func findPrevious(_ sender: Any?)
  /// Finds what is selected.
  func useSelectionForFind(_ sender: Any?)
  /// Makes what is selected bold, or takes that back.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is selected italic, or takes that back.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected, or takes that back.
  func toggleUnderline(_ sender: Any?)
  /// Makes what is selected larger.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  func decreaseSize(_ sender: Any?)
  /// Aligns paragraphs at the left.
  func alignLeft(_ sender: Any?)
  /// Aligns paragraphs in the middle.
  func alignCenter(_ sender: Any?)
  /// Aligns paragraphs at both sides.
  func alignJustified(_ sender: Any?)
  /// Aligns paragraphs at the right.
  func alignRight(_ sender: Any?)
  /// Lets paragraphs be read from the left.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Lets paragraphs be read from the right.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Shows or hides the sidebar.
  func toggleSidebar(_ sender: Any?)
  /// Shows or hides the inspector.
  func toggleInspector(_ sender: Any?)
  /// Closes what is shown.
  func performClose(_ sender: Any?)
  /// Changes the attributes of what is selected.
  ///
  /// - Parameter conversionHandler: Makes other attributes of those that a part has.
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponder: UIResponderStandardEditActions {}

/// One of the standard edit actions, in the order in which menus offer them.
@MainActor
enum StandardEditAction: String, CaseIterable {
  case cut, copy, paste, delete, select, selectAll

  /// The names of all of them as selectors have them.
  nonisolated static let names: Set<String> = Set(Self.allCases.map { $0.rawValue + ":" })

  nonisolated init?(_ selector: Selector) {
    guard selector.description.hasSuffix(":") else { return nil }
    self.init(rawValue: String(selector.description.dropLast()))
  }

  nonisolated var selector: Selector {
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
