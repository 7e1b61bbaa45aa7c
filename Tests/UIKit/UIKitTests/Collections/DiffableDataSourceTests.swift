import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Snapshots of rows, and tables that show them.
@MainActor
@Suite("Diffable data sources", .serialized)
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test("A snapshot holds sections and items in their order, and each once")
  func snapshot() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    snapshot.insertItems([9], afterItem: 1)
    snapshot.moveItem(3, beforeItem: 4)
    snapshot.deleteItems([2, 77])
    #expect(snapshot.itemIdentifiers == [1, 9, 3, 4] && snapshot.itemIdentifiers(inSection: "b") == [3, 4])
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(2) == nil && snapshot.numberOfItems == 4)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.insertSections(["c"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"] && snapshot.indexOfSection("a") == 2)
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [1, 9] && snapshot.sectionIdentifier(containingItem: 3) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("A table shows a snapshot, then another one: rows that stay keep their cells")
  func table() throws {
    let table = UITableView(frame: .zero)
    table.rowHeight = 40
    var made = 0
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      made += 1
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Item \(item)"
      return cell
    }
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    host.change { source.apply(snapshot, animatingDifferences: false) }
    #expect(host.labels == ["Item 1", "Item 2", "Item 3"] && made == 3)
    let third = table.cellForRow(at: IndexPath(row: 2, section: 0))
    snapshot.deleteItems([1])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.moveItem(3, beforeItem: 4)
    var isDone = false
    host.change { source.apply(snapshot) { isDone = true } }
    host.finishAnimations()
    #expect(isDone && host.labels == ["Item 3", "Item 4", "Item 2"] && made == 4)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === third && host.frame("Item 3")?.minY == 0)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
    #expect(source.indexPath(for: 2) == IndexPath(row: 2, section: 0) && source.indexPath(for: 1) == nil)
    snapshot.reloadItems([4])
    host.change { source.apply(snapshot, animatingDifferences: false) }
    #expect(made == 5 && source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("A cell shows views of SwiftUI's, and is as high as they are")
  func hosting() throws {
    let table = UITableView(frame: .zero)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = UIHostingConfiguration { Text("View \(item)").frame(height: 60) }
        .margins(.vertical, 5)
      return cell
    }
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    host.change { source.apply(snapshot, animatingDifferences: false) }
    #expect(host.labels == ["View 1", "View 2"])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 70, width: 200, height: 70))
  }
}
