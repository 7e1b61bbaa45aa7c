/// The equations of a system, each solved for one of its columns, and what a unit of every other column costs.
///
/// Rows are lists of entries in the order of columns. Every column knows the rows in which it may occur; a row whose entry has
/// vanished stays in the list until somebody walks it. Columns that have a row of their own occur in no other.
final class Tableau {
  enum Kind: UInt8 {
    /// Not used at present.
    case unused
    /// A variable without bounds.
    case free
    /// At least 0.
    case restricted
    /// The column of a required equation, 0 for ever: it stays to find the equation's share in every row.
    case dummy
  }

  struct Column {
    var kind: Kind
    /// The row that is solved for the column; -1 while it is 0.
    var row: Int32 = -1
    /// The constraint that the column belongs to.
    var owner: Int32 = -1
    /// Whether the column waits in `candidates`.
    var isCandidate: Bool = false
  }

  struct Entry {
    var column: Int32
    var value: Double
  }

  struct Row {
    /// The column that the row is solved for; -1 for a row that is not used.
    var basic: Int32
    var constant: Double
    var entries: [Entry] = []
    /// The last walk along a column that came past.
    var walk: Int = 0
  }

  /// The costs of the constraints of one priority.
  struct Level {
    var priority: Double
    /// What a unit of each column costs.
    var costs: [Double]
    /// How many columns have a cost of their own.
    var uses: Int = 0
  }

  /// How far a length may be from where it has to be, in points.
  static let tolerance: Double = 1e-6
  /// Coefficients and costs below are rounding.
  static let negligible: Double = 1e-9

  var columns: [Column] = []
  var columnRows: [[Int32]] = []
  var rows: [Row] = []
  /// From the highest priority down.
  var levels: [Level] = []
  /// Columns whose costs have changed since the last minimum.
  var candidates: [Int32] = []
  /// Rows that may have become negative.
  var suspects: [Int] = []
  private var freeColumns: [Int32] = []
  private var freeRows: [Int] = []
  private var scratch: [Entry] = []
  private var walk: Int = 0
  /// How often the basis has changed, for tests of costs.
  var pivots: Int = 0

  // MARK: Columns

  func makeColumn(_ kind: Kind, owner: Int = -1) -> Int32 {
    if let column = freeColumns.popLast() {
      columns[Int(column)] = Column(kind: kind, owner: Int32(owner))
      return column
    }
    columns.append(Column(kind: kind, owner: Int32(owner)))
    columnRows.append([])
    for level in levels.indices { levels[level].costs.append(0) }
    return Int32(columns.count - 1)
  }

  /// Forgets a column that occurs in no row.
  func freeColumn(_ column: Int32) {
    columns[Int(column)] = Column(kind: .unused)
    columnRows[Int(column)].removeAll(keepingCapacity: true)
    for level in levels.indices { levels[level].costs[Int(column)] = 0 }
    freeColumns.append(column)
  }

