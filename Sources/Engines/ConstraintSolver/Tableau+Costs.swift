/// What columns cost, in levels of priority.
extension Tableau {
  /// Adds to the cost of a column at a priority; a negative number takes back what was added.
  func addCost(_ cost: Double, of column: Int32, priority: Double) {
    let level: Int = makeLevel(priority)
    levels[level].uses += cost > 0 ? 1 : -1
    let row: Int32 = columns[Int(column)].row
    if row < 0 {
      raise(column, cost, at: level)
    } else {
      for entry in rows[Int(row)].entries { raise(entry.column, cost * entry.value, at: level) }
    }
    if levels[level].uses == 0 { levels.remove(at: level) }
  }

  private func makeLevel(_ priority: Double) -> Int {
    var index: Int = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority, costs: [Double](repeating: 0, count: columns.count)), at: index)
    }
    return index
  }

  private func raise(_ column: Int32, _ cost: Double, at level: Int) {
    let index: Int = Int(column)
    let sum: Double = levels[level].costs[index] + cost
    levels[level].costs[index] = abs(sum) < Self.negligible ? 0 : sum
    if !columns[index].isCandidate {
      columns[index].isCandidate = true
      candidates.append(column)
    }
  }

  /// A column has a row now: its cost is that of the row's entries.
  func replaceCosts(of column: Int32, by row: Int) {
    for level in levels.indices {
      let cost: Double = levels[level].costs[Int(column)]
      guard cost != 0 else { continue }
      levels[level].costs[Int(column)] = 0
      for entry in rows[row].entries { raise(entry.column, cost * entry.value, at: level) }
    }
  }

  /// -1 where a unit of a column lowers the costs at the highest priority at which it changes them, 1 where it raises them.
  func costSign(_ column: Int32) -> Int {
    for level in levels.indices {
      let cost: Double = levels[level].costs[Int(column)]
      if cost > Self.negligible { return 1 }
      if cost < -Self.negligible { return -1 }
    }
    return 0
  }

  /// Whether the costs of a column, for a unit of something else, are less than those of another one.
  func isCheaper(_ column: Int32, _ value: Double, than other: Int32, _ otherValue: Double) -> Bool? {
    for level in levels.indices {
      let left: Double = levels[level].costs[Int(column)] / value
      let right: Double = levels[level].costs[Int(other)] / otherValue
      if left < right - Self.negligible { return true }
      if left > right + Self.negligible { return false }
    }
    return nil
  }
}
