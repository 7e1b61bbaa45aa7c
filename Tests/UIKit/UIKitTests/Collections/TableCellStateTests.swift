import CoreGraphics
import Foundation
import HostHeadless
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// A cell that notes what it is told.
private final class NotedCell: UITableViewCell {
  var log: [String] = []
  var kind: String?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    log.append("will \(state.rawValue) \(isEditing) \(showingDeleteConfirmation)")
  }
  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
    log.append("did \(state.rawValue) \(isEditing) \(showingDeleteConfirmation)")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    log.append("began \(isHighlighted)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    log.append("ended \(isSelected)")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    log.append("cancelled \(isHighlighted)")
  }
  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state["kind"] = kind
    return state
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let kind = state["kind"] as? String else { return }
    log.append("update \(kind) \(state.isSelected) \(state.isEditing) \(state.isSwiped)")
  }
}

extension UICellConfigurationState {
  fileprivate subscript(name: String) -> AnyHashable? {
    get { self[UIConfigurationStateCustomKey(name)] }
    set { self[UIConfigurationStateCustomKey(name)] = newValue }
  }
}

/// How cells of tables go from one state to another.
@MainActor
@Suite("States of table cells", .serialized)
struct TableCellStateTests {
  private func noted(_ text: String = "Name") -> NotedCell {
    let cell = NotedCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text
    return cell
  }

