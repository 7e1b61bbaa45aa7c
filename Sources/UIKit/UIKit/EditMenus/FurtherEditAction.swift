import Foundation
import InputEngine
import Selectors
import UIFoundation

/// The edit actions beside those of the clipboard and of selecting, in the order in which menus offer them.
@MainActor
enum FurtherEditAction: String, CaseIterable {
  case duplicate
  case move
  case rename
  case export
  case printContent
  case pasteAndMatchStyle
  case pasteAndGo
  case pasteAndSearch
  case newFromPasteboard
  case find
  case findAndReplace
  case findNext
  case findPrevious
  case useSelectionForFind
  case toggleBoldface
  case toggleItalics
  case toggleUnderline
  case increaseSize
  case decreaseSize
  case alignLeft
  case alignCenter
  case alignJustified
  case alignRight
  case makeTextWritingDirectionLeftToRight
  case makeTextWritingDirectionRightToLeft
  case toggleSidebar
  case toggleInspector
  case performClose

  /// The names of all edit actions as selectors have them.
  nonisolated static let allNames: Set<String> = StandardEditAction.names.union(allCases.map { $0.rawValue + ":" })

  /// What can be done with a document.
  static let documentActions: [FurtherEditAction] = [.duplicate, .move, .rename, .export, .printContent]

  nonisolated init?(_ selector: Selector) {
    guard selector.description.hasSuffix(":") else { return nil }
    self.init(rawValue: String(selector.description.dropLast()))
  }

  nonisolated var selector: Selector {
    switch self {
    case .duplicate: Selector("duplicate:", UIResponder.duplicate(_:))
    case .move: Selector("move:", UIResponder.move(_:))
    case .rename: Selector("rename:", UIResponder.rename(_:))
    case .export: Selector("export:", UIResponder.export(_:))
    case .printContent: Selector("printContent:", UIResponder.printContent(_:))
    case .pasteAndMatchStyle: Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:))
    case .pasteAndGo: Selector("pasteAndGo:", UIResponder.pasteAndGo(_:))
    case .pasteAndSearch: Selector("pasteAndSearch:", UIResponder.pasteAndSearch(_:))
    case .newFromPasteboard: Selector("newFromPasteboard:", UIResponder.newFromPasteboard(_:))
    case .find: Selector("find:", UIResponder.find(_:))
    case .findAndReplace: Selector("findAndReplace:", UIResponder.findAndReplace(_:))
    case .findNext: Selector("findNext:", UIResponder.findNext(_:))
    case .findPrevious: Selector("findPrevious:", UIResponder.findPrevious(_:))
    case .useSelectionForFind: Selector("useSelectionForFind:", UIResponder.useSelectionForFind(_:))
    case .toggleBoldface: Selector("toggleBoldface:", UIResponder.toggleBoldface(_:))
    case .toggleItalics: Selector("toggleItalics:", UIResponder.toggleItalics(_:))
    case .toggleUnderline: Selector("toggleUnderline:", UIResponder.toggleUnderline(_:))
    case .increaseSize: Selector("increaseSize:", UIResponder.increaseSize(_:))
    case .decreaseSize: Selector("decreaseSize:", UIResponder.decreaseSize(_:))
    case .alignLeft: Selector("alignLeft:", UIResponder.alignLeft(_:))
    case .alignCenter: Selector("alignCenter:", UIResponder.alignCenter(_:))
    case .alignJustified: Selector("alignJustified:", UIResponder.alignJustified(_:))
    case .alignRight: Selector("alignRight:", UIResponder.alignRight(_:))
    case .makeTextWritingDirectionLeftToRight:
      Selector("makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight(_:))
    case .makeTextWritingDirectionRightToLeft:
      Selector("makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft(_:))
    case .toggleSidebar: Selector("toggleSidebar:", UIResponder.toggleSidebar(_:))
    case .toggleInspector: Selector("toggleInspector:", UIResponder.toggleInspector(_:))
    case .performClose: Selector("performClose:", UIResponder.performClose(_:))
    }
  }

