import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// A program's own kind of content: a word, and whether its row is selected.
struct WordContent: UIContentConfiguration {
  var word: String
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { WordView(self) }
  func updated(for state: any UIConfigurationState) -> WordContent {
    var result = self
    result.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return result
  }
}

/// Shows a `WordContent`, as high as a test says.
final class WordView: UIView, UIContentView {
  let label = UILabel()
  var height: CGFloat = 50
  private var content: WordContent

  init(_ content: WordContent) {
    self.content = content
    super.init(frame: .zero)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    addSubview(label)
    show()
  }
  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? WordContent else { return }
      content = new
      show()
    }
  }
  private func show() { label.text = content.isSelected ? "\(content.word)!" : content.word }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
}

/// Contents of cells that programs and SwiftUI make.
@MainActor
@Suite("Content views", .serialized)
struct ContentViewValueTests {
  @Test("A content of a program's own makes its view, which takes others of its kind")
  func own() throws {
    let first: any UIContentConfiguration = WordContent(word: "One")
    let view: any UIView & UIContentView = first.makeContentView()
    #expect((view as? WordView)?.label.text == "One")
    #expect(view.supports(WordContent(word: "Two")) && !view.supports(UIListContentConfiguration.cell()))
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    view.configuration = first.updated(for: state)
    #expect((view.configuration as? WordContent)?.isSelected == true && (view as? WordView)?.label.text == "One!")
  }

  @Test("A cell keeps the view for another content of its kind, and makes another view for another kind")
  func replaced() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Standard"
    cell.contentConfiguration = WordContent(word: "One")
    let view = try #require(cell.contentView.subviews.last as? WordView)
    cell.contentConfiguration = WordContent(word: "Two")
    #expect(view.superview === cell.contentView && view.label.text == "Two" && cell.textLabel == nil)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(view.superview == nil && cell.contentView.subviews.contains { $0 is UIListContentView })
    cell.contentConfiguration = nil
    #expect(!cell.contentView.subviews.contains { $0 is UIListContentView })
    #expect(cell.textLabel?.text == "Standard" && cell.textLabel?.isHidden == false)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var cells: [UITableViewCell] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }

  private func heights(_ contents: [any UIContentConfiguration]) throws -> ([CGFloat], HeadlessHost, Rows) {
    let rows = Rows()
    rows.cells = contents.map { content in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }
    let table = UITableView(frame: .zero)
    table.separatorStyle = .none
    table.dataSource = rows
    let host = try window(width: 200, height: 400) { Hosting(view: table) }
    host.change {}
    return (rows.cells.map(\.frame.height), host, rows)
  }

  @Test("Margins and the least size of SwiftUI's content decide about its place and the height of the row")
  func hosting() throws {
    let content = UIHostingConfiguration { Color.red.frame(width: 30, height: 10) }
    let insets = EdgeInsets(top: 1, leading: 40, bottom: 3, trailing: 5)
    let (heights, host, rows) = try heights([
      content.margins(.all, insets), content.margins(.vertical, 0), content.minSize(height: 90),
      content.margins(.top, insets).minSize(width: 10),
    ])
    try withExtendedLifetime(rows) {
      #expect(heights == [14, 10, 90, 44])
      let red = try host.color(x: 50, y: 5)
      #expect(try host.color(x: 41, y: 2) == red && host.color(x: 68, y: 10) == red)
      for (x, y) in [(39, 5), (71, 5), (50, 0), (50, 12)] as [(CGFloat, CGFloat)] {
        #expect(try host.color(x: x, y: y) != red)
      }
    }
  }

  @Test("Views and styles lie behind SwiftUI's content, from edge to edge of the row")
  func hostedBackground() throws {
    let content = UIHostingConfiguration { Text("Front").frame(height: 20) }
    let (heights, host, rows) = try heights([
      content.background(Color.red), content.background { Color.blue }, content,
    ])
    try withExtendedLifetime(rows) {
      #expect(heights == [42, 42, 42])
      let red = try host.color(x: 1, y: 2)
      let blue = try host.color(x: 198, y: 44)
      let none = try host.color(x: 1, y: 86)
      #expect(Set([red, blue, none]).count == 3)
      #expect(try host.color(x: 198, y: 40) == red && host.color(x: 1, y: 82) == blue)
    }
  }

  @Test("The view of SwiftUI's content takes others of the same types, whatever the state")
  func hostedView() throws {
    func content(_ word: String) -> some UIContentConfiguration { UIHostingConfiguration { Text(word) } }
    let hosted = UIHostingConfiguration { Text("One") }
    let view: any UIView & UIContentView = hosted.makeContentView()
    #expect(view.supports(content("Two")) && !view.supports(UIHostingConfiguration { Color.red }))
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    let host = try window { Hosting(view: view as UIView) }
    #expect(host.labels == ["One"])
    host.change { view.configuration = hosted.updated(for: state) }
    #expect(host.labels == ["One"])
    host.change { view.configuration = content("Two") }
    #expect(host.labels == ["Two"])
  }
}
