import CoreGraphics
import Foundation
import UIFoundation

/// The parts of a layout that do not hold any more.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing holds: the layout is prepared anew.
  open internal(set) var invalidateEverything: Bool = false
  /// Whether the numbers of sections and items are others.
  open internal(set) var invalidateDataSourceCounts: Bool = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// By how much the content moves, so that what is seen stays where it is.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// By how much the content is larger.
  open var contentSizeAdjustment: CGSize = .zero
  /// The items that somebody moves, where they were before.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var interactiveMovementTarget: CGPoint = .zero

  /// Says that the places of items do not hold.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
  }

  /// Whether the context is about single elements.
  var namesElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }
}

/// The parts of a flow layout that do not hold any more.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and distances are asked for again; true by default.
  open var invalidateFlowLayoutDelegateMetrics: Bool = true
  /// Whether places are computed again; true by default.
  open var invalidateFlowLayoutAttributes: Bool = true
}
