import CoreGraphics
import Foundation
import UIFoundation

// MARK: - Cells that are used again

extension UITableView {
  /// Says which class the cells of a name are; nil for none any more.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass as? UITableViewCell.Type, identifier)
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(aClass as? UITableViewHeaderFooterView.Type, identifier)
  }

  /// A cell of a name that is out of sight, or a new one of the registered class; nil where neither is there.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let cell = pool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return pool.make(identifier)
  }

  /// A cell of a name for a row.
  ///
  /// A name for which no class is registered is a mistake of the program, and ends it.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No class is registered for cells with the identifier \(identifier).")
    }
    return cell
  }

  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return headerPool.make(identifier)
  }
}

// MARK: - Rows and places

extension UITableView {
  /// The cell of a row; nil where the row is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// The cells in sight, from top to bottom.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }
  /// The rows in sight, in their order; nil where there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    let paths: [IndexPath] = cells.keys.filter { path in
      guard let range = sections.range(of: .row(path)) else { return false }
      return range.upperBound > bounds.minY && range.lowerBound < bounds.maxY
    }
    return paths.isEmpty ? nil : paths.sorted()
  }

  /// The row at a point of the content; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.y.isFinite, let section = sections.section(at: point.y) else { return nil }
    let rows: LengthTable = sections.sections[section].rows
    let place: CGFloat = point.y - sections.startOfRows(in: section)
    guard place >= 0, place < rows.total, let row = rows.row(at: place) else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The rows that lie in a rectangle of the content, in part at least.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.minY.isFinite, rect.maxY.isFinite else { return nil }
    var result: [IndexPath] = []
    for section in sections.sections.indices {
      let rows: LengthTable = sections.sections[section].rows
      let start: CGFloat = sections.startOfRows(in: section)
      guard start < rect.maxY, start + rows.total > rect.minY else { continue }
      guard let first = rows.row(at: max(0, rect.minY - start)) else { continue }
      for row in first..<rows.count {
        guard start + rows.start(of: row) < rect.maxY else { break }
        result.append(IndexPath(row: row, section: section))
      }
    }
    return result
  }

  /// Where a row lies, as far as the heights of those above it are known; an empty rectangle for a row that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard sections.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: sections.start(of: section), width: bounds.width, height: sections.sections[section].total)
  }

  private func rect(of line: TableSections.Line) -> CGRect {
    loadIfNeeded()
    guard let range = sections.range(of: line) else { return .zero }
    return CGRect(
      x: rowMargin, y: range.lowerBound, width: rowWidth, height: range.upperBound - range.lowerBound)
  }

  // MARK: Scrolling

  /// Brings a row into sight. A row whose place was estimated is looked for again when it is there.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    if indexPath.count == 2, indexPath.row == NSNotFound {
      return scroll(to: rect(forSection: indexPath.section), scrollPosition, animated: animated)
    }
    guard sections.contains(indexPath) else { return }
    layoutIfNeeded()
    scroll(to: rectForRow(at: indexPath), scrollPosition, animated: animated)
    guard !animated else { return }
    // The rows around it are measured now, which may have moved it.
    for _ in 0..<4 {
      layoutIfNeeded()
      let goal: CGPoint = offset(for: rectForRow(at: indexPath), scrollPosition)
      guard abs(goal.y - contentOffset.y) > 0.5 else { break }
      setContentOffset(goal, animated: false)
    }
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle: CGFloat = bounds.midY
    let nearest: IndexPath? = selection.paths.min { first, second in
      abs(rectForRow(at: first).midY - middle) < abs(rectForRow(at: second).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  private func scroll(to rect: CGRect, _ position: ScrollPosition, animated: Bool) {
    let goal: CGPoint = offset(for: rect, position)
    if goal != contentOffset { setContentOffset(goal, animated: animated) }
  }

  private func offset(for rect: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset: UIEdgeInsets = adjustedContentInset
    // A pinned header covers the first rows.
    let cover: CGFloat =
      style == .plain
      ? sections.section(at: rect.midY).map { max(0, sections.sections[$0].header - topPadding) } ?? 0 : 0
    let room: CGFloat = bounds.height - inset.top - inset.bottom
    switch position {
    case .none:
      return offset(
        showing: CGRect(x: contentOffset.x, y: rect.minY - cover, width: 1, height: rect.height + cover))
    case .top: return clamped(CGPoint(x: contentOffset.x, y: rect.minY - inset.top - cover))
    case .middle: return clamped(CGPoint(x: contentOffset.x, y: rect.midY - inset.top - room / 2))
    case .bottom: return clamped(CGPoint(x: contentOffset.x, y: rect.maxY - inset.top - room))
    }
  }
}
