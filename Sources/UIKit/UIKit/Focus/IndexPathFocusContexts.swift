import Foundation
import SwiftUICore

/// A movement of the keyboard from row to row of a table.
@MainActor @preconcurrency
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that the keyboard was at; nil for none.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that the keyboard comes to; nil for none.
  open private(set) var nextFocusedIndexPath: IndexPath?

  package init(in table: UITableView, from old: IndexPath?, to new: IndexPath?, heading: UIFocusHeading) {
    previouslyFocusedIndexPath = old
    nextFocusedIndexPath = new
    super.init(
      from: old.flatMap { table.cellForRow(at: $0) }, to: new.flatMap { table.cellForRow(at: $0) }, heading: heading)
  }
}

/// A movement of the keyboard from item to item of a collection.
@MainActor @preconcurrency
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that the keyboard was at; nil for none.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that the keyboard comes to; nil for none.
  open private(set) var nextFocusedIndexPath: IndexPath?

  package init(in collection: UICollectionView, from old: IndexPath?, to new: IndexPath?, heading: UIFocusHeading) {
    previouslyFocusedIndexPath = old
    nextFocusedIndexPath = new
    super.init(
      from: old.flatMap { collection.cellForItem(at: $0) }, to: new.flatMap { collection.cellForItem(at: $0) },
      heading: heading)
  }
}

extension UIFocusHeading {
  /// Where a key sends the focus; empty for others.
  init(_ key: KeyEquivalent) {
    switch key {
    case .upArrow, .pageUp: self = .up
    case .downArrow, .pageDown: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case .home: self = .first
    case .end: self = .last
    default: self = []
    }
  }
}
