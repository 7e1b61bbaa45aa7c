import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Cells of collections: their content, their state and their accessories.
@MainActor
@Suite("Collection cells", .serialized)
struct CollectionCellTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Notes what it is told of views.
  final class Watcher: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("will \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("end \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.append("will head") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.append("end head") }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.append("down \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      log.append("up \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      log.append("use \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 1
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { false }
  }

  @Test("The delegate is told of views that come and go, of fingers, and of items that are used")
  func delegate() throws {
    let items = Items(count: 10)
    let layout = flow(200, 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    let view = items.makeView(layout)
    let watcher = Watcher()
    view.delegate = watcher
    let host = try window(width: 200, height: 150) { Hosting(view: view) }
    #expect(watcher.log.sorted() == ["will 0", "will 1", "will head"])
    watcher.log = []
    host.change { view.contentOffset.y = 100 }
    #expect(watcher.log.filter { $0.hasPrefix("end") }.sorted() == ["end 0", "end head"])
    watcher.log = []
    _ = host.tap(at: CGPoint(x: 100, y: 75))
    #expect(watcher.log == ["down 2", "up 2", "use 2"])
    _ = host.tap(at: CGPoint(x: 100, y: 25))
    #expect(view.indexPathsForSelectedItems == [path(2)])
  }

  @Test("A configuration is shown in the content view, and follows the state of the cell")
  func configuration() throws {
    final class Stateful: UICollectionViewCell {
      var states: [UICellConfigurationState] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state)
        var content = UIListContentConfiguration.cell()
        content.text = state.isSelected ? "Chosen" : "Plain"
        contentConfiguration = content
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = state.isSelected ? .red : .green
        backgroundConfiguration = background
      }
    }
    let items = Items(count: 1)
    let view = items.makeView(flow(200, 50))
    view.register(Stateful.self, forCellWithReuseIdentifier: "item")
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    let cell = try #require(view.cellForItem(at: path(0)) as? Stateful)
    #expect(host.labels == ["Plain"] && cell.contentConfiguration is UIListContentConfiguration)
    #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
    _ = host.tap(at: CGPoint(x: 100, y: 25))
    #expect(host.labels == ["Chosen"] && cell.configurationState.isSelected && cell.states.last?.isSelected == true)
    var handled = 0
    host.change { cell.configurationUpdateHandler = { _, state in handled += state.isSelected ? 1 : 0 } }
    #expect(handled == 1)
    host.change { cell.setNeedsUpdateConfiguration() }
    #expect(handled == 2)
    host.change { cell.contentConfiguration = UIHostingConfiguration { Text("Of SwiftUI") } }
    #expect(host.labels == ["Of SwiftUI"])
    #expect(cell.reuseIdentifier == "item" && cell.contentView.frame == cell.bounds)
  }

  @Test("A selected cell has the view behind it that is for that")
  func backgrounds() throws {
    let items = Items(count: 1)
    let view = items.makeView(flow(200, 50))
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    let cell = try #require(view.cellForItem(at: path(0)))
    let (plain, chosen) = (UIView(), UIView())
    host.change {
      cell.backgroundView = plain
      cell.selectedBackgroundView = chosen
    }
    #expect(plain.frame == cell.bounds && chosen.superview == nil)
    host.change { cell.isSelected = true }
    #expect(chosen.frame == cell.bounds && cell.subviews.prefix(2).elementsEqual([plain, chosen], by: ===))
    host.change { cell.isSelected = false }
    #expect(chosen.superview == nil)
    host.change { cell.backgroundView = nil }
    #expect(plain.superview == nil)
  }

  @Test("Cells that stand in no collection keep what they are given")
  func alone() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.indentsAccessories)
    #expect(cell.defaultContentConfiguration().text == nil && cell.accessories.isEmpty)
    _ = cell.defaultBackgroundConfiguration()
    cell.accessories = [.checkmark(), .detail(), .insert()]
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 20 && cell.contentView.frame.maxX < 200)
    #expect(cell.separatorLayoutGuide.owningView === cell)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
    attributes.size = CGSize(width: 9, height: 9)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 9, height: 9))
    cell.willTransition(from: UICollectionViewLayout(), to: UICollectionViewLayout())
    cell.didTransition(from: UICollectionViewLayout(), to: UICollectionViewLayout())
  }

  @Test("Accessories have the places, widths and actions that they are given")
  func accessories() throws {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    var used: [String] = []
    let accessories: [UICellAccessory] = [
      .customView(
        configuration: .init(
          customView: custom, placement: .leading(), reservedLayoutWidth: .custom(50), maintainsFixedSize: true)),
      .label(text: "New", options: .init(tintColor: .red, font: .systemFont(ofSize: 10))),
      .disclosureIndicator(displayed: .always, options: .init(reservedLayoutWidth: .standard)),
      .detail(options: .init(tintColor: .blue)) { used.append("detail") },
      .checkmark(options: .init(isHidden: true)),
      .multiselect(displayed: .always, options: .init(reservedLayoutWidth: .actual)),
      .insert(displayed: .whenEditing, options: .init(backgroundColor: .green)) { used.append("insert") },
      .delete(displayed: .whenEditing) { used.append("delete") },
      .reorder(options: .init(showsVerticalSeparator: false)),
      .outlineDisclosure(options: .init(style: .cell)) { used.append("outline") },
    ]
    let items = Items(count: 1)
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let view = items.makeView(UICollectionViewCompositionalLayout.list(using: configuration))
    final class Row: UICollectionViewListCell {}
    view.register(Row.self, forCellWithReuseIdentifier: "item")
    let host = try window(width: 400, height: 100) { Hosting(view: view) }
    let cell = try #require(view.cellForItem(at: path(0)) as? Row)
    host.change {
      cell.contentConfiguration = {
        var content: UIListContentConfiguration = cell.defaultContentConfiguration()
        content.text = "Row"
        return content
      }()
      cell.accessories = accessories
    }
    #expect(
      custom.frame.width == 50 && custom.superview === cell && custom.frame.minX > cell.contentView.frame.minX - 80)
    #expect(cell.contentView.frame.minX > 60 && cell.contentView.frame.maxX < 320)
    #expect(host.activate("More info") && used == ["detail"])
    #expect("\(accessories[1].accessoryType)" == "label")
    host.change { view.isEditing = true }
    let row = try #require(host.elements.first { $0.label.contains("Row") })
    #expect(host.send(.accessibilityAction(element: row.id, action: .delete)) && used.last == "delete")
    #expect(host.send(.accessibilityAction(element: row.id, action: .named("Insert"))) && used.last == "insert")
  }
}