  @Test("A cell hears of the touches on it: one that ends there selects the row, a drag takes it away")
  func touches() throws {
    let cell = noted()
    let table = CellTable(CellRows([cell]))
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    let point = CGPoint(x: 100, y: 20)
    _ = host.tap(at: point)
    #expect(cell.log == ["began true", "ended true"] && table.indexPathForSelectedRow?.row == 0)
    cell.log = []
    host.change { table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false) }
    table.alwaysBounceVertical = true
    let finger = host.down(at: point)
    host.move(finger, to: CGPoint(x: 100, y: 90))
    #expect(cell.log == ["began true", "cancelled false"] && !cell.isSelected)
    host.lift(finger, at: CGPoint(x: 100, y: 90))
  }

  @Test("A cell is told before and after it is edited or pushed aside, and then is so")
  func transitions() throws {
    typealias Mask = UITableViewCell.StateMask
    #expect([Mask.showingEditControl, .showingDeleteConfirmation].map(\.rawValue) == [1, 2])
    let cell = noted()
    let table = CellTable(CellRows([cell]))
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    host.change { cell.setEditing(true, animated: false) }
    host.change { cell.isEditing = true }
    host.change { cell.isEditing = false }
    #expect(cell.log == ["will 1 false false", "did 1 true false", "will 0 true false", "did 0 false false"])
    cell.log = []
    host.drag(from: CGPoint(x: 180, y: 20), to: CGPoint(x: 100, y: 20))
    host.finishAnimations()
    #expect(cell.showingDeleteConfirmation && cell.log.suffix(2) == ["will 2 false false", "did 2 false true"])
    cell.log = []
    _ = host.tap(at: CGPoint(x: 20, y: 20))
    host.finishAnimations()
    #expect(!cell.showingDeleteConfirmation && cell.frame.minX == 0)
    let told: [String] = cell.log.filter { $0.hasPrefix("will") || $0.hasPrefix("did") }
    #expect(told == ["will 0 false true", "did 0 false false"])
  }

  @Test("What stands before a row that is edited: a mark to delete it, one to insert another, or nothing")
  func editingStyles() throws {
    typealias Style = UITableViewCell.EditingStyle
    #expect([Style.none, .delete, .insert].map(\.rawValue) == [0, 1, 2])
    for style in [Style.none, .delete, .insert] {
      let cell = noted()
      let rows = CellRows([cell])
      rows.style = style
      let table = CellTable(rows)
      let host = try window(width: 200, height: 200) { Hosting(view: table) }
      #expect(cell.editingStyle == .none && !cell.isEditing)
      host.change { table.setEditing(true, animated: false) }
      #expect(cell.editingStyle == style && cell.isEditing)
      #expect(cell.contentView.frame.minX == (style == .none ? 0 : 38))
      let actions = host.element("Name")?.properties.actions.map(\.kind) ?? []
      #expect(actions.contains(.delete) == (style == .delete))
      #expect(actions.contains(.named("Insert")) == (style == .insert))
      if style == .insert {
        _ = host.tap(at: CGPoint(x: 22, y: 20))
        #expect(rows.log == ["commit 2"])
      }
      host.change { table.setEditing(false, animated: false) }
      #expect(cell.editingStyle == .none && cell.contentView.frame.minX == 0)
    }
  }

  @Test("A handle stands at the end of a row that is edited and can be moved")
  func reordering() throws {
    let cell = noted()
    let table = CellTable(CellRows([cell]))
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    #expect(!cell.showsReorderControl && cell.shouldIndentWhileEditing && !cell.userInteractionEnabledWhileDragging)
    host.change { table.setEditing(true, animated: false) }
    let width: CGFloat = cell.contentView.frame.width
    host.change { cell.showsReorderControl = true }
    #expect(cell.contentView.frame.width == width - 44 && cell.subviews.contains { $0 is UIImageView })
    host.change { cell.showsReorderControl = false }
    #expect(cell.contentView.frame.width == width)
    cell.shouldIndentWhileEditing = false
    cell.userInteractionEnabledWhileDragging = true
    #expect(!cell.shouldIndentWhileEditing && cell.userInteractionEnabledWhileDragging)
  }

  @Test("A new state is told once a frame, with what the class adds to it, and then the handler is called")
  func updates() throws {
    let cell = noted()
    cell.kind = "own"
    let host = try window(width: 200, height: 200) { Hosting(view: CellTable(CellRows([cell]))) }
    cell.configurationUpdateHandler = { cell, state in
      (cell as? NotedCell)?.log.append("handler \(state.isHighlighted) \(state["kind"] as? String ?? "-")")
    }
    host.change {}
    #expect(cell.log.suffix(2) == ["update own false false false", "handler false own"])
    cell.log = []
    host.change {
      cell.setHighlighted(true, animated: false)
      cell.setSelected(true, animated: false)
      cell.setSelected(true, animated: false)
      cell.setNeedsUpdateConfiguration()
    }
    #expect(cell.log == ["update own true false false", "handler true own"])
    cell.log = []
    host.change {}
    host.change { cell.setSelected(true, animated: false) }
    #expect(cell.log.isEmpty && cell.configurationUpdateHandler != nil)
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    plain.updateConfiguration(using: plain.configurationState)
    #expect(plain.contentConfiguration == nil && plain.configurationUpdateHandler == nil)
  }

  @Test("The content of a cell follows its state by itself, unless it is not to")
  func automaticContent() throws {
    let cells = [UITableViewCell(style: .default, reuseIdentifier: nil), noted()]
    cells[1].automaticallyUpdatesContentConfiguration = false
    for cell in cells { cell.contentConfiguration = WordContent(word: "Word") }
    #expect(cells[0].automaticallyUpdatesContentConfiguration)
    let host = try window(width: 200, height: 200) { Hosting(view: CellTable(CellRows(cells))) }
    #expect(host.labels == ["Word", "Word"])
    host.change { for cell in cells { cell.setSelected(true, animated: false) } }
    #expect(host.labels == ["Word!", "Word"])
  }

  @Test("A cell whose content wants another height gets it")
  func heights() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = WordContent(word: "Word")
    let table = CellTable(CellRows([cell]))
    table.rowHeight = UITableView.automaticDimension
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    #expect(cell.frame.height == 50)
    let view = try #require(cell.contentView.subviews.first as? WordView)
    view.height = 90
    host.change { cell.invalidateIntrinsicContentSize() }
    #expect(cell.frame.height == 90 && view.frame.height == 90)
  }
}
