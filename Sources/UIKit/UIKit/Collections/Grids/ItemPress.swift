import CoreGraphics
import UIFoundation

/// A press that is held on an item of a collection, and then moves it.
final class ItemPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var collection: UICollectionView?

  private init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(target: nil, action: nil)
    delegate = self
  }

  /// Adds the press to a collection, or takes it away.
  static func install(_ isWanted: Bool, in collection: UICollectionView) {
    let known: [UIGestureRecognizer] = collection.gestureRecognizers?.filter { $0 is ItemPress } ?? []
    if isWanted, known.isEmpty { collection.addGestureRecognizer(ItemPress(collection)) }
    if !isWanted { for press in known { collection.removeGestureRecognizer(press) } }
  }

  /// Items that stay where they are do not wait for the press.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let collection, collection.dragDelegate == nil, let source = collection.dataSource,
      let path = collection.indexPathForItem(at: touch.location(in: collection))
    else { return false }
    return source.collectionView(collection, canMoveItemAt: path)
  }

  override func tell(_ new: State) {
    super.tell(new)
    guard let collection else { return }
    let point: CGPoint = location(in: collection)
    switch new {
    case .began:
      if let path = collection.indexPathForItem(at: point) {
        _ = collection.beginInteractiveMovementForItem(at: path)
      }
    case .changed: collection.updateInteractiveMovementTargetPosition(point)
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    case .possible: break
    }
  }
}
