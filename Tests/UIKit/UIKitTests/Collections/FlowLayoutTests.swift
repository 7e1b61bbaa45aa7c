import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Where a flow layout puts items.
@MainActor
@Suite("UICollectionViewFlowLayout", .serialized)
struct FlowLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("Items of one size stand in columns that fill the width; the last line keeps the columns")
  func columns() throws {
    let items = Items(count: 5)
    let layout = flow(60, 40, spacing: 10)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
    let view = items.makeView(layout)
    _ = try window(width: 230, height: 300) { Hosting(view: view) }
    // Three columns in 210 points: 15 points are between them.
    let frames: [CGRect] = (0..<5).compactMap { layout.layoutAttributesForItem(at: path($0))?.frame }
    #expect(frames.map(\.minX) == [10, 85, 160, 10, 85] && frames.map(\.minY) == [5, 5, 5, 55, 55])
    #expect(layout.collectionViewContentSize == CGSize(width: 230, height: 110))
    #expect(layout.layoutAttributesForItem(at: path(5)) == nil && layout.layoutAttributesForItem(at: path(-1)) == nil)
    #expect(layout.layoutAttributesForItem(at: path(0, 1)) == nil)
  }

  final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []
    var asked = 0
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return sizes[indexPath.item % sizes.count]
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 4 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 10 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 20) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 8) }
  }

  @Test("The delegate gives sizes and distances: lines are filled, shorter items are in the middle of theirs")
  func sizes() throws {
    let items = Items(count: 4)
    let layout = flow(1, 1)
    let view = items.makeView(layout)
    let sizes = Sizes()
    sizes.sizes = [
      CGSize(width: 80, height: 40), CGSize(width: 80, height: 20), CGSize(width: 150, height: 30),
      CGSize(width: 60, height: 10),
    ]
    view.delegate = sizes
    let host = try window(width: 200, height: 300) { Hosting(view: view) }
    let frames: [CGRect] = (0..<4).compactMap { layout.layoutAttributesForItem(at: path($0))?.frame }
    #expect(frames[0] == CGRect(x: 0, y: 21, width: 80, height: 40))
    #expect(frames[1] == CGRect(x: 120, y: 31, width: 80, height: 20))
    // Alone in a line that is not the last one: in the middle.
    #expect(frames[2] == CGRect(x: 25, y: 65, width: 150, height: 30))
    #expect(frames[3] == CGRect(x: 0, y: 99, width: 60, height: 10))
    #expect(host.labels == ["Head 0", "Item 0", "Item 1", "Item 2", "Item 3", "Foot 0"])
    #expect(host.frame("Foot 0") == CGRect(x: 0, y: 111, width: 200, height: 8))
    #expect(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0)) is EdgeView)
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count == 1)
  }

  @Test("A delegate that gives no sizes is not asked for each item")
  func defaults() throws {
    final class Plain: NSObject, UICollectionViewDelegateFlowLayout {}
    let items = Items(count: 100_000)
    let view = items.makeView(flow(50, 50))
    let plain = Plain()
    view.delegate = plain
    _ = try window(width: 200, height: 100) { Hosting(view: view) }
    #expect(items.asked.count <= 12 && view.contentSize.height == 1_250_000)
  }

  @Test("Headers stay at the edge while their section is scrolled under them, and go with its end")
  func pinning() throws {
    let items = Items([["A", "B", "C"], ["D", "E", "F"]])
    let layout = flow(200, 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = items.makeView(layout)
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    host.change { view.contentOffset.y = 60 }
    #expect(host.frame("Head 0")?.minY == 0)
    host.change { view.contentOffset.y = 160 }
    #expect(host.frame("Head 0")?.minY == -10 && host.frame("Head 1")?.minY == 10)
    host.change { view.scrollToItem(at: path(1, 1), at: .top, animated: false) }
    #expect(host.frame("E")?.minY == 20)
  }

  @Test("A collection that scrolls sideways fills columns from top to bottom")
  func horizontal() throws {
    let items = Items(count: 100_000)
    let layout = flow(50, 50)
    layout.scrollDirection = .horizontal
    let view = items.makeView(layout)
    ItemCell.made = 0
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    #expect(view.contentSize == CGSize(width: 2_500_000, height: 100) && ItemCell.made == 8)
    #expect(host.frame("Item 3") == CGRect(x: 50, y: 50, width: 50, height: 50))
    host.change { view.scrollToItem(at: path(999), at: .left, animated: false) }
    #expect(host.frame("Item 999")?.minX == 0)
    host.change { view.scrollToItem(at: path(999), at: .right, animated: false) }
    #expect(host.frame("Item 999")?.maxX == 200)
    host.change { view.scrollToItem(at: path(999), at: .centeredHorizontally, animated: false) }
    #expect(host.frame("Item 999")?.midX == 100)
  }

  @Test("Cells say how large they are where the layout has an estimate, and say it again with other content")
  func selfSizing() throws {
    final class Sized: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 200, height: layoutAttributes.indexPath.item % 2 == 0 ? 30 : 70)
        return layoutAttributes
      }
    }
    let items = Items(count: 20)
    let layout = flow(200, 50)
    layout.estimatedItemSize = CGSize(width: 200, height: 50)
    let view = items.makeView(layout)
    view.register(Sized.self, forCellWithReuseIdentifier: "item")
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    #expect(layout.layoutAttributesForItem(at: path(1))?.frame == CGRect(x: 0, y: 30, width: 200, height: 70))
    #expect(layout.layoutAttributesForItem(at: path(2))?.frame == CGRect(x: 0, y: 100, width: 200, height: 30))
    host.change { view.contentOffset.y = view.contentSize.height - 200 }
    host.change {}
    #expect(view.cellForItem(at: path(19)) != nil)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    host.change {}
    #expect(view.indexPathsForVisibleItems.isEmpty == false)
  }

  @Test("Sizes that are none, and windows without a size, do no harm")
  func nothing() throws {
    let items = Items(count: 3)
    let layout = flow(0, 0)
    let view = items.makeView(layout)
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    host.change { layout.itemSize = CGSize(width: CGFloat.nan, height: -5) }
    host.change { layout.itemSize = CGSize(width: 1e9, height: CGFloat.infinity) }
    host.change {
      layout.minimumLineSpacing = .nan
      layout.itemSize = CGSize(width: 50, height: 50)
    }
    #expect(view.contentSize == CGSize(width: 200, height: 50))
    items.sections = []
    host.change { view.reloadData() }
    #expect(view.contentSize.height == 0 && host.labels.isEmpty)
  }
}
