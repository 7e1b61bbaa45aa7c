import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Collections of UIKit's in windows.
@MainActor
@Suite("UICollectionView", .serialized)
struct UICollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("Only cells in sight are made, whatever the number of items, and those that leave are used again")
  func reuse() throws {
    ItemCell.made = 0
    let items = Items(count: 100_000)
    let view = items.makeView(flow(100, 50))
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    #expect(ItemCell.made == 8 && items.asked.count == 8)
    #expect(view.contentSize == CGSize(width: 200, height: 2_500_000))
    #expect(Array(host.labels.prefix(3)) == ["Item 0", "Item 1", "Item 2"])
    for step in 1...20 { host.change { view.contentOffset.y = CGFloat(step) * 200 } }
    #expect(ItemCell.made <= 12 && items.asked.count <= 8 + 20 * 8)
    #expect(view.visibleCells.count == 8 && view.indexPathsForVisibleItems.first == path(160))
    host.change { view.contentOffset.y = 2_499_800 }
    #expect(view.indexPathsForVisibleItems.last == path(99_999) && ItemCell.made <= 12)
    #expect(host.frame("Item 99999") == CGRect(x: 100, y: 150, width: 100, height: 50))
    #expect((view.cellForItem(at: path(99_999)) as? ItemCell)?.reuses ?? 0 > 0)
    #expect(view.cellForItem(at: path(0)) == nil)
  }

  @Test("Items say which they are of how many, in reading order, and are chosen by assistive technologies")
  func speech() throws {
    let items = Items([["Ada", "Bea", "Cid"], ["Dan"]])
    let layout = flow(100, 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = items.makeView(layout)
    let host = try window(width: 200, height: 300) { Hosting(view: view) }
    #expect(host.labels == ["Head 0", "Ada", "Bea", "Cid", "Head 1", "Dan"])
    #expect(host.element("Cid")?.properties.position == AccessibilityPosition(index: 3, count: 4))
    #expect(host.activate("Bea") && view.indexPathsForSelectedItems == [path(1)])
    host.change {}
    #expect(host.element("Bea")?.properties.traits.contains(.isSelected) == true)
    #expect(host.accessibilityTree.nodes.values.contains { $0.properties.role == .list })
    #expect(items.log == ["select [0, 1]"])
  }

  @Test("A collection that is longer than its window is scrolled page by page by assistive technologies")
  func scrollActions() throws {
    let items = Items(count: 40)
    let view = items.makeView(flow(200, 50))
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    let list = try #require(host.accessibilityTree.nodes.values.first { $0.properties.role == .list })
    #expect(list.properties.actions.map(\.kind) == [.scroll])
  }

  @Test("A tap selects one item; with several, a tap adds and takes away; a delegate may refuse")
  func selection() throws {
    let items = Items([["Ada", "Bea", "Cid"]])
    let view = items.makeView(flow(200, 40))
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    func tap(_ item: Int) { _ = host.tap(at: CGPoint(x: 100, y: CGFloat(item) * 40 + 20)) }
    tap(0)
    tap(2)
    #expect(items.log == ["select [0, 0]", "deselect [0, 0]", "select [0, 2]"])
    #expect(view.cellForItem(at: path(2))?.isSelected == true)
    view.allowsMultipleSelection = true
    tap(1)
    tap(2)
    #expect(view.indexPathsForSelectedItems == [path(1)])
    items.refuses = [path(0)]
    tap(0)
    #expect(view.indexPathsForSelectedItems == [path(1)])
    host.change { view.selectItem(at: nil, animated: false, scrollPosition: []) }
    #expect(view.indexPathsForSelectedItems == [])
    host.change { view.selectItem(at: path(9), animated: false, scrollPosition: .top) }
    #expect(view.indexPathsForSelectedItems == [])
    let finger = host.down(at: CGPoint(x: 100, y: 20))
    #expect(view.cellForItem(at: path(0))?.isHighlighted == true)
    host.lift(finger, at: CGPoint(x: 100, y: 20))
    host.change { view.selectItem(at: path(2), animated: false, scrollPosition: []) }
    host.change { view.deselectItem(at: path(2), animated: false) }
    #expect(view.cellForItem(at: path(2))?.isSelected == false)
  }

  @Test("Arrow keys go to the item that lies there, and Space chooses it")
  func keys() throws {
    let items = Items(count: 30)
    let view = items.makeView(flow(50, 50))
    let host = try window(width: 200, height: 100, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    _ = host.press(.tab)
    _ = host.press(.down)
    _ = host.press(.down)
    _ = host.press(.right)
    _ = host.press(.space, text: " ")
    #expect(items.log == ["select [0, 5]"])
    _ = host.press(.up)
    _ = host.press(.space, text: " ")
    #expect(items.log.last == "select [0, 1]")
    _ = host.press(.end)
    _ = host.press(.space, text: " ")
    #expect(items.log.last == "select [0, 29]" && view.contentOffset.y == 300)
  }

  @Test("Items come, go and move together with their data; cells and selection go along")
  func updates() throws {
    let items = Items([["Ada", "Bea", "Cid"]])
    let view = items.makeView(flow(200, 40))
    let host = try window(width: 200, height: 300) { Hosting(view: view) }
    host.change { view.selectItem(at: path(2), animated: false, scrollPosition: []) }
    let cid = view.cellForItem(at: path(2))
    var isDone = false
    host.change {
      view.performBatchUpdates {
        items.sections = [["Zoe", "Cid", "Ada"], ["New"]]
        view.deleteItems(at: [path(1)])
        view.insertItems(at: [path(0)])
        view.moveItem(at: path(2), to: path(1))
        view.insertSections([1])
        #expect(view.hasUncommittedUpdates)
      } completion: {
        isDone = $0
      }
    }
    host.finishAnimations()
    #expect(isDone && host.labels == ["Zoe", "Cid", "Ada", "New"])
    #expect(view.cellForItem(at: path(1)) === cid && view.indexPathsForSelectedItems == [path(1)])
    #expect(host.frame("Cid")?.minY == 40 && view.indexPath(for: cid!) == path(1))
    items.sections[0].append("Odd")
    let warnings = warnings { host.change { view.deleteItems(at: [path(0)]) } }
    #expect(warnings.count == 1)
    host.finishAnimations()
    #expect(host.labels == ["Zoe", "Cid", "Ada", "Odd", "New"])
    host.change {
      items.sections.swapAt(0, 1)
      view.moveSection(0, toSection: 1)
    }
    host.finishAnimations()
    #expect(host.labels == ["New", "Zoe", "Cid", "Ada", "Odd"])
    host.change {
      items.sections[1][0] = "Zoo"
      view.reloadItems(at: [path(0, 1)])
    }
    host.finishAnimations()
    #expect(host.labels == ["New", "Zoo", "Cid", "Ada", "Odd"])
    host.change {
      items.sections[1] = ["Last"]
      view.reloadSections([1])
    }
    host.finishAnimations()
    #expect(host.labels == ["New", "Last"])
    let last = view.cellForItem(at: path(0, 1))
    host.change {
      items.sections[1] = ["Other"]
      view.reconfigureItems(at: [path(0, 1)])
    }
    #expect(host.labels == ["New", "Other"] && view.cellForItem(at: path(0, 1)) === last)
    host.change {
      items.sections = [["New"]]
      view.deleteSections([1])
    }
    host.finishAnimations()
    #expect(host.labels == ["New"] && view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 1)
  }

  @Test("A change moves cells gradually: one that comes fades in, and one that goes fades out")
  func animation() throws {
    let items = Items([["Ada", "Bea"]])
    let view = items.makeView(flow(200, 40))
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    let bea = try #require(view.cellForItem(at: path(1)))
    host.change {
      items.sections = [["New", "Bea"]]
      view.performBatchUpdates {
        view.deleteItems(at: [path(0)])
        view.insertItems(at: [path(0)])
      }
    }
    #expect(bea.frame.minY == 40 && view.cellForItem(at: path(0))?.alpha == 1)
    host.finishAnimations()
    #expect(host.labels == ["New", "Bea"])
    #expect(view.subviews.filter { !$0.isHidden && $0 is ItemCell }.count == 2)
  }

  @Test("An item is brought into sight at the edge, or in the middle, as it is asked for")
  func scrolling() throws {
    let items = Items(count: 100)
    let view = items.makeView(flow(200, 40))
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    host.change { view.scrollToItem(at: path(50), at: .top, animated: false) }
    #expect(host.frame("Item 50")?.minY == 0)
    host.change { view.scrollToItem(at: path(50), at: .centeredVertically, animated: false) }
    #expect(host.frame("Item 50")?.midY == 100)
    host.change { view.scrollToItem(at: path(50), at: .bottom, animated: false) }
    #expect(host.frame("Item 50")?.maxY == 200)
    host.change { view.scrollToItem(at: path(51), at: [], animated: false) }
    #expect(host.frame("Item 51")?.maxY == 200)
    host.change { view.scrollToItem(at: path(0), at: .top, animated: true) }
    host.finishAnimations()
    #expect(view.contentOffset.y == 0)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 85)) == path(2))
    #expect(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 85)) == nil)
    #expect(view.layoutAttributesForItem(at: path(3))?.frame == CGRect(x: 0, y: 120, width: 200, height: 40))
    #expect(view.layoutAttributesForItem(at: path(100)) == nil)
  }

  @Test("The prefetching source is told of the items a page away, each once, and of those that are away again")
  func prefetching() throws {
    let items = Items(count: 100)
    let view = items.makeView(flow(200, 50))
    view.prefetchDataSource = items
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    #expect(items.log == ["prefetch [2, 3]"])
    items.log = []
    host.change { view.contentOffset.y = 1000 }
    #expect(items.log.first?.hasPrefix("prefetch [18, 19") == true && items.log.last?.hasPrefix("cancel") == true)
    items.log = []
    view.isPrefetchingEnabled = false
    host.change { view.contentOffset.y = 0 }
    #expect(items.log.isEmpty)
  }

  @Test("A person moves an item by hand: others make room, and the data follows at the end")
  func movement() throws {
    let items = Items([["Ada", "Bea", "Cid"]])
    let view = items.makeView(flow(200, 40))
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    #expect(!view.beginInteractiveMovementForItem(at: path(0)))
    items.moves = true
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    host.change { view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100)) }
    host.finishAnimations()
    host.change { view.endInteractiveMovement() }
    host.finishAnimations()
    #expect(items.log == ["move Ada"] && host.labels == ["Bea", "Cid", "Ada"])
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    host.change { view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60)) }
    host.finishAnimations()
    host.change { view.cancelInteractiveMovement() }
    host.finishAnimations()
    #expect(items.log == ["move Ada"] && host.labels == ["Bea", "Cid", "Ada"])
    host.change { view.isEditing = true }
    let bea = try #require(host.element("Bea"))
    #expect(host.send(.accessibilityAction(element: bea.id, action: .named("Move Down"))))
    host.finishAnimations()
    #expect(host.labels == ["Cid", "Bea", "Ada"] && view.isEditing)
  }

  @Test("Another layout takes over at once, or gradually")
  func layouts() throws {
    let items = Items(count: 4)
    let view = items.makeView(flow(200, 40))
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    var isDone = false
    host.change { view.setCollectionViewLayout(flow(100, 60), animated: true) { isDone = $0 } }
    host.finishAnimations()
    #expect(isDone && host.frame("Item 3") == CGRect(x: 100, y: 60, width: 100, height: 60))
    let last = flow(200, 20)
    host.change { view.collectionViewLayout = last }
    #expect(host.frame("Item 3")?.minY == 60 && view.collectionViewLayout === last && last.collectionView === view)
    host.change { last.itemSize.height = 30 }
    #expect(host.frame("Item 3")?.minY == 90)
  }

  @Test("A controller has a collection as its view, and is its source and delegate")
  func controller() throws {
    final class Page: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.label.text = "Number \(indexPath.item)"
        return cell
      }
    }
    let page = Page(collectionViewLayout: flow(200, 40))
    #expect(page.clearsSelectionOnViewWillAppear && page.collectionViewLayout is UICollectionViewFlowLayout)
    let host = try window(width: 200, height: 200) { Controlled(controller: page) }
    #expect(host.labels == ["Number 0", "Number 1"] && page.view === page.collectionView)
  }

  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
}
