import CoreGraphics
import Foundation
import UIFoundation

extension UICollectionView {
  /// Tells the prefetching data source of the items that a movement by one page would bring into sight, on both sides, each once;
  /// and of those that are not near any more.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, layoutNow.collectionViewContentSize != .zero else { return }
    let isWide: Bool = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let near: CGRect = isWide ? bounds.insetBy(dx: -bounds.width, dy: 0) : bounds.insetBy(dx: 0, dy: -bounds.height)
    let wanted: Set<IndexPath> = Set(
      (layoutNow.layoutAttributesForElements(in: near) ?? [])
        .filter { $0.representedElementCategory == .cell && counts.contains($0.indexPath) && $0.frame.overlaps(near) }
        .map(\.indexPath))
    let inSight: Set<IndexPath> = Set(shown.keys.filter { $0.category == .cell }.map(\.indexPath))
    let ahead: Set<IndexPath> = wanted.subtracting(inSight)
    let new: Set<IndexPath> = ahead.subtracting(prefetched)
    let gone: Set<IndexPath> = prefetched.subtracting(ahead).subtracting(inSight)
    prefetched = ahead
    // Those that come next in the reading direction are needed first.
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
  }
}

/// Prepares what cells of a collection will show soon.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items will perhaps come into sight soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items are not near any more: what was begun for them need not be ended.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
  }
}
