import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Lists made of collections.
@MainActor
@Suite("Collection lists", .serialized)
struct CollectionListTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func make(
    _ configuration: UICollectionLayoutListConfiguration,
    _ show: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content: UIListContentConfiguration = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      show(cell, item)
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    return (view, source)
  }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("A list of 100,000 rows opens with the cells in sight, and scrolls with those that come")
  func long() throws {
    var shown = 0
    let (view, source) = make(UICollectionLayoutListConfiguration(appearance: .plain)) { _, _ in shown += 1 }
    let host = try window(width: 200, height: 220) { Hosting(view: view) }
    host.change { source.apply(snapshot((0..<100_000).map { "Row \($0)" }), animatingDifferences: false) }
    #expect(shown == 5 && host.labels == (0..<5).map { "Row \($0)" } && view.contentSize.height == 4_400_000)
    shown = 0
    for step in 1...10 { host.change { view.contentOffset.y = CGFloat(step) * 220 } }
    #expect(
      shown == 50 && host.element("Row 50")?.properties.position == AccessibilityPosition(index: 51, count: 100_000))
  }

  @Test("Rows are as high as their content, and what is seen stays when rows above turn out to be higher")
  func heights() throws {
    let (view, source) = make(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, item in
      guard item.hasSuffix("0") else { return }
      var content: UIListContentConfiguration = cell.defaultContentConfiguration()
      content.text = item
      content.secondaryText = "Second"
      cell.contentConfiguration = content
    }
    let host = try window(width: 200, height: 220) { Hosting(view: view) }
    host.change { source.apply(snapshot((0..<100).map { "Row \($0)" }), animatingDifferences: false) }
    #expect(
      (view.cellForItem(at: path(0))?.frame.height ?? 0) > 50 && view.cellForItem(at: path(1))?.frame.height == 44)
    host.change { view.scrollToItem(at: path(60), at: .top, animated: false) }
    #expect(host.frame("Row 60, Second")?.minY == 0)
    for _ in 0..<20 {
      let before = host.frame("Row 51")?.minY
      host.change { view.contentOffset.y -= 30 }
      if let before, let after = host.frame("Row 51")?.minY { #expect(abs(after - before - 30) < 0.01) }
    }
  }

  @Test("Accessories stand at the edges of the row, in their order, and only when they are to be shown")
  func accessories() throws {
    let (view, source) = make(UICollectionLayoutListConfiguration(appearance: .insetGrouped)) { cell, _ in
      cell.accessories = [
        .disclosureIndicator(), .label(text: "12"), .delete(), .reorder(displayed: .always),
        .checkmark(displayed: .whenNotEditing), .multiselect(),
      ]
    }
    let host = try window(width: 300, height: 200) { Hosting(view: view) }
    host.change { source.apply(snapshot(["One", "Two"]), animatingDifferences: false) }
    let cell = try #require(view.cellForItem(at: path(0)) as? UICollectionViewListCell)
    let before = cell.contentView.frame
    #expect(cell.accessories.count == 6 && before.minX == 0 && cell.bounds.width == 268)
    #expect(host.labels.first?.contains("One") == true && host.labels.first?.contains("12") == true)
    host.change { view.isEditing = true }
    #expect(cell.contentView.frame.minX > 30 && cell.configurationState.isEditing)
    host.change { view.isEditing = false }
    #expect(cell.contentView.frame == before)
  }

  @Test("A finger pushes a row aside to its buttons, which are actions of the row for assistive technologies")
  func swipes() throws {
    var log: [String] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          log.append("delete \(path.item)")
          done(true)
        }
      ])
    }
    let (view, source) = make(configuration)
    let host = try window(width: 300, height: 200) { Hosting(view: view) }
    host.change { source.apply(snapshot(["One", "Two"]), animatingDifferences: false) }
    host.drag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 120, y: 20))
    host.finishAnimations()
    #expect(view.cellForItem(at: path(0))?.frame.minX == -74)
    _ = host.tap(at: CGPoint(x: 260, y: 20))
    host.finishAnimations()
    #expect(log == ["delete 0"] && view.cellForItem(at: path(0))?.frame.minX == 0)
    let two = try #require(host.element("Two"))
    #expect(host.send(.accessibilityAction(element: two.id, action: .named("Delete"))) && log.last == "delete 1")
  }

  @Test("The rows of an outline are shown and hidden by their chevron, and moved in by their level")
  func outline() throws {
    let (view, source) = make(UICollectionLayoutListConfiguration(appearance: .sidebar)) { cell, item in
      cell.accessories = item == "Fruit" ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    let host = try window(width: 300, height: 300) { Hosting(view: view) }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["Fruit", "Bread"])
    section.append(["Apple", "Pear"], to: "Fruit")
    var expanded: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in expanded.count > 0 }
    host.change { source.apply(section, to: "food", animatingDifferences: false) }
    #expect(host.labels == ["Fruit", "Bread"] && host.element("Fruit")?.properties.isExpanded == false)
    _ = host.tap(at: CGPoint(x: 100, y: 30))
    host.finishAnimations()
    #expect(host.labels == ["Fruit", "Apple", "Pear", "Bread"] && expanded == ["Fruit"])
    #expect((view.cellForItem(at: path(1)) as? UICollectionViewListCell)?.indentationLevel == 1)
    #expect(source.snapshot(for: "food").isExpanded("Fruit") && host.element("Fruit")?.properties.isExpanded == true)
    let fruit = try #require(host.element("Fruit"))
    #expect(host.send(.accessibilityAction(element: fruit.id, action: .named("Collapse"))))
    host.finishAnimations()
    #expect(host.labels == ["Fruit", "Bread"])
  }

  @Test("Headers and footers head and end their sections; the first item may be the header")
  func headers() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let (view, source) = make(configuration)
    let head = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content: UIListContentConfiguration = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }
    let foot = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { cell, _, _ in
      var content: UIListContentConfiguration = cell.defaultContentConfiguration()
      content.text = "The end"
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? head : foot, for: path)
    }
    let host = try window(width: 300, height: 300) { Hosting(view: view) }
    host.change { source.apply(snapshot(["One"]), animatingDifferences: false) }
    #expect(host.labels == ["Section 0", "One", "The end"])
    #expect(host.element("Section 0")?.properties.traits.contains(.isHeader) == true)
    configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    configuration.showsSeparators = false
    host.change {
      view.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
    }
    host.change { source.applySnapshotUsingReloadData(snapshot(["Head", "One"])) }
    #expect(host.labels == ["Head", "One"] && host.element("Head")?.properties.traits.contains(.isHeader) == true)
  }

  @Test("A program changes the lines between rows; those of sidebars have none")
  func separators() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(configuration.showsSeparators && configuration.appearance == .plain)
    #expect(!UICollectionLayoutListConfiguration(appearance: .sidebarPlain).showsSeparators)
    configuration.separatorConfiguration.color = .systemRed
    configuration.itemSeparatorHandler = { path, given in
      var given: UIListSeparatorConfiguration = given
      given.bottomSeparatorVisibility = path.item == 0 ? .hidden : .visible
      given.topSeparatorVisibility = .hidden
      given.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 10)
      return given
    }
    let (view, source) = make(configuration)
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    host.change { source.apply(snapshot(["One", "Two"]), animatingDifferences: false) }
    let red = host.displayLines.filter { $0.contains("140") && $0.contains("0.5") }
    #expect(red.count == 1)
  }

  @Test("A section snapshot holds items in items, and gives a part of itself")
  func sectionSnapshot() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([1, 2])
    snapshot.append([11, 12], to: 1)
    snapshot.append([111], to: 11)
    snapshot.insert([3], after: 1)
    snapshot.insert([0], before: 1)
    #expect(snapshot.items == [0, 1, 11, 111, 12, 3, 2] && snapshot.rootItems == [0, 1, 3, 2])
    #expect(snapshot.visibleItems == [0, 1, 3, 2] && !snapshot.isVisible(11))
    snapshot.expand([1, 99])
    #expect(snapshot.visibleItems == [0, 1, 11, 12, 3, 2] && snapshot.isVisible(12) && !snapshot.isVisible(111))
    #expect(snapshot.level(of: 111) == 2 && snapshot.parent(of: 111) == 11 && snapshot.index(of: 3) == 5)
    #expect(snapshot.parent(of: 1) == nil && snapshot.index(of: 99) == nil && !snapshot.contains(99))
    var part = snapshot.snapshot(of: 1)
    #expect(part.items == [11, 111, 12] && part.level(of: 111) == 1 && part.rootItems == [11, 12])
    #expect(snapshot.snapshot(of: 1, includingParent: true).rootItems == [1] && snapshot.snapshot(of: 99).items.isEmpty)
    part.deleteAll()
    part.append([21, 22])
    snapshot.replace(childrenOf: 1, using: part)
    #expect(snapshot.items == [0, 1, 21, 22, 3, 2] && snapshot.parent(of: 21) == 1 && snapshot.isExpanded(1))
    part = NSDiffableDataSourceSectionSnapshot<Int>()
    part.append([31])
    snapshot.insert(part, after: 22)
    part.deleteAll()
    part.append([32])
    snapshot.insert(part, before: 22)
    #expect(snapshot.items == [0, 1, 21, 32, 22, 31, 3, 2] && snapshot.level(of: 31) == 1)
    #expect(snapshot.visualDescription().hasPrefix("* 0\n- 1\n  * 21"))
    snapshot.collapse([1])
    snapshot.delete([1, 0])
    #expect(snapshot.items == [3, 2] && snapshot.visibleItems == [3, 2])
  }

  @Test("A person moves a row by its handle: the data source's snapshot follows, and handlers hear of it")
  func reordering() throws {
    let (view, source) = make(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
      cell.accessories = [.reorder(displayed: .always)]
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var moved: [String] = []
    source.reorderingHandlers.willReorder = { moved.append("will \($0.initialSnapshot.itemIdentifiers)") }
    source.reorderingHandlers.didReorder = {
      moved.append("did \($0.finalSnapshot.itemIdentifiers) \($0.difference.count)")
    }
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    host.change { source.apply(snapshot(["One", "Two", "Three"]), animatingDifferences: false) }
    host.change { view.isEditing = true }
    host.drag(from: CGPoint(x: 176, y: 22), to: CGPoint(x: 176, y: 120))
    host.finishAnimations()
    #expect(source.snapshot().itemIdentifiers == ["Two", "Three", "One"])
    #expect(moved == [#"will ["One", "Two", "Three"]"#, #"did ["Two", "Three", "One"] 2"#])
    #expect(host.labels == ["Two", "Three", "One"])
    #expect(source.itemIdentifier(for: path(2)) == "One" && source.indexPath(for: "Two") == path(0))
    #expect(source.sectionIdentifier(for: 0) == "a" && source.index(for: "a") == 0 && source.index(for: "b") == nil)
  }
}
