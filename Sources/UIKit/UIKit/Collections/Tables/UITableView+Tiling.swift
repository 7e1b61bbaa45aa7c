import CoreGraphics
import Foundation
import UIFoundation

extension UITableView {
  /// Brings the cells into being that are in sight, and lets those go that are not.
  func tile() {
    loadIfNeeded()
    sections.top = topOfSections
    guard bounds.width > 0, bounds.height > 0 else { return }
    // What is measured moves what lies below, so that other rows may be in sight: a few rounds settle that.
    for _ in 0..<8 {
      if showRows() { break }
    }
    placeRest()
    prefetch()
  }

  /// One round; true when nothing has moved.
  private func showRows() -> Bool {
    let seen: ClosedRange<CGFloat> = bounds.minY...bounds.maxY
    let before: IndexPath? = cells.keys.filter { sections.contains($0) }.min()
    recycle(seen)
    var shift: CGFloat = 0
    var isSettled: Bool = true
    var kept: Set<TableSections.Line> = []
    guard var section = sections.section(at: seen.lowerBound) else {
      dropCells()
      updateContentSize()
      return true
    }
    /// Shows a line, and follows its real length.
    func show(_ line: TableSections.Line, at start: CGFloat) -> CGFloat {
      kept.insert(line)
      let length: CGFloat = length(of: line)
      let difference: CGFloat = sections.set(length, of: line)
      if difference != 0 {
        isSettled = false
        // Rows that were seen stay where they are when one above them comes into sight.
        if case .row(let path) = line, let before, path < before, cells[before] != nil { shift += difference }
      }
      place(line, at: start, length: length)
      return start + length
    }
    while section < sections.sections.count {
      var start: CGFloat = sections.start(of: section)
      guard start <= seen.upperBound + shift else { break }
      let headerEnd: CGFloat = start + sections.sections[section].header
      if headerEnd >= seen.lowerBound || pinsHeaders {
        start = show(.header(section), at: start)
      } else {
        start = headerEnd
      }
      let rows: LengthTable = sections.sections[section].rows
      if let first = rows.row(at: seen.lowerBound - start), start + rows.total >= seen.lowerBound {
        var place: CGFloat = start + rows.start(of: first)
        for row in first..<rows.count {
          guard place < seen.upperBound + shift else { break }
          place = show(.row(IndexPath(row: row, section: section)), at: place)
        }
      }
      let footer: CGFloat = sections.startOfRows(in: section) + sections.sections[section].rows.total
      if footer <= seen.upperBound + shift, footer + sections.sections[section].footer >= seen.lowerBound {
        _ = show(.footer(section), at: footer)
      }
      section += 1
    }
    drop(except: kept)
    updateContentSize()
    if shift != 0 {
      mover.shift(by: shift)
      shiftContent(by: shift)
    }
    return isSettled
  }

  private func updateContentSize() {
    let end: CGFloat = sections.end() + (tableFooterView.map { max(0, $0.bounds.height) } ?? 0)
    let size = CGSize(width: bounds.width, height: end)
    if size != contentSize { contentSize = size }
  }

  private var pinsHeaders: Bool { style == .plain }

  // MARK: Lines

