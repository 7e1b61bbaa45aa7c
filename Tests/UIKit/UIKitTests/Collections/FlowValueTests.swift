import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What flow layouts answer, and what invalidates them.
@MainActor
@Suite("Values of flow layouts", .serialized)
struct FlowValueTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("The delegate's sizes, insets and distances stand before those of the layout")
  func delegates() throws {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 60, height: 30) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 10) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 5 }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat { 20 }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize { CGSize(width: 0, height: 11) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
      ) -> CGSize { CGSize(width: 0, height: 7) }
    }
    let layout = flow(1, 1)
    let (items, sizes) = (Items(count: 4), Sizes())
    let view = items.makeView(layout)
    view.delegate = sizes
    _ = try window(width: 160, height: 300) { Hosting(view: view) }
    let frames: [CGRect] = (0..<4).compactMap { layout.layoutAttributesForItem(at: path($0))?.frame }
    #expect(frames.map(\.minX) == [10, 90, 10, 90] && frames.map(\.minY) == [14, 14, 49, 49])
    #expect(layout.collectionViewContentSize == CGSize(width: 160, height: 11 + 3 + 65 + 4 + 7))
    // A delegate without these methods leaves the layout's own.
    final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}
    let silent = Silent()
    layout.sectionInset.top = 6
    layout.headerReferenceSize.height = 2
    layout.footerReferenceSize.height = 9
    #expect(silent.collectionView(view, layout: layout, sizeForItemAt: path(0)) == CGSize(width: 1, height: 1))
    #expect(silent.collectionView(view, layout: layout, insetForSectionAt: 0).top == 6)
    #expect(silent.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0) == 0)
    #expect(silent.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0) == 0)
    #expect(silent.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0).height == 2)
    #expect(silent.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0).height == 9)
  }

  @Test("Footers stand after the items, or stay at the end of what is seen")
  func footers() throws {
    let layout = flow(200, 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let items = Items(count: 10)
    let view = items.makeView(layout)
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    let kind: String = UICollectionView.elementKindSectionFooter
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0))?.frame.minY == 400)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: path(0)) == nil)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind).isEmpty)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 200, height: 200)))
    host.change { layout.sectionFootersPinToVisibleBounds = true }
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0))?.frame.minY == 180)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path(0)])
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 200, height: 200)))
    #expect(host.labels.contains("Foot 0"))
  }

  @Test("Insets of sections count from the content, the safe area or the margins")
  func references() throws {
    let layout = flow(20, 20)
    layout.sectionInset.left = 5
    let items = Items(count: 1)
    let view = items.makeView(layout)
    _ = try window(width: 200, height: 200) { Hosting(view: view) }
    view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    let all: [UICollectionViewFlowLayout.SectionInsetReference] = [
      .fromContentInset, .fromSafeArea, .fromLayoutMargins,
    ]
    #expect(layout.sectionInsetReference == .fromContentInset && all.map(\.rawValue) == [0, 1, 2])
    var starts: [CGFloat] = []
    for reference in all {
      layout.sectionInsetReference = reference
      view.layoutIfNeeded()
      starts.append(try #require(layout.layoutAttributesForItem(at: path(0))).frame.minX)
    }
    #expect(starts == [5, 5, 35])
  }

  @Test("A layout names the elements of a rectangle, and computes only when it is to")
  func invalidation() throws {
    let layout = flow(100, 50)
    let items = Items(count: 20)
    let view = items.makeView(layout)
    _ = try window(width: 200, height: 200) { Hosting(view: view) }
    let seen: [UICollectionViewLayoutAttributes] = try #require(
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 60, width: 200, height: 20)))
    #expect(seen.map(\.indexPath.item) == [2, 3])
    let scrolled: UICollectionViewLayoutInvalidationContext = layout.invalidationContext(
      forBoundsChange: CGRect(x: 0, y: 80, width: 200, height: 200))
    let flows = try #require(scrolled as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!flows.invalidateFlowLayoutAttributes && !flows.invalidateFlowLayoutDelegateMetrics)
    #expect(UICollectionViewFlowLayout.invalidationContextClass == UICollectionViewFlowLayoutInvalidationContext.self)
    #expect(UICollectionViewLayout.invalidationContextClass == UICollectionViewLayoutInvalidationContext.self)
    let plain: UICollectionViewLayoutInvalidationContext = UICollectionViewLayout().invalidationContext(
      forBoundsChange: .zero)
    #expect(plain.invalidatedItemIndexPaths == nil && plain.interactiveMovementTarget == .zero)
    #expect(plain.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(plain.targetIndexPathsForInteractivelyMovingItems == nil)
    items.sections = [["a"]]
    layout.invalidateLayout(with: scrolled)
    layout.prepare()
    #expect(layout.collectionViewContentSize.height == 500)
    view.reloadData()
    layout.prepare()
    #expect(layout.collectionViewContentSize.height == 50)
    let resized = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 90, height: 200))
    #expect((resized as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutAttributes == true)
  }

  @Test("Sizes that cells prefer count only where sizes are estimates")
  func preferredSizes() throws {
    let layout = flow(100, 50)
    let items = Items(count: 2)
    let view = items.makeView(layout)
    _ = try window(width: 200, height: 200) { Hosting(view: view) }
    let fixed = try #require(layout.layoutAttributesForItem(at: path(0)))
    let preferred = UICollectionViewLayoutAttributes(forCellWith: path(0))
    preferred.frame = CGRect(x: 0, y: 0, width: 100, height: 77)
    #expect(
      !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: fixed))
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    layout.prepare()
    let estimated = try #require(layout.layoutAttributesForItem(at: path(0)))
    #expect(
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: estimated))
  }

  @Test("What happened to an item has the numbers of the documentation")
  func actions() {
    let all: [UICollectionViewUpdateItem.Action] = [.insert, .delete, .reload, .move, .none]
    #expect(all.map(\.rawValue) == Array(0...4))
  }
}
