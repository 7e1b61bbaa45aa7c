import Foundation
import UIFoundation

/// One change of a collection, as a layout is told of it before the change is shown.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
  /// The change of an item or a section.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The item before the change; nil for one that is new. The path of a section has the item `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The item after the change; nil for one that is gone.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

extension RowUpdates {
  /// The changes one by one.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    var result: [UICollectionViewUpdateItem] = []
    result += deletedSections.sorted().map { .init(.delete, from: section($0), to: nil) }
    result += insertedSections.sorted().map { .init(.insert, from: nil, to: section($0)) }
    result += movedSections.map { .init(.move, from: section($0.from), to: section($0.to)) }
    result += reloadedSections.sorted().map { .init(.reload, from: section($0), to: section($0)) }
    result += deletedRows.sorted().map { .init(.delete, from: $0, to: nil) }
    result += insertedRows.sorted().map { .init(.insert, from: nil, to: $0) }
    result += movedRows.map { .init(.move, from: $0.from, to: $0.to) }
    result += reloadedRows.sorted().map { .init(.reload, from: $0, to: $0) }
    return result
  }
}
