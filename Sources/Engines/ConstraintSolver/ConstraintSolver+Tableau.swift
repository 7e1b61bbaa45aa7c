extension ConstraintSolver {
  /// Adds a constraint to the tableau. The tableau has to be feasible, and for a required constraint optimal as well.
  ///
  /// - Returns: A row that cannot be made feasible; nil as a rule.
  func putIn(_ index: Int) -> Int? {
    let record: Record = records[index]
    let sign: Double = record.relation == .lessOrEqual ? -1 : 1
    let isEquation: Bool = record.relation == .equal
    let markerKind: Tableau.Kind = record.isRequired && isEquation ? .dummy : .restricted
    let marker: Int32 = tableau.makeColumn(markerKind, owner: index)
    let other: Int32 = record.isRequired ? -1 : tableau.makeColumn(.restricted, owner: index)
    records[index].marker = marker
    records[index].other = other
    records[index].sign = sign

    let row: Int = tableau.makeRow(marker, constant: -sign * record.constant)
    for term in record.terms {
      tableau.add(sign * term.coefficient, of: term.variable.column, to: row)
    }
    if other >= 0 { tableau.add(1, of: other, to: row) }

    var failed: Int?
    if let free = tableau.freeColumn(in: row) {
      tableau.pivot(row, free)
    } else if record.isRequired {
      failed = isEquation ? settle(index, row) : tableau.restoreFeasibility(from: row)
    } else if tableau.rows[row].constant < 0 {
      tableau.pivot(row, other)
    }
    if other >= 0 {
      if isEquation { tableau.addCost(1, of: marker, priority: record.priority) }
      tableau.addCost(1, of: other, priority: record.priority)
    }
    return failed
  }

  /// Lets an equation hold whose row has no free variable: its column leaves the basis for good.
  private func settle(_ index: Int, _ row: Int) -> Int? {
    guard tableau.hasRestrictedEntry(row) else {
      // The equation follows from others, or contradicts them.
      return abs(tableau.rows[row].constant) <= Tableau.tolerance ? nil : row
    }
    if tableau.rows[row].constant > 0 { negate(index, row) }
    if let entering = tableau.dualEntering(row) {
      tableau.pivot(row, entering)
    } else {
      guard abs(tableau.rows[row].constant) <= Tableau.tolerance else { return row }
      negate(index, row)
      guard let entering = tableau.dualEntering(row) else { return row }
      tableau.pivot(row, entering)
    }
    return tableau.restoreFeasibility()
  }

  /// Turns the sign of an equation's column round.
  private func negate(_ index: Int, _ row: Int) {
    tableau.scale(row, by: -1)
    records[index].sign = -records[index].sign
  }

  /// Takes a constraint out of a feasible tableau, which stays feasible.
  ///
  /// - Returns: False where rounding has lost the constraint's column, and the tableau has to be built anew.
  func takeOut(_ index: Int) -> Bool {
    let record: Record = records[index]
    if record.other >= 0 {
      if record.relation == .equal { tableau.addCost(-1, of: record.marker, priority: record.priority) }
      tableau.addCost(-1, of: record.other, priority: record.priority)
    }
    if tableau.columns[Int(record.marker)].row < 0 {
      guard let row = tableau.leavingRow(forFreed: record.marker) else { return false }
      tableau.pivot(row, record.marker)
    }
    tableau.dropRow(Int(tableau.columns[Int(record.marker)].row))
    tableau.freeColumn(record.marker)
    if record.other >= 0 { tableau.freeColumn(record.other) }
    records[index].marker = -1
    records[index].other = -1
    return true
  }
}
