import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Controllers of collections: what they load, and what they answer on their own.
@MainActor
@Suite("UICollectionViewController", .serialized)
struct CollectionControllerTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)
  private let first = IndexPath(item: 0, section: 0)
  private let other = IndexPath(item: 2, section: 0)

  @Test("A controller loads a collection with its layout, whose data source and delegate it is")
  func loading() throws {
    let layout = flow(100, 40)
    let page = UICollectionViewController(collectionViewLayout: layout)
    #expect(!page.isViewLoaded && page.collectionViewLayout === layout)
    page.loadView()
    let view: UICollectionView = page.collectionView
    #expect(page.view === view && view.collectionViewLayout === layout)
    #expect(view.dataSource === page && view.delegate === page)
    let named = UICollectionViewController(nibName: nil, bundle: nil)
    let decoded = try #require(UICollectionViewController(coder: coder))
    for page in [named, decoded] {
      #expect(page.collectionViewLayout is UICollectionViewFlowLayout && page.collectionView.numberOfSections == 1)
    }
  }

  @Test("The selection goes when the view appears again, unless it is to stay")
  func appearing() throws {
    let page = UICollectionViewController(collectionViewLayout: flow(100, 40))
    let items = Items(count: 3)
    let view: UICollectionView = page.collectionView
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    _ = try window(width: 200, height: 200) { Hosting(view: view) }
    view.selectItem(at: first, animated: false, scrollPosition: [])
    page.clearsSelectionOnViewWillAppear = false
    page.viewWillAppear(false)
    #expect(view.indexPathsForSelectedItems == [first])
    page.clearsSelectionOnViewWillAppear = true
    page.viewWillAppear(false)
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("Without overrides a controller has one empty section, and people may choose and focus, not move")
  func answers() {
    let page = UICollectionViewController(collectionViewLayout: flow(100, 40))
    let view: UICollectionView = page.collectionView
    #expect(page.numberOfSections(in: view) == 1 && page.collectionView(view, numberOfItemsInSection: 0) == 0)
    #expect(page.collectionView(view, cellForItemAt: first).contentConfiguration == nil)
    let head: UICollectionReusableView = page.collectionView(
      view, viewForSupplementaryElementOfKind: "head", at: first)
    #expect(head.frame == .zero)
    #expect(!page.collectionView(view, canMoveItemAt: first) && page.collectionView(view, canEditItemAt: first))
    #expect(page.indexTitles(for: view) == nil)
    #expect(page.collectionView(view, indexPathForIndexTitle: "A", at: 3) == IndexPath(item: 0, section: 3))
    #expect(page.collectionView(view, shouldHighlightItemAt: first))
    #expect(page.collectionView(view, shouldSelectItemAt: first))
    #expect(page.collectionView(view, shouldDeselectItemAt: first))
    #expect(page.collectionView(view, canFocusItemAt: first))
    #expect(page.collectionView(view, canPerformPrimaryActionForItemAt: first))
    view.isEditing = true
    #expect(!page.collectionView(view, canPerformPrimaryActionForItemAt: first))
    let goal: IndexPath = page.collectionView(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: first, atCurrentIndexPath: first,
      toProposedIndexPath: other)
    #expect(goal == other && page.scrollViewShouldScrollToTop(view) && page.viewForZooming(in: view) == nil)
  }

  @Test("A subclass hears of everything that happens to its items, and may pass it on")
  func items() throws {
    final class Page: UICollectionViewController {
      var log: [String] = []
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
      override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
      }
      override func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
        super.collectionView(view, didHighlightItemAt: path)
        log.append("down \(path.item)")
      }
      override func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        super.collectionView(view, didUnhighlightItemAt: path)
        log.append("up \(path.item)")
      }
      override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        super.collectionView(view, didSelectItemAt: path)
        log.append("select \(path.item)")
      }
      override func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        super.collectionView(view, didDeselectItemAt: path)
        log.append("deselect \(path.item)")
      }
      override func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
        super.collectionView(view, performPrimaryActionForItemAt: path)
        log.append("use \(path.item)")
      }
      override func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
      ) {
        super.collectionView(view, willDisplay: cell, forItemAt: path)
        log.append("will \(path.item)")
      }
      override func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
      ) {
        super.collectionView(view, didEndDisplaying: cell, forItemAt: path)
        log.append("end \(path.item)")
      }
      override func collectionView(
        _ view: UICollectionView, willDisplaySupplementaryView edge: UICollectionReusableView,
        forElementKind kind: String, at path: IndexPath
      ) {
        super.collectionView(view, willDisplaySupplementaryView: edge, forElementKind: kind, at: path)
        log.append("will head")
      }
      override func collectionView(
        _ view: UICollectionView, didEndDisplayingSupplementaryView edge: UICollectionReusableView,
        forElementOfKind kind: String, at path: IndexPath
      ) {
        super.collectionView(view, didEndDisplayingSupplementaryView: edge, forElementOfKind: kind, at: path)
        log.append("end head")
      }
      override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
      override func collectionView(_ view: UICollectionView, moveItemAt path: IndexPath, to goal: IndexPath) {
        super.collectionView(view, moveItemAt: path, to: goal)
        log.append("move \(path.item) \(goal.item)")
      }
    }
    let layout = flow(200, 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let page = Page(collectionViewLayout: layout)
    let view: UICollectionView = page.collectionView
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      EdgeView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    #expect(page.log.sorted() == ["will 0", "will 1", "will head"])
    page.log = []
    _ = host.tap(at: CGPoint(x: 100, y: 40))
    #expect(page.log == ["down 0", "up 0", "select 0", "use 0"])
    page.log = []
    _ = host.tap(at: CGPoint(x: 100, y: 80))
    #expect(page.log == ["down 1", "up 1", "deselect 0", "select 1", "use 1"])
    page.log = []
    #expect(view.beginInteractiveMovementForItem(at: first))
    host.change { view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 80)) }
    host.finishAnimations()
    host.change { view.endInteractiveMovement() }
    host.finishAnimations()
    #expect(page.log.last == "move 0 1")
    page.log = []
    host.change { view.dataSource = nil }
    #expect(page.log.sorted() == ["end 0", "end 1", "end head"])
  }

  @Test("What scrolls is told to a subclass, and passed on without effect")
  func scrolling() throws {
    final class Page: UICollectionViewController {
      var log: [String] = []
      override func scrollViewDidScroll(_ view: UIScrollView) {
        super.scrollViewDidScroll(view)
        log.append("scroll \(Int(view.contentOffset.y))")
      }
      override func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
        super.scrollViewDidChangeAdjustedContentInset(view)
        log.append("inset \(Int(view.adjustedContentInset.top))")
      }
      override func scrollViewWillBeginDragging(_ view: UIScrollView) {
        super.scrollViewWillBeginDragging(view)
        log.append("drag")
      }
      override func scrollViewWillEndDragging(
        _ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        let goal: CGPoint = targetContentOffset.pointee
        super.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: targetContentOffset)
        log.append(goal == targetContentOffset.pointee ? "leaving" : "changed")
      }
      override func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
        super.scrollViewDidEndDragging(view, willDecelerate: decelerate)
        log.append("left")
      }
    }
    let page = Page(collectionViewLayout: flow(200, 40))
    let items = Items(count: 50)
    let view: UICollectionView = page.collectionView
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    page.log = []
    host.change { view.contentOffset.y = 70 }
    #expect(page.log == ["scroll 70"])
    host.change { view.contentInset.top = 12 }
    #expect(page.log.contains("inset 12"))
    page.log = []
    host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    host.finishAnimations()
    let told: [String] = page.log.filter { !$0.hasPrefix("scroll") }
    #expect(told == ["drag", "leaving", "left"])
  }

  @Test("The rest of what a scroll view tells does nothing to a controller")
  func rest() {
    let page = UICollectionViewController(collectionViewLayout: flow(200, 40))
    let view: UICollectionView = page.collectionView
    let offset: CGPoint = view.contentOffset
    page.scrollViewWillBeginDecelerating(view)
    page.scrollViewDidEndDecelerating(view)
    page.scrollViewDidEndScrollingAnimation(view)
    page.scrollViewWillBeginZooming(view, with: nil)
    page.scrollViewDidZoom(view)
    page.scrollViewDidEndZooming(view, with: nil, atScale: 2)
    page.scrollViewDidScrollToTop(view)
    #expect(view.contentOffset == offset && view.zoomScale == 1 && view.delegate === page)
  }
}
