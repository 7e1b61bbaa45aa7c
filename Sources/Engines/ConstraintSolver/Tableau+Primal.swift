/// Lowering the costs while all restricted columns stay at least 0.
extension Tableau {
  /// Minimises the costs, the highest priority first.
  ///
  /// - Returns: False where rounding keeps the method from ending.
  func minimise() -> Bool {
    let patience: Int = 64 + 8 * rows.count
    var steps: Int = 0
    while let entering = nextEntering(isPatient: steps < patience) {
      guard let row = leavingRow(entering) else { return false }
      pivot(row, entering)
      steps += 1
      if steps > patience * 8 { return false }
    }
    suspects.removeAll(keepingCapacity: true)
    return true
  }

  /// A column that lowers the costs. Once patience is over it is the first one, which rules out going round in circles.
  private func nextEntering(isPatient: Bool) -> Int32? {
    if !isPatient {
      return columns.indices.first { isEntering(Int32($0)) }.map { Int32($0) }
    }
    while let column = candidates.popLast() {
      columns[Int(column)].isCandidate = false
      if isEntering(column) { return column }
    }
    return nil
  }

  private func isEntering(_ column: Int32) -> Bool {
    let state: Column = columns[Int(column)]
    return state.kind == .restricted && state.row < 0 && costSign(column) < 0
  }

  /// The row that is the first to reach 0 when a column grows.
  private func leavingRow(_ entering: Int32) -> Int? {
    var best: Int?
    var least: Double = .infinity
    for row in rows(with: entering) {
      let index: Int = Int(row)
      guard columns[Int(rows[index].basic)].kind == .restricted else { continue }
      let value: Double = rows[index].value(of: entering)
      guard value < -Self.negligible else { continue }
      let ratio: Double = max(0, rows[index].constant) / -value
      if ratio < least || (ratio == least && best.map { rows[index].basic < rows[$0].basic } != false) {
        least = ratio
        best = index
      }
    }
    return best
  }

  /// The row that a column gets whose constraint goes, so that all others stay feasible: an equation that follows from this
  /// one takes its place; else the column moves up, or down, until a restricted one is 0; else only variables depend on it.
  func leavingRow(forFreed column: Int32) -> Int? {
    var up: (row: Int, ratio: Double)?
    var down: (row: Int, ratio: Double)?
    var variable: Int?
    for row in rows(with: column) {
      let index: Int = Int(row)
      let value: Double = rows[index].value(of: column)
      switch columns[Int(rows[index].basic)].kind {
      case .dummy: return index
      case .restricted:
        let ratio: Double = max(0, rows[index].constant) / abs(value)
        if value < 0 {
          if ratio < up?.ratio ?? .infinity { up = (index, ratio) }
        } else if ratio < down?.ratio ?? .infinity {
          down = (index, ratio)
        }
      case .free, .unused: variable = index
      }
    }
    return up?.row ?? down?.row ?? variable
  }
}
