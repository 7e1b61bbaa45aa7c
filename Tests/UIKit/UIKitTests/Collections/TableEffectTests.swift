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

/// What the measures, looks and changes of a table do on the screen.
@MainActor
@Suite("Table effects", .serialized)
struct TableEffectTests {
  private let first = IndexPath(row: 0, section: 0)
  /// The data of the tables, which do not hold it themselves.
  private let names = Names([])

  private func make(_ sections: [[String]]) -> UITableView {
    names.sections = sections
    return make(names)
  }

  private func make(_ source: Names) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(CountingCell.self, forCellReuseIdentifier: "name")
    table.rowHeight = 40
    table.dataSource = source
    table.delegate = source
    return table
  }

  private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  final class Banner: UITableViewHeaderFooterView {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// Sections of two rows, with headers and footers that are used again.
  final class Banners: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    private func banner(_ tableView: UITableView, _ text: String) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "banner")
      view?.textLabel?.text = text
      return view
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      banner(tableView, "Head \(section)")
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      section == 0 ? banner(tableView, "Foot") : nil
    }
  }

  @Test("Headers and footers of a registered class stand around their rows, as high as the table says")
  func banners() throws {
    let source = Banners()
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "banner") == nil)
    table.register(Banner.self, forHeaderFooterViewReuseIdentifier: "banner")
    table.rowHeight = 40
    table.sectionHeaderHeight = 20
    table.sectionFooterHeight = 10
    table.dataSource = source
    table.delegate = source
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    #expect(host.labels.contains("Head 0") && host.labels.contains("Head 1") && host.labels.contains("Foot"))
    #expect(table.headerView(forSection: 1) is Banner && table.headerView(forSection: 1)?.textLabel?.text == "Head 1")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Foot" && table.footerView(forSection: 1) == nil)
    #expect(table.headerView(forSection: 7) == nil)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 100, width: 200, height: 10))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 110, width: 200, height: 20))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 110, width: 200, height: 110))
    #expect(table.rect(forSection: 9) == .zero && table.rectForFooter(inSection: -1) == .zero)
    host.change {
      table.sectionHeaderHeight = 30
      table.sectionFooterHeight = 15
    }
    #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 125, width: 200, height: 30))
    // Without a height of its own, a header gets room above it.
    host.change { table.sectionHeaderHeight = UITableView.automaticDimension }
    let plain: CGFloat = table.rectForHeader(inSection: 0).height
    host.change { table.sectionHeaderTopPadding = 12 }
    #expect(table.rectForHeader(inSection: 0).height == plain + 12)
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 12, width: 200, height: plain))
  }

  @Test("Views above and below all sections are as wide as the table; one behind them stays in its place")
  func ownViews() throws {
    let table = make([numbers(10)])
    let header = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    header.text = "Above"
    let footer = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    footer.text = "Below"
    let back = UIView()
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.backgroundView = back
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(footer.frame == CGRect(x: 0, y: 450, width: 200, height: 30))
    #expect(table.contentSize.height == 480 && table.rectForRow(at: first).minY == 50)
    #expect(table.subviews.first === back && table.backgroundView === back)
    host.change { table.contentOffset.y = 100 }
    #expect(back.frame == CGRect(x: 0, y: 100, width: 200, height: 200))
    host.change {
      table.tableHeaderView = nil
      table.tableFooterView = nil
      table.backgroundView = nil
    }
    #expect(table.contentSize.height == 400 && header.superview == nil && back.superview == nil)
    #expect(table.tableHeaderView == nil && table.tableFooterView == nil && table.backgroundView == nil)
  }

  @Test("A cell without a row comes from the registered class, and is not there for other names")
  func dequeuing() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableCell(withIdentifier: "name") == nil)
    table.register(CountingCell.self, forCellReuseIdentifier: "name")
    let cell = table.dequeueReusableCell(withIdentifier: "name")
    #expect(cell is CountingCell && cell?.reuseIdentifier == "name")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("Rows are found by their cells and by places of the content, and are counted")
  func finding() throws {
    let table = make([numbers(3), numbers(4)])
    table.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(table.subviews.filter { $0 is UITableViewCell }.isEmpty)
    table.layoutSubviews()
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 3)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
    #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
    let paths = table.indexPathsForRows(in: CGRect(x: 0, y: 90, width: 1, height: 80))
    #expect(
      paths == [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)])
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 9_000, width: 1, height: 80)) == [])
    #expect(table.numberOfRows(inSection: 1) == 4 && table.numberOfRows(inSection: 5) == 0)
  }

  @Test("Changes between beginUpdates and endUpdates happen together: rows of sections that move go along")
  func bracketedUpdates() throws {
    let table = make([["Ada"], ["Bea"], ["Cid"]])
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    let cid = table.cellForRow(at: IndexPath(row: 0, section: 2))
    host.change {
      table.beginUpdates()
      table.beginUpdates()
      names.sections = [["Cid"], ["Ada"]]
      table.deleteSections([1], with: .left)
      table.moveSection(2, toSection: 0)
      table.endUpdates()
      #expect(table.hasUncommittedUpdates && table.numberOfSections == 3)
      table.endUpdates()
    }
    host.finishAnimations()
    #expect(!table.hasUncommittedUpdates && table.numberOfSections == 2)
    #expect(host.labels == ["Cid", "Ada"] && table.cellForRow(at: first) === cid)
    // Nothing was begun: nothing happens.
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
  }

  @Test(
    "Rows and sections that are loaded again ask for their cells alone",
    arguments: [
      UITableView.RowAnimation.none, .top, .bottom, .left, .right, .middle,
    ])
  func reloading(_ animation: UITableView.RowAnimation) throws {
    let table = make([["Ada", "Bea"], ["Cid"]])
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    names.sections = [["Eva", "Fay"], ["Gil"]]
    names.asked = []
    host.change { table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: animation) }
    host.finishAnimations()
    #expect(host.labels == ["Ada", "Fay", "Cid"] && names.asked == [IndexPath(row: 1, section: 0)])
    host.change { table.reloadSections([1], with: animation) }
    host.finishAnimations()
    #expect(host.labels == ["Ada", "Fay", "Gil"])
  }

  @Test("A row whose content is made anew keeps its cell")
  func reconfiguring() throws {
    let table = make([["Ada", "Bea"]])
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    let cell = table.cellForRow(at: first) as? CountingCell
    let reuses = cell?.reuses
    names.sections = [["Eva", "Fay"]]
    host.change { table.reconfigureRows(at: [first, IndexPath(row: 8, section: 3)]) }
    host.finishAnimations()
    #expect(host.labels == ["Eva", "Bea"])
    #expect(table.cellForRow(at: first) === cell && cell?.reuses == reuses)
    // Among several changes, too.
    names.sections = [["Gil", "Eva", "Hal"]]
    host.change {
      table.performBatchUpdates {
        table.insertRows(at: [first], with: .none)
        table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      }
    }
    host.finishAnimations()
    #expect(host.labels == ["Gil", "Eva", "Hal"])
  }

  @Test("A snapshot makes the content of rows anew in the cells that they have, or in others that it is given")
  func reconfiguringItems() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(CountingCell.self, forCellReuseIdentifier: "name")
    table.rowHeight = 40
    var word = "Old"
    var takesCells = true
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell: UITableViewCell =
        takesCells
        ? table.dequeueReusableCell(withIdentifier: "name", for: path)
        : UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(word) \(item)"
      return cell
    }
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    host.change { source.apply(snapshot, animatingDifferences: false) }
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? CountingCell
    word = "New"
    snapshot.moveItem(2, beforeItem: 1)
    snapshot.reconfigureItems([2])
    host.change { source.apply(snapshot) }
    host.finishAnimations()
    #expect(host.labels == ["New 2", "Old 1"] && host.frame("New 2")?.minY == 0)
    #expect(table.cellForRow(at: first) === cell && cell?.reuses == 0)
    takesCells = false
    word = "Other"
    snapshot.reconfigureItems([2])
    host.change { source.apply(snapshot) }
    host.finishAnimations()
    #expect(host.labels == ["Other 2", "Old 1"] && table.cellForRow(at: first) !== cell)
    #expect(table.cellForRow(at: first)?.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test("The selected row nearest to the middle comes into sight, at the edge that is named")
  func scrolling() throws {
    let table = make([numbers(50)])
    table.allowsMultipleSelection = true
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    host.change { table.scrollToNearestSelectedRow(at: .bottom, animated: false) }
    #expect(table.contentOffset.y == 0)
    for row in [2, 30] {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    host.change { table.contentOffset.y = 900 }
    host.change { table.scrollToNearestSelectedRow(at: .bottom, animated: false) }
    #expect(table.contentOffset.y == 1_040 && host.frame("Row 30")?.maxY == 200)
  }

  @Test("Lines between rows have the table's colour and place, and can be left out")
  func separators() throws {
    let table = make([numbers(3)])
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    let standard: [String] = host.displayLines
    host.change { table.separatorColor = .red }
    let red: [String] = host.displayLines
    #expect(table.separatorColor == .red && red != standard && red.count == standard.count)
    host.change { table.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20) }
    #expect(table.separatorInset.left == 60 && host.displayLines != red)
    host.change { table.separatorStyle = .none }
    #expect(table.separatorStyle == .none && host.displayLines.count < standard.count)
    host.change {
      table.separatorStyle = .singleLine
      table.separatorColor = nil
      table.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
    #expect(host.displayLines == standard)
  }

  @Test("While a table is edited, rows are selected only where that is allowed")
  func editing() throws {
    let table = make([numbers(3)])
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    func tap(_ row: Int) { _ = host.tap(at: CGPoint(x: 150, y: CGFloat(row) * 40 + 20)) }
    host.change { table.isEditing = true }
    tap(0)
    #expect(table.isEditing && table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    tap(0)
    tap(1)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    host.change { table.allowsMultipleSelectionDuringEditing = true }
    tap(2)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
    host.change { table.isEditing = false }
    #expect(!table.isEditing)
  }

  @Test("Arrow keys select the row that they lead to where selection follows the focus, and none without focus")
  func focus() throws {
    let table = make([numbers(3)])
    table.selectionFollowsFocus = true
    let settings = HostSettings(idiom: .desktop)
    let host = try window(width: 200, height: 200, settings: settings) { Hosting(view: table) }
    _ = host.press(.tab)
    _ = host.press(.down)
    #expect(names.log == ["select [0, 0]"])
    let others = Names([numbers(3)])
    defer { withExtendedLifetime(others) {} }
    let other = make(others)
    other.selectionFollowsFocus = true
    other.allowsFocus = false
    let still = try window(width: 200, height: 200, settings: settings) { Hosting(view: other) }
    _ = still.press(.tab)
    _ = still.press(.down)
    #expect(others.log.isEmpty && !other.allowsFocus)
  }

  @Test("A cell whose content grows measures itself again only where the table lets it")
  func invalidation() throws {
    for wanted in [UITableView.SelfSizingInvalidation.enabled, .disabled] {
      let table = UITableView(frame: .zero, style: .plain)
      table.selfSizingInvalidation = wanted
      let source = UITableViewTests.OneCell()
      source.cell.textLabel?.numberOfLines = 0
      source.cell.textLabel?.text = "Short"
      table.dataSource = source
      let host = try window(width: 200, height: 300) { Hosting(view: table) }
      host.change { source.cell.textLabel?.text = String(repeating: "A long text. ", count: 10) }
      #expect((source.cell.frame.height > 100) == (wanted == .enabled))
    }
  }
}
