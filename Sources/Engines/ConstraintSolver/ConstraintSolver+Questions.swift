/// Questions about the solution.
extension ConstraintSolver {
  /// Whether constraints allow a variable another value at the same costs.
  package func isAmbiguous(_ variable: SolverVariable) -> Bool {
    let row: Int32 = tableau.columns[Int(variable.column)].row
    guard row >= 0 else { return true }
    return tableau.rows[Int(row)].entries.contains { entry in
      switch tableau.columns[Int(entry.column)].kind {
      case .free: true
      case .restricted: tableau.costSign(entry.column) == 0 && tableau.canGrow(entry.column)
      case .dummy, .unused: false
      }
    }
  }

  /// The sum of the absolute errors of the constraints at each priority, the highest first.
  package var errors: [(priority: Double, error: Double)] {
    var sums: [Double: Double] = [:]
    for record in records where record.isUsed && !record.isRequired {
      var difference: Double = -record.constant
      for term in record.terms { difference += term.coefficient * value(of: term.variable) }
      let error: Double =
        switch record.relation {
        case .equal: abs(difference)
        case .lessOrEqual: max(0, difference)
        case .greaterOrEqual: max(0, -difference)
        }
      sums[record.priority, default: 0] += error
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether the solution is the only one: no column can change without costs.
  package var isUnique: Bool {
    tableau.columns.indices.allSatisfy { index in
      let column: Tableau.Column = tableau.columns[index]
      guard column.row < 0 else { return true }
      switch column.kind {
      case .free: return tableau.rows(with: Int32(index)).isEmpty
      case .restricted: return tableau.costSign(Int32(index)) > 0
      case .dummy, .unused: return true
      }
    }
  }

  /// How often the basis has changed so far.
  package var pivots: Int { tableau.pivots }
}

extension Tableau {
  /// Whether a column can be more than 0 before another one gets below.
  func canGrow(_ column: Int32) -> Bool {
    rows(with: column).allSatisfy { row in
      let row: Row = rows[Int(row)]
      return columns[Int(row.basic)].kind != .restricted || row.constant > Self.tolerance || row.value(of: column) > 0
    }
  }
}
