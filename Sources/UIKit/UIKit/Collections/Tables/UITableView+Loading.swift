import CoreGraphics
import Foundation
import SwiftUICollections
import UIFoundation

extension UITableView {
  /// Asks the data source for the numbers of sections and rows, if that is due.
  func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let dataSource else {
      sections = TableSections()
      return
    }
    let count: Int = max(0, dataSource.numberOfSections(in: self))
    sections = TableSections(
      (0..<count).map { makeSection($0, rows: max(0, dataSource.tableView(self, numberOfRowsInSection: $0))) })
    askForAllHeights()
    sections.top = topOfSections
  }

  /// A section whose rows are not known but for their number.
  func makeSection(_ number: Int, rows: Int) -> TableSections.Section {
    TableSections.Section(
      header: estimatedHeight(ofHeader: true, number), footer: estimatedHeight(ofHeader: false, number),
      rows: LengthTable(count: rows, estimate: estimate(number, rows: rows)))
  }

  /// How high rows of a section count until they are seen.
  func estimate(_ section: Int, rows: Int) -> CGFloat {
    if rowHeight > 0 { return rowHeight }
    let path = IndexPath(row: 0, section: section)
    let asked: CGFloat = rows > 0 ? tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? -1 : -1
    let estimate: CGFloat = asked > 0 && asked.isFinite ? asked : estimatedRowHeight
    return estimate > 0 && estimate.isFinite ? estimate : metrics.minRowHeight
  }

  /// With an estimate of 0 a program wants all heights to be exact from the beginning.
  private func askForAllHeights() {
    guard estimatedRowHeight == 0, rowHeight <= 0, let delegate = tableDelegate else { return }
    for section in sections.sections.indices {
      for row in 0..<sections.sections[section].rows.count {
        let path = IndexPath(row: row, section: section)
        let height: CGFloat = delegate.tableView(self, heightForRowAt: path)
        if height >= 0, height.isFinite { sections.set(height, of: .row(path)) }
      }
    }
  }

  /// Where the first section begins: below the view at the top of the table.
  var topOfSections: CGFloat { tableHeaderView.map { max(0, $0.bounds.height) } ?? 0 }

  // MARK: Headers and footers

  func title(ofHeader isHeader: Bool, _ section: Int) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  private func wantedHeight(ofHeader isHeader: Bool, _ section: Int) -> CGFloat {
    if isHeader {
      return tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    }
    return tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
  }

  /// The height where nothing is shown: what keeps sections apart.
  private func emptyHeight(ofHeader isHeader: Bool, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    if !isHeader { return section == numberOfLoadedSections - 1 ? metrics.edgeMargins : metrics.sectionSpacing }
    return section == 0 ? metrics.edgeMargins : metrics.sectionSpacing
  }

  private var numberOfLoadedSections: Int { max(1, dataSource?.numberOfSections(in: self) ?? 1) }

  private func estimatedHeight(ofHeader isHeader: Bool, _ section: Int) -> CGFloat {
    let wanted: CGFloat = wantedHeight(ofHeader: isHeader, section)
    if wanted >= 0, wanted.isFinite { return wanted }
    guard title(ofHeader: isHeader, section) != nil else { return emptyHeight(ofHeader: isHeader, section) }
    return isHeader ? metrics.minHeaderHeight + topPadding : metrics.minFooterHeight
  }

  /// The room above each header of a plain table.
  var topPadding: CGFloat {
    style == .plain && sectionHeaderTopPadding > 0 && sectionHeaderTopPadding.isFinite ? sectionHeaderTopPadding : 0
  }

  /// The height of a header or footer with its view, for the width of the table.
  func height(ofHeader isHeader: Bool, _ section: Int, _ view: UIView?) -> CGFloat {
    let wanted: CGFloat = wantedHeight(ofHeader: isHeader, section)
    if wanted >= 0, wanted.isFinite { return wanted }
    guard let view else { return emptyHeight(ofHeader: isHeader, section) }
    let least: CGFloat = isHeader ? metrics.minHeaderHeight : metrics.minFooterHeight
    return max(least, view.rowHeight(forWidth: rowWidth)) + (isHeader ? topPadding : 0)
  }

  /// The view of a header or footer; nil where there is none.
  func makeView(ofHeader isHeader: Bool, _ section: Int) -> UIView? {
    let given: UIView? =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    if let given {
      (given as? UITableViewHeaderFooterView)?.prepareForTable(self, isHeader: isHeader)
      return given
    }
    guard let title = title(ofHeader: isHeader, section) else { return nil }
    let name: String = isHeader ? Self.titleHeader : Self.titleFooter
    let view: UITableViewHeaderFooterView =
      headerPool.take(name) ?? UITableViewHeaderFooterView(reuseIdentifier: name)
    view.prepareForTable(self, isHeader: isHeader)
    var content: UIListContentConfiguration =
      switch (style, isHeader) {
      case (.plain, true): .plainHeader()
      case (.plain, false): .plainFooter()
      case (_, true): .groupedHeader()
      case (_, false): .groupedFooter()
      }
    content.text = title
    view.contentConfiguration = content
    return view
  }

  private static let titleHeader = "\u{0}header"
  private static let titleFooter = "\u{0}footer"

  // MARK: Measuring again

  /// Heights are others: what is known of them is forgotten.
  func remeasure() {
    guard isLoaded, dataSource != nil else { return setNeedsLayout() }
    let counts: [Int] = sections.counts
    sections = TableSections(counts.enumerated().map { makeSection($0.offset, rows: $0.element) })
    askForAllHeights()
    sections.top = topOfSections
    setNeedsLayout()
  }

  /// The width of rows: that of the table, or of its cards.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowMargin) }
  var rowMargin: CGFloat { style == .insetGrouped ? metrics.groundMargin : 0 }
}

extension UIView {
  /// How high the view wants to be as a row, header or footer of a width.
  func rowHeight(forWidth width: CGFloat) -> CGFloat {
    if let row = self as? any SelfSizingRow { return row.height(forRowWidth: width) }
    let own: CGSize = contentSize(breakingLinesAt: width)
    if own.height >= 0 { return own.height }
    if sizesByConstraints {
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let size: CGSize = sizeThatFits(CGSize(width: width, height: 0))
    return size.height.isFinite ? max(0, size.height) : 0
  }
}

/// Knows how high it is in a row of a width.
@MainActor
protocol SelfSizingRow {
  func height(forRowWidth width: CGFloat) -> CGFloat
}
