import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Rows that a test made, and what was done with them.
@MainActor
final class CellRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let cells: [UITableViewCell]
  var style: UITableViewCell.EditingStyle = .delete
  var edits = true
  var log: [String] = []

  init(_ cells: [UITableViewCell]) { self.cells = cells }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { edits }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    style
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { log.append("commit \(editingStyle.rawValue)") }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("accessory \(indexPath.row)")
  }
}

/// A table that keeps its rows, as tables themselves do not.
final class CellTable: UITableView {
  private let rows: CellRows

  init(_ rows: CellRows, style: UITableView.Style = .plain) {
    self.rows = rows
    super.init(frame: .zero, style: style)
    rowHeight = 40
    dataSource = rows
    delegate = rows
  }
  required init?(coder: NSCoder) { nil }
}

/// What cells of tables show.
@MainActor
@Suite("Looks of table cells", .serialized)
struct TableCellValueTests {
  private func cell(_ text: String, style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    return cell
  }

  @Test("A cell keeps its name, and has the size of a standard row")
  func basics() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "name")
    #expect(cell.reuseIdentifier == "name" && cell.frame.height == 44)
    let framed = UITableViewCell(frame: CGRect(x: 1, y: 2, width: 100, height: 60))
    #expect(framed.reuseIdentifier == nil && framed.frame == CGRect(x: 1, y: 2, width: 100, height: 60))
    #expect(framed.detailTextLabel == nil && framed.textLabel != nil)
    #expect(framed.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 44))
    #expect(framed.sizeThatFits(.zero).width == 320)
    framed.textLabel?.numberOfLines = 0
    framed.textLabel?.text = String(repeating: "A long text. ", count: 10)
    #expect(framed.sizeThatFits(CGSize(width: 200, height: 0)).height > 100)
  }

  @Test("The second style of values has a short text at the right of a column, and no picture")
  func values() throws {
    let cell = cell("Name", style: .value2)
    cell.detailTextLabel?.text = "Value"
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutSubviews()
    #expect(cell.imageView == nil && cell.textLabel?.textAlignment == .right)
    #expect(cell.textLabel?.frame.minX == 16 && cell.textLabel?.frame.maxX == 107)
    #expect(cell.detailTextLabel?.frame.minX == 113)
    #expect(cell.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
    #expect(!self.cell("Name").defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
  }

  @Test("A picture stands before the text")
  func picture() throws {
    let cell = cell("Name")
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    cell.layoutSubviews()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
    #expect(cell.textLabel?.frame.minX == 52)
  }

  @Test("The content is moved in by levels")
  func indentation() throws {
    let cell = cell("Name")
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
    let rows = CellRows([cell])
    let host = try window(width: 200, height: 200) { Hosting(view: CellTable(rows)) }
    host.change { cell.indentationLevel = 3 }
    #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 170, height: 40))
    host.change { cell.indentationWidth = 20 }
    #expect(cell.contentView.frame.minX == 60)
  }

  // MARK: Accessories

  @Test("Marks stand at the end of a row, and a button there is an element of its own")
  func accessories() throws {
    let types: [UITableViewCell.AccessoryType] = [.none, .checkmark, .detailButton, .detailDisclosureButton]
    let cells = types.map { type in
      let cell = cell("Name")
      cell.accessoryType = type
      return cell
    }
    let rows = CellRows(cells)
    let host = try window(width: 200, height: 200) { Hosting(view: CellTable(rows)) }
    let widths = cells.map(\.contentView.frame.width)
    #expect(widths[0] == 200 && widths[1] < 184 && widths[2] < 184 && widths[3] < 184)
    #expect(cells[1].subviews.contains { $0 is UIImageView } && !cells[0].subviews.contains { $0 is UIImageView })
    #expect(host.labels.filter { $0 == "More info" }.count == 2)
    #expect(host.activate("More info") && rows.log == ["accessory 2"])
    #expect(host.activate("Name") && cells[0].isSelected && !cells[2].isSelected)
    let second = host.elements.filter { $0.label == "Name" }[2]
    #expect(second.properties.position == AccessibilityPosition(index: 3, count: 4))
    #expect(host.send(.accessibilityAction(element: second.id, action: .activate)) && cells[2].isSelected)
    #expect(host.elements.first { $0.label == "More info" }?.properties.position == nil)
    host.change {
      cells[1].accessoryType = .none
      cells[2].accessibilityLabel = "Third"
    }
    #expect(host.labels.filter { $0 == "Third" }.count == 1 && host.labels.filter { $0 == "More info" }.count == 2)
    #expect(cells[1].contentView.frame.width == 200)
  }

  @Test("A view stands in place of the mark at the end, and others while the row is edited")
  func accessoryViews() throws {
    let cell = cell("Name")
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let edited = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryType = .checkmark
    cell.accessoryView = plain
    cell.editingAccessoryType = .checkmark
    let rows = CellRows([cell])
    rows.style = .none
    let table = CellTable(rows)
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    #expect(plain.frame == CGRect(x: 154, y: 10, width: 30, height: 20) && cell.contentView.frame.width == 154)
    host.change { table.setEditing(true, animated: false) }
    #expect(plain.superview == nil && cell.subviews.contains { $0 is UIImageView })
    host.change { cell.editingAccessoryView = edited }
    #expect(edited.frame.minX == 134 && !cell.subviews.contains { $0 is UIImageView })
    host.change { table.setEditing(false, animated: false) }
    #expect(edited.superview == nil && plain.superview === cell)
  }

  @Test("A control between the texts of a row keeps what it does, and the row is chosen by an action with a name")
  func controlsInside() throws {
    let cell = cell("Name")
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 0, width: 60, height: 40)
    cell.contentView.addSubview(button)
    let host = try window(width: 200, height: 200) { Hosting(view: CellTable(CellRows([cell]))) }
    #expect(host.activate("Press") && taps == 1 && !cell.isSelected)
    let name = try #require(host.element("Name"))
    #expect(host.send(.accessibilityAction(element: name.id, action: .named("Select"))) && cell.isSelected)
  }

  // MARK: Backgrounds

  @Test("Views lie behind the content: one always, one while the row is selected, one for several selected rows")
  func backgroundViews() throws {
    let cell = cell("Name")
    let (always, selected, several) = (UIView(), UIView(), UIView())
    cell.backgroundView = always
    cell.selectedBackgroundView = selected
    cell.multipleSelectionBackgroundView = several
    let rows = CellRows([cell])
    let table = CellTable(rows)
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    #expect(cell.subviews.first === always && always.frame == cell.bounds && selected.superview == nil)
    host.change { cell.setSelected(true, animated: false) }
    #expect(cell.subviews[1] === selected && selected.frame == cell.bounds && cell.isSelected)
    host.change { cell.setSelected(false, animated: false) }
    #expect(selected.superview == nil)
    table.allowsMultipleSelection = true
    host.change { cell.setHighlighted(true, animated: false) }
    #expect(several.superview === cell && selected.superview == nil && cell.isHighlighted)
    host.change {
      cell.setHighlighted(false, animated: false)
      cell.backgroundView = nil
    }
    #expect(several.superview == nil && always.superview == nil)
  }

  @Test("A selected row looks otherwise, in one way for all styles but none")
  func selectionStyles() throws {
    let styles: [UITableViewCell.SelectionStyle] = [.default, .blue, .gray, .none]
    let cells = styles.map { style in
      let cell = cell("Name")
      cell.selectionStyle = style
      return cell
    }
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).selectionStyle == .default)
    let host = try window(width: 200, height: 200) { Hosting(view: CellTable(CellRows(cells))) }
    func colors() throws -> [String] { try (0..<4).map { try host.color(x: 190, y: CGFloat($0) * 40 + 20) } }
    let before = try colors()
    host.change { for cell in cells { cell.setSelected(true, animated: false) } }
    let after = try colors()
    #expect(Set(after[0...2]).count == 1 && after[0] != before[0] && after[3] == before[3])
    #expect(cells[0].configurationState.isSelected && !cells[3].configurationState.isSelected && cells[3].isSelected)
  }

  @Test("A background configuration gives the row its colour and a view behind the content, until another is set")
  func backgroundConfiguration() throws {
    let cell = cell("Name")
    let host = try window(width: 200, height: 200) { Hosting(view: CellTable(CellRows([cell]))) }
    #expect(cell.backgroundConfiguration == nil && cell.automaticallyUpdatesBackgroundConfiguration)
    let plain = try host.color(x: 190, y: 20)
    let behind = UIView()
    var background = cell.defaultBackgroundConfiguration()
    background.customView = behind
    host.change { cell.backgroundConfiguration = background }
    #expect(behind.superview === cell && behind.frame == cell.bounds && cell.subviews.first === behind)
    background.customView = nil
    background.backgroundColor = .red
    host.change { cell.backgroundConfiguration = background }
    let red = try host.color(x: 190, y: 20)
    #expect(behind.superview == nil && red != plain)
    host.change { cell.backgroundConfiguration = nil }
    #expect(try host.color(x: 190, y: 20) == plain)
    host.change { cell.backgroundColor = .red }
    #expect(try host.color(x: 190, y: 20) == red && cell.backgroundColor == .red)
  }

  @Test("The default background of a row follows its selection by itself, unless it is not to")
  func automaticBackground() throws {
    let cells = [cell("Name"), cell("Other")]
    cells[1].automaticallyUpdatesBackgroundConfiguration = false
    let host = try window(width: 200, height: 200) { Hosting(view: CellTable(CellRows(cells))) }
    let before = try [host.color(x: 190, y: 20), host.color(x: 190, y: 60)]
    host.change { for cell in cells { cell.setSelected(true, animated: false) } }
    let after = try [host.color(x: 190, y: 20), host.color(x: 190, y: 60)]
    #expect(before[0] != after[0] && before[1] == after[1])
    let grouped = cell("Card")
    let other = try window(width: 200, height: 200) { Hosting(view: CellTable(CellRows([grouped]), style: .grouped)) }
    let color = grouped.defaultBackgroundConfiguration().backgroundColor
    #expect(color == .secondarySystemGroupedBackground && other.labels == ["Card"])
    #expect(cells[0].defaultBackgroundConfiguration().backgroundColor == .systemBackground)
  }

  @Test("The line below a row begins and ends at the cell's insets, where the table has lines")
  func separators() throws {
    let cells = [cell("Name"), cell("Other")]
    let table = CellTable(CellRows(cells))
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    #expect(table.separatorStyle == .singleLine && cells[0].separatorInset == table.separatorInset)
    let inset = try host.color(x: 8, y: 39)
    let line = try host.color(x: 100, y: 39)
    #expect(inset != line)
    host.change { cells[0].separatorInset = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 50) }
    #expect(try host.color(x: 8, y: 39) == line && host.color(x: 190, y: 39) == inset)
    host.change { table.separatorStyle = UITableViewCell.SeparatorStyle.none }
    #expect(try host.color(x: 100, y: 39) == inset)
  }
}
