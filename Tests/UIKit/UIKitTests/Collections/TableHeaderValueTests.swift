import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// A header that notes what it is told.
final class NotedHeader: UITableViewHeaderFooterView {
  var log: [String] = []

  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reuse")
  }
  override func updateConfiguration(using state: UIViewConfigurationState) {
    super.updateConfiguration(using: state)
    log.append("update")
  }
}

/// Headers and footers of tables.
@MainActor
@Suite("Headers and footers of tables", .serialized)
struct TableHeaderValueTests {
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var header: UIView?
    var footer: UIView?
    var sections = 1
    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
  }

  private let rows = Rows()

  private func make(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.rowHeight = 40
    table.dataSource = rows
    table.delegate = rows
    return table
  }

  @Test("A header keeps its name and shows two texts, one below the other")
  func texts() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "head")
    #expect(header.reuseIdentifier == "head" && UITableViewHeaderFooterView(frame: .zero).reuseIdentifier == nil)
    header.textLabel?.text = "Fruit"
    header.detailTextLabel?.text = "Three kinds"
    rows.header = header
    let host = try window(width: 200, height: 300) { Hosting(view: make()) }
    #expect(host.labels == ["Fruit, Three kinds", "Row"])
    #expect(host.element("Fruit, Three kinds")?.properties.traits.contains(.isHeader) == true)
    let first = try #require(header.textLabel).frame
    let second = try #require(header.detailTextLabel).frame
    #expect(first.minX == 16 && second.minY >= first.maxY && header.contentView.bounds.size == header.bounds.size)
    #expect(header.textLabel?.superview === header.contentView && host.frame("Row")?.minY == header.frame.maxY)
  }

  @Test("A header by itself lies out its views, and one from an archive has its content view")
  func alone() throws {
    let header = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let behind = UIView()
    header.backgroundView = behind
    header.layoutSubviews()
    #expect(header.contentView.frame == header.bounds && behind.frame == header.bounds)
    #expect(header.subviews.first === behind)
    header.backgroundView = nil
    #expect(behind.superview == nil)
    let coded = try #require(UITableViewHeaderFooterView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(coded.contentView.superview === coded && coded.reuseIdentifier == nil)
  }

  @Test("The default content suits the table's style and whether the view heads a section")
  func defaults() throws {
    func fonts(_ style: UITableView.Style) throws -> [UIFont] {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel?.text = "Top"
      footer.textLabel?.text = "End"
      (rows.header, rows.footer) = (header, footer)
      let host = try window(width: 200, height: 300) { Hosting(view: make(style)) }
      #expect(host.labels == ["Top", "Row", "End"])
      return [header, footer].map { $0.defaultContentConfiguration().textProperties.font }
    }
    let plain = try fonts(.plain)
    #expect(plain[0].pointSize > plain[1].pointSize)
    let grouped = try fonts(.grouped)
    #expect(grouped[0].pointSize == grouped[1].pointSize && grouped[0].pointSize == plain[1].pointSize)
  }

  @Test("A configuration stands in place of the texts, and its background lies behind it")
  func configurations() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    rows.header = header
    let host = try window(width: 200, height: 300) { Hosting(view: make(.grouped)) }
    #expect(header.contentConfiguration == nil && header.backgroundConfiguration == nil)
    var content = header.defaultContentConfiguration()
    content.text = "Fruit"
    host.change { header.contentConfiguration = content }
    #expect(host.labels == ["Fruit", "Row"])
    let before = try host.color(x: 1, y: header.frame.midY)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    host.change { header.backgroundConfiguration = background }
    let red = try host.color(x: 1, y: header.frame.midY)
    #expect(red != before)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0 == .red ? .blue : $0 }
    host.change { header.backgroundConfiguration = background }
    #expect(try host.color(x: 1, y: header.frame.midY) != red)
    host.change { header.contentConfiguration = nil }
    #expect(host.element("Fruit") == nil && header.contentView.subviews.isEmpty)
  }

  /// A content that notes for how many states it was made anew.
  private struct StateContent: UIContentConfiguration {
    var updates = 0
    func makeContentView() -> any UIView & UIContentView { WordContent(word: "\(updates)").makeContentView() }
    func updated(for state: any UIConfigurationState) -> StateContent { StateContent(updates: updates + 1) }
  }

  @Test("The content follows the state by itself, unless a program wants it as it is")
  func automatic() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    func word() -> String? { header.contentView.subviews.lazy.compactMap { $0 as? WordView }.first?.label.text }
    #expect(header.automaticallyUpdatesContentConfiguration && header.automaticallyUpdatesBackgroundConfiguration)
    header.contentConfiguration = StateContent()
    #expect(word() == "1")
    header.contentConfiguration = nil
    header.automaticallyUpdatesContentConfiguration = false
    header.automaticallyUpdatesBackgroundConfiguration = false
    header.contentConfiguration = StateContent()
    #expect(word() == "0" && !header.automaticallyUpdatesBackgroundConfiguration)
  }

  @Test("A change of the state is told once a layout: to the class, then to the handler")
  func states() {
    let header = NotedHeader(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    header.configurationUpdateHandler = { view, state in
      (view as? NotedHeader)?.log.append("handler \(state.isSelected)")
    }
    header.setNeedsUpdateConfiguration()
    header.setNeedsUpdateConfiguration()
    #expect(header.log.isEmpty)
    header.layoutSubviews()
    header.layoutSubviews()
    #expect(header.log == ["update", "handler false"] && header.configurationUpdateHandler != nil)
    #expect(!header.configurationState.isHighlighted)
    #expect(header.configurationState.traitCollection == header.traitCollection)
    let plain = UITableViewHeaderFooterView(reuseIdentifier: nil)
    plain.updateConfiguration(using: plain.configurationState)
    plain.prepareForReuse()
    #expect(plain.contentConfiguration == nil)
  }

  @Test("A header that wants another height gets it")
  func heights() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = WordContent(word: "Fruit")
    rows.header = header
    let table = make()
    let host = try window(width: 200, height: 300) { Hosting(view: table) }
    let view = try #require(header.contentView.subviews.first as? WordView)
    let start = try #require(host.frame("Row")?.minY)
    view.height = 90
    host.change { header.invalidateIntrinsicContentSize() }
    #expect(host.frame("Row")?.minY == start + 40)
  }

  @Test("A header that went out of sight is used again, and told so")
  func reuse() throws {
    @MainActor
    final class Heads: NSObject, UITableViewDataSource, UITableViewDelegate {
      var made: Set<NotedHeader> = []
      func numberOfSections(in tableView: UITableView) -> Int { 50 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "h") as? NotedHeader else {
          return nil
        }
        header.textLabel?.text = "Section \(section)"
        made.insert(header)
        return header
      }
    }
    let heads = Heads()
    let table = UITableView(frame: .zero)
    table.rowHeight = 40
    table.register(NotedHeader.self, forHeaderFooterViewReuseIdentifier: "h")
    table.dataSource = heads
    table.delegate = heads
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    #expect(host.element("Section 0") != nil)
    for step in 1...10 { host.change { table.contentOffset.y = CGFloat(step) * 200 } }
    #expect(heads.made.count < 15 && heads.made.contains { $0.log.contains("reuse") })
    #expect(heads.made.allSatisfy { $0.reuseIdentifier == "h" })
  }
}
