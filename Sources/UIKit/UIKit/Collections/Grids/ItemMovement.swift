import CoreGraphics
import Foundation
import UIFoundation

/// Moves an item by hand: its cell follows the pointer, and the others make room.
@MainActor
final class ItemMovement {
  private unowned let view: UICollectionView
  private(set) weak var cell: UICollectionViewCell?
  private var origin: IndexPath?
  private var grip = CGPoint.zero

  init(_ view: UICollectionView) { self.view = view }

  func begin(_ path: IndexPath) -> Bool {
    guard cell == nil, view.counts.contains(path), let moved = view.cell(path),
      view.dataSource?.collectionView(view, canMoveItemAt: path) ?? false
    else { return false }
    cell = moved
    origin = path
    moved.superview?.bringSubviewToFront(moved)
    moved.setNeedsUpdateConfiguration()
    return true
  }

  func move(to point: CGPoint) {
    guard let cell, let origin, let now = cell.path, point.x.isFinite, point.y.isFinite else { return }
    let attributes: UICollectionViewLayoutAttributes = view.layoutNow.layoutAttributesForInteractivelyMovingItem(
      at: now, withTargetPosition: point)
    cell.center = attributes.center
    cell.transform3D = attributes.transform3D
    let under: IndexPath = view.layoutNow.targetIndexPath(forInteractivelyMovingItem: now, withPosition: point)
    guard under != now, view.counts.contains(under) else { return }
    let goal: IndexPath = view.goal(ofMoving: origin, now: now, to: under)
    if goal != now, view.counts.contains(goal) { view.show(now, at: goal) }
  }

  /// Lets the item go: where it is, or where it was.
  func end(cancels: Bool) {
    guard let moved = cell, let origin else { return }
    cell = nil
    self.origin = nil
    let goal: IndexPath? = moved.path
    moved.applied = nil
    if cancels, let goal, goal != origin {
      view.show(goal, at: origin)
    } else {
      UIView.animate(withDuration: 0.2) { self.view.tile() }
    }
    moved.setNeedsUpdateConfiguration()
    if !cancels, let goal, goal != origin { view.dataSource?.collectionView(view, moveItemAt: origin, to: goal) }
  }

  /// A drag of a handle in a cell.
  func makeRecognizer(for cell: UICollectionViewCell) -> UIPanGestureRecognizer {
    RowDragRecognizer { [weak self, weak cell] recognizer, state in
      guard let self, let cell else { return }
      follow(cell, recognizer, state)
    }
  }

  private func follow(
    _ dragged: UICollectionViewCell, _ recognizer: UIPanGestureRecognizer, _ state: UIGestureRecognizer.State
  ) {
    let point: CGPoint = recognizer.location(in: view)
    switch state {
    case .began:
      guard let path = dragged.path, begin(path) else { return }
      grip = CGPoint(x: 0, y: point.y - dragged.center.y)
    case .changed: move(to: CGPoint(x: dragged.center.x, y: point.y - grip.y))
    case .ended: end(cancels: false)
    case .cancelled, .failed: end(cancels: true)
    case .possible: break
    }
  }
}

extension UICollectionView {
  /// Begins to move an item; false where the data source does not let it be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { movement.begin(indexPath) }
  /// Brings the item that is moved to a point of the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { movement.move(to: targetPosition) }
  /// Lets the item go where it is, and tells the data source.
  public func endInteractiveMovement() { movement.end(cancels: false) }
  /// Brings the item back.
  public func cancelInteractiveMovement() { movement.end(cancels: true) }
}
