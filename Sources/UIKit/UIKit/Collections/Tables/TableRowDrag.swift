import CoreGraphics
import Foundation
import UIFoundation

/// Moves a row by its handle: the row follows the pointer, and the others make room.
@MainActor
final class TableRowDrag {
  private unowned let table: UITableView
  private(set) weak var cell: UITableViewCell?
  private var origin: IndexPath?
  private var grip: CGFloat = 0

  init(_ table: UITableView) { self.table = table }

  func makeRecognizer(for cell: UITableViewCell) -> UIPanGestureRecognizer {
    RowDragRecognizer { [weak self, weak cell] recognizer, state in
      guard let self, let cell else { return }
      follow(cell, recognizer, state)
    }
  }

  private func follow(
    _ dragged: UITableViewCell, _ recognizer: UIPanGestureRecognizer, _ state: UIGestureRecognizer.State
  ) {
    let point: CGPoint = recognizer.location(in: table)
    switch state {
    case .began:
      guard let path = dragged.place?.path else { return }
      cell = dragged
      origin = path
      grip = point.y - dragged.center.y
      table.bringSubviewToFront(dragged)
      dragged.setNeedsUpdateConfiguration()
      move(to: point)
    case .changed: move(to: point)
    case .ended, .cancelled, .failed: end()
    case .possible: break
    }
  }

  private func move(to point: CGPoint) {
    guard let cell, let origin, let now = cell.place?.path else { return }
    cell.center.y = point.y - grip
    guard let under = table.indexPathForRow(at: CGPoint(x: point.x, y: cell.center.y)), under != now else { return }
    let goal: IndexPath =
      table.tableDelegate?.tableView(table, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: under)
      ?? under
    if goal != now, table.sections.contains(goal) { table.show(now, at: goal) }
  }

  private func end() {
    guard let dragged = cell, let origin else { return }
    cell = nil
    self.origin = nil
    let goal: IndexPath? = dragged.place?.path
    UIView.animate(withDuration: 0.2) { self.table.tile() }
    dragged.setNeedsUpdateConfiguration()
    if let goal, goal != origin { table.dataSource?.tableView(table, moveRowAt: origin, to: goal) }
  }
}

/// A drag of a row's handle.
final class RowDragRecognizer: UIPanGestureRecognizer {
  private let follow: (UIPanGestureRecognizer, State) -> Void

  init(_ follow: @escaping (UIPanGestureRecognizer, State) -> Void) {
    self.follow = follow
    super.init(target: nil, action: nil)
  }

  override func tell(_ new: State) {
    super.tell(new)
    follow(self, new)
  }
}
