import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import QuartzCore
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What the parts of compositional layouts are and say.
@MainActor
@Suite("Values of compositional layouts", .serialized)
struct CompositionalValueTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)
  private let badge = "badge"
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
  private var whole: NSCollectionLayoutSize { size(.fractionalWidth(1), .fractionalHeight(1)) }
  private var line: NSCollectionLayoutSize { size(.fractionalWidth(1), .absolute(40)) }
  private func rows(_ layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
  }

  @Test("Alignments stand for the edges of a rectangle, in the order of the documentation")
  func alignments() throws {
    let all: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
    ]
    #expect(all.map(\.rawValue) == Array(0...8))
    var frames: [CGRect] = []
    for alignment in [NSRectAlignment.bottom, .bottomLeading, .topLeading, .topTrailing] {
      let section: NSCollectionLayoutSection = rows(line)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(50), .absolute(20)), elementKind: badge, alignment: alignment)
      ]
      let items = Items(count: 2)
      let view = items.makeView(UICollectionViewCompositionalLayout(section: section))
      _ = try window(width: 200, height: 300) { Hosting(view: view) }
      frames.append(
        try #require(view.layoutAttributesForSupplementaryElement(ofKind: badge, at: path(0))).frame)
    }
    #expect(frames.map(\.minX) == [75, 0, 0, 150] && frames.map(\.minY) == [80, 80, 0, 0])
  }

  @Test("A group repeats an item, or shares its length between as many as it is told")
  func groups() throws {
    let items = Items(count: 6)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
    let column: NSCollectionLayoutGroup = .vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), repeatingSubitem: item, count: 3)
    let view = items.makeView(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: column)))
    _ = try window(width: 200, height: 300) { Hosting(view: view) }
    #expect((0..<4).compactMap { view.layoutAttributesForItem(at: path($0))?.frame.minY } == [0, 30, 60, 120])
    let thirds: NSCollectionLayoutGroup = .horizontal(
      layoutSize: line, subitem: NSCollectionLayoutItem(layoutSize: whole), count: 4)
    view.collectionViewLayout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: thirds))
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: path(1))?.frame == CGRect(x: 50, y: 0, width: 50, height: 40))
  }

  @Test("Items carry supplementary items, distances of their edges, and groups those of their own")
  func parts() throws {
    let mark = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [mark])
    #expect(item.supplementaryItems == [mark] && item.edgeSpacing == nil)
    let group: NSCollectionLayoutGroup = .horizontal(layoutSize: line, subitems: [item])
    #expect(group.supplementaryItems.isEmpty)
    group.supplementaryItems = [mark]
    #expect(group.supplementaryItems == [mark])
    let spaced = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(1)))
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(8), top: nil, trailing: nil, bottom: nil)
    let items = Items(count: 2)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: line, subitems: [spaced]))
    let view = items.makeView(UICollectionViewCompositionalLayout(section: section))
    _ = try window(width: 200, height: 300) { Hosting(view: view) }
    #expect((0..<2).compactMap { view.layoutAttributesForItem(at: path($0))?.frame.minX } == [8, 66])
    let ground: NSCollectionLayoutDecorationItem = .background(elementKind: "ground")
    #expect(ground.elementKind == "ground" && ground.zIndex == 0)
    ground.zIndex = -3
    #expect(ground.zIndex == -3)
    let custom = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)
    #expect(custom.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && custom.zIndex == 5)
    #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
  }

  @Test("A provider of sections learns of the room, and a list is made for it")
  func environments() throws {
    var told: [String] = []
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { number, environment in
        let container: any NSCollectionLayoutContainer = environment.container
        let insets: NSDirectionalEdgeInsets = container.contentInsets
        let isSame: Bool = insets == container.effectiveContentInsets
        let style: UIUserInterfaceStyle = environment.traitCollection.userInterfaceStyle
        told.append("\(number) \(Int(container.contentSize.width)) \(isSame) \(insets == .zero) \(style == .dark)")
        var list = UICollectionLayoutListConfiguration(appearance: .grouped)
        list.headerMode = .none
        list.footerMode = .none
        list.headerTopPadding = number == 0 ? nil : 9
        return .list(using: list, layoutEnvironment: environment)
      }, configuration: configuration)
    let items = Items([["a"], ["b"]])
    let view = items.makeView(layout)
    _ = try window(width: 200, height: 400) { Hosting(view: view) }
    #expect(told == ["0 200 true true false", "1 200 true true false"])
    let tops: [CGFloat] = (0..<2).compactMap { view.layoutAttributesForItem(at: path(0, $0))?.frame.minY }
    let heights: [CGFloat] = (0..<2).compactMap { view.layoutAttributesForItem(at: path(0, $0))?.frame.height }
    // The section's own distance is above and below each of them.
    #expect(tops.count == 2 && tops[1] == tops[0] + heights[0] + tops[0] + 7 + tops[0] + 9)
    #expect(configuration.scrollDirection == UICollectionView.ScrollDirection.vertical)
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(list.headerMode == UICollectionLayoutListConfiguration.HeaderMode.none)
    #expect(list.footerMode == UICollectionLayoutListConfiguration.FooterMode.none)
    #expect(list.headerTopPadding == nil && list.backgroundColor == nil)
  }

  @Test("A list's own ground is that of its collection, and swipes to the other side show leading actions")
  func lists() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.backgroundColor = .yellow
    var used: [Int] = []
    list.leadingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, done in
          used.append(path.item)
          done(true)
        }
      ])
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content: UIListContentConfiguration = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(["One"])
    let host = try window(width: 300, height: 200) { Hosting(view: view) }
    host.change { source.apply(snapshot, animatingDifferences: false) }
    #expect(view.backgroundColor == .yellow)
    let one = try #require(host.element("One"))
    #expect(host.send(.accessibilityAction(element: one.id, action: .named("Pin"))) && used == [0])
  }

  @Test("What a handler of visible items changes is seen in the collection")
  func visibleItems() throws {
    let section: NSCollectionLayoutSection = rows(line)
    var names: [String] = []
    var boxes: [CGRect] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      names = items.map(\.name)
      boxes = items.map(\.bounds)
      for item in items where item.representedElementKind == nil {
        if item.indexPath.item == 0 {
          item.center.x += 10
          item.zIndex = 4
        }
        if item.indexPath.item == 1 { item.isHidden = true }
        if item.indexPath.item == 2 { item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1) }
      }
    }
    let items = Items(count: 3)
    let view = items.makeView(UICollectionViewCompositionalLayout(section: section))
    let host = try window(width: 200, height: 300) { Hosting(view: view) }
    #expect(names.count == 3 && Set(names).count == 3)
    #expect(boxes == Array(repeating: CGRect(x: 0, y: 0, width: 200, height: 40), count: 3))
    // No cell is made for an item that is hidden.
    #expect(view.cellForItem(at: path(0))?.frame.minX == 10 && view.cellForItem(at: path(1)) == nil)
    #expect(view.cellForItem(at: path(2))?.transform3D.m11 == 0.5 && !host.labels.contains("Item 1"))
  }

  @Test("Ways to scroll across have the values of the documentation, and their properties are the scroller's")
  func across() throws {
    let ways: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    #expect(ways.map(\.rawValue) == Array(0...5))
    for bounce in [UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.never, .always] {
      let section: NSCollectionLayoutSection = rows(size(.absolute(90), .absolute(40)))
      section.orthogonalScrollingBehavior = .continuous
      section.orthogonalScrollingProperties.bounce = bounce
      section.orthogonalScrollingProperties.decelerationRate = .fast
      #expect(section.supplementaryContentInsetsReference == .automatic)
      section.supplementaryContentInsetsReference = .none
      #expect(section.supplementaryContentInsetsReference == .none)
      let items = Items(count: 9)
      let view = items.makeView(UICollectionViewCompositionalLayout(section: section))
      _ = try window(width: 200, height: 300) { Hosting(view: view) }
      let scroller = try #require(view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
      #expect(scroller.bounces == (bounce != .never) && scroller.alwaysBounceHorizontal == (bounce == .always))
      #expect(scroller.decelerationRate == .fast && scroller.contentSize.width == 810)
    }
  }

  @Test("A layout answers for places, for its size, and for what makes it compute again")
  func answers() throws {
    let section: NSCollectionLayoutSection = rows(line)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "top", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let items = Items(count: 5)
    let view = items.makeView(layout)
    _ = try window(width: 200, height: 100) { Hosting(view: view) }
    #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 220))
    #expect(layout.flipsHorizontallyInOppositeLayoutDirection)
    let seen: [UICollectionViewLayoutAttributes] = try #require(
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 200, height: 70)))
    #expect(seen.map(\.frame.minY).sorted() == [0, 20, 60])
    #expect(layout.layoutAttributesForItem(at: path(4))?.frame.minY == 180)
    #expect(layout.layoutAttributesForItem(at: path(0, 7)) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "top", at: path(0))?.frame.height == 20)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "none", at: path(0)) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 200, height: 100)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 150, height: 100)))
    let original = UICollectionViewLayoutAttributes(forCellWith: path(0))
    original.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let preferred = UICollectionViewLayoutAttributes(forCellWith: path(0))
    preferred.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
    // The heights of this layout are not estimates.
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    section.interGroupSpacing = 10
    let context = UICollectionViewLayoutInvalidationContext()
    layout.invalidateLayout(with: context)
    layout.prepare()
    let decoded = try #require(UICollectionViewCompositionalLayout(coder: coder))
    #expect(decoded.collectionViewContentSize == .zero && decoded.layoutAttributesForItem(at: path(0)) == nil)
    layout.invalidateLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize.height == 260)
  }
}
