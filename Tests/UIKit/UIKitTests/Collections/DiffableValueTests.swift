import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The less common ways to change a snapshot, and what a diffable data source answers to a table.
@MainActor
@Suite("Values of diffable data sources", .serialized)
struct DiffableValueTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    return snapshot
  }

  @Test("Sections and items are put before and behind others")
  func moves() {
    var snapshot = snapshot
    snapshot.insertSections(["c", "d"], beforeSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "d", "b"])
    snapshot.moveSection("a", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["c", "d", "a", "b"])
    snapshot.moveSection("c", afterSection: "c")
    #expect(snapshot.sectionIdentifiers == ["c", "d", "a", "b"])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(2, afterItem: 3)
    #expect(snapshot.itemIdentifiers == [3, 2, 4, 1])
    #expect(snapshot.numberOfItems(inSection: "a") == 2 && snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.numberOfItems(inSection: "c") == 0 && snapshot.numberOfItems(inSection: "nowhere") == 0)
  }

  @Test("What is to be shown anew is noted in a snapshot, and not in the one that is shown")
  func reloads() throws {
    let (table, source, made) = make()
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    host.change { source.apply(snapshot, animatingDifferences: false) }
    #expect(made.count == 4)
    var next = snapshot
    next.reconfigureItems([2])
    next.reloadSections(["b"])
    #expect(next.reconfiguredItemIdentifiers == [2] && next.reloadedSectionIdentifiers == ["b"])
    made.suffix = "new"
    host.change { source.apply(next, animatingDifferences: false) }
    #expect(host.labels == ["Item 1", "Item 2 new", "Item 3", "Item 4 new"] && made.count == 6)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    #expect(source.snapshot().reloadedSectionIdentifiers.isEmpty)
  }

  private final class Made {
    var count = 0
    var suffix = ""
  }

  private func make() -> (UITableView, Source, Made) {
    let table = UITableView(frame: .zero)
    table.rowHeight = 40
    let made = Made()
    let source = Source(tableView: table) { _, _, item in
      made.count += 1
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = made.suffix.isEmpty ? "Item \(item)" : "Item \(item) \(made.suffix)"
      return cell
    }
    return (table, source, made)
  }

  @Test("A snapshot shown with all data makes each cell anew, and tells that it is shown")
  func reloadData() throws {
    let (table, source, made) = make()
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    var told = 0
    host.change { source.applySnapshotUsingReloadData(snapshot) { told += 1 } }
    host.change { source.applySnapshotUsingReloadData(snapshot) { told += 1 } }
    #expect(told == 2 && made.count == 8 && host.labels == (1...4).map { "Item \($0)" })
  }

  @Test("Without an animation of rows they are in their places at once")
  func animation() throws {
    let (table, source, _) = make()
    #expect(source.defaultRowAnimation == .automatic)
    source.defaultRowAnimation = .none
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    host.change { source.apply(snapshot) }
    var next = snapshot
    next.deleteItems([1])
    host.change { source.apply(next) }
    #expect(host.labels == ["Item 2", "Item 3", "Item 4"] && host.frame("Item 2")?.minY == 0)
  }

  @Test("The source answers by what is shown, and lets nothing be edited, moved or titled by itself")
  func answers() {
    let (table, source, _) = make()
    source.applySnapshotUsingReloadData(snapshot)
    let path = IndexPath(row: 1, section: 0)
    #expect(source.numberOfSections(in: table) == 2)
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 3)
    #expect(source.tableView(table, numberOfRowsInSection: 9) == 0)
    #expect(source.tableView(table, cellForRowAt: path).textLabel?.text == "Item 2")
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: -1) == nil)
    #expect(source.index(for: "b") == 1 && source.index(for: "z") == nil)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(!source.tableView(table, canEditRowAt: path) && !source.tableView(table, canMoveRowAt: path))
    #expect(source.sectionIndexTitles(for: table) == nil)
    #expect(source.tableView(table, sectionForSectionIndexTitle: "B", at: 7) == 7)
    source.tableView(table, commit: .delete, forRowAt: path)
    source.tableView(table, moveRowAt: path, to: IndexPath(row: 0, section: 1))
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4])
  }

  /// A source with titles, whose rows can be deleted.
  private final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).map { "Section \($0)" }
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "The end" : nil
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 0 }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: indexPath), editingStyle == .delete else { return }
      var next = snapshot()
      next.deleteItems([item])
      apply(next, animatingDifferences: false)
    }
  }

  @Test("A source of a program's own titles its sections and deletes rows")
  func titled() throws {
    let table = UITableView(frame: .zero)
    let source = Titled(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Item \(item)"
      return cell
    }
    let host = try window(width: 200, height: 500) { Hosting(view: table) }
    host.change { source.apply(snapshot, animatingDifferences: false) }
    #expect(host.labels == ["Section a", "Item 1", "Item 2", "Item 3", "Section b", "Item 4", "The end"])
    let first = try #require(host.element("Item 1"))
    #expect(host.element("Item 2")?.properties.actions.contains { $0.kind == .delete } == false)
    #expect(host.send(.accessibilityAction(element: first.id, action: .delete)))
    host.change {}
    #expect(source.snapshot().itemIdentifiers == [2, 3, 4] && host.element("Item 1") == nil)
  }
}
