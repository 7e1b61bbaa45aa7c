import AccessibilityTree
import Foundation
import UIFoundation

extension UICollectionViewCell {
  /// The cell as a spoken row: the number of its item, whether the item is selected, and the actions that a pointer has as well.
  func makeSpokenItem(isCombined: Bool) -> SpokenRow? {
    guard let collection, let path, collection.counts.contains(path) else { return nil }
    var row = SpokenRow(isCombined: isCombined, speaker: self)
    let number: Int = collection.counts.number(of: path)
    row.position = AccessibilityPosition(index: number + 1, count: collection.counts.total)
    if isSelected { row.traits.insert(.isSelected) }
    if collection.takesKeyboard || collection.isEditing {
      // Controls between the texts do what they do when they are activated: the item is chosen by name.
      let choosing: AccessibilityActionCode = isCombined || isAccessibilityElement ? .activate : .named("Select")
      row.actions[choosing] = { [weak collection] in MainActor.assumeIsolated { collection?.choose(path) } }
    }
    if collection.menus.areGiven(path) {
      row.actions[.showMenu] = { [weak collection] in MainActor.assumeIsolated { collection?.menus.open(path) } }
    }
    addSpokenActions(&row, collection, path)
    guard collection.canMove(path) else { return row }
    for (name, other) in [("Move Up", number - 1), ("Move Down", number + 1)] {
      guard let goal = collection.counts.path(ofNumber: other) else { continue }
      row.actions[.named(name)] = { [weak collection] in
        MainActor.assumeIsolated { collection?.moveByPerson(path, to: goal) }
      }
    }
    return row
  }
}

extension UICollectionView {
  /// Whether a person may move an item: the data source allows it, and programs show a way to do it while they edit.
  func canMove(_ path: IndexPath) -> Bool {
    isEditing && dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  /// The place where an item comes to rest that somebody moves.
  func goal(ofMoving origin: IndexPath, now: IndexPath, to proposed: IndexPath) -> IndexPath {
    collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin, atCurrentIndexPath: now,
      toProposedIndexPath: proposed) ?? proposed
  }

  /// Moves an item, and tells the data source, which follows.
  func moveByPerson(_ path: IndexPath, to proposed: IndexPath) {
    let goal: IndexPath = goal(ofMoving: path, now: path, to: proposed)
    guard goal != path, counts.contains(path), goal.section < counts.counts.count else { return }
    show(path, at: goal)
    dataSource?.collectionView(self, moveItemAt: path, to: goal)
  }

  /// Shows an item in another place.
  func show(_ path: IndexPath, at goal: IndexPath) {
    var updates = RowUpdates()
    updates.movedRows = [(path, goal)]
    var new: [Int] = counts.counts
    new[path.section] -= 1
    new[goal.section] += 1
    if case .success(let change) = updates.change(from: counts.counts, to: new) {
      apply(change, items: updates.items, animated: true) { _ in }
    }
  }

  /// The mode is another one.
  func editingDidChange() {
    swipes.close()
    refreshStates()
    setNeedsLayout()
    barChanges.change()
  }

  /// Cells are told that their state may be another one.
  func refreshStates() {
    for view in shown.values { (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
  }
}