  func value(of column: Int32) -> Double {
    let row: Int32 = columns[Int(column)].row
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// The rows in which a column occurs.
  func rows(with column: Int32) -> [Int32] {
    walk += 1
    let walk: Int = walk
    var kept: [Int32] = []
    swap(&kept, &columnRows[Int(column)])
    kept.removeAll { row in
      let index: Int = Int(row)
      guard rows[index].walk != walk, rows[index].basic >= 0, rows[index].value(of: column) != 0 else { return true }
      rows[index].walk = walk
      return false
    }
    columnRows[Int(column)] = kept
    return kept
  }

  // MARK: Rows

  func makeRow(_ basic: Int32, constant: Double) -> Int {
    let index: Int
    if let free = freeRows.popLast() {
      index = free
      rows[index].basic = basic
      rows[index].constant = constant
    } else {
      index = rows.count
      rows.append(Row(basic: basic, constant: constant))
    }
    columns[Int(basic)].row = Int32(index)
    return index
  }

  func dropRow(_ row: Int) {
    columns[Int(rows[row].basic)].row = -1
    rows[row].basic = -1
    rows[row].entries.removeAll(keepingCapacity: true)
    freeRows.append(row)
  }

  /// Adds a multiple of a column to a row; a column with a row of its own is replaced by that row.
  func add(_ value: Double, of column: Int32, to row: Int) {
    guard value != 0 else { return }
    let own: Int32 = columns[Int(column)].row
    if own >= 0 {
      merge(value, Int(own), into: row, without: -1)
      return
    }
    let position: Int = rows[row].position(of: column)
    if position < rows[row].entries.count, rows[row].entries[position].column == column {
      let sum: Double = rows[row].entries[position].value + value
      if abs(sum) < Self.negligible {
        rows[row].entries.remove(at: position)
      } else {
        rows[row].entries[position].value = sum
      }
    } else {
      rows[row].entries.insert(Entry(column: column, value: value), at: position)
      columnRows[Int(column)].append(Int32(row))
    }
  }

  func scale(_ row: Int, by factor: Double) {
    rows[row].constant *= factor
    for index in rows[row].entries.indices { rows[row].entries[index].value *= factor }
  }

  /// Adds a multiple of a row to another one, whose entry of a column is dropped.
  private func merge(_ factor: Double, _ source: Int, into target: Int, without dropped: Int32) {
    rows[target].constant += factor * rows[source].constant
    scratch.removeAll(keepingCapacity: true)
    rows[target].entries.withUnsafeBufferPointer { old in
      rows[source].entries.withUnsafeBufferPointer { new in
        scratch.reserveCapacity(old.count + new.count)
        var i: Int = 0
        var j: Int = 0
        while i < old.count || j < new.count {
          if j == new.count || (i < old.count && old[i].column < new[j].column) {
            if old[i].column != dropped { scratch.append(old[i]) }
            i += 1
          } else if i == old.count || new[j].column < old[i].column {
            scratch.append(Entry(column: new[j].column, value: factor * new[j].value))
            columnRows[Int(new[j].column)].append(Int32(target))
            j += 1
          } else {
            let sum: Double = old[i].value + factor * new[j].value
            if abs(sum) >= Self.negligible { scratch.append(Entry(column: old[i].column, value: sum)) }
            i += 1
            j += 1
          }
        }
      }
    }
    swap(&rows[target].entries, &scratch)
  }

  /// Solves a row for another of its columns, and replaces that column everywhere else.
  func pivot(_ row: Int, _ entering: Int32) {
    pivots += 1
    let leaving: Int32 = rows[row].basic
    let position: Int = rows[row].position(of: entering)
    let value: Double = rows[row].entries[position].value
    rows[row].entries.remove(at: position)
    scale(row, by: -1 / value)
    rows[row].basic = entering
    columns[Int(leaving)].row = -1
    columns[Int(entering)].row = Int32(row)
    let place: Int = rows[row].position(of: leaving)
    rows[row].entries.insert(Entry(column: leaving, value: 1 / value), at: place)
    columnRows[Int(leaving)].append(Int32(row))

    var others: [Int32] = []
    swap(&others, &columnRows[Int(entering)])
    for other in others {
      let index: Int = Int(other)
      guard index != row, rows[index].basic >= 0 else { continue }
      let factor: Double = rows[index].value(of: entering)
      guard factor != 0 else { continue }
      merge(factor, row, into: index, without: entering)
      if rows[index].constant < 0 { suspects.append(index) }
    }
    others.removeAll(keepingCapacity: true)
    columnRows[Int(entering)] = others
    replaceCosts(of: entering, by: row)
  }

  /// Forgets all rows, and all columns but those of variables.
  func clear() {
    rows.removeAll(keepingCapacity: true)
    freeRows.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
    suspects.removeAll(keepingCapacity: true)
    for column in columns.indices {
      columnRows[column].removeAll(keepingCapacity: true)
      columns[column].row = -1
      columns[column].isCandidate = false
      guard columns[column].kind != .free, columns[column].kind != .unused else { continue }
      columns[column].kind = .unused
      freeColumns.append(Int32(column))
    }
  }
}

extension Tableau.Row {
  /// Where the entry of a column is, or belongs.
  func position(of column: Int32) -> Int {
    var low: Int = 0
    var high: Int = entries.count
    while low < high {
      let middle: Int = (low + high) / 2
      if entries[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func value(of column: Int32) -> Double {
    let position: Int = position(of: column)
    return position < entries.count && entries[position].column == column ? entries[position].value : 0
  }
}
