import CoreGraphics
import Foundation
import UIFoundation

extension UITableView {
  // MARK: What rows offer

  func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Whether a person can delete a row.
  func deletes(_ path: IndexPath) -> Bool { editingStyle(path) == .delete }

  func canMove(_ path: IndexPath) -> Bool {
    isEditing && dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  /// A person has deleted a row, or wants one to be inserted.
  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    swipes.close()
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// The buttons beside a row at an edge.
  func swipeActions(isLeading: Bool, _ path: IndexPath) -> UISwipeActionsConfiguration? {
    if isLeading { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let given = trailingActions(path) { return given }
    guard deletes(path) else { return nil }
    let title: String =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, view, done in
      guard let self, let path = indexPath(around: view) else { return done(false) }
      commit(.delete, path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// The row whose cell a view is in.
  func indexPath(around view: UIView) -> IndexPath? {
    var next: UIView? = view
    while let current = next {
      if let cell = current as? UITableViewCell { return indexPath(for: cell) }
      next = current.superview
    }
    return nil
  }

  // MARK: The mode

  func refreshEditing(animated: Bool) {
    let change: () -> Void = {
      for (path, cell) in self.cells {
        cell.refreshEditing(in: self, path)
        cell.layoutIfNeeded()
      }
      self.tile()
    }
    if animated, window != nil { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    barChanges.change()
  }

  func refreshLooks() { for cell in cells.values { cell.changes.drawing.change() } }

  // MARK: Moving

  /// Moves a row, and tells the data source, which follows.
  func moveByPerson(_ path: IndexPath, to proposed: IndexPath) {
    let goal: IndexPath =
      tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard goal != path, sections.contains(path), goal.section < sections.sections.count else { return }
    show(path, at: goal)
    dataSource?.tableView(self, moveRowAt: path, to: goal)
  }

  /// Shows a row in another place.
  func show(_ path: IndexPath, at goal: IndexPath) {
    var updates = RowUpdates()
    updates.movedRows = [(path, goal)]
    var counts: [Int] = sections.counts
    counts[path.section] -= 1
    counts[goal.section] += 1
    if case .success(let change) = updates.change(from: sections.counts, to: counts) {
      apply(change, animated: true) { _ in }
    }
  }
}

extension UITableView: SwipingRows {
  func swipedRow(at point: CGPoint) -> (any SwipedRow)? { indexPathForRow(at: point).flatMap { cells[$0] } }

  func swipeActions(isLeading: Bool, of row: any SwipedRow) -> UISwipeActionsConfiguration? {
    row.swipedPath.flatMap { swipeActions(isLeading: isLeading, $0) }
  }

  func swipeWillBegin(_ row: any SwipedRow) {
    if let path = row.swipedPath { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }
  }

  func swipeDidEnd(_ path: IndexPath?) { tableDelegate?.tableView(self, didEndEditingRowAt: path) }
}

extension UITableViewCell: SwipedRow {
  var swipedPath: IndexPath? { place?.path }

  /// Shows the marks of editing that suit the row.
  func refreshEditing(in table: UITableView, _ path: IndexPath) {
    let isEdited: Bool = table.isEditing
    editingStyle = isEdited ? table.editingStyle(path) : .none
    shouldIndentWhileEditing =
      table.tableDelegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
    let canMove: Bool = isEdited && table.canMove(path)
    if showsReorderControl != canMove { showsReorderControl = canMove }
    if parts.isEditing != isEdited { setEditing(isEdited, animated: false) } else { refreshEditMarks() }
  }

  /// The cell is pushed aside, or comes back.
  func setSwiped(_ isSwiped: Bool) {
    guard parts.isSwiped != isSwiped else { return }
    var state: StateMask = parts.isEditing ? .showingEditControl : []
    if isSwiped { state.insert(.showingDeleteConfirmation) }
    willTransition(to: state)
    parts.isSwiped = isSwiped
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  func refreshEditMarks() {
    let kind: MarkKind? = wantedMark
    if kind != parts.markKind {
      parts.editMark?.removeFromSuperview()
      parts.editMark = nil
      parts.markKind = kind
      if let kind { addMark(kind) }
      setNeedsMeasuring()
    }
    let needsHandle: Bool = parts.isEditing && showsReorderControl
    if needsHandle, parts.handle == nil {
      let handle = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
      handle.contentMode = .center
      handle.tintColor = .tertiaryLabel
      handle.isUserInteractionEnabled = true
      handle.isAccessibilityElement = false
      if let table { handle.addGestureRecognizer(table.drags.makeRecognizer(for: self)) }
      parts.handle = handle
      addSubview(handle)
    } else if !needsHandle, let handle = parts.handle {
      handle.removeFromSuperview()
      parts.handle = nil
    }
    accessoryDidChange()
  }

  /// What stands before a row that is edited.
  enum MarkKind {
    case delete, insert, picked, unpicked
  }

  private var wantedMark: MarkKind? {
    guard parts.isEditing else { return nil }
    if table?.allowsMultipleSelectionDuringEditing == true { return parts.isSelected ? .picked : .unpicked }
    switch editingStyle {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  private func addMark(_ kind: MarkKind) {
    let button = UIButton(type: .custom)
    let name: String
    let color: UIColor
    switch kind {
    case .delete: (name, color) = ("minus.circle.fill", .systemRed)
    case .insert: (name, color) = ("plus.circle.fill", .systemGreen)
    case .picked: (name, color) = ("checkmark.circle.fill", tintColor)
    case .unpicked: (name, color) = ("circle", .tertiaryLabel)
    }
    let size = UIImage.SymbolConfiguration(pointSize: 20)
    button.setImage(
      UIImage(systemName: name, withConfiguration: size)?.withTintColor(color, renderingMode: .alwaysOriginal),
      for: .normal)
    // What the button does is an action of the row for assistive technologies.
    button.accessibilityElementsHidden = true
    button.isUserInteractionEnabled = kind == .delete || kind == .insert
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let table, let path = place?.path else { return }
        if kind == .insert { table.commit(.insert, path) } else { table.swipes.open(self, isLeading: false) }
      }, for: .primaryActionTriggered)
    parts.editMark = button
    addSubview(button)
  }
}
