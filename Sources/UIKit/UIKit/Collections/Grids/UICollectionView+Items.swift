import CoreGraphics
import Foundation
import UIFoundation

// MARK: - Items and places

extension UICollectionView {
  /// The cell of an item; nil where the item is not in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(indexPath) }

  /// The item of a cell; nil for a cell that shows none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard cell.collection === self, let path = cell.path, shown[.cell(path)] === cell else { return nil }
    return path
  }

  /// The cells in sight, in the order of their items. Apple's are in no order.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cell($0) } }
  /// The items in sight, in their order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shown.filter { $0.key.category == .cell && isInSight($0.value) }.map(\.key.indexPath).sorted()
  }

  private func isInSight(_ view: UICollectionReusableView) -> Bool {
    guard let frame = view.applied?.frame else { return false }
    return frame.overlaps(bounds)
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// The item at a point of the content; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    prepareLayoutIfNeeded()
    let box = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return (layoutNow.layoutAttributesForElements(in: box) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    guard counts.contains(indexPath) else { return nil }
    return layoutNow.layoutAttributesForItem(at: indexPath)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layoutNow.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Brings an item into sight. An item whose place was estimated is looked for again when it is there.
  ///
  /// - Parameter scrollPosition: Where it is to be seen; an empty set for as little movement as shows it.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let first = goal(indexPath, scrollPosition) else { return }
    scrollers[indexPath.section]?.scroll(to: indexPath, scrollPosition, animated: animated)
    if first != contentOffset { setContentOffset(first, animated: animated) }
    guard !animated else { return }
    // The items around it are measured now, which may have moved it.
    for _ in 0..<4 {
      layoutIfNeeded()
      guard let goal = goal(indexPath, scrollPosition) else { break }
      guard abs(goal.y - contentOffset.y) > 0.5 || abs(goal.x - contentOffset.x) > 0.5 else { break }
      setContentOffset(goal, animated: false)
    }
  }

  private func goal(_ path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard let attributes = layoutAttributesForItem(at: path) else { return nil }
    var frame: CGRect = attributes.frame
    guard frame.minX.isFinite, frame.minY.isFinite else { return nil }
    // A section that scrolls by itself moves its items across.
    if attributes.scrolledSection != nil {
      frame.origin.x = contentOffset.x
      frame.size.width = 1
    }
    let inset: UIEdgeInsets = adjustedContentInset
    let cover: CGFloat = pinnedLength(above: path)
    var covered: CGRect = frame
    covered.origin.y -= cover
    covered.size.height += cover
    var goal: CGPoint = offset(showing: covered)
    if position.contains(.top) { goal.y = frame.minY - inset.top - cover }
    if position.contains(.centeredVertically) {
      goal.y = frame.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    }
    if position.contains(.bottom) { goal.y = frame.maxY - bounds.height + inset.bottom }
    if position.contains(.left) { goal.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      goal.x = frame.midX - inset.left - (bounds.width - inset.left - inset.right) / 2
    }
    if position.contains(.right) { goal.x = frame.maxX - bounds.width + inset.right }
    return clamped(goal)
  }

  /// How high the header is that stays above an item.
  private func pinnedLength(above path: IndexPath) -> CGFloat {
    guard let flow = layoutNow as? UICollectionViewFlowLayout, flow.sectionHeadersPinToVisibleBounds, flow.isVertical
    else { return layoutNow.pinnedLength(inSection: path.section) }
    let header: UICollectionViewLayoutAttributes? = flow.layoutAttributesForSupplementaryView(
      ofKind: Self.elementKindSectionHeader, at: IndexPath(item: 0, section: path.section))
    return header?.frame.height ?? 0
  }
}
