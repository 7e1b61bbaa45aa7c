import CoreGraphics
import Foundation
import UIFoundation

extension UICollectionView {
  // MARK: Loading

  /// Asks the data source for the numbers of sections and items, if that is due.
  func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    counts = askForCounts()
  }

  func askForCounts() -> ItemCounts {
    guard let dataSource else { return ItemCounts() }
    let count: Int = max(0, dataSource.numberOfSections(in: self))
    return ItemCounts((0..<count).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) })
  }

  // MARK: The layout

  func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    let adjustment: CGPoint = context.contentOffsetAdjustment
    if adjustment != .zero, adjustment.x.isFinite, adjustment.y.isFinite {
      bounds.origin = CGPoint(x: bounds.minX + adjustment.x, y: bounds.minY + adjustment.y)
    }
    if !isTiling { setNeedsLayout() }
  }

  /// Lets the layout compute its places, if that is due.
  func prepareLayoutIfNeeded() {
    loadIfNeeded()
    if bounds != laidOutBounds {
      let isFirst: Bool = laidOutBounds.isNull
      laidOutBounds = bounds
      if !isFirst, !layoutNow.needsPreparation, layoutNow.shouldInvalidateLayout(forBoundsChange: bounds) {
        layoutNow.invalidateLayout(with: layoutNow.invalidationContext(forBoundsChange: bounds))
      }
    }
    guard layoutNow.needsPreparation else { return }
    layoutNow.needsPreparation = false
    layoutNow.prepare()
    let size: CGSize = layoutNow.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  // MARK: Elements in sight

  /// Brings the views into being that are in sight, and lets those go that are not.
  func tile() {
    guard bounds.width > 0, bounds.height > 0, !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    prepareLayoutIfNeeded()
    var anchor: (element: CollectionElement, place: CGFloat)? = keepsFrames ? nil : anchorElement()
    // What is measured moves what follows, so that other elements may be in sight: a few rounds settle that.
    for _ in 0..<30 {
      let isSettled: Bool = showElements()
      if isSettled { break }
      prepareLayoutIfNeeded()
      if let old = anchor, let place = place(of: old.element), abs(place - old.place) > 0.01 {
        shiftContent(by: place - old.place)
        anchor = (old.element, place)
      }
    }
    backgroundView?.frame = bounds
    prefetch()
  }

  /// Shows the elements of the present layout; true when none of them has another size than the layout gave it.
  private func showElements() -> Bool {
    let seen: CGRect = bounds
    let wanted: [UICollectionViewLayoutAttributes] = (layoutNow.layoutAttributesForElements(in: seen) ?? [])
      .filter { !$0.isHidden && ($0.frame.overlaps(seen) || isKept($0, seen)) && exists($0) }
    let elements: Set<CollectionElement> = Set(wanted.map(\.element))
    // Views that are not in sight rest before others are made, which may take them.
    for (element, view) in shown where !elements.contains(element) && !holds(view) { letGo(view, element) }
    placeScrollers(seen)
    var isSettled: Bool = true
    for attributes in wanted {
      guard let view = shown[attributes.element] ?? makeView(attributes) else { continue }
      place(view, attributes)
      if !fits(view, attributes) { isSettled = false }
    }
    return isSettled
  }

  /// Elements without a width or a height intersect nothing, but lines of no thickness are none either.
  private func isKept(_ attributes: UICollectionViewLayoutAttributes, _ seen: CGRect) -> Bool {
    attributes.frame.isEmpty && attributes.representedElementCategory == .cell
      && !attributes.estimatedAxes.isEmpty && seen.insetBy(dx: -1, dy: -1).contains(attributes.frame.origin)
  }

  /// Whether the data has what the attributes are about: layouts of programs may answer from before a change.
  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .cell || counts.contains(attributes.indexPath)
  }

  /// Whether a view stays although the layout has no place for it in sight.
  private func holds(_ view: UICollectionReusableView) -> Bool {
    movement.cell === view || (view as? UICollectionViewListCell).map { swipes.isOpen($0) } ?? false
  }

  /// Whether the layout gives a view the size that it wants; the layout is told otherwise.
  private func fits(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory != .decorationView, view.needsFitting(attributes) else { return true }
    let preferred: UICollectionViewLayoutAttributes = view.preferredLayoutAttributesFitting(attributes.duplicate)
    view.noteFitted(attributes, preferred)
    guard
      layoutNow.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return true }
    let context: UICollectionViewLayoutInvalidationContext = layoutNow.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    layoutNow.invalidateLayout(with: context)
    return false
  }

  // MARK: What is seen stays

  /// The first item in sight, and where it begins: it stays there when items before it turn out to be longer or shorter.
  private func anchorElement() -> (element: CollectionElement, place: CGFloat)? {
    // At the beginning of the content nothing is above.
    guard bounds.minY > 0.5 - adjustedContentInset.top else { return nil }
    let first: IndexPath? = shown.keys.filter { $0.category == .cell && counts.contains($0.indexPath) }
      .map(\.indexPath).min()
    guard let first, scrollers[first.section] == nil else { return nil }
    let element: CollectionElement = .cell(first)
    return place(of: element).map { (element, $0) }
  }

  private func place(of element: CollectionElement) -> CGFloat? {
    layoutNow.layoutAttributesForItem(at: element.indexPath)?.frame.minY
  }

  /// Moves the content and what is seen of it together, so that nothing is seen to move. Nobody is told.
  private func shiftContent(by distance: CGFloat) {
    mover.shift(by: distance)
    layer.bounds.origin.y += distance
    laidOutBounds = bounds
    barChanges.change()
  }
}
