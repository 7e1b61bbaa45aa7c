/// Minimises costs, one priority after the other, by a plain simplex method on a full table: slow, and easy to check.
///
/// Each variable is a difference of two that are at least 0. Once a priority is at its least, its costs become a constraint.
struct DenseReference {
  enum Relation { case lessOrEqual, equal, greaterOrEqual }

  private var matrix: [[Double]] = []
  private var constants: [Double] = []
  private var costs: [Double: [Int: Double]] = [:]
  private var columnCount: Int
  private let variableCount: Int

  init(variables: Int) {
    variableCount = variables
    columnCount = 2 * variables
  }

  private mutating func makeColumn() -> Int {
    columnCount += 1
    return columnCount - 1
  }

  mutating func add(_ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, priority: Double) {
    var row: [Int: Double] = [:]
    for (variable, coefficient) in terms {
      row[2 * variable, default: 0] += coefficient
      row[2 * variable + 1, default: 0] -= coefficient
    }
    if relation != .equal { row[makeColumn()] = relation == .lessOrEqual ? 1 : -1 }
    if priority < 1_000 {
      if relation != .greaterOrEqual {
        let excess: Int = makeColumn()
        row[excess] = -1
        costs[priority, default: [:]][excess] = 1
      }
      if relation != .lessOrEqual {
        let lack: Int = makeColumn()
        row[lack] = 1
        costs[priority, default: [:]][lack] = 1
      }
    }
    append(row, constant)
  }

  private mutating func append(_ row: [Int: Double], _ constant: Double) {
    let sign: Double = constant < 0 ? -1 : 1
    var dense: [Double] = []
    for (column, value) in row {
      while dense.count <= column { dense.append(0) }
      dense[column] += sign * value
    }
    matrix.append(dense)
    constants.append(sign * constant)
  }

  /// The least costs at each priority, from the highest down; nil where required constraints clash.
  mutating func solve() -> [Double]? {
    guard let impossible = minimum([:]), impossible < 1e-6 else { return nil }
    var result: [Double] = []
    for priority in costs.keys.sorted(by: >) {
      let level: [Int: Double] = costs[priority] ?? [:]
      guard let least = minimum(level) else { return nil }
      result.append(least)
      // Exactly at the least: a little room keeps rounding from making that impossible.
      var row: [Int: Double] = level
      row[makeColumn()] = 1
      append(row, max(0, least) + 1e-9)
    }
    return result
  }

  /// The least of some costs, by two phases; nil where the equations have no solution.
  private func minimum(_ costs: [Int: Double]) -> Double? {
    let height: Int = matrix.count
    let width: Int = columnCount + height
    var table: [[Double]] = matrix.enumerated().map { index, row in
      var full: [Double] = row + [Double](repeating: 0, count: width + 1 - row.count)
      full[columnCount + index] = 1
      full[width] = constants[index]
      return full
    }
    var basis: [Int] = (0..<height).map { columnCount + $0 }
    var phase = [Double](repeating: 0, count: width + 1)
    for column in columnCount..<width { phase[column] = 1 }
    guard run(&table, &basis, phase, width) < 1e-7 else { return nil }
    var second = [Double](repeating: 0, count: width + 1)
    for (column, cost) in costs { second[column] = cost }
    // What served to find a first solution stays 0.
    for column in columnCount..<width where !basis.contains(column) {
      for row in table.indices { table[row][column] = 0 }
    }
    for row in basis.indices where basis[row] >= columnCount {
      guard let column = (0..<columnCount).first(where: { abs(table[row][$0]) > 1e-7 }) else { continue }
      pivot(&table, &basis, row, column)
    }
    for column in columnCount..<width where !basis.contains(column) {
      for row in table.indices { table[row][column] = 0 }
    }
    return run(&table, &basis, second, width)
  }

  private func run(_ table: inout [[Double]], _ basis: inout [Int], _ costs: [Double], _ width: Int) -> Double {
    while true {
      var reduced: [Double] = costs
      for (row, column) in basis.enumerated() where costs[column] != 0 {
        for index in 0...width { reduced[index] -= costs[column] * table[row][index] }
      }
      guard let entering = (0..<width).first(where: { reduced[$0] < -1e-8 }) else { return -reduced[width] }
      var leaving: Int?
      var least: Double = .infinity
      for row in table.indices where table[row][entering] > 1e-8 {
        let ratio: Double = table[row][width] / table[row][entering]
        if ratio < least - 1e-10 || (ratio < least + 1e-10 && leaving.map { basis[row] < basis[$0] } != false) {
          least = min(least, ratio)
          leaving = row
        }
      }
      guard let leaving else { return -.infinity }
      pivot(&table, &basis, leaving, entering)
    }
  }

  private func pivot(_ table: inout [[Double]], _ basis: inout [Int], _ row: Int, _ column: Int) {
    let value: Double = table[row][column]
    table[row] = table[row].map { $0 / value }
    let source: [Double] = table[row]
    for other in table.indices where other != row && table[other][column] != 0 {
      let factor: Double = table[other][column]
      for index in source.indices { table[other][index] -= factor * source[index] }
    }
    basis[row] = column
  }
}
