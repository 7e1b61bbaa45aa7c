import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What diffable data sources answer to collections, and ask of programs.
@MainActor
@Suite("Handlers of diffable data sources", .serialized)
struct DiffableHandlerTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func make(
    _ show: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
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

  @Test("A source answers a collection from its snapshot, and moves items where its handlers allow it")
  func answers() throws {
    let (view, source) = make()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems(["One", "Two", "Three"], toSection: "a")
    snapshot.appendItems(["Four"], toSection: "b")
    let host = try window(width: 200, height: 300) { Hosting(view: view) }
    host.change { source.apply(snapshot, animatingDifferences: false) }
    #expect(source.numberOfSections(in: view) == 2)
    #expect(source.collectionView(view, numberOfItemsInSection: 0) == 3)
    #expect(source.collectionView(view, numberOfItemsInSection: 9) == 0)
    #expect(source.indexTitles(for: view) == nil)
    #expect(source.collectionView(view, indexPathForIndexTitle: "B", at: 1) == path(0, 1))
    let cell: UICollectionViewCell = source.collectionView(view, cellForItemAt: path(0, 1))
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Four")
    let plain: UICollectionReusableView = source.collectionView(
      view, viewForSupplementaryElementOfKind: "head", at: path(0))
    #expect(plain.frame == .zero)
    let edge = UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    source.supplementaryViewProvider = { _, kind, _ in kind == "head" ? edge : nil }
    #expect(source.collectionView(view, viewForSupplementaryElementOfKind: "head", at: path(0)) === edge)
    #expect(!source.collectionView(view, canMoveItemAt: path(0)))
    var handlers = Source.ReorderingHandlers()
    var told: [[String]] = []
    handlers.canReorderItem = { $0 != "Four" }
    handlers.didReorder = { told.append($0.finalSnapshot.itemIdentifiers) }
    source.reorderingHandlers = handlers
    #expect(source.collectionView(view, canMoveItemAt: path(0)))
    #expect(!source.collectionView(view, canMoveItemAt: path(0, 1)))
    source.collectionView(view, moveItemAt: path(0), to: path(2))
    #expect(told == [["Two", "Three", "One", "Four"]])
    #expect(source.snapshot().itemIdentifiers == ["Two", "Three", "One", "Four"])
  }

  @Test("Handlers of outlines may refuse, give the rows below, and are told before rows go")
  func outlines() throws {
    let (view, source) = make { cell, item in
      cell.accessories = item == "Fruit" ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    let host = try window(width: 300, height: 300) { Hosting(view: view) }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["Fruit", "Bread"])
    var handlers = Source.SectionSnapshotHandlers()
    var log: [String] = []
    var allows = false
    handlers.shouldExpandItem = { item in
      log.append("ask \(item)")
      return allows
    }
    handlers.snapshotForExpandingParent = { item, old in
      log.append("give \(item) \(old.items.count)")
      var children = NSDiffableDataSourceSectionSnapshot<String>()
      children.append(["Apple"])
      return children
    }
    handlers.willCollapseItem = { log.append("close \($0)") }
    source.sectionSnapshotHandlers = handlers
    host.change { source.apply(section, to: "food", animatingDifferences: false) }
    #expect(host.labels == ["Fruit", "Bread"])
    func tap() {
      _ = host.tap(at: CGPoint(x: 100, y: 20))
      host.finishAnimations()
    }
    tap()
    #expect(log == ["ask Fruit"] && host.labels == ["Fruit", "Bread"])
    allows = true
    tap()
    #expect(log.suffix(2) == ["ask Fruit", "give Fruit 0"] && host.labels == ["Fruit", "Apple", "Bread"])
    tap()
    #expect(log.last == "close Fruit" && host.labels == ["Fruit", "Bread"])
  }
}
