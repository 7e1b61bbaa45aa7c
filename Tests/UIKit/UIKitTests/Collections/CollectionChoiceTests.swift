import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Who may choose items of collections, and what is asked of data sources and delegates.
@MainActor
@Suite("Choosing items of collections", .serialized)
struct CollectionChoiceTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("While a collection is edited, people select only where it allows it")
  func editing() throws {
    let items = Items(count: 3)
    let view = items.makeView(flow(200, 40))
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    func tap(_ item: Int) { _ = host.tap(at: CGPoint(x: 100, y: CGFloat(item) * 40 + 20)) }
    #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
    host.change { view.isEditing = true }
    tap(0)
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsSelectionDuringEditing = true
    tap(0)
    tap(1)
    #expect(view.indexPathsForSelectedItems == [path(1)])
    host.change { view.allowsMultipleSelectionDuringEditing = true }
    tap(2)
    #expect(view.indexPathsForSelectedItems == [path(1), path(2)])
  }

  @Test("The delegate chooses which items keys go to, which act, and where moved items rest")
  func delegates() throws {
    final class Rules: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
      }
      func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item == 2 }
      func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("use \(indexPath.item)")
      }
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        log.append("\(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
        return currentIndexPath
      }
    }
    let (items, rules) = (Items(count: 3), Rules())
    items.moves = true
    let view = items.makeView(flow(200, 40))
    view.delegate = rules
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    _ = host.tap(at: CGPoint(x: 100, y: 20))
    #expect(rules.log.isEmpty)
    _ = host.tap(at: CGPoint(x: 100, y: 100))
    #expect(rules.log == ["use 2"])
    rules.log = []
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    host.change { view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60)) }
    host.change { view.endInteractiveMovement() }
    host.finishAnimations()
    #expect(rules.log == ["0 0 1"] && items.log.isEmpty && host.labels == ["Item 0", "Item 1", "Item 2"])
    #expect(!rules.collectionView(view, canFocusItemAt: path(1)))
  }

  @Test("A data source without titles for an index, or movement, has what most collections need")
  func sources() {
    final class Few: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let few = Few()
    let view = UICollectionView(frame: .zero)
    view.dataSource = few
    #expect(few.numberOfSections(in: view) == 1 && view.numberOfItems(inSection: 0) == 2)
    let source: any UICollectionViewDataSource = few
    #expect(source.indexTitles(for: view) == nil && few.indexTitles(for: view) == nil)
    #expect(!few.collectionView(view, canMoveItemAt: path(0)))
    #expect(few.collectionView(view, indexPathForIndexTitle: "A", at: 4).section == 4)
    few.collectionView(view, moveItemAt: path(0), to: path(1))
    let edge: UICollectionReusableView = few.collectionView(
      view, viewForSupplementaryElementOfKind: "head", at: path(0))
    #expect(edge.frame == .zero && view.numberOfItems(inSection: 0) == 2)
  }

  @Test("Items that were fetched ahead are given up when they are left")
  func prefetching() throws {
    final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
      var (begun, given): (Set<Int>, Set<Int>) = ([], [])
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        begun.formUnion(indexPaths.map(\.item))
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        given.formUnion(indexPaths.map(\.item))
      }
    }
    let (items, ahead) = (Items(count: 100), Ahead())
    let view = items.makeView(flow(200, 50))
    view.prefetchDataSource = ahead
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    host.change { view.contentOffset.y = 500 }
    host.change { view.contentOffset.y = 4000 }
    #expect(!ahead.given.isEmpty && ahead.given.isSubset(of: ahead.begun))
  }

  @Test("What a collection keeps of focus and sizes is read back, and one that is decoded flows")
  func kept() throws {
    let view = try #require(UICollectionView(coder: coder))
    #expect(view.collectionViewLayout is UICollectionViewFlowLayout && view.numberOfSections == 0)
    #expect(view.allowsFocus && !view.allowsFocusDuringEditing && !view.selectionFollowsFocus)
    #expect(!view.remembersLastFocusedIndexPath && view.selfSizingInvalidation == .enabled)
    view.allowsFocus = false
    view.allowsFocusDuringEditing = true
    view.selectionFollowsFocus = true
    view.remembersLastFocusedIndexPath = true
    #expect(!view.allowsFocus && view.allowsFocusDuringEditing && view.selectionFollowsFocus)
    #expect(view.remembersLastFocusedIndexPath)
    let all: [UICollectionView.SelfSizingInvalidation] = [.disabled, .enabled, .enabledIncludingConstraints]
    #expect(all.map(\.rawValue) == [0, 1, 2])
    for invalidation in all {
      view.selfSizingInvalidation = invalidation
      #expect(view.selfSizingInvalidation == invalidation)
    }
  }

  @Test("A layout pass makes the cells in sight")
  func layout() {
    let items = Items(count: 9)
    let view = items.makeView(flow(100, 50))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 120)
    view.layoutSubviews()
    #expect(view.visibleCells.count == 3 && view.contentSize.height == 450)
  }

  @Test("A cell that says its size is another one is measured again, and a collection may not follow")
  func measuring() throws {
    final class Tall: UICollectionViewCell {
      var height: CGFloat = 30
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.size.height = height
        return attributes
      }
    }
    final class One: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
      }
    }
    let layout = flow(100, 50)
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(Tall.self, forCellWithReuseIdentifier: "tall")
    let one = One()
    view.dataSource = one
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    let cell = try #require(view.cellForItem(at: path(0)) as? Tall)
    #expect(cell.frame.height == 30)
    host.change {
      cell.height = 70
      cell.invalidateIntrinsicContentSize()
    }
    #expect(cell.frame.height == 70)
  }

  @Test("A touch highlights a cell while it lasts; one that is taken away chooses nothing")
  func touches() throws {
    final class Touched: UICollectionViewCell {
      static var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        Self.log.append("began \(isHighlighted)")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        Self.log.append("ended \(isHighlighted)")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        Self.log.append("cancelled \(isHighlighted)")
      }
    }
    let items = Items(count: 20)
    let view = items.makeView(flow(200, 40))
    view.register(Touched.self, forCellWithReuseIdentifier: "item")
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    Touched.log = []
    _ = host.tap(at: CGPoint(x: 100, y: 20))
    #expect(Touched.log == ["began true", "ended false"] && view.indexPathsForSelectedItems == [path(0)])
    Touched.log = []
    host.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60))
    host.finishAnimations()
    #expect(Touched.log == ["began true", "cancelled false"] && view.indexPathsForSelectedItems == [path(0)])
  }
}