  var title: String {
    switch self {
    case .duplicate: "Duplicate"
    case .move: "Move…"
    case .rename: "Rename…"
    case .export: "Export…"
    case .printContent: "Print…"
    case .pasteAndMatchStyle: "Paste and Match Style"
    case .pasteAndGo: "Paste and Go"
    case .pasteAndSearch: "Paste and Search"
    case .newFromPasteboard: "New from Clipboard"
    case .find: "Find…"
    case .findAndReplace: "Find and Replace…"
    case .findNext: "Find Next"
    case .findPrevious: "Find Previous"
    case .useSelectionForFind: "Use Selection for Find"
    case .toggleBoldface: "Bold"
    case .toggleItalics: "Italic"
    case .toggleUnderline: "Underline"
    case .increaseSize: "Bigger"
    case .decreaseSize: "Smaller"
    case .alignLeft: "Align Left"
    case .alignCenter: "Center"
    case .alignJustified: "Justify"
    case .alignRight: "Align Right"
    case .makeTextWritingDirectionLeftToRight: "Left to Right"
    case .makeTextWritingDirectionRightToLeft: "Right to Left"
    case .toggleSidebar: "Toggle Sidebar"
    case .toggleInspector: "Toggle Inspector"
    case .performClose: "Close"
    }
  }

  /// The action as a command of a menu, with its key where it has one.
  var command: UICommand {
    guard let (input, flags) = key else { return UICommand(title: title, action: selector) }
    return UIKeyCommand(title: title, action: selector, input: input, modifierFlags: flags)
  }

  /// Commands of those actions that a responder, or one after it, performs.
  static func commands(_ actions: [FurtherEditAction], performedFrom responder: UIResponder?) -> [UIMenuElement] {
    actions.compactMap { action in
      let command = UICommand(title: action.title, action: action.selector)
      return responder?.target(forAction: action.selector, withSender: command) == nil ? nil : command
    }
  }
}

// MARK: - Keys

extension FurtherEditAction {
  /// The key of the action, with Command or, on keyboards without it, Control.
  var key: (input: String, flags: UIKeyModifierFlags)? {
    switch self {
    case .duplicate: ("s", [.command, .shift])
    case .export: ("e", [.command, .shift])
    case .printContent: ("p", .command)
    case .pasteAndMatchStyle: ("v", [.command, .alternate, .shift])
    case .find: ("f", .command)
    case .findAndReplace: ("f", [.command, .alternate])
    case .findNext: ("g", .command)
    case .findPrevious: ("g", [.command, .shift])
    case .useSelectionForFind: ("e", .command)
    case .toggleBoldface: ("b", .command)
    case .toggleItalics: ("i", .command)
    case .toggleUnderline: ("u", .command)
    case .increaseSize: ("+", .command)
    case .decreaseSize: ("-", .command)
    case .alignLeft: ("{", .command)
    case .alignCenter: ("|", .command)
    case .alignRight: ("}", .command)
    case .toggleSidebar: ("s", [.command, .control])
    case .toggleInspector: ("i", [.command, .alternate])
    case .performClose: ("w", .command)
    case .move, .rename, .pasteAndGo, .pasteAndSearch, .newFromPasteboard, .alignJustified,
      .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft:
      nil
    }
  }

  /// Performs the action of a key that no text took, where a responder performs it.
  static func perform(_ event: KeyEvent, _ chain: [UIResponder]) -> Bool {
    guard case .character(let character) = event.symbol else { return false }
    var held: InputModifiers = event.modifiers.intersection([.command, .shift, .control, .option])
    // A keyboard without Command has Control in its place; with both, Control counts by itself.
    if !held.contains(.command), held.remove(.control) != nil { held.insert(.command) }
    guard held.contains(.command) else { return false }
    for action in allCases {
      guard let (input, flags) = action.key, action.matches(character, event, held, input, flags) else { continue }
      let selector: Selector = action.selector
      if let target = chain.first(where: { $0.canPerformAction(selector, withSender: nil) }) {
        return selector.perform(on: target, sender: nil)
      }
    }
    return false
  }

  private func matches(
    _ character: Character, _ event: KeyEvent, _ held: InputModifiers, _ input: String, _ flags: UIKeyModifierFlags
  ) -> Bool {
    var wanted: InputModifiers = .command
    if flags.contains(.shift) { wanted.insert(.shift) }
    if flags.contains(.alternate) { wanted.insert(.option) }
    if flags.contains(.control) { wanted.insert(.control) }
    if String(character) == input, held == wanted { return true }
    // Signs are on other keys of other keyboards, some of them above others.
    let isSign: Bool = input.allSatisfy { !$0.isLetter }
    guard isSign, held.subtracting(.shift) == wanted else { return false }
    return event.text == input || String(character) == input || Self.unshifted[input] == String(character)
  }

  /// The keys of an American keyboard that write the signs with Shift, or stand for them.
  private static let unshifted: [String: String] = ["{": "[", "}": "]", "|": "\\", "+": "="]
}
