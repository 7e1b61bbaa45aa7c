/// Solves linear constraints with priorities, and keeps the solution while constraints come, go and change.
///
/// The method is Cassowary's: a simplex tableau in which variables without bounds have rows of their own. Two things differ from
/// the published form. Priorities are compared in order, never added up: no number of weaker constraints outweighs a stronger one.
/// Required constraints are added by the dual simplex method, without artificial variables, so that a row that cannot be made
/// feasible names the constraints that clash.
///
/// Constraints of the same priority share their error in points: the sum of the absolute errors is least.
///
/// Changes wait for `solve()`. What holds then depends on the constraints and the order in which they were added, not on the
/// steps in between; where several solutions are equally good, it is one of them.
package final class ConstraintSolver {
  /// The priority from which on a constraint must hold.
  package static let required: Double = 1_000

  struct Record {
    var terms: [SolverTerm]
    var relation: SolverRelation
    var constant: Double
    var priority: Double
    /// Counts additions: the order in which constraints are broken.
    var sequence: Int
    /// The columns that stand for the constraint, -1 for none: marker = sign * (terms - constant) + other.
    var marker: Int32 = -1
    var other: Int32 = -1
    var sign: Double = 1
    var isUsed: Bool = true

    var isRequired: Bool { priority >= ConstraintSolver.required }
    var isInTableau: Bool { marker >= 0 }
  }

  let tableau = Tableau()
  var records: [Record] = []
  private var freeRecords: [Int] = []
  private var nextSequence: Int = 0
  private var additions: [Int] = []
  private var removals: [Int] = []
  private var changes: [(index: Int, constant: Double)] = []
  /// Constraints that are left out because they clash.
  private(set) var brokenRecords: [Int] = []

  package init() {}

  // MARK: Variables

  /// A new variable; it is 0 as long as no constraint says otherwise.
  package func makeVariable() -> SolverVariable { SolverVariable(column: tableau.makeColumn(.free)) }

  /// Forgets a variable that no constraint uses any more.
  package func release(_ variable: SolverVariable) {
    if !removals.isEmpty { solve() }
    if tableau.columns[Int(variable.column)].row >= 0 || !tableau.rows(with: variable.column).isEmpty { rebuild() }
    tableau.freeColumn(variable.column)
  }

  /// The value of a variable in the last solution.
  package func value(of variable: SolverVariable) -> Double { tableau.value(of: variable.column) }

  // MARK: Changes

  /// Adds a constraint: the sum of the terms compares so with the constant.
  ///
  /// - Parameters:
  ///   - terms: A variable may occur more than once.
  ///   - relation: How the sum compares with the constant.
  ///   - constant: A finite number.
  ///   - priority: Above 0; from 1,000 on the constraint is required.
  package func add(
    _ terms: [SolverTerm], _ relation: SolverRelation, _ constant: Double, priority: Double = required
  ) -> SolverConstraint {
    precondition(
      constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }, "A constraint needs finite numbers.")
    let record = Record(
      terms: terms, relation: relation, constant: constant, priority: priority, sequence: nextSequence)
    nextSequence += 1
    let index: Int
    if let free = freeRecords.popLast() {
      index = free
      records[index] = record
    } else {
      index = records.count
      records.append(record)
    }
    additions.append(index)
    return SolverConstraint(index: index)
  }

  /// Takes a constraint out. Its value must not be used afterwards.
  package func remove(_ constraint: SolverConstraint) {
    precondition(records[constraint.index].isUsed, "The constraint was removed before.")
    records[constraint.index].isUsed = false
    removals.append(constraint.index)
  }

  /// Changes the constant of a constraint in its place.
  package func setConstant(_ constant: Double, of constraint: SolverConstraint) {
    precondition(constant.isFinite, "A constraint needs finite numbers.")
    changes.append((constraint.index, constant))
  }

  /// Whether `solve()` has something to do.
  package var hasChanges: Bool { !additions.isEmpty || !removals.isEmpty || !changes.isEmpty }

  /// Whether a constraint is left out because it clashes with others.
  package func isBroken(_ constraint: SolverConstraint) -> Bool { brokenRecords.contains(constraint.index) }

  // MARK: Solving

  /// Brings the solution up to date.
  ///
  /// - Returns: Conflicts that were found by this call. Where constraints are broken already and something was removed or
  ///   changed, all constraints are added anew, and their conflicts are told again.
  @discardableResult
  package func solve() -> [SolverConflict] {
    guard hasChanges else { return [] }
    let isFresh: Bool = !brokenRecords.isEmpty && !(removals.isEmpty && changes.isEmpty)
    let old: [Int] = removals
    removals.removeAll(keepingCapacity: true)
    var isSound: Bool = !isFresh
    if isSound {
      for index in old where isSound && records[index].isInTableau { isSound = takeOut(index) }
      if isSound { isSound = tableau.minimise() }
    }
    if isSound { isSound = applyChanges() }
    for change in changes { records[change.index].constant = change.constant }
    changes.removeAll(keepingCapacity: true)

    var conflicts: [SolverConflict] = []
    if isSound {
      let new: [Int] = additions.filter { records[$0].isUsed }
      additions.removeAll(keepingCapacity: true)
      isSound = insert(new, &conflicts)
    }
    if !isSound {
      additions.removeAll(keepingCapacity: true)
      conflicts = rebuild()
    }
    for index in old { records[index].terms = [] }
    freeRecords += old
    return conflicts
  }

  /// Applies changed constants to the tableau; false where required constraints clash now.
  private func applyChanges() -> Bool {
    for (index, constant) in changes where records[index].isUsed && records[index].isInTableau {
      tableau.shift(records[index].marker, by: records[index].sign * (constant - records[index].constant))
      records[index].constant = constant
    }
    return changes.isEmpty || tableau.restoreFeasibility() == nil
  }

  /// Adds constraints to a solved tableau, required ones first.
  ///
  /// - Returns: False where the tableau has to be built anew, without those that are broken by now.
  private func insert(_ indices: [Int], _ conflicts: inout [SolverConflict]) -> Bool {
    for index in indices where records[index].isRequired {
      guard let row = putIn(index) else { continue }
      conflicts.append(conflict(row, index))
      brokenRecords.append(index)
      // The tableau has left the feasible region; conflicts are rare, and a fresh one is sure to be right.
      rebuildTableau()
    }
    for index in indices where !records[index].isRequired { _ = putIn(index) }
    return tableau.minimise()
  }

  /// Adds all constraints anew in the order in which they were added first.
  @discardableResult
  func rebuild() -> [SolverConflict] {
    brokenRecords.removeAll(keepingCapacity: true)
    clear()
    var conflicts: [SolverConflict] = []
    _ = insert(orderedRecords, &conflicts)
    return conflicts
  }

  /// Puts those constraints that were in the tableau, and are not broken, into an empty one.
  private func rebuildTableau() {
    let present: [Int] = orderedRecords.filter { records[$0].isInTableau && !brokenRecords.contains($0) }
    clear()
    for index in present where records[index].isRequired { _ = putIn(index) }
    for index in present where !records[index].isRequired { _ = putIn(index) }
    _ = tableau.minimise()
  }

  private func clear() {
    for index in records.indices {
      records[index].marker = -1
      records[index].other = -1
    }
    tableau.clear()
  }

  /// The constraints that count, in the order in which they were added.
  private var orderedRecords: [Int] {
    records.indices.filter { records[$0].isUsed }.sorted { records[$0].sequence < records[$1].sequence }
  }

  /// The constraints whose columns a row without a solution has, and the one that was to be added.
  private func conflict(_ row: Int, _ index: Int) -> SolverConflict {
    var owners: Set<Int> = [index]
    for column in tableau.restrictedColumns(of: row) { owners.insert(Int(tableau.columns[Int(column)].owner)) }
    let clashing: [Int] = owners.sorted { records[$0].sequence < records[$1].sequence }
    return SolverConflict(
      broken: SolverConstraint(index: index), clashing: clashing.map { SolverConstraint(index: $0) })
  }
}
