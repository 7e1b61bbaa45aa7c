import CoreGraphics
import Diagnostics
import Foundation
import UIFoundation

extension UITableView {
  // MARK: One change

  /// Says that the data source has new rows at places that count after the change.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Says that rows are gone, at places that count before the change.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Gives the cells in sight of rows other content, without new cells: the data source is asked again, and the cell that it
  /// takes to be used again is the one that is there. Among several changes the rows are reloaded, as their places may change.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard pendingDepth == 0 else { return note(.none) { $0.reloadedRows.formUnion(indexPaths) } }
    for path in indexPaths { reconfigure(path) }
  }

  private func reconfigure(_ path: IndexPath) {
    guard let cell = cells[path], let dataSource else { return }
    let before: UITableViewCell? = reconfigured
    reconfigured = cell
    asked = path
    let given: UITableViewCell = dataSource.tableView(self, cellForRowAt: path)
    asked = nil
    reconfigured = before
    cell.setNeedsMeasuring()
    setNeedsLayout()
    guard given !== cell else { return }
    // A program that answers with another cell has that shown.
    given.frame = cell.frame
    letGo(cell, path)
    show(given, path)
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.deletedSections.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    note(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Several changes

  /// Begins several changes that happen together at the last `endUpdates()`.
  public func beginUpdates() {
    loadIfNeeded()
    pendingDepth += 1
    if pending == nil { pending = RowUpdates() }
  }

  /// Ends them. Without a change the heights of rows are asked for again.
  public func endUpdates() {
    guard pendingDepth > 0 else { return }
    pendingDepth -= 1
    guard pendingDepth == 0, let updates = pending else { return }
    pending = nil
    perform(updates, animated: UIView.areAnimationsEnabled) { _ in }
  }

  /// Makes several changes together.
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and says what has changed. Deletions and moves count before all of them, insertions after.
  ///   - completion: Called when all have come to rest.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    loadIfNeeded()
    pendingDepth += 1
    if pending == nil { pending = RowUpdates() }
    updates()
    pendingDepth -= 1
    guard pendingDepth == 0, let noted = pending else { return }
    pending = nil
    perform(noted, animated: UIView.areAnimationsEnabled) { completion?($0) }
  }

  /// Makes several changes together, or none where there are no updates. A closure that is no optional one need not escape.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  private func note(_ animation: RowAnimation, _ change: (inout RowUpdates) -> Void) {
    // Rows that nobody has asked for yet need no updates.
    guard isLoaded else { return }
    if pendingDepth > 0 {
      var updates: RowUpdates = pending ?? RowUpdates()
      change(&updates)
      pending = updates
      return
    }
    var updates = RowUpdates()
    change(&updates)
    perform(updates, animated: animation != .none) { _ in }
  }

  private func perform(_ updates: RowUpdates, animated: Bool, completion: @escaping (Bool) -> Void) {
    let old: [Int] = sections.counts
    let count: Int = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    let new: [Int] = (0..<count).map { max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0) }
    switch updates.change(from: old, to: new) {
    case .success(let change): apply(change, animated: animated, completion: completion)
    case .failure(let mismatch):
      // UIKit ends the program here; a table that shows its data again does people no harm.
      Diagnostics.warn("A table was told of changes that its data source does not have. \(mismatch.message)")
      reloadData()
      completion(false)
    }
  }

  // MARK: Applying

  /// Takes up what became of sections and rows: cells go along with their rows.
  ///
  /// - Parameter reconfigured: The rows, after the change, whose cells get other content.
  func apply(
    _ change: RowChange, reconfigured: [IndexPath] = [], animated: Bool, completion: @escaping (Bool) -> Void
  ) {
    swipes.close()
    let oldSections: TableSections = sections
    sections = TableSections(
      change.sections.enumerated().map { number, section in
        carriedSection(section, number, from: oldSections)
      })
    sections.top = topOfSections
    let places: [IndexPath: IndexPath] = change.newPlaces(of: Array(cells.keys) + selection.paths)
    let leaving: [UIView] = moveCells(places, change)
    moveHeaders(change)
    selection.paths = selection.paths.compactMap { places[$0] }
    selection.highlighted = nil
    focused = focused.flatMap { change.newPlaces(of: [$0])[$0] }
    for path in reconfigured { reconfigure(path) }
    barChanges.change()
    guard animated, window != nil else {
      for view in leaving { rest(view) }
      setNeedsLayout()
      layoutIfNeeded()
      return completion(true)
    }
    // New cells come into their places unseen, while all others still stand where they were.
    keepsFrames = true
    tile()
    keepsFrames = false
    let arrived: [UIView] = arriving
    arriving = []
    UIView.animate(withDuration: 0.3) {
      self.tile()
      self.settle()
      for view in leaving { view.alpha = 0 }
      for view in arrived { view.alpha = 1 }
    } completion: { _ in
      for view in leaving {
        view.alpha = 1
        self.rest(view)
      }
      completion(true)
    }
  }

  private func carriedSection(
    _ section: RowChange.Section, _ number: Int, from old: TableSections
  ) -> TableSections.Section {
    var made: TableSections.Section = makeSection(number, rows: section.count)
    guard let before = section.old, old.sections.indices.contains(before) else { return made }
    if let rows = section.rows {
      made.rows = LengthTable(count: section.count, estimate: made.rows.estimate) { row in
        rows[row].flatMap { old.sections[$0.section].rows.knownLength(of: $0.row) }
      }
    } else {
      made.rows = old.sections[before].rows
    }
    return made
  }

  /// Gives cells their new rows and returns those whose rows are gone or are shown anew.
  private func moveCells(_ places: [IndexPath: IndexPath], _ change: RowChange) -> [UIView] {
    var moved: [IndexPath: UITableViewCell] = [:]
    var leaving: [UIView] = []
    for (path, cell) in cells {
      if let new = places[path], !change.reloaded.contains(new) {
        moved[new] = cell
        cell.follow(place(of: new))
        // A program that changes nothing else wants heights to be asked for again.
        cell.setNeedsMeasuring()
      } else {
        cell.leave()
        leaving.append(cell)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    cells = moved
    return leaving
  }

  private func moveHeaders(_ change: RowChange) {
    var numbers: [Int: Int] = [:]
    for (number, section) in change.sections.enumerated() {
      if let old = section.old, section.rows.map({ !$0.isEmpty && $0.allSatisfy { $0 == nil } }) != true {
        numbers[old] = number
      }
    }
    func moved(_ views: [Int: UIView]) -> [Int: UIView] {
      var result: [Int: UIView] = [:]
      for (section, view) in views {
        if let number = numbers[section] { result[number] = view } else { letGo(view) }
      }
      return result
    }
    headers = moved(headers)
    footers = moved(footers)
  }

  private func rest(_ view: UIView) {
    if let cell = view as? UITableViewCell { pool.rest(cell, cell.reuseIdentifier) } else { letGo(view) }
  }
}
