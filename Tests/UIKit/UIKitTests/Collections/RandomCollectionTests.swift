import CoreGraphics
import Foundation
import HostHeadless
import SeededNumbers
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Random changes leave a collection as a new one would be.
@MainActor
@Suite("Random collections", .serialized)
struct RandomCollectionTests {
  private func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private func grid() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(30))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private func places(_ view: UICollectionView) -> [String] {
    view.visibleCells.map { cell in
      "\((cell as? ItemCell)?.label.text ?? "?") \(cell.frame) \(cell.isSelected) \(cell.alpha)"
    }
  }

  @Test("Batch updates and snapshots give the frames, texts and selection of a fresh build", arguments: [0, 1, 2])
  func changes(kind: Int) throws {
    var random = SeededGenerator(seed: UInt64(kind + 7))
    func layout() -> UICollectionViewLayout { kind == 0 ? flow(60, 30) : kind == 1 ? list() : grid() }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout())
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    func makeSource(_ view: UICollectionView) -> UICollectionViewDiffableDataSource<Int, Int> {
      UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        (cell as? ItemCell)?.label.text = "\(item)"
        return cell
      }
    }
    let source = makeSource(view)
    let host = try window(width: 200, height: 150) { Hosting(view: view) }
    var next = 0
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for step in 0..<40 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        snapshot.appendSections([step])
      case 1, 2:
        guard let section = snapshot.sectionIdentifiers.randomElement(using: &random) else { continue }
        snapshot.appendItems(Array(next..<next + 3), toSection: section)
        next += 3
      case 3:
        if let item = snapshot.itemIdentifiers.randomElement(using: &random) { snapshot.deleteItems([item]) }
      case 4:
        let items: [Int] = snapshot.itemIdentifiers
        if let item = items.randomElement(using: &random), let other = items.randomElement(using: &random),
          item != other
        {
          snapshot.moveItem(item, beforeItem: other)
        }
      case 5:
        if let section = snapshot.sectionIdentifiers.randomElement(using: &random), snapshot.numberOfSections > 2 {
          snapshot.deleteSections([section])
        }
      default:
        if let item = snapshot.itemIdentifiers.randomElement(using: &random) {
          host.change { view.selectItem(at: source.indexPath(for: item), animated: false, scrollPosition: []) }
          snapshot.reloadItems([item])
        }
      }
      host.change { source.apply(snapshot, animatingDifferences: Bool.random(using: &random)) }
      if Bool.random(using: &random) { host.finishAnimations() }
      snapshot = source.snapshot()
    }
    host.finishAnimations()
    let fresh = UICollectionView(frame: .zero, collectionViewLayout: layout())
    fresh.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    let freshSource = makeSource(fresh)
    let freshHost = try window(width: 200, height: 150) { Hosting(view: fresh) }
    freshHost.change {
      freshSource.apply(snapshot, animatingDifferences: false)
      fresh.contentOffset = view.contentOffset
      for path in view.indexPathsForSelectedItems ?? [] {
        fresh.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
    #expect(places(view) == places(fresh) && view.contentSize == fresh.contentSize && !places(view).isEmpty)
    #expect(host.labels == freshHost.labels)
  }
}
