import CoreGraphics
import Foundation
import UIFoundation

/// Says where the elements of a collection lie. A layout of a program's own overrides `prepare()`, `collectionViewContentSize` and
/// the methods that give attributes.
///
/// The collection asks for the elements in sight with each layout; `prepare()` is called before that where the layout was
/// invalidated.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  @MainActor public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that the layout is for.
  public internal(set) final weak var collectionView: UICollectionView?
  /// Whether the layout was not prepared since it was invalidated.
  final var needsPreparation: Bool = true
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Places

  /// Computes what the answers need. Called before the first of them, and after each invalidation.
  open func prepare() {}

  /// How large the content is.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that a rectangle of the content shows, in part at least; those outside of it may be among them.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of an item that somebody moves: in front of others, where the pointer is.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes: UICollectionViewLayoutAttributes =
      layoutAttributesForItem(at: indexPath)?.duplicate ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = 1000
    return attributes
  }

  /// The item that is under a point while somebody moves another one there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// The offset at which the content comes to rest after a person let it go.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset of the content after an update, or with another layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Decorations

  /// Says which class the decorations of a kind are; nil for none any more.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Invalidation

  /// Lets the layout be prepared anew before the next frame.
  open func invalidateLayout() {
    let context: UICollectionViewLayoutInvalidationContext = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says what of the layout does not hold any more. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    collectionView?.layoutDidInvalidate(context)
  }

  /// Whether the layout is invalidated because the collection shows another rectangle of its content; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether the layout follows the size that a cell wants; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context: UICollectionViewLayoutInvalidationContext = makeContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// A context of the class that the layout names.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: UICollectionViewLayoutInvalidationContext.Type? =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return NSObject.make(type ?? UICollectionViewLayoutInvalidationContext.self)
  }

  /// Empty attributes of the class that the layout names.
  final func makeAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type: UICollectionViewLayoutAttributes.Type? =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let result: UICollectionViewLayoutAttributes = NSObject.make(type ?? UICollectionViewLayoutAttributes.self)
    result.representedElementCategory = category
    result.representedElementKind = kind
    result.indexPath = path
    result.frame = frame
    return result
  }

  // MARK: Changes

  /// Items are about to come, go and move.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  /// Another layout takes the place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// The layout takes the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// How an item looks before it comes into its place; nil, the default, for one that fades in there.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// How an item looks when it has gone; nil, the default, for one that fades where it was.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Direction

  /// Whether places are mirrored where people read from right to left; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout computes its places; that of the program by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Inside the framework

  /// Numbers of items are others: what the layout knows of the items goes along with them.
  func carry(_ change: RowChange) {}

  /// The sections whose content scrolls by itself, of those that a rectangle shows.
  func scrolledSections(in rect: CGRect) -> [ScrolledSection] { [] }
  /// Whether the content of a section scrolls by itself.
  func scrolls(section: Int) -> Bool { false }

  /// How high the views are that stay above the items of a section.
  func pinnedLength(inSection section: Int) -> CGFloat { 0 }
}
