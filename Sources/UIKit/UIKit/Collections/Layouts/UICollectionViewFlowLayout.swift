import CoreGraphics
import Foundation
import UIFoundation

/// Items in lines, one after the other, in sections with headers and footers.
///
/// Items of one size cost nothing each, however many there are. Where the delegate gives sizes, it is asked for those of all items
/// when the layout is prepared, as lines depend on all items before them.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which the insets of a section count.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// A size that says that each cell knows its own.
  public nonisolated static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

  /// The least distance of lines; 10 points by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The least distance of items in a line; 10 points by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of all items where the delegate gives none; 50 by 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// How large items count until their cells say it; zero, the default, for items that have the size of the layout.
  open var estimatedItemSize: CGSize = .zero {
    didSet { if estimatedItemSize != oldValue { forgetSizes() } }
  }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { forgetSizes() } }
  }
  /// The size of headers: along the scrolling, as they are as long as the collection across it. Zero, the default, for none.
  open var headerReferenceSize: CGSize = .zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  open var footerReferenceSize: CGSize = .zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  open var sectionInset: UIEdgeInsets = .zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay at the edge while their section is scrolled under them.
  open var sectionHeadersPinToVisibleBounds: Bool = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds: Bool = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The sections as they were computed.
  var sections: [FlowSection] = []
  /// The places at which the sections begin, and the end of the last one.
  var starts: [CGFloat] = [0]
  /// The sizes that cells asked for.
  var measured: [IndexPath: CGSize] = [:]
  var isComputed: Bool = false
  private var preparedSize: CGSize = .zero

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  private func forgetSizes() {
    measured = [:]
    invalidateLayout()
  }

  open override func prepare() {
    super.prepare()
    let size: CGSize = collectionView?.bounds.size ?? .zero
    guard !isComputed || size != preparedSize else { return }
    preparedSize = size
    isComputed = true
    compute()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow: UICollectionViewFlowLayoutInvalidationContext? =
      context as? UICollectionViewFlowLayoutInvalidationContext
    let isComplete: Bool = context.invalidateEverything || context.invalidateDataSourceCounts
    if isComplete || flow?.invalidateFlowLayoutAttributes ?? true { isComputed = false }
    super.invalidateLayout(with: context)
  }

  open override var collectionViewContentSize: CGSize {
    let across: CGFloat = max(0, room)
    let along: CGFloat = starts.last ?? 0
    return isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].count
    else { return nil }
    return itemAttributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return edgeAttributes(elementKind, indexPath.section)
  }

  // MARK: Invalidation

  /// Another width, or height where the scrolling is horizontal, needs other lines; pinned headers follow each movement.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let old: CGSize = preparedSize
    if isVertical ? newBounds.width != old.width : newBounds.height != old.height { return true }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context: UICollectionViewLayoutInvalidationContext = super.invalidationContext(forBoundsChange: newBounds)
    let isResized: Bool = newBounds.size != preparedSize
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutAttributes = isResized
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = isResized
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard originalAttributes.representedElementCategory == .cell, !originalAttributes.estimatedAxes.isEmpty else {
      return false
    }
    let size: CGSize = preferredAttributes.size
    guard size.width.isFinite, size.height.isFinite else { return false }
    let old: CGSize? = measured[originalAttributes.indexPath]
    measured[originalAttributes.indexPath] = size
    return size != originalAttributes.size && size != old
  }

  override func carry(_ change: RowChange) {
    guard !measured.isEmpty else { return }
    let places: [IndexPath: IndexPath] = change.newPlaces(of: measured.keys)
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in measured { if let new = places[path] { moved[new] = size } }
    measured = moved
  }
}