  /// How long a line really is. Its view is made for that, if it is not there.
  private func length(of line: TableSections.Line) -> CGFloat {
    switch line {
    case .header(let section):
      if headers[section] == nil, let view = makeView(ofHeader: true, section) {
        headers[section] = view
        add(view, inFront: true)
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
      return height(ofHeader: true, section, headers[section])
    case .footer(let section):
      if footers[section] == nil, let view = makeView(ofHeader: false, section) {
        footers[section] = view
        add(view, inFront: true)
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      return height(ofHeader: false, section, footers[section])
    case .row(let path):
      let cell: UITableViewCell = cells[path] ?? makeCell(path)
      let wanted: CGFloat = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if wanted >= 0, wanted.isFinite { return wanted }
      if !cell.needsMeasuring(width: rowWidth),
        let known = sections.sections[path.section].rows.knownLength(of: path.row)
      {
        return known
      }
      cell.noteMeasured(width: rowWidth)
      return max(1, cell.height(forRowWidth: rowWidth))
    }
  }

  private func place(_ line: TableSections.Line, at start: CGFloat, length: CGFloat) {
    switch line {
    case .row(let path):
      guard let cell = cells[path], cell !== drags.cell else { return }
      if keepsFrames, !arriving.contains(where: { $0 === cell }) { return }
      let frame = CGRect(x: rowMargin, y: start, width: rowWidth, height: length)
      if cell.frame != frame { swipes.place(cell, in: frame) }
      cell.follow(place(of: path))
    case .header(let section):
      guard let view = headers[section] else { return }
      var place: CGFloat = start + topPadding
      if pinsHeaders {
        // A header stays at the edge while its section is scrolled under it, and goes with the section's end.
        let edge: CGFloat = bounds.minY + adjustedContentInset.top
        let end: CGFloat = sections.start(of: section) + sections.sections[section].total
        place = min(max(place, edge), max(place, end - (length - topPadding)))
      }
      set(CGRect(x: rowMargin, y: place, width: rowWidth, height: length - topPadding), of: view)
    case .footer(let section):
      if let view = footers[section] { set(CGRect(x: rowMargin, y: start, width: rowWidth, height: length), of: view) }
    }
  }

  private func set(_ frame: CGRect, of view: UIView) {
    if keepsFrames, !arriving.contains(where: { $0 === view }) { return }
    if view.frame != frame { view.frame = frame }
  }

  /// What stands above and below all sections, and behind them.
  private func placeRest() {
    backgroundView?.frame = bounds
    if let header = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = tableFooterView {
      let frame = CGRect(x: 0, y: sections.end(), width: bounds.width, height: footer.bounds.height)
      if footer.frame != frame { footer.frame = frame }
    }
  }

  /// Where a row stands in its section and in the table.
  func place(of path: IndexPath) -> UITableViewCell.Place {
    let count: Int = sections.sections[path.section].rows.count
    return UITableViewCell.Place(
      path: path, isFirst: path.row == 0, isLast: path.row == count - 1, number: sections.number(of: path),
      count: sections.rowCount)
  }

  // MARK: Coming and going

  func makeCell(_ path: IndexPath) -> UITableViewCell {
    asked = path
    let cell: UITableViewCell =
      dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    asked = nil
    show(cell, path)
    return cell
  }

  /// Brings the cell of a row into sight.
  func show(_ cell: UITableViewCell, _ path: IndexPath) {
    cells[path] = cell
    cell.enter(self, at: place(of: path))
    add(cell, inFront: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  private func add(_ view: UIView, inFront: Bool) {
    if view.isHidden { view.isHidden = false }
    if view.superview !== self {
      // Headers lie in front of rows, which lie in front of the background.
      if inFront { addSubview(view) } else { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
    }
    guard keepsFrames else { return }
    view.alpha = 0
    arriving.append(view)
  }

  /// Lets cells rest that are not in sight, before others are made.
  private func recycle(_ seen: ClosedRange<CGFloat>) {
    for (path, cell) in cells where cell !== drags.cell && !swipes.isOpen(cell) {
      guard let range = sections.range(of: .row(path)) else {
        letGo(cell, path)
        continue
      }
      if range.upperBound < seen.lowerBound || range.lowerBound > seen.upperBound { letGo(cell, path) }
    }
  }

  private func drop(except kept: Set<TableSections.Line>) {
    for (path, cell) in cells where !kept.contains(.row(path)) && cell !== drags.cell && !swipes.isOpen(cell) {
      letGo(cell, path)
    }
    for (section, view) in headers where !kept.contains(.header(section)) || isPast(section) {
      headers[section] = nil
      letGo(view)
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for (section, view) in footers where !kept.contains(.footer(section)) {
      footers[section] = nil
      letGo(view)
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func isPast(_ section: Int) -> Bool {
    guard sections.sections.indices.contains(section) else { return true }
    return sections.start(of: section) + sections.sections[section].total < bounds.minY
  }

  func letGo(_ cell: UITableViewCell, _ path: IndexPath) {
    if cells[path] === cell { cells[path] = nil }
    cell.leave()
    pool.rest(cell, cell.reuseIdentifier)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func letGo(_ view: UIView) {
    guard let header = view as? UITableViewHeaderFooterView else { return view.removeFromSuperview() }
    headerPool.rest(header, header.reuseIdentifier)
  }

  func dropCells() {
    for (path, cell) in cells { letGo(cell, path) }
    for view in headers.values { letGo(view) }
    for view in footers.values { letGo(view) }
    cells = [:]
    headers = [:]
    footers = [:]
  }

  /// Moves the content and what is seen of it together, so that nothing is seen to move. Nobody is told.
  private func shiftContent(by distance: CGFloat) {
    layer.bounds.origin.y += distance
    barChanges.change()
  }
}
