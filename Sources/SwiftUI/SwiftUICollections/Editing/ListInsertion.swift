import CoreGraphics
import InputEngine
import ReactiveGraph
import SwiftUICore

/// A row over which things are dragged that go between rows: a line shows where.
final class ListRowDrop: DropTarget {
  private weak var row: ListRow?
  private let tracker: DropTracker

  init(_ row: ListRow) {
    self.row = row
    tracker = DropTracker { [weak row] in row?.dropReactions ?? .none }
  }

  func handle(_ event: DropEvent) -> TransferOperation? {
    guard let row, row.list.isEnabled, !row.slot.isLeaving else {
      tracker.leave(event)
      return nil
    }
    return tracker.handle(event)
  }
}

extension DropReactions {
  fileprivate static var none: DropReactions {
    var reactions = DropReactions()
    reactions.validates = { _ in false }
    return reactions
  }
}

extension ListRow {
  /// Whether things that are dropped on the row go before or behind it.
  private func isBehind(_ event: DropEvent) -> Bool { event.position.y > outerSlot.windowFrame.midY }

  fileprivate var dropReactions: DropReactions {
    guard let edits = graph.untracked({ edits }), let insert = edits.edits.insert else { return .none }
    var reactions: DropReactions = insert.reactions { [weak self] event in
      guard let self, let offset = edits.offset() else { return nil }
      return isBehind(event) ? offset + 1 : offset
    }
    let performed: (DropEvent, TransferOperation) -> Bool = reactions.performed
    reactions.entered = { [weak self] event in self?.show(event) }
    reactions.updated = { [weak self] event in
      self?.show(event)
      return nil
    }
    reactions.exited = { [weak self] _ in self?.list.insertion.jump(to: nil) }
    reactions.performed = { [weak self] event, operation in
      self?.list.insertion.jump(to: nil)
      return performed(event, operation)
    }
    return reactions
  }

  private func show(_ event: DropEvent) {
    list.insertion.jump(to: link.place.peek.index + (isBehind(event) ? 1 : 0))
  }
}
