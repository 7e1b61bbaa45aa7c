import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Where a compositional layout puts items.
@MainActor
@Suite("UICollectionViewCompositionalLayout", .serialized)
struct CompositionalLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func grid(_ columns: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / columns), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item]))
  }

  private func frames(_ view: UICollectionView, _ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).compactMap { view.layoutAttributesForItem(at: path($0, section))?.frame }
  }

  @Test("A group is filled with as many items as fit; 100,000 items cost as much as those in sight")
  func grids() throws {
    ItemCell.made = 0
    let items = Items(count: 100_000)
    let section = grid(4, height: 50)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let view = items.makeView(UICollectionViewCompositionalLayout(section: section))
    let host = try window(width: 240, height: 150) { Hosting(view: view) }
    #expect(frames(view, 5).last == CGRect(x: 20, y: 65, width: 50, height: 50))
    #expect(view.contentSize == CGSize(width: 240, height: 25_000 * 60))
    #expect(ItemCell.made == 12 && items.asked.count == 12)
    for step in 1...10 { host.change { view.contentOffset.y = CGFloat(step) * 150 } }
    #expect(ItemCell.made <= 16)
    host.change { view.scrollToItem(at: path(99_999), at: .bottom, animated: false) }
    #expect(host.frame("Item 99999")?.maxY == 150 && ItemCell.made <= 16)
  }

  @Test("Counts share the length of a group; spacing, insets and groups inside of groups have their places")
  func groups() throws {
    let items = Items(count: 6)
    let pair: NSCollectionLayoutGroup = .vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))), count: 2)
    pair.interItemSpacing = .fixed(10)
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    let whole: NSCollectionLayoutGroup = .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [large, pair])
    let view = items.makeView(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: whole)))
    _ = try window(width: 200, height: 300) { Hosting(view: view) }
    #expect(
      frames(view, 4) == [
        CGRect(x: 4, y: 2, width: 88, height: 82), CGRect(x: 100, y: 0, width: 100, height: 40),
        CGRect(x: 100, y: 50, width: 100, height: 40), CGRect(x: 4, y: 92, width: 88, height: 82),
      ])
    #expect(pair.subitems.count == 1 && whole.layoutSize.heightDimension.isAbsolute)
  }

  @Test("Flexible distances share what is left; custom groups take the places that a program gives")
  func spacing() throws {
    let items = Items(count: 4)
    let row: NSCollectionLayoutGroup = .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.absolute(40), .absolute(20))), count: 3)
    row.interItemSpacing = .flexible(5)
    let custom: NSCollectionLayoutGroup = .custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
      environment in
      #expect(environment.container.effectiveContentSize == CGSize(width: 200, height: 100))
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 10, width: 30, height: 30)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 20, y: 60, width: 30, height: 30), zIndex: 3),
      ]
    }
    let layout = UICollectionViewCompositionalLayout { number, environment in
      #expect(environment.container.contentSize.width == 200)
      return NSCollectionLayoutSection(group: number == 0 ? row : custom)
    }
    items.sections.append(["X", "Y", "Z"])
    layout.configuration.interSectionSpacing = 7
    let view = items.makeView(layout)
    _ = try window(width: 200, height: 300) { Hosting(view: view) }
    #expect(frames(view, 4).map(\.minX) == [0, 80, 160, 0] && frames(view, 4).map(\.minY) == [0, 0, 0, 20])
    #expect(
      frames(view, 3, section: 1).map(\.origin) == [
        CGPoint(x: 10, y: 57), CGPoint(x: 20, y: 107), CGPoint(x: 10, y: 157),
      ])
    #expect(view.layoutAttributesForItem(at: path(1, 1))?.zIndex == 3)
    let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(3), top: nil, trailing: .flexible(1), bottom: nil)
    #expect(edges.leading?.isFixedSpacing == true && edges.trailing?.spacing == 1 && edges.top == nil)
    #expect(edges.trailing?.isFlexibleSpacing == true && edges.bottom == nil)
  }

  @Test("Items with estimated widths fill lines, as tags do")
  func tags() throws {
    final class Tag: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.width = [90, 60, 70, 40][layoutAttributes.indexPath.item % 4]
        return layoutAttributes
      }
    }
    let items = Items(count: 4)
    let group: NSCollectionLayoutGroup = .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(30)))])
    group.interItemSpacing = .fixed(5)
    let view = items.makeView(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    view.register(Tag.self, forCellWithReuseIdentifier: "item")
    _ = try window(width: 200, height: 300) { Hosting(view: view) }
    #expect(frames(view, 4).map(\.minX) == [0, 95, 0, 75] && frames(view, 4).map(\.minY) == [0, 0, 30, 30])
  }

  @Test("Headers, badges and backgrounds lie where the section says; a pinned header stays")
  func supplementary() throws {
    let items = Items([["A", "B", "C", "D"], ["E", "F", "G", "H"]])
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.contentInsets.trailing = 30
    let background: NSCollectionLayoutDecorationItem = .background(elementKind: "ground")
    background.contentInsets.top = 4
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(EdgeView.self, forDecorationViewOfKind: "ground")
    let view = items.makeView(layout)
    let host = try window(width: 200, height: 150) { Hosting(view: view) }
    #expect(frames(view, 1) == [CGRect(x: 0, y: 30, width: 170, height: 40)])
    let attached = view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path(0))
    #expect(attached?.frame == CGRect(x: 160, y: 20, width: 20, height: 20) && attached?.zIndex == 1)
    let ground = layout.layoutAttributesForDecorationView(ofKind: "ground", at: path(0))
    #expect(ground?.frame == CGRect(x: 0, y: 4, width: 200, height: 186))
    #expect(view.subviews.first?.frame == ground?.frame)
    host.change { view.contentOffset.y = 100 }
    #expect(host.frame("Head 0")?.minY == 0)
    host.change { view.scrollToItem(at: path(1, 1), at: .top, animated: false) }
    #expect(host.frame("F")?.minY == 30)
  }

  @Test("A section scrolls across its collection: only its cells in sight exist, and a drag comes to rest at a group")
  func orthogonal() throws {
    ItemCell.made = 0
    let items = Items([(0..<1000).map { "Card \($0)" }, ["Below"]])
    let layout = UICollectionViewCompositionalLayout { [self] number, _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.absolute(80), .absolute(60)), subitems: [item]))
      section.contentInsets.leading = 10
      section.interGroupSpacing = 10
      section.orthogonalScrollingBehavior = number == 0 ? .groupPaging : .none
      return section
    }
    let view = items.makeView(layout)
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    #expect(host.labels == ["Card 0", "Card 1", "Card 2", "Below"] && ItemCell.made == 4)
    #expect(host.frame("Card 1") == CGRect(x: 100, y: 0, width: 80, height: 60) && host.frame("Below")?.minY == 60)
    #expect(view.contentSize.height == 120)
    host.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 100, y: 30))
    host.finishAnimations()
    #expect(host.frame("Card 1")?.minX == 10)
    host.change { view.scrollToItem(at: path(500), at: .left, animated: false) }
    host.change {}
    #expect(host.frame("Card 500")?.minX == 0 && ItemCell.made <= 8)
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 30)) == path(500))
    _ = host.tap(at: CGPoint(x: 20, y: 30))
    #expect(items.log == ["select [0, 500]"])
  }

  @Test("The handler changes the elements in sight by the place of the content")
  func visibleItems() throws {
    let items = Items(count: 10)
    let section = grid(1, height: 50)
    section.visibleItemsInvalidationHandler = { visible, offset, environment in
      #expect(environment.container.contentSize.width == 200)
      for item in visible where item.representedElementCategory == .cell {
        item.alpha = item.frame.minY < offset.y + 50 ? 0.5 : 1
        if item.indexPath.item == 1 { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
      }
    }
    let view = items.makeView(UICollectionViewCompositionalLayout(section: section))
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    #expect(view.cellForItem(at: path(0))?.alpha == 0.5 && view.cellForItem(at: path(2))?.alpha == 1)
    #expect(view.cellForItem(at: path(1))?.transform.a == 0.5)
    host.change { view.contentOffset.y = 100 }
    #expect(view.cellForItem(at: path(2))?.alpha == 0.5)
  }

  @Test("Views at the edges of the whole layout are above and below all sections")
  func edges() throws {
    let items = Items(count: 2)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(25)), elementKind: "top", alignment: .top)
    ]
    let view = items.makeView(
      UICollectionViewCompositionalLayout(section: grid(1, height: 50), configuration: configuration))
    let host = try window(width: 200, height: 200) { Hosting(view: view) }
    #expect(host.labels == ["top 0", "Item 0", "Item 1"] && host.frame("Item 0")?.minY == 25)
    #expect(view.contentSize.height == 125)
  }

  @Test("Where people read from right to left the layout is mirrored")
  func mirrored() throws {
    let items = Items(count: 3)
    let view = items.makeView(UICollectionViewCompositionalLayout(section: grid(4, height: 50)))
    let host = try window(width: 200, height: 100) {
      Hosting(view: view).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frames(view, 3).map(\.minX) == [150, 100, 50] && host.frame("Item 0")?.minX == 150)
  }

  @Test("Sizes and anchors keep what they were made with")
  func values() {
    let anchor = NSCollectionLayoutAnchor(edges: .leading, absoluteOffset: CGPoint(x: 3, y: 4))
    #expect(anchor.isAbsoluteOffset && !anchor.isFractionalOffset && anchor.offset.x == 3 && anchor.edges == .leading)
    let plain = NSCollectionLayoutAnchor(edges: .all)
    #expect(plain.offset == .zero && plain.edges.contains(.bottom))
    let both = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.estimated(10), .uniformAcrossSiblings(estimate: 8)), elementKind: "k",
      containerAnchor: plain, itemAnchor: anchor)
    #expect(both.itemAnchor === anchor && both.containerAnchor === plain && both.elementKind == "k" && both.zIndex == 1)
    #expect(both.layoutSize.widthDimension.isEstimated && both.layoutSize.heightDimension.isUniformAcrossSiblings)
    #expect(NSCollectionLayoutDimension.fractionalWidth(.nan).dimension == 0)
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
    let edge = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: both.layoutSize, elementKind: "e", alignment: .bottomTrailing, absoluteOffset: CGPoint(x: 1, y: 2))
    #expect(edge.extendsBoundary && !edge.pinToVisibleBounds && edge.offset.y == 2 && edge.alignment == .bottomTrailing)
    let section = grid(2, height: 10)
    #expect(section.supplementariesFollowContentInsets && section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.contentInsetsReference == .automatic)
    #expect(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference == .safeArea)
  }
}
