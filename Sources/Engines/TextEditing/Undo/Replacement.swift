/// One replacement with what it needs to be taken back.
package struct Replacement: Hashable, Sendable {
  package var start: Int
  package var removed: TextFragment
  package var inserted: TextFragment
  package var removedCount: Int
  package var insertedCount: Int

  package init(start: Int, removed: TextFragment, inserted: TextFragment) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
    removedCount = removed.count
    insertedCount = inserted.count
  }

  package var range: Range<Int> { start..<start + removedCount }

  package var inverse: Replacement {
    var inverse: Replacement = self
    (inverse.removed, inverse.inserted) = (inserted, removed)
    (inverse.removedCount, inverse.insertedCount) = (insertedCount, removedCount)
    return inverse
  }

  var cost: Int { removedCount + insertedCount }

  /// This replacement and one that goes on where it ended, as one; nil when they do not belong together.
  func joined(with next: Replacement, kind: EditKind) -> Replacement? {
    var joined: Replacement = self
    switch kind {
    case .typing where next.removedCount == 0 && next.start == start + insertedCount:
      joined.inserted.append(next.inserted)
      joined.insertedCount += next.insertedCount
    case .deletingBackward
    where next.insertedCount == 0 && insertedCount == 0 && next.start + next.removedCount == start:
      joined.start = next.start
      joined.removed = next.removed
      joined.removed.append(removed)
      joined.removedCount += next.removedCount
    case .deletingForward where next.insertedCount == 0 && insertedCount == 0 && next.start == start:
      joined.removed.append(next.removed)
      joined.removedCount += next.removedCount
    default: return nil
    }
    return joined
  }
}

/// Why a text changes: edits of the same kind that follow each other are one step of undo.
package enum EditKind: String, Hashable, Sendable {
  case typing, deletingBackward, deletingForward
  /// A step of its own.
  case other
}
