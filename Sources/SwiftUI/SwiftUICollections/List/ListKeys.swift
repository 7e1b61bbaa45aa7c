import AccessibilityTree
import Foundation
import InputEngine
import SwiftUICore

/// What keys do in a list that has the focus.
///
/// Arrows go from row to row, Shift with them selects what lies between; Home, End, Page Up and Page Down go further. Space
/// and Return use a row, letters find one, and those that delete remove what is selected where the list offers it.
final class ListKeys: FocusCommandHandler {
  private unowned let list: ListController

  init(_ list: ListController) { self.list = list }

  func handle(_ command: FocusCommand) -> Bool {
    guard list.isEnabled, list.hasFocus, let selection = list.selection else { return false }
    switch command {
    case .keyPress(let press): return press.phase != .up && handle(press, selection)
    case .delete: return list.deleteSelected()
    case .move, .exit, .transfer: return false
    }
  }

  private func handle(_ press: KeyPress, _ selection: any ListSelecting) -> Bool {
    let mode: RowSelectionMode = press.modifiers.contains(.shift) ? .extend : .replace
    let isCommand: Bool = !press.modifiers.isDisjoint(with: [.command, .control])
    if press.modifiers.contains(.option) { return list.moveSelected(by: press.key) }
    switch press.key {
    case "a" where isCommand && selection.allowsSeveral:
      selection.chooseAll()
      return true
    case _ where isCommand: return false
    case .upArrow: return go(selection.move(by: -1, mode))
    case .downArrow: return go(selection.move(by: 1, mode))
    case .pageUp: return go(selection.move(by: -list.pageLength, mode))
    case .pageDown: return go(selection.move(by: list.pageLength, mode))
    case .home: return go(selection.moveToEdge(last: false, mode))
    case .end: return go(selection.moveToEdge(last: true, mode))
    case .leftArrow, .rightArrow: return list.disclose(press.key == .rightArrow)
    case .return: return list.performPrimaryAction()
    case .space where !list.typing.isUnderWay: return list.performPrimaryAction()
    case .tab, .escape, .delete, .deleteForward: return false
    default: return list.typing.type(press.characters)
    }
  }

  /// Shows the row where the selection is now. At an edge the key is taken all the same, so that the focus stays.
  private func go(_ row: Int?) -> Bool {
    if let row { list.reveal(row: row) }
    return list.rowCount > 0
  }
}

/// Letters that are typed one after the other find the next row that begins with them.
final class ListTyping {
  private unowned let list: ListController
  private var typed: String = ""
  private var lastTime: Double = -.infinity

  /// After so many seconds without a letter, the next one begins anew.
  private static let pause: Double = 1
  /// How many rows are looked at: those that are out of sight have to be made for it.
  private static let limit: Int = 2000

  init(_ list: ListController) { self.list = list }

  var isUnderWay: Bool { list.window.time.peek - lastTime < Self.pause }

  func type(_ characters: String) -> Bool {
    let isText: Bool =
      !characters.isEmpty && characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard list.isDesktop, isText, let selection = list.selection, list.rowCount > 0 else { return false }
    if !isUnderWay { typed = "" }
    typed += characters
    lastTime = list.window.time.peek
    // The first letter goes on to the next row, further ones stay where they fit.
    let start: Int = (selection.cursorRow ?? -1) + (typed.count == characters.count ? 1 : 0)
    let count: Int = list.rowCount
    for step in 0..<min(count, Self.limit) {
      let index: Int = (max(0, start) + step) % count
      guard let text = list.text(ofRow: index),
        text.range(of: typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil,
        let identity = list.identity(ofRow: index, isExact: true), selection.choose(identity, .replace)
      else { continue }
      list.reveal(row: index)
      return true
    }
    return true
  }
}

extension ListController {
  /// The words of a row: what `typeSelectEquivalent(_:)` says, or what is read of it.
  func text(ofRow index: Int) -> String? {
    guard let driver, let item = driver.lines.item(ofContent: index) else { return nil }
    return graph.untracked {
      guard let row = driver.row(at: item)?.link?.attachment as? ListRow else { return nil }
      graph.perform(window.accessibility.statements)
      return row.text
    }
  }

  /// Uses the selected row: performs the action of the list, or the control that the row is.
  func performPrimaryAction() -> Bool {
    guard let selection, let index = selection.cursorRow, let row = row(at: index) else { return false }
    return row.performPrimaryAction()
  }

  func deleteSelected() -> Bool { false }

  func moveSelected(by key: KeyEquivalent) -> Bool { false }

  func disclose(_ isExpanded: Bool) -> Bool { false }
}
