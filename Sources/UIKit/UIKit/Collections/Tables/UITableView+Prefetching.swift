import CoreGraphics
import Foundation
import UIFoundation

/// Prepares what rows of a table will show soon.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows will perhaps come into sight soon; the nearest ones first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows are not near any more: what was begun for them need not be ended.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
  /// Tells the prefetching data source of the rows that a movement by one page would bring into sight, on both sides, each once; and
  /// of those that are not near any more.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, bounds.height > 0 else { return }
    let wanted: Set<IndexPath> = rows(in: bounds.insetBy(dx: 0, dy: -bounds.height))
    let ahead: Set<IndexPath> = wanted.subtracting(cells.keys)
    let new: Set<IndexPath> = ahead.subtracting(prefetched)
    let gone: Set<IndexPath> = prefetched.subtracting(ahead).subtracting(cells.keys)
    prefetched = ahead
    // Rows below are needed first, and then those above, each from the nearest on.
    let last: IndexPath? = cells.keys.max()
    let below: [IndexPath] = new.filter { path in last.map { path > $0 } ?? true }.sorted()
    let above: [IndexPath] = new.filter { path in last.map { path < $0 } ?? false }.sorted(by: >)
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: below + above) }
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.sorted()) }
  }

  /// The rows in a part of the content, by what is known of their heights.
  private func rows(in rect: CGRect) -> Set<IndexPath> {
    var found: Set<IndexPath> = []
    for section in sections.sections.indices {
      let rows: LengthTable = sections.sections[section].rows
      let start: CGFloat = sections.startOfRows(in: section)
      guard rows.count > 0, start < rect.maxY else { continue }
      guard start + rows.total > rect.minY, let first = rows.row(at: max(0, rect.minY - start)) else { continue }
      var place: CGFloat = start + rows.start(of: first)
      for row in first..<rows.count where place < rect.maxY {
        found.insert(IndexPath(row: row, section: section))
        place = start + rows.start(of: row + 1)
      }
    }
    return found
  }
}
