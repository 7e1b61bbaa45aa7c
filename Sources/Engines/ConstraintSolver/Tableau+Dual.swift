/// Making rows feasible while the costs stay least.
extension Tableau {
  /// Adds to a column of a constraint wherever it stands: the constraint's constant has changed.
  func shift(_ column: Int32, by distance: Double) {
    guard distance != 0 else { return }
    let own: Int32 = columns[Int(column)].row
    if own >= 0 {
      rows[Int(own)].constant -= distance
      suspects.append(Int(own))
      return
    }
    for row in rows(with: column) {
      let index: Int = Int(row)
      rows[index].constant += rows[index].value(of: column) * distance
      suspects.append(index)
    }
  }

  /// Lets all rows hold that may not.
  ///
  /// - Parameter row: A row that is looked at first.
  /// - Returns: A row that cannot hold, because the required constraints whose columns it has clash.
  func restoreFeasibility(from row: Int? = nil) -> Int? {
    if let row { suspects.append(row) }
    let patience: Int = 64 + 8 * rows.count
    var steps: Int = 0
    while let row = nextInfeasible(isPatient: steps < patience) {
      guard columns[Int(rows[row].basic)].kind == .restricted, let entering = dualEntering(row) else {
        suspects.removeAll(keepingCapacity: true)
        return row
      }
      pivot(row, entering)
      steps += 1
      // Rounding, and not a conflict: the rows hold as well as numbers allow.
      if steps > patience * 8 { break }
    }
    return nil
  }

  private func nextInfeasible(isPatient: Bool) -> Int? {
    if !isPatient {
      return rows.indices.filter(isInfeasible).min { rows[$0].basic < rows[$1].basic }
    }
    while let row = suspects.popLast() {
      if isInfeasible(row) { return row }
    }
    return nil
  }

  private func isInfeasible(_ row: Int) -> Bool {
    guard rows[row].basic >= 0 else { return false }
    switch columns[Int(rows[row].basic)].kind {
    case .restricted: return rows[row].constant < -Self.tolerance
    case .dummy: return abs(rows[row].constant) > Self.tolerance
    case .free, .unused: return false
    }
  }

  /// The column that raises a row for the least costs.
  func dualEntering(_ row: Int) -> Int32? {
    var best: Entry?
    for entry in rows[row].entries
    where entry.value > Self.negligible && columns[Int(entry.column)].kind == .restricted {
      guard let known = best else {
        best = entry
        continue
      }
      if isCheaper(entry.column, entry.value, than: known.column, known.value) == true { best = entry }
    }
    return best?.column
  }

  // MARK: Asking rows

  /// The variable of a row that stands in the fewest others.
  func freeColumn(in row: Int) -> Int32? {
    var best: Entry?
    for entry in rows[row].entries where columns[Int(entry.column)].kind == .free {
      guard let known = best else {
        best = entry
        continue
      }
      if columnRows[Int(entry.column)].count < columnRows[Int(known.column)].count { best = entry }
    }
    return best?.column
  }

  func hasRestrictedEntry(_ row: Int) -> Bool {
    rows[row].entries.contains { columns[Int($0.column)].kind == .restricted }
  }

  /// The columns of constraints that a row has, its own among them.
  func restrictedColumns(of row: Int) -> [Int32] {
    ([rows[row].basic] + rows[row].entries.map(\.column)).filter { columns[Int($0)].owner >= 0 }
  }
}
