import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Movements of the keyboard from row to row and from item to item.
@MainActor
@Suite("The keyboard in tables and collections of UIKit", .serialized)
struct IndexPathFocusTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    var refused: IndexPath?
    var first: IndexPath?
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { context.nextFocusedIndexPath != refused }
    override func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (old, new) = (context.previouslyFocusedIndexPath?.row, context.nextFocusedIndexPath?.row)
      log.append("\(old.map(String.init) ?? "-") to \(new.map(String.init) ?? "-")")
      if context.focusHeading == .down { coordinator.addCoordinatedAnimations({ self.log.append("down") }) }
    }
    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { first }
  }

  @Test("A table's delegate is asked about each movement from row to row and told of it")
  func tables() throws {
    let rows = Rows(style: .plain)
    let host = try window(width: 200, height: 300, settings: HostSettings(idiom: .desktop)) {
      Controllers(rows).ignoresSafeArea()
    }
    rows.first = IndexPath(row: 1, section: 0)
    _ = host.press(.tab)
    _ = host.press(.down)
    #expect(rows.log == ["- to 1", "down"])
    _ = host.press(.down)
    _ = host.press(.end)
    #expect(rows.log == ["- to 1", "down", "1 to 2", "down", "2 to 3"])
    rows.refused = IndexPath(row: 2, section: 0)
    _ = host.press(.up)
    #expect(rows.log.count == 5)
    _ = host.press(.home)
    #expect(rows.log.last == "3 to 0")
  }

  private final class Items: UICollectionViewController {
    var log: [String] = []
    var refused: IndexPath?
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { context.nextFocusedIndexPath != refused }
    override func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (old, new) = (context.previouslyFocusedIndexPath?.item, context.nextFocusedIndexPath?.item)
      log.append("\(old.map(String.init) ?? "-") to \(new.map(String.init) ?? "-")")
      if context.focusHeading == .right { log.append("right") }
    }
    override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      IndexPath(item: 2, section: 0)
    }
  }

  @Test("A collection's delegate is asked about each movement from item to item and told of it")
  func collections() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let items = Items(collectionViewLayout: layout)
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let host = try window(width: 300, height: 200, settings: HostSettings(idiom: .desktop)) {
      Controllers(items).ignoresSafeArea()
    }
    _ = host.press(.tab)
    _ = host.press(.right)
    #expect(items.log == ["- to 2", "right"])
    _ = host.press(.left)
    items.refused = IndexPath(item: 0, section: 0)
    _ = host.press(.left)
    #expect(items.log == ["- to 2", "right", "2 to 1"])
    _ = host.press(.end)
    #expect(items.log.last == "1 to 3")
  }

  private final class Quiet: NSObject, UITableViewDelegate, UICollectionViewDelegate {}

  @Test("A delegate that says nothing lets the keyboard go everywhere")
  func defaults() {
    let quiet = Quiet()
    let table = UITableView()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let row = UITableViewFocusUpdateContext(in: table, from: nil, to: nil, heading: .down)
    let item = UICollectionViewFocusUpdateContext(in: collection, from: nil, to: nil, heading: .up)
    #expect(quiet.tableView(table, shouldUpdateFocusIn: row) && row.nextFocusedIndexPath == nil)
    #expect(quiet.collectionView(collection, shouldUpdateFocusIn: item) && item.previouslyFocusedIndexPath == nil)
    quiet.tableView(table, didUpdateFocusIn: row, with: UIFocusAnimationCoordinator())
    quiet.collectionView(collection, didUpdateFocusIn: item, with: UIFocusAnimationCoordinator())
    #expect(quiet.indexPathForPreferredFocusedView(in: table) == nil)
    #expect(quiet.indexPathForPreferredFocusedView(in: collection) == nil)
  }
}
