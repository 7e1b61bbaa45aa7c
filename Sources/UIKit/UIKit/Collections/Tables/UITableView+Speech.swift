import AccessibilityTree
import Foundation
import UIFoundation

extension UITableViewCell {
  /// Whether the content is the row for assistive technologies, as a control stands beside it: a button at the end of the row.
  var isSpokenByContent: Bool { !isAccessibilityElement && holdsControls && !contentView.holdsControls }

  var contentRow: SpokenRow? { isSpokenByContent ? makeSpokenRow(isCombined: true) : nil }

  /// Which row the cell is, whether it is selected, and what can be done with it: all that a pointer can.
  func makeSpokenRow(isCombined: Bool) -> SpokenRow? {
    guard let table, let place else { return nil }
    var row = SpokenRow(isCombined: isCombined, speaker: self)
    row.position = AccessibilityPosition(index: place.number + 1, count: place.count)
    if parts.isSelected { row.traits.insert(.isSelected) }
    let path: IndexPath = place.path
    if table.takesKeyboard || table.isEditing {
      // Controls between the texts do what they do when they are activated: the row is chosen by name.
      let choosing: AccessibilityActionCode = isCombined || isAccessibilityElement ? .activate : .named("Select")
      row.actions[choosing] = { [weak table] in MainActor.assumeIsolated { table?.choose(path) } }
    }
    if table.deletes(path) {
      row.actions[.delete] = { [weak table] in MainActor.assumeIsolated { table?.commit(.delete, path) } }
    }
    if table.isEditing, table.editingStyle(path) == .insert {
      row.actions[.named("Insert")] = { [weak table] in MainActor.assumeIsolated { table?.commit(.insert, path) } }
    }
    if table.menus.areGiven(path) {
      row.actions[.showMenu] = { [weak table] in MainActor.assumeIsolated { table?.menus.open(path) } }
    }
    addSwipeActions(&row, table, path)
    if table.canMove(path) {
      if let up = table.sections.path(ofNumber: place.number - 1) {
        row.actions[.named("Move Up")] = { [weak table] in
          MainActor.assumeIsolated { table?.moveByPerson(path, to: up) }
        }
      }
      if let down = table.sections.path(ofNumber: place.number + 1) {
        row.actions[.named("Move Down")] = { [weak table] in
          MainActor.assumeIsolated { table?.moveByPerson(path, to: down) }
        }
      }
    }
    return row
  }

  private func addSwipeActions(_ row: inout SpokenRow, _ table: UITableView, _ path: IndexPath) {
    let leading = table.tableDelegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing: UISwipeActionsConfiguration? = table.trailingActions(path)
    for action in (leading?.actions ?? []) + (trailing?.actions ?? []) {
      guard let title = action.title else { continue }
      row.actions[.named(title)] = { [weak self] in
        MainActor.assumeIsolated {
          guard let self else { return }
          action.handler(action, self) { _ in }
        }
      }
    }
  }
}
