import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Table controllers of UIKit's: what they answer by themselves, and what a subclass is told.
@MainActor
@Suite("UITableViewController", .serialized)
struct TableControllerTests {
  private let first = IndexPath(row: 0, section: 0)

  @Test("A table controller makes a table of its style, of which it is data source and delegate")
  func making() throws {
    let page = UITableViewController(style: .insetGrouped)
    page.loadView()
    #expect(page.tableView.style == .insetGrouped)
    #expect(page.tableView.dataSource === page && page.tableView.delegate === page)
    let named = UITableViewController(nibName: nil, bundle: nil)
    #expect(named.tableView.style == .plain && named.tableView.delegate === named)
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let coded = try #require(UITableViewController(coder: coder))
    #expect(coded.tableView.style == .plain && coded.tableView.dataSource === coded)
    #expect(UITableView(coder: coder)?.style == .plain)
    let refresh = UIRefreshControl()
    page.refreshControl = refresh
    #expect(page.tableView.refreshControl === refresh && page.refreshControl === refresh)
    page.refreshControl = nil
    #expect(page.tableView.refreshControl == nil)
  }

  @Test("By itself a table controller has one section without rows, titles and index")
  func dataDefaults() {
    let page = UITableViewController(style: .plain)
    let table: UITableView = page.tableView
    #expect(page.numberOfSections(in: table) == 1 && page.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(page.tableView(table, cellForRowAt: first).reuseIdentifier == nil)
    #expect(page.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(page.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(page.sectionIndexTitles(for: table) == nil)
    #expect(page.tableView(table, sectionForSectionIndexTitle: UITableView.indexSearch, at: 3) == 3)
    #expect(page.tableView(table, canMoveRowAt: first) == false)
    #expect(page.tableView(table, canEditRowAt: first) == false)
    #expect(page.tableView(table, canPerformPrimaryActionForRowAt: first))
    table.isEditing = true
    #expect(page.tableView(table, canEditRowAt: first))
    #expect(page.tableView(table, canPerformPrimaryActionForRowAt: first) == false)
  }

