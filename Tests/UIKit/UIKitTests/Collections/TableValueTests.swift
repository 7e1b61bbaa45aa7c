import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What tables and the buttons beside their rows keep.
@MainActor
@Suite("Table values", .serialized)
struct TableValueTests {
  @Test("The item of an index path is its second number, as the row is")
  func items() {
    var path = IndexPath(item: 3, section: 2)
    #expect(path == IndexPath(row: 3, section: 2) && path.item == 3 && path.row == 3 && path.section == 2)
    path.item = 7
    #expect(path == IndexPath(indexes: [2, 7]))
  }

  @Test("Constants of tables have the published numbers")
  func constants() {
    let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
    #expect(animations.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 100])
    let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
    #expect(positions.map(\.rawValue) == [0, 1, 2, 3])
    let references: [UITableView.SeparatorInsetReference] = [.fromCellEdges, .fromAutomaticInsets]
    #expect(references.map(\.rawValue) == [0, 1])
    let invalidations: [UITableView.SelfSizingInvalidation] = [.disabled, .enabled, .enabledIncludingConstraints]
    #expect(invalidations.map(\.rawValue) == [0, 1, 2])
    #expect(UITableView.indexSearch == "{search}")
  }

  @Test("A button beside a row is red where it takes the row away and grey otherwise, unless it has its own colour")
  func contextualActions() {
    var done: [Bool] = []
    let action = UIContextualAction(style: .destructive, title: "Remove") { action, _, finish in
      finish(action.title == "Remove")
    }
    #expect(action.style == .destructive && action.title == "Remove" && action.image == nil)
    #expect(action.backgroundColor == .systemRed)
    #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
    action.backgroundColor = .blue
    #expect(action.backgroundColor == .blue)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
    action.handler(action, UIView()) { done.append($0) }
    action.title = "Other"
    action.handler(action, UIView()) { done.append($0) }
    #expect(done == [true, false])
    let image = UIImage(systemName: "star")
    action.image = image
    #expect(action.image === image)
  }

  @Test("A push over most of a row performs the first action only where the buttons say so")
  func fullSwipe() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var log: [String] = []
      var configuration = UISwipeActionsConfiguration(actions: [])
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { configuration }
    }
    let source = Source()
    source.configuration = UISwipeActionsConfiguration(
      actions: ["Flag", "Pin"].map { name in
        UIContextualAction(style: .normal, title: name) { _, _, done in
          source.log.append(name)
          done(true)
        }
      })
    #expect(source.configuration.actions.map(\.title) == ["Flag", "Pin"])
    #expect(source.configuration.performsFirstActionWithFullSwipe)
    source.configuration.performsFirstActionWithFullSwipe = false
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    table.delegate = source
    let host = try window(width: 300, height: 100) { Hosting(view: table) }
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 290, y: 20))
    host.finishAnimations()
    #expect(source.log.isEmpty && table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == 148)
    host.change { table.setEditing(true, animated: false) }
    host.change { table.setEditing(false, animated: false) }
    host.finishAnimations()
    source.configuration.performsFirstActionWithFullSwipe = true
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 290, y: 20))
    host.finishAnimations()
    #expect(source.log == ["Flag"])
  }

  @Test("A table begins with the published values")
  func defaults() {
    let table = UITableView(frame: .zero, style: .plain)
    let automatic: CGFloat = UITableView.automaticDimension
    #expect(table.sectionHeaderHeight == automatic && table.sectionFooterHeight == automatic)
    #expect(table.estimatedSectionHeaderHeight == automatic && table.estimatedSectionFooterHeight == automatic)
    #expect(table.sectionHeaderTopPadding == automatic && table.fillerRowHeight == 0)
    #expect(table.selfSizingInvalidation == .enabled && table.insetsContentViewsToSafeArea)
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    #expect(table.separatorStyle == .singleLine && table.separatorInsetReference == .fromCellEdges)
    #expect(table.separatorEffect == nil && table.backgroundView == nil)
    #expect(table.tableHeaderView == nil && table.tableFooterView == nil)
    #expect(table.sectionIndexColor == nil && table.sectionIndexBackgroundColor == nil)
    #expect(table.sectionIndexTrackingBackgroundColor == nil && table.sectionIndexMinimumDisplayRowCount == 0)
    #expect(table.allowsFocus && !table.allowsFocusDuringEditing && !table.remembersLastFocusedIndexPath)
    #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    #expect(!table.selectionFollowsFocus && !table.isEditing && !table.hasUncommittedUpdates)
  }

  @Test("A table keeps what has no effect on a desktop")
  func kept() {
    let table = UITableView(frame: .zero, style: .plain)
    let effect = UIBlurEffect(style: .regular)
    table.estimatedSectionHeaderHeight = 11
    table.estimatedSectionFooterHeight = 12
    table.fillerRowHeight = 13
    table.insetsContentViewsToSafeArea = false
    table.cellLayoutMarginsFollowReadableWidth = true
    table.separatorInsetReference = .fromAutomaticInsets
    table.separatorEffect = effect
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .green
    table.sectionIndexTrackingBackgroundColor = .blue
    table.sectionIndexMinimumDisplayRowCount = 14
    table.allowsFocusDuringEditing = true
    table.remembersLastFocusedIndexPath = true
    table.selfSizingInvalidation = .enabledIncludingConstraints
    #expect(table.estimatedSectionHeaderHeight == 11 && table.estimatedSectionFooterHeight == 12)
    #expect(table.fillerRowHeight == 13 && table.sectionIndexMinimumDisplayRowCount == 14)
    #expect(!table.insetsContentViewsToSafeArea && table.cellLayoutMarginsFollowReadableWidth)
    #expect(table.separatorInsetReference == .fromAutomaticInsets && table.separatorEffect === effect)
    #expect(table.sectionIndexColor == .red && table.sectionIndexBackgroundColor == .green)
    #expect(table.sectionIndexTrackingBackgroundColor == .blue)
    #expect(table.allowsFocusDuringEditing && table.remembersLastFocusedIndexPath)
    #expect(table.selfSizingInvalidation == .enabledIncludingConstraints)
  }
}
