import CoreGraphics
import Foundation
import SwiftUICore
import UIFoundation

extension UICollectionView {
  // MARK: Programs

  /// The selected items, in the order in which they were selected; empty, and never nil, for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item; the delegate is not asked. Without an item, nothing is selected any more.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selection.paths { deselect(path) }
      return
    }
    guard allowsSelection || allowsMultipleSelection, counts.contains(indexPath) else { return }
    if !selectsSeveral { for path in selection.paths where path != indexPath { deselect(path) } }
    select(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes an item out of the selection; the delegate is not asked.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  /// Whether several items can be selected at the moment.
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  private func select(_ path: IndexPath) {
    if !selection.paths.contains(path) { selection.paths.append(path) }
    if let cell = cell(path), !cell.isSelected { cell.isSelected = true }
  }

  private func deselect(_ path: IndexPath) {
    selection.paths.removeAll { $0 == path }
    if let cell = cell(path), cell.isSelected { cell.isSelected = false }
  }

  // MARK: People

  /// A finger or the pointer goes down on a cell.
  func press(_ path: IndexPath, _ cell: UICollectionViewCell) {
    cancelPress()
    showsFocus = false
    guard canSelect || isExpandable(path), movement.cell == nil, !isOpen(cell) else { return }
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    selection.highlighted = path
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// The badge comes up on the cell.
  func release(_ path: IndexPath, _ cell: UICollectionViewCell) {
    if swipes.close() { return cancelPress() }
    let isHighlighted: Bool = selection.highlighted == path
    cancelPress()
    if isHighlighted { choose(path) }
  }

  func cancelPress() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cell(path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func isOpen(_ cell: UICollectionViewCell) -> Bool {
    (cell as? UICollectionViewListCell).map { swipes.isOpen($0) } ?? false
  }

  private func isExpandable(_ path: IndexPath) -> Bool {
    (cell(path) as? UICollectionViewListCell)?.expandsByTap ?? false
  }

  /// A person chooses an item. Where several can be selected the item joins the others, or leaves them. The head of a group of
  /// rows opens or closes the group.
  func choose(_ path: IndexPath) {
    if isExpandable(path), let cell = cell(path) as? UICollectionViewListCell { return cell.toggleExpansion() }
    guard canSelect, counts.contains(path) else { return }
    let delegate: (any UICollectionViewDelegate)? = collectionDelegate
    if selectsSeveral, selection.paths.contains(path) { return deselectByPerson(path) }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral { for other in selection.paths where other != path { deselectByPerson(other) } }
    select(path)
    focused = path
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func deselectByPerson(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: Keys

  /// Arrows go to the item that lies there, Home and End to the first and the last one, Page Up and Page Down a page further;
  /// Return and Space choose one.
  func handleItemKey(_ key: KeyPress) -> Bool {
    guard canSelect, key.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    loadIfNeeded()
    let count: Int = counts.total
    guard count > 0 else { return false }
    let now: IndexPath? = (focused ?? selection.paths.first).flatMap { counts.contains($0) ? $0 : nil }
    let number: Int? = now.map { counts.number(of: $0) }
    let forward: Int = isRightToLeft ? -1 : 1
    let heading = UIFocusHeading(key.key)
    if number == nil, !heading.isEmpty, heading != .first, heading != .last, let wanted = preferredItem {
      return go(to: counts.number(of: wanted), by: 1, heading)
    }
    switch key.key {
    case .leftArrow: return go(to: number.map { $0 - forward } ?? 0, by: -forward, heading)
    case .rightArrow: return go(to: number.map { $0 + forward } ?? 0, by: forward, heading)
    case .upArrow: return go(to: number.map { neighbour(of: $0, -1) } ?? count - 1, by: -1, heading)
    case .downArrow: return go(to: number.map { neighbour(of: $0, 1) } ?? 0, by: 1, heading)
    case .pageUp: return go(to: max(0, (number ?? 0) - page), by: -1, heading)
    case .pageDown: return go(to: min(count - 1, (number ?? 0) + page), by: 1, heading)
    case .home: return go(to: 0, by: 1, heading)
    case .end: return go(to: count - 1, by: -1, heading)
    case .return, .space:
      guard let now else { return false }
      choose(now)
      return true
    default: return false
    }
  }

  private var page: Int { max(1, indexPathsForVisibleItems.count - 1) }

  /// The number of the item above or below another one: the nearest one of the next line; the one beside it where there is none.
  private func neighbour(of number: Int, _ step: Int) -> Int {
    guard let path = counts.path(ofNumber: number), let frame = layoutAttributesForItem(at: path)?.frame else {
      return number + step
    }
    let reach: CGFloat = max(bounds.height, frame.height)
    let area = CGRect(
      x: min(frame.minX, bounds.minX), y: step < 0 ? frame.minY - reach : frame.maxY, width: max(bounds.width, 1),
      height: reach)
    let candidates: [UICollectionViewLayoutAttributes] = (layoutNow.layoutAttributesForElements(in: area) ?? [])
      .filter { other in
        guard other.representedElementCategory == .cell, counts.contains(other.indexPath) else { return false }
        return step < 0 ? other.frame.maxY <= frame.minY + 0.5 : other.frame.minY >= frame.maxY - 0.5
      }
    func distance(_ other: UICollectionViewLayoutAttributes) -> CGFloat {
      let along: CGFloat = step < 0 ? frame.minY - other.frame.maxY : other.frame.minY - frame.maxY
      return along * 1000 + abs(other.frame.midX - frame.midX)
    }
    guard let nearest = candidates.min(by: { distance($0) < distance($1) }) else {
      // A collection that scrolls sideways has columns: above the first item of one is the last of the column before.
      return step < 0 ? max(0, number - 1) : min(counts.total - 1, number + 1)
    }
    return counts.number(of: nearest.indexPath)
  }

  /// The item at which the program wants the keyboard first; nil for none that is there.
  private var preferredItem: IndexPath? {
    collectionDelegate?.indexPathForPreferredFocusedView(in: self).flatMap { counts.contains($0) ? $0 : nil }
  }

  /// Tells the delegate of an item that the keyboard came to.
  private func tellFocus(from old: IndexPath?, _ heading: UIFocusHeading) {
    guard let delegate = collectionDelegate else { return }
    let context = UICollectionViewFocusUpdateContext(in: self, from: old, to: focused, heading: heading)
    let coordinator = UIFocusAnimationCoordinator()
    delegate.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    coordinator.run()
  }

  /// Goes to an item, or past those that cannot have the focus. At an edge the key is taken all the same.
  private func go(to number: Int, by step: Int, _ heading: UIFocusHeading) -> Bool {
    var number: Int = number
    while let path = counts.path(ofNumber: number) {
      if collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? true {
        let old: IndexPath? = focused
        let asked = UICollectionViewFocusUpdateContext(in: self, from: old, to: path, heading: heading)
        guard collectionDelegate?.collectionView(self, shouldUpdateFocusIn: asked) ?? true else { return true }
        focused = path
        scrollToItem(at: path, at: [], animated: false)
        if old != path { tellFocus(from: old, heading) }
        if selectionFollowsFocus { choose(path) }
        return true
      }
      number += step
    }
    return true
  }
}
