import CoreGraphics
import Foundation
import SwiftUICore
import UIFoundation

extension UITableView {
  // MARK: Programs

  /// The first of the selected rows; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  /// The selected rows, in the order in which they were selected; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

  /// Selects a row; the delegate is not asked. Without a row, nothing is selected any more.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selection.paths { deselect(path, animated: animated) }
      return
    }
    guard sections.contains(indexPath) else { return }
    if !selectsSeveral { for path in selection.paths where path != indexPath { deselect(path, animated: animated) } }
    select(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes a row out of the selection; the delegate is not asked.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// Whether several rows can be selected at the moment.
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  private var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  private func select(_ path: IndexPath, animated: Bool) {
    if !selection.paths.contains(path) { selection.paths.append(path) }
    cells[path]?.setSelected(true, animated: animated)
  }

  private func deselect(_ path: IndexPath, animated: Bool) {
    selection.paths.removeAll { $0 == path }
    cells[path]?.setSelected(false, animated: animated)
  }

  // MARK: People

  /// A finger or the pointer goes down on a row.
  func press(_ path: IndexPath, _ cell: UITableViewCell) {
    cancelPress()
    showsFocus = false
    guard canSelect, !swipes.isOpen(cell) else { return }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    selection.highlighted = path
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// It comes up on the row.
  func release(_ path: IndexPath, _ cell: UITableViewCell) {
    if swipes.close() { return cancelPress() }
    let isHighlighted: Bool = selection.highlighted == path
    cancelPress()
    if isHighlighted { choose(path) }
  }

  func cancelPress() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cells[path]?.setHighlighted(false, animated: true)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// A person chooses a row. Where several can be selected the row joins the others, or leaves them.
  func choose(_ path: IndexPath) {
    guard canSelect, sections.contains(path) else { return }
    if selectsSeveral, selection.paths.contains(path) {
      deselectByPerson(path)
      return
    }
    let delegate: (any UITableViewDelegate)? = tableDelegate
    guard let wanted = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path),
      sections.contains(wanted)
    else { return }
    if !selectsSeveral { for other in selection.paths where other != wanted { deselectByPerson(other) } }
    select(wanted, animated: true)
    focused = wanted
    delegate?.tableView(self, didSelectRowAt: wanted)
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: wanted)
    }
  }

  private func deselectByPerson(_ path: IndexPath) {
    let delegate: (any UITableViewDelegate)? = tableDelegate
    guard let wanted = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else { return }
    deselect(wanted, animated: true)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }

  // MARK: Keys

  /// Arrows, Home, End and pages go from row to row; Return and Space choose one; Delete and Backspace delete it.
  func handleRowKey(_ key: KeyPress) -> Bool {
    guard canSelect, key.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    loadIfNeeded()
    let count: Int = sections.rowCount
    guard count > 0 else { return false }
    let page: Int = max(1, (indexPathsForVisibleRows?.count ?? 1) - 1)
    let now: Int? = (focused ?? selection.paths.first).flatMap { sections.contains($0) ? sections.number(of: $0) : nil }
    let heading = UIFocusHeading(key.key)
    if now == nil, heading == .up || heading == .down, let wanted = preferredRow {
      return go(to: sections.number(of: wanted), by: 1, heading)
    }
    switch key.key {
    case .upArrow: return go(to: now.map { $0 - 1 } ?? count - 1, by: -1, heading)
    case .downArrow: return go(to: now.map { $0 + 1 } ?? 0, by: 1, heading)
    case .pageUp: return go(to: max(0, (now ?? 0) - page), by: -1, heading)
    case .pageDown: return go(to: min(count - 1, (now ?? 0) + page), by: 1, heading)
    case .home: return go(to: 0, by: 1, heading)
    case .end: return go(to: count - 1, by: -1, heading)
    case .return, .space:
      guard let path = focused ?? selection.paths.first else { return false }
      choose(path)
      return true
    case .delete, .deleteForward:
      guard let path = focused ?? selection.paths.first, deletes(path) else { return false }
      commit(.delete, path)
      return true
    default: return false
    }
  }

  /// The row at which the program wants the keyboard first; nil for none that is there.
  private var preferredRow: IndexPath? {
    tableDelegate?.indexPathForPreferredFocusedView(in: self).flatMap { sections.contains($0) ? $0 : nil }
  }

  /// Tells the delegate of a row that the keyboard came to.
  private func tellFocus(from old: IndexPath?, _ heading: UIFocusHeading) {
    guard let delegate = tableDelegate else { return }
    let context = UITableViewFocusUpdateContext(in: self, from: old, to: focused, heading: heading)
    let coordinator = UIFocusAnimationCoordinator()
    delegate.tableView(self, didUpdateFocusIn: context, with: coordinator)
    coordinator.run()
  }

  /// Goes to a row, or past those that cannot have the focus. At an edge the key is taken all the same.
  private func go(to number: Int, by step: Int, _ heading: UIFocusHeading) -> Bool {
    var number: Int = number
    while let path = sections.path(ofNumber: number) {
      if tableDelegate?.tableView(self, canFocusRowAt: path) ?? true {
        let old: IndexPath? = focused
        let asked = UITableViewFocusUpdateContext(in: self, from: old, to: path, heading: heading)
        guard tableDelegate?.tableView(self, shouldUpdateFocusIn: asked) ?? true else { return true }
        focused = path
        scrollToRow(at: path, at: .none, animated: false)
        if old != path { tellFocus(from: old, heading) }
        if selectionFollowsFocus { choose(path) }
        return true
      }
      number += step
    }
    return true
  }
}
