import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import QuartzCore
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Layouts of a program's own.
@MainActor
@Suite("Layouts of a program's own", .serialized)
struct CustomLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Attributes with a property that a program adds.
  final class Marked: UICollectionViewLayoutAttributes {
    var mark = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy: Any = super.copy(with: zone)
      MainActor.assumeIsolated { (copy as? Marked)?.mark = mark }
      return copy
    }
  }

  /// A staircase, which notes what it is asked.
  final class Stairs: UICollectionViewLayout {
    var log: [String] = []
    var step: CGFloat = 20
    var followsBounds = false
    var updates: [UICollectionViewUpdateItem] = []

    override class var layoutAttributesClass: AnyClass { Marked.self }

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: CGFloat(count) * step) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      // All of them: the collection takes those that it shows.
      var all = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      if let rail = layoutAttributesForDecorationView(ofKind: "rail", at: IndexPath(item: 0, section: 0)) {
        all.append(rail)
      }
      return all
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = Marked(forCellWith: indexPath)
      attributes.mark = indexPath.item
      attributes.frame = CGRect(
        x: CGFloat(indexPath.item) * 10, y: CGFloat(indexPath.item) * step, width: 60, height: step)
      attributes.zIndex = -indexPath.item
      return attributes
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Marked(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 190, y: 0, width: 10, height: 100)
      attributes.zIndex = -100
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      updates = updateItems
    }
    override func finalizeCollectionViewUpdates() { log.append("end") }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes: UICollectionViewLayoutAttributes? = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center.x = 500
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
      attributes.frame = CGRect(x: -300, y: 0, width: 60, height: 20)
      attributes.alpha = 0.25
      return attributes
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      log.append("offset")
      return proposedContentOffset
    }
  }

  /// A cell that notes the attributes that it takes.
  final class MarkedCell: UICollectionViewCell {
    var mark = -1
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      mark = (layoutAttributes as? Marked)?.mark ?? -2
    }
  }

  final class Rail: UICollectionReusableView {}

  @Test("The collection shows what the layout names, where it says, with attributes of the layout's own class")
  func places() throws {
    let items = Items(count: 20)
    let layout = Stairs()
    layout.register(Rail.self, forDecorationViewOfKind: "rail")
    let view = items.makeView(layout)
    view.register(MarkedCell.self, forCellWithReuseIdentifier: "item")
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    #expect(layout.log == ["prepare"] && items.asked.count == 5)
    #expect((view.cellForItem(at: path(3)) as? MarkedCell)?.mark == 3)
    #expect(view.cellForItem(at: path(3))?.frame == CGRect(x: 30, y: 60, width: 60, height: 20))
    // Decorations behind, and items of a higher index in front.
    #expect(view.subviews.first is Rail && view.subviews.last === view.cellForItem(at: path(0)))
    host.change { view.contentOffset.y = 40 }
    #expect(layout.log == ["prepare"] && view.indexPathsForVisibleItems == (2..<7).map { path($0) })
    layout.followsBounds = true
    host.change { view.contentOffset.y = 60 }
    #expect(layout.log == ["prepare", "prepare"])
    host.change {
      layout.step = 25
      layout.invalidateLayout()
    }
    #expect(view.cellForItem(at: path(3))?.frame.minY == 75 && view.contentSize.height == 500)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 10)
    context.invalidateItems(at: [path(1)])
    context.invalidateSupplementaryElements(ofKind: "k", at: [path(0)])
    context.invalidateDecorationElements(ofKind: "rail", at: [path(0)])
    #expect(context.invalidatedItemIndexPaths == [path(1)] && context.invalidatedSupplementaryIndexPaths?.count == 1)
    #expect(context.invalidatedDecorationIndexPaths?["rail"] == [path(0)] && !context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts && context.contentSizeAdjustment == .zero)
    host.change { layout.invalidateLayout(with: context) }
    #expect(view.contentOffset.y == 70)
  }

  @Test("The layout is told of updates before and after, and says where items come from and go to")
  func updates() throws {
    let items = Items(count: 3)
    let layout = Stairs()
    let view = items.makeView(layout)
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    let second = try #require(view.cellForItem(at: path(1)))
    host.change {
      items.sections = [["Item 0", "New", "Item 2"]]
      view.performBatchUpdates {
        view.deleteItems(at: [path(1)])
        view.insertItems(at: [path(1)])
      }
    }
    #expect(layout.updates.map(\.updateAction) == [.delete, .insert])
    #expect(layout.updates[0].indexPathBeforeUpdate == path(1) && layout.updates[0].indexPathAfterUpdate == nil)
    #expect(layout.updates[1].indexPathAfterUpdate == path(1) && layout.log.contains("offset"))
    #expect(second.frame.minX == -300 && second.alpha == 0.25 && view.cellForItem(at: path(1))?.frame.minX == 10)
    host.finishAnimations()
    #expect(layout.log.last == "end" && host.labels == ["Item 0", "New", "Item 2"])
  }

  @Test("Attributes say which element they are about, and a copy is equal in all but identity")
  func attributes() {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path(2, 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      attributes.center == CGPoint(x: 25, y: 40) && attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.bounds.size.width = 50
    #expect(attributes.frame == CGRect(x: 0, y: 20, width: 50, height: 40))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.isHidden = true
    attributes.alpha = 0.5
    #expect(attributes.transform3D.m11 == 2 && attributes.representedElementCategory == .supplementaryView)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy !== attributes && copy?.frame == attributes.frame && copy?.indexPath == path(2, 1))
    #expect(copy?.representedElementKind == "head" && copy?.alpha == 0.5 && copy?.isHidden == true)
    #expect(copy?.transform.a == 2 && copy?.name == attributes.name)
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: path(0))
    #expect(decoration.representedElementCategory == .decorationView)
    #expect(UICollectionViewLayoutAttributes(forCellWith: path(0)).representedElementKind == nil)
  }

  @Test("A plain layout shows nothing and answers nothing")
  func plain() throws {
    let layout = UICollectionViewLayout()
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layout.layoutAttributesForElements(in: rect) == nil && layout.layoutAttributesForItem(at: path(0)) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "k", at: path(0)) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "k", at: path(0)) == nil)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(0)) == nil)
    #expect(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "k", at: path(0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "k", at: path(0)) == nil)
    #expect(layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "k", at: path(0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "k", at: path(0)) == nil)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection && layout.developmentLayoutDirection == .leftToRight)
    let point = CGPoint(x: 1, y: 2)
    #expect(layout.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: .zero) == point)
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: path(3), withPosition: point) == path(3))
    let moving = layout.layoutAttributesForInteractivelyMovingItem(at: path(0), withTargetPosition: point)
    #expect(moving.center == point && moving.zIndex > 0)
    layout.prepare(forAnimatedBoundsChange: rect)
    layout.finalizeAnimatedBoundsChange()
    layout.prepareForTransition(to: layout)
    layout.prepareForTransition(from: layout)
    layout.finalizeLayoutTransition()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(4))
    #expect(
      !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
    #expect(context.invalidatedItemIndexPaths == [path(4)])
    #expect(UICollectionViewLayout.layoutAttributesClass == UICollectionViewLayoutAttributes.self)
    #expect(UICollectionViewFlowLayout.invalidationContextClass == UICollectionViewFlowLayoutInvalidationContext.self)
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    #expect(flow.invalidateFlowLayoutAttributes && flow.invalidateFlowLayoutDelegateMetrics)
    let items = Items(count: 3)
    let host = try window(width: 100, height: 100) { Hosting(view: items.makeView(layout)) }
    #expect(host.labels.isEmpty)
  }
}