  @Test("By itself a table controller answers with the measures of its table, and lets rows be chosen and deleted")
  func delegateDefaults() {
    let page = UITableViewController(style: .plain)
    let table: UITableView = page.tableView
    let other = IndexPath(row: 4, section: 2)
    table.rowHeight = 31
    table.sectionHeaderHeight = 32
    table.sectionFooterHeight = 33
    table.estimatedRowHeight = 34
    #expect(page.tableView(table, heightForRowAt: first) == 31)
    #expect(page.tableView(table, heightForHeaderInSection: 0) == 32)
    #expect(page.tableView(table, heightForFooterInSection: 0) == 33)
    #expect(page.tableView(table, estimatedHeightForRowAt: first) == 34)
    #expect(page.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(page.tableView(table, viewForFooterInSection: 0) == nil)
    #expect(page.tableView(table, shouldHighlightRowAt: first))
    #expect(page.tableView(table, willSelectRowAt: other) == other)
    #expect(page.tableView(table, willDeselectRowAt: other) == other)
    #expect(page.tableView(table, canFocusRowAt: first))
    #expect(page.tableView(table, editingStyleForRowAt: first) == .delete)
    #expect(page.tableView(table, titleForDeleteConfirmationButtonForRowAt: first) == nil)
    #expect(page.tableView(table, leadingSwipeActionsConfigurationForRowAt: first) == nil)
    #expect(page.tableView(table, trailingSwipeActionsConfigurationForRowAt: first) == nil)
    #expect(page.tableView(table, shouldIndentWhileEditingRowAt: first))
    #expect(
      page.tableView(table, targetIndexPathForMoveFromRowAt: first, toProposedIndexPath: other) == other)
    #expect(page.tableView(table, indentationLevelForRowAt: first) == 0)
    #expect(page.scrollViewShouldScrollToTop(table) && page.viewForZooming(in: table) == nil)
  }

  /// Rows in two sections with headers and footers; notes what it is told and passes it on.
  final class Page: UITableViewController {
    var log: [String] = []
    var takesActions = false

    private func note(_ text: String, _ path: IndexPath?) {
      log.append("\(text) \(path.map { "\($0.section).\($0.row)" } ?? "nil")")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell: UITableViewCell = super.tableView(tableView, cellForRowAt: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header \(section)"
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer \(section)"
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard takesActions else { return nil }
      return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      note("should highlight", indexPath)
      return super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      super.tableView(tableView, didHighlightRowAt: indexPath)
      note("highlight", indexPath)
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      super.tableView(tableView, didUnhighlightRowAt: indexPath)
      note("unhighlight", indexPath)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      note("will select", indexPath)
      return super.tableView(tableView, willSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      note("will deselect", indexPath)
      return super.tableView(tableView, willDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      super.tableView(tableView, didSelectRowAt: indexPath)
      note("select", indexPath)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      super.tableView(tableView, didDeselectRowAt: indexPath)
      note("deselect", indexPath)
    }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      super.tableView(tableView, performPrimaryActionForRowAt: indexPath)
      note("perform", indexPath)
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      super.tableView(tableView, willBeginEditingRowAt: indexPath)
      note("begin editing", indexPath)
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      super.tableView(tableView, didEndEditingRowAt: indexPath)
      note("end editing", indexPath)
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      note("show", indexPath)
    }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      note("gone", indexPath)
    }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
      log.append("show header \(section)")
    }
    override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      super.tableView(tableView, willDisplayFooterView: view, forSection: section)
      log.append("show footer \(section)")
    }
    override func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
      log.append("header gone \(section)")
    }
    override func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
      log.append("footer gone \(section)")
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      super.scrollViewDidScroll(scrollView)
      log.append("scroll \(Int(scrollView.contentOffset.y))")
    }
  }

  private func make() -> Page {
    let page = Page(style: .grouped)
    page.tableView.rowHeight = 40
    return page
  }

  @Test("A tap tells of the highlight, the choice and the action, in this order; the row before is let go of first")
  func choosing() throws {
    let page = make()
    let host = try window(width: 200, height: 300) { HostingController(controller: page) }
    let table: UITableView = page.tableView
    func tap(_ row: Int) {
      let place: CGRect = table.rectForRow(at: IndexPath(row: row, section: 0))
      _ = host.tap(at: CGPoint(x: 100, y: place.midY))
    }
    page.log = []
    tap(0)
    let told: [String] = ["should highlight", "highlight", "unhighlight", "will select", "select", "perform"]
    #expect(page.log == told.map { "\($0) 0.0" })
    page.log = []
    tap(1)
    #expect(
      page.log == [
        "should highlight 0.1", "highlight 0.1", "unhighlight 0.1", "will select 0.1", "will deselect 0.0",
        "deselect 0.0", "select 0.1", "perform 0.1",
      ])
  }

  @Test("Rows, headers and footers are told of when they come into sight and when they leave it")
  func displaying() throws {
    let page = make()
    let host = try window(width: 200, height: 200) { HostingController(controller: page) }
    #expect(page.log.contains("show header 0") && page.log.contains("show 0.0"))
    #expect(!page.log.contains("show 1.9") && !page.log.contains("show footer 1"))
    page.log = []
    let end: CGFloat = page.tableView.contentSize.height - 200
    host.change { page.tableView.contentOffset.y = end }
    #expect(page.log.contains("scroll \(Int(end))"))
    #expect(page.log.contains("header gone 0") && page.log.contains("gone 0.0"))
    #expect(page.log.contains("show 1.9") && page.log.contains("show footer 1"))
    #expect(host.labels.last == "Footer 1")
    page.log = []
    host.change { page.tableView.contentOffset.y = 0 }
    #expect(page.log.contains("footer gone 1") && page.log.contains("gone 1.9") && page.log.contains("show 0.0"))
  }

  @Test("A row that is pushed aside is edited until it goes back")
  func swiping() throws {
    let page = make()
    page.takesActions = true
    let host = try window(width: 300, height: 300) { HostingController(controller: page) }
    let place: CGFloat = page.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).midY
    host.drag(from: CGPoint(x: 200, y: place), to: CGPoint(x: 120, y: place))
    host.finishAnimations()
    #expect(page.log.contains("begin editing 0.1") && !page.log.contains("end editing 0.1"))
    host.change { page.tableView.setEditing(true, animated: false) }
    #expect(page.log.contains("end editing 0.1"))
  }

  @Test("Nothing is selected any more when the page appears, unless it is told to keep it")
  func appearing() {
    let page = make()
    #expect(page.clearsSelectionOnViewWillAppear)
    page.tableView.selectRow(at: first, animated: false, scrollPosition: .none)
    page.clearsSelectionOnViewWillAppear = false
    page.viewWillAppear(false)
    #expect(page.tableView.indexPathForSelectedRow == first)
    page.clearsSelectionOnViewWillAppear = true
    page.viewWillAppear(false)
    #expect(page.tableView.indexPathForSelectedRow == nil)
  }

  @Test("What a table controller is told by itself changes nothing")
  func eventDefaults() throws {
    let page = make()
    let host = try window(width: 200, height: 200) { HostingController(controller: page) }
    let table: UITableView = page.tableView
    host.change {
      table.contentOffset.y = 50
      table.selectRow(at: first, animated: false, scrollPosition: .none)
    }
    let labels: [String] = host.labels
    var target = CGPoint(x: 0, y: 70)
    host.change {
      page.tableView(table, commit: .delete, forRowAt: first)
      page.tableView(table, moveRowAt: first, to: IndexPath(row: 1, section: 0))
      page.tableView(table, accessoryButtonTappedForRowWith: first)
      page.scrollViewWillBeginDragging(table)
      page.scrollViewWillEndDragging(table, withVelocity: CGPoint(x: 0, y: 9), targetContentOffset: &target)
      page.scrollViewDidEndDragging(table, willDecelerate: true)
      page.scrollViewWillBeginDecelerating(table)
      page.scrollViewDidEndDecelerating(table)
      page.scrollViewDidEndScrollingAnimation(table)
      page.scrollViewWillBeginZooming(table, with: nil)
      page.scrollViewDidZoom(table)
      page.scrollViewDidEndZooming(table, with: nil, atScale: 2)
      page.scrollViewDidScrollToTop(table)
      page.scrollViewDidChangeAdjustedContentInset(table)
    }
    #expect(target == CGPoint(x: 0, y: 70) && table.contentOffset.y == 50 && host.labels == labels)
    #expect(table.zoomScale == 1 && table.indexPathsForSelectedRows == [first])
  }

  final class Plain: NSObject, UITableViewDelegate {}

  @Test("A delegate without an answer takes the row's height from the table, and offers nothing beside the row")
  func plainDelegate() {
    let plain = Plain()
    let delegate: any UITableViewDelegate = plain
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 27
    #expect(plain.tableView(table, heightForRowAt: first) == 27)
    #expect(delegate.tableView(table, heightForRowAt: first) == 27)
    #expect(plain.tableView(table, leadingSwipeActionsConfigurationForRowAt: first) == nil)
    #expect(delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: first) == nil)
    plain.tableView(table, didSelectRowAt: first)
    delegate.tableView(table, didSelectRowAt: first)
    plain.tableView(table, didDeselectRowAt: first)
    delegate.tableView(table, didDeselectRowAt: first)
    #expect(table.indexPathForSelectedRow == nil)
  }
}
