import Foundation

/// What became of sections and rows: for each new one, the old one that it was, if any.
struct RowChange {
  struct Section {
    /// The section that it was; nil for a new one.
    var old: Int?
    /// For each row, the one that it was; nil where all rows are the old ones in their order.
    var rows: [IndexPath?]?
    var count: Int
  }

  var sections: [Section]
  /// The new rows whose content is to be made again.
  var reloaded: Set<IndexPath> = []
  /// The old rows that were taken out and put in elsewhere by name.
  var moved: Set<IndexPath> = []

  /// The new places of old rows.
  func newPlaces(of old: some Sequence<IndexPath>) -> [IndexPath: IndexPath] {
    let wanted: Set<IndexPath> = Set(old)
    guard !wanted.isEmpty else { return [:] }
    var result: [IndexPath: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      if let rows = section.rows {
        for (row, before) in rows.enumerated() {
          if let before, wanted.contains(before) { result[before] = IndexPath(row: row, section: number) }
        }
      } else if let before = section.old {
        for path in wanted where path.section == before && path.row < section.count {
          result[path] = IndexPath(row: path.row, section: number)
        }
      }
    }
    return result
  }

  /// The row that a new one was.
  func old(of path: IndexPath) -> IndexPath? {
    guard sections.indices.contains(path.section) else { return nil }
    let section: Section = sections[path.section]
    if let rows = section.rows { return rows.indices.contains(path.row) ? rows[path.row] : nil }
    return section.old.map { IndexPath(row: path.row, section: $0) }
  }
}

/// Changes of sections and rows as a program names them: what goes and moves by its old place, what comes by its new one.
struct RowUpdates {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: Set<Int> = []
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var reloadedRows: Set<IndexPath> = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && reloadedRows.isEmpty
  }

  /// The change from counts of rows to others; a message where the counts do not fit the updates.
  func change(from old: [Int], to new: [Int]) -> Result<RowChange, RowMismatch> {
    let placed: [Int: Int] = Dictionary(movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
    let leaving: Set<Int> = Set(movedSections.map(\.from)).union(deletedSections)
    var staying: [Int] = old.indices.filter { !leaving.contains($0) }
    let expected: Int = staying.count + placed.count + insertedSections.count
    guard expected == new.count else {
      return .failure(
        RowMismatch(
          "There are \(new.count) sections after the update; \(old.count) before it, \(insertedSections.count) inserted and \(deletedSections.count) deleted make \(expected)."
        ))
    }
    staying.reverse()
    var change = RowChange(sections: [])
    let movedTo: [IndexPath: IndexPath] = Dictionary(movedRows.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
    let movedFrom: Set<IndexPath> = Set(movedRows.map(\.from))
    change.moved = movedFrom
    for number in new.indices {
      let count: Int = new[number]
      if insertedSections.contains(number) {
        change.sections.append(.init(old: nil, rows: [IndexPath?](repeating: nil, count: count), count: count))
        continue
      }
      guard let before = placed[number] ?? staying.popLast() else { continue }
      if reloadedSections.contains(before) {
        change.sections.append(.init(old: before, rows: [IndexPath?](repeating: nil, count: count), count: count))
        continue
      }
      let gone: Set<IndexPath> = deletedRows.union(movedFrom).filter { $0.section == before }
      let came: Set<IndexPath> = insertedRows.filter { $0.section == number }
      let moved: [IndexPath: IndexPath] = movedTo.filter { $0.key.section == number }
      let total: Int = old[before] - gone.count + came.count + moved.count
      guard total == count else {
        return .failure(
          RowMismatch(
            "Section \(number) has \(count) rows after the update; \(old[before]) before it, \(came.count) inserted, \(gone.count - movedFrom.filter { $0.section == before }.count) deleted and \(moved.count) moved in make \(total)."
          ))
      }
      if gone.isEmpty, came.isEmpty, moved.isEmpty {
        change.sections.append(.init(old: before, rows: nil, count: count))
        continue
      }
      var rows: [IndexPath?] = []
      rows.reserveCapacity(count)
      var next: Int = 0
      for row in 0..<count {
        let path = IndexPath(row: row, section: number)
        if came.contains(path) {
          rows.append(nil)
        } else if let from = moved[path] {
          rows.append(from)
        } else {
          while gone.contains(IndexPath(row: next, section: before)) { next += 1 }
          rows.append(IndexPath(row: next, section: before))
          next += 1
        }
      }
      change.sections.append(.init(old: before, rows: rows, count: count))
    }
    change.reloaded = Set(change.newPlaces(of: reloadedRows).values)
    return .success(change)
  }
}

/// Counts of rows that do not follow from what was said to have changed.
struct RowMismatch: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
