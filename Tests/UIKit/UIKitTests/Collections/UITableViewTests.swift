import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import ReactiveGraph
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Counts the cells that are made, and notes the rows that it shows.
final class CountingCell: UITableViewCell {
  static var made = 0
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Sections of names, and what a person did with them.
@MainActor
final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var log: [String] = []
  var asked: [IndexPath] = []
  var height: ((IndexPath) -> CGFloat)?
  var edits = false
  var moves = false
  var actions: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { edits }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("delete \(sections[indexPath.section][indexPath.row])")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let name: String = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    log.append("move \(name)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath)") }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath)")
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard !actions.isEmpty else { return nil }
    return UISwipeActionsConfiguration(
      actions: actions.map { name in
        UIContextualAction(style: .normal, title: name) { [weak self] _, _, done in
          self?.log.append(name)
          done(true)
        }
      })
  }
}

/// Tables of UIKit's in windows.
@MainActor
@Suite("UITableView", .serialized)
struct UITableViewTests {
  private func make(
    _ names: Names, style: UITableView.Style = .plain, rowHeight: CGFloat? = 40
  ) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(CountingCell.self, forCellReuseIdentifier: "name")
    if let rowHeight { table.rowHeight = rowHeight }
    table.dataSource = names
    table.delegate = names
    return table
  }

  private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  @Test("Only cells in sight are made, whatever the number of rows, and those that leave are used again")
  func reuse() throws {
    CountingCell.made = 0
    let names = Names([numbers(100_000)])
    let table = make(names)
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    #expect(CountingCell.made == 5 && names.asked.count == 5)
    #expect(table.contentSize == CGSize(width: 200, height: 4_000_000))
    #expect(host.labels == numbers(5))
    for step in 1...20 {
      host.change { table.contentOffset.y = CGFloat(step) * 200 }
    }
    #expect(CountingCell.made <= 7 && names.asked.count > 100)
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == (100...104).map { "Row \($0)" })
    host.change { table.contentOffset.y = 3_999_800 }
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99_999, section: 0))
    #expect(CountingCell.made <= 8 && host.frame("Row 99999") == CGRect(x: 0, y: 160, width: 200, height: 40))
    #expect(table.subviews.filter { !$0.isHidden && $0 is UITableViewCell }.count <= 6)
  }

  @Test("Rows say which they are of how many, in reading order, and are chosen by assistive technologies")
  func speech() throws {
    let names = Names([["Ada", "Bea"], ["Cid"]])
    names.titles = ["Women", "Men"]
    let table = make(names)
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    #expect(host.labels == ["Women", "Ada", "Bea", "Men", "Cid"])
    let bea = try #require(host.element("Bea"))
    #expect(bea.properties.position == AccessibilityPosition(index: 2, count: 3))
    #expect(host.element("Women")?.properties.traits.contains(.isHeader) == true)
    #expect(host.activate("Bea") && table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    host.change {}
    #expect(host.element("Bea")?.properties.traits.contains(.isSelected) == true)
    #expect(host.accessibilityTree.nodes.values.contains { $0.properties.role == .list })
  }

  @Test("A tap selects one row; with several, a tap adds and takes away")
  func selection() throws {
    let names = Names([["Ada", "Bea", "Cid"]])
    let table = make(names)
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    func tap(_ row: Int) { _ = host.tap(at: CGPoint(x: 100, y: CGFloat(row) * 40 + 20)) }
    tap(0)
    tap(2)
    #expect(names.log == ["select [0, 0]", "deselect [0, 0]", "select [0, 2]"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    table.allowsMultipleSelection = true
    tap(1)
    tap(2)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    host.change { table.selectRow(at: nil, animated: false, scrollPosition: .none) }
    #expect(table.indexPathForSelectedRow == nil && names.log.count == 5)
    let finger = host.down(at: CGPoint(x: 100, y: 20))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == true)
    host.move(finger, to: CGPoint(x: 100, y: 60))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == false)
    host.lift(finger, at: CGPoint(x: 100, y: 60))
    table.allowsSelection = false
    table.allowsMultipleSelection = false
    tap(0)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Keys go from row to row, choose one, and delete one")
  func keys() throws {
    let names = Names([["Ada", "Bea", "Cid"]])
    names.edits = true
    let table = make(names)
    let host = try window(width: 200, height: 100, settings: HostSettings(idiom: .desktop)) { Hosting(view: table) }
    _ = host.press(.tab)
    _ = host.press(.down)
    _ = host.press(.down)
    _ = host.press(.space, text: " ")
    #expect(names.log == ["select [0, 1]"])
    _ = host.press(.end)
    #expect(table.contentOffset.y == 20)
    _ = host.press(.deleteForward)
    host.finishAnimations()
    #expect(names.log.last == "delete Cid" && host.labels == ["Ada", "Bea"])
  }

  @Test("Cells say how high they are; what is seen stays in its place when an estimate is corrected above it")
  func selfSizing() throws {
    let names = Names([(0..<50).map { "Row \($0)" }])
    let table = make(names, rowHeight: nil)
    names.height = { $0.row < 20 ? 100 : UITableView.automaticDimension }
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 100, width: 200, height: 100))
    host.change { table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false) }
    #expect(host.frame("Row 30")?.minY == 0 && host.frame("Row 30")?.height == 44)
    // Rows 3 to 19 were never seen: they are higher than they counted.
    for _ in 0..<30 {
      let before = host.frame("Row 19")?.minY
      host.change { table.contentOffset.y -= 30 }
      if let before, let after = host.frame("Row 19")?.minY { #expect(abs(after - before - 30) < 0.01) }
    }
    #expect(table.rectForRow(at: IndexPath(row: 19, section: 0)).height == 100)
  }

  @Test("A long text makes its row higher, and another text changes the height")
  func textHeights() throws {
    let table = UITableView(frame: .zero)
    let source = OneCell()
    source.cell.textLabel?.numberOfLines = 0
    source.cell.textLabel?.text = "Short"
    table.dataSource = source
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    #expect(source.cell.frame.height == 44)
    host.change { source.cell.textLabel?.text = String(repeating: "A long text. ", count: 10) }
    #expect(source.cell.frame.height > 100 && table.contentSize.height == source.cell.frame.height)
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.secondaryText = "Below"
    host.change { source.cell.contentConfiguration = content }
    #expect(source.cell.frame.height > 44 && source.cell.frame.height < 80 && host.labels == ["Title, Below"])
  }

  final class OneCell: NSObject, UITableViewDataSource {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  @Test("A cell whose content has constraints is as high as these want")
  func constraints() throws {
    let table = UITableView(frame: .zero)
    let source = OneCell()
    let label = UILabel()
    label.text = "Inside"
    label.translatesAutoresizingMaskIntoConstraints = false
    source.cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: source.cell.contentView.topAnchor, constant: 30),
      label.bottomAnchor.constraint(equalTo: source.cell.contentView.bottomAnchor, constant: -30),
      label.leadingAnchor.constraint(equalTo: source.cell.contentView.leadingAnchor, constant: 20),
      label.heightAnchor.constraint(equalToConstant: 25),
    ])
    table.dataSource = source
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    #expect(source.cell.frame.height == 85 && label.frame.minY == 30 && host.frame("Inside")?.height == 85)
  }

  @Test("Rows come, go and move together with their data; cells and selection go along")
  func updates() throws {
    let names = Names([["Ada", "Bea", "Cid"]])
    let table = make(names)
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    host.change { table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none) }
    let cid = table.cellForRow(at: IndexPath(row: 2, section: 0))
    var isDone = false
    host.change {
      table.performBatchUpdates {
        names.sections = [["Zoe", "Cid", "Ada"], ["New"]]
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
        table.insertSections([1], with: .fade)
      } completion: { _ in
        isDone = true
      }
    }
    host.finishAnimations()
    #expect(isDone && host.labels == ["Zoe", "Cid", "Ada", "New"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cid)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0) && host.frame("Cid")?.minY == 40)
    #expect(host.element("New")?.properties.position == AccessibilityPosition(index: 4, count: 4))
    names.sections[0].append("Odd")
    let warnings = warnings {
      host.change { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    }
    #expect(warnings.count == 1)
    host.finishAnimations()
    #expect(host.labels == ["Zoe", "Cid", "Ada", "Odd", "New"])
    host.change {
      names.sections = []
      table.reloadData()
    }
    #expect(host.labels.isEmpty && table.numberOfSections == 0)
  }

  @Test("In editing, rows can be deleted and moved by marks, and by actions of assistive technologies")
  func editing() throws {
    let names = Names([["Ada", "Bea", "Cid"]])
    names.edits = true
    names.moves = true
    let table = make(names)
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    host.change { table.setEditing(true, animated: false) }
    let ada = try #require(host.element("Ada"))
    #expect(ada.properties.actions.map(\.kind).contains(.delete))
    #expect(ada.properties.actions.map(\.kind).contains(.named("Move Down")))
    #expect(!ada.properties.actions.map(\.kind).contains(.named("Move Up")))
    #expect(host.send(.accessibilityAction(element: ada.id, action: .named("Move Down"))))
    host.finishAnimations()
    #expect(names.log == ["move Ada"] && host.labels == ["Bea", "Ada", "Cid"])
    let handle = CGPoint(x: 178, y: 100)
    host.drag(from: handle, to: CGPoint(x: 178, y: 15))
    host.finishAnimations()
    #expect(names.log.last == "move Cid" && host.labels == ["Cid", "Bea", "Ada"])
    _ = host.tap(at: CGPoint(x: 22, y: 20))
    host.finishAnimations()
    _ = host.tap(at: CGPoint(x: 180, y: 20))
    host.finishAnimations()
    #expect(names.log.last == "delete Cid" && host.labels == ["Bea", "Ada"])
  }

  @Test("A finger pushes a row aside; its buttons stay, and a far push performs the first action")
  func swiping() throws {
    let names = Names([["Ada", "Bea"]])
    names.edits = true
    names.actions = ["Flag"]
    let table = make(names)
    let host = try window(width: 300, height: 200) { Hosting(view: table) }
    host.drag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 120, y: 20))
    host.finishAnimations()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == -74)
    _ = host.tap(at: CGPoint(x: 260, y: 20))
    host.finishAnimations()
    #expect(names.log == ["delete Ada"] && host.labels == ["Bea"])
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 280, y: 20))
    host.finishAnimations()
    #expect(names.log.last == "Flag" && host.frame("Bea")?.minX == 0)
    let bea = try #require(host.element("Bea"))
    #expect(bea.properties.actions.map(\.kind).contains(.named("Flag")))
  }

  @Test("Headers of plain tables stay at the edge until their section has gone")
  func pinnedHeaders() throws {
    let names = Names([numbers(10), (10..<20).map { "Row \($0)" }])
    names.titles = ["First", "Second"]
    let table = make(names)
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    let height = try #require(host.frame("First")?.height)
    host.change { table.contentOffset.y = 100 }
    #expect(host.frame("First")?.minY == 0)
    host.change { table.contentOffset.y = 400 + height - 10 }
    #expect(host.frame("First")?.minY == 10 - height && host.frame("Second")?.minY == 10)
    host.change { table.contentOffset.y = 500 }
    #expect(host.element("First") == nil && host.frame("Second")?.minY == 0)
  }

  @Test("Sections of grouped tables stand on cards, away from the edges")
  func cards() throws {
    let names = Names([["Ada", "Bea"], ["Cid"]])
    let table = make(names, style: .insetGrouped)
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    #expect(host.frame("Ada") == CGRect(x: 16, y: 35, width: 168, height: 40))
    #expect(host.frame("Cid")?.minY == 149)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.layer.cornerRadius == 10 && cell.clipsToBounds)
  }

  @Test("A table controller is data source and delegate of its table")
  func controller() throws {
    final class Page: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Name \(indexPath.row)"
        cell.detailTextLabel?.text = "Value"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }
    let page = Page(style: .grouped)
    let host = try window(width: 300, height: 300) { HostingController(controller: page) }
    #expect(host.labels == ["Name 0, Value", "Name 1, Value"])
    #expect(page.tableView.style == .grouped && page.tableView.dataSource === page)
  }

  @Test("A table without a data source, without room and with wild values stays whole")
  func wrongInput() throws {
    let table = UITableView(frame: .zero, style: .plain)
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    #expect(host.labels.isEmpty && table.contentSize.height == 0)
    let names = Names([["Ada"]])
    names.height = { _ in .nan }
    host.change {
      table.register(CountingCell.self, forCellReuseIdentifier: "name")
      table.dataSource = names
      table.delegate = names
      table.estimatedRowHeight = .infinity
    }
    #expect(host.labels == ["Ada"] && host.frame("Ada")?.height == 44)
    host.change {
      table.scrollToRow(at: IndexPath(row: 9, section: 3), at: .top, animated: false)
      table.selectRow(at: IndexPath(row: -1, section: 0), animated: false, scrollPosition: .middle)
      table.deselectRow(at: IndexPath(row: 7, section: 7), animated: false)
    }
    #expect(table.cellForRow(at: IndexPath(row: 5, section: 5)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: CGFloat.nan)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 5, section: 5)) == .zero)
  }
}

/// A controller of UIKit's that a test made, in a window.
struct HostingController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
