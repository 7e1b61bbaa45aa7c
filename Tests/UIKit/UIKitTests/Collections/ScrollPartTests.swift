import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What few scroll views and tables have.
@MainActor
@Suite("Parts of scroll views and tables", .serialized)
struct ScrollPartTests {
  @Test("Small content lies in the view where its alignment point says")
  func alignment() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.contentSize = CGSize(width: 100, height: 40)
    #expect(view.contentAlignmentPoint == .zero && view.contentOffset == .zero)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(view.contentOffset == CGPoint(x: -50, y: -60))
    view.contentAlignmentPoint = CGPoint(x: 9, y: CGFloat.nan)
    #expect(view.contentOffset == CGPoint(x: -100, y: 0))
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    view.contentSize = CGSize(width: 400, height: 40)
    view.contentOffset = CGPoint(x: 50, y: 0)
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    host.change { view.setNeedsLayout() }
    #expect(view.contentOffset.x == 50)
  }

  @Test("Bars are seen for a moment after a program moved the content for people to see it")
  func indicators() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.contentSize = CGSize(width: 200, height: 1_000)
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    let plain: [String] = host.displayLines
    host.change { view.withScrollIndicatorsShown {} }
    #expect(host.displayLines == plain)
    host.change { view.withScrollIndicatorsShown { view.contentOffset.y = 200 } }
    let flashing: [String] = host.displayLines
    host.advance(by: .seconds(2))
    #expect(view.contentOffset.y == 200 && host.displayLines != flashing)
  }

  @Test("Looks at edges are kept, one for each edge")
  func edges() {
    let view = UIScrollView()
    let effects: [UIScrollEdgeEffect] = [
      view.topEdgeEffect, view.leftEdgeEffect, view.bottomEdgeEffect, view.rightEdgeEffect,
    ]
    #expect(Set(effects.map { ObjectIdentifier($0) }).count == 4 && view.topEdgeEffect === effects[0])
    #expect(effects[0].style === UIScrollEdgeEffect.Style.automatic && !effects[0].isHidden)
    view.topEdgeEffect.style = .hard
    view.topEdgeEffect.isHidden = true
    #expect(effects[0].style === UIScrollEdgeEffect.Style.hard && effects[0].style !== UIScrollEdgeEffect.Style.soft)
    let interaction = UIScrollEdgeElementContainerInteraction()
    let bar = UIView()
    bar.addInteraction(interaction)
    interaction.scrollView = view
    interaction.edge = .bottom
    #expect(interaction.view === bar && interaction.scrollView === view && interaction.edge == .bottom)
    #expect(UIScrollType.continuous.rawValue == 1 && UIScrollType.discrete.rawValue == 0)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.first!.row)-\(indexPaths.last!.row)")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.first!.row)-\(indexPaths.last!.row)")
    }
  }

  private final class Plain: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }

  @Test("A table tells of rows a page away before they come, and of those that are far again")
  func prefetching() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: .plain)
    table.rowHeight = 50
    let rows = Rows()
    table.dataSource = rows
    #expect(table.isPrefetchingEnabled && table.prefetchDataSource == nil)
    table.prefetchDataSource = rows
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    #expect(rows.log == ["fetch 4-7"], "\(rows.log)")
    rows.log = []
    host.change { table.contentOffset.y = 200 }
    #expect(rows.log == ["fetch 8-0"] || rows.log == ["fetch 8-11"], "\(rows.log)")
    rows.log = []
    host.change { table.contentOffset.y = 2_000 }
    #expect(rows.log.count == 2 && rows.log[0].hasPrefix("fetch 44") && rows.log[1].hasPrefix("cancel"), "\(rows.log)")
    rows.log = []
    table.isPrefetchingEnabled = false
    host.change { table.contentOffset.y = 0 }
    #expect(rows.log.isEmpty)
    Plain().tableView(table, cancelPrefetchingForRowsAt: [])
  }

  private final class Fruit: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func title() -> String { name }
  }

  @Test("Names stand in sections by their first letters, and in the order of the language")
  func collation() {
    let collation = UILocalizedIndexedCollation.current()
    let title = Selector("title", Fruit.title)
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    func section(_ name: String) -> String {
      collation.sectionTitles[collation.section(for: Fruit(name), collationStringSelector: title)]
    }
    #expect(["Apple", "éclair", "  banana", "9 Lives", ""].map(section) == ["A", "E", "B", "#", "#"])
    let sorted: [Any] = collation.sortedArray(
      from: ["pear", "Apple", "fig 10", "fig 9"].map { Fruit($0) }, collationStringSelector: title)
    #expect(sorted.compactMap { ($0 as? Fruit)?.name } == ["Apple", "fig 9", "fig 10", "pear"])
    #expect(collation.section(forSectionIndexTitle: 3) == 3 && collation.section(forSectionIndexTitle: 99) == 26)
  }
}
