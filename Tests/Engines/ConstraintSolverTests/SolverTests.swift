import Testing

@testable import ConstraintSolver

/// Systems that were worked out by hand.
@Suite("Constraint solver")
struct SolverTests {
  private let solver = ConstraintSolver()

  private func close(_ variable: SolverVariable, _ value: Double) -> Bool {
    abs(solver.value(of: variable) - value) < 1e-6
  }

  @Test("Equations are solved for either side, whatever the order in which they come")
  func equations() {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add([SolverTerm(x), SolverTerm(y, -2)], .equal, 10)
    _ = solver.add([SolverTerm(z), SolverTerm(x, -1), SolverTerm(y, -1)], .equal, 0)
    _ = solver.add([SolverTerm(z)], .equal, 40)
    #expect(solver.solve().isEmpty)
    #expect(close(x, 30) && close(y, 10) && close(z, 40))
    #expect(solver.isUnique && solver.errors.isEmpty)
    #expect(![x, y, z].contains(where: solver.isAmbiguous))
  }

  @Test("A variable without constraints is 0 and ambiguous; one between limits is ambiguous too")
  func ambiguity() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add([SolverTerm(y)], .greaterOrEqual, 5)
    _ = solver.add([SolverTerm(y)], .lessOrEqual, 9)
    solver.solve()
    #expect(solver.isAmbiguous(x) && solver.value(of: x) == 0)
    #expect(solver.isAmbiguous(y) && solver.value(of: y) >= 5 && solver.value(of: y) <= 9)
    _ = solver.add([SolverTerm(y)], .equal, 7, priority: 1)
    solver.solve()
    #expect(!solver.isAmbiguous(y) && close(y, 7))
  }

  @Test("A stronger constraint is not outweighed by any number of weaker ones")
  func levels() {
    let x = solver.makeVariable()
    for _ in 0..<50 { _ = solver.add([SolverTerm(x)], .equal, 100, priority: 749) }
    let strong: SolverConstraint = solver.add([SolverTerm(x)], .equal, 20, priority: 750)
    solver.solve()
    #expect(close(x, 20) && solver.errors.map(\.error) == [0, 4_000])
    solver.remove(strong)
    solver.solve()
    #expect(close(x, 100))
  }

  @Test("What cannot hold is approached as closely as possible")
  func approach() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add([SolverTerm(x)], .lessOrEqual, 80)
    _ = solver.add([SolverTerm(x)], .equal, 100, priority: 500)
    _ = solver.add([SolverTerm(y), SolverTerm(x, -1)], .greaterOrEqual, 8)
    _ = solver.add([SolverTerm(y)], .lessOrEqual, 10, priority: 250)
    solver.solve()
    #expect(close(x, 80) && close(y, 88))
  }

  @Test("Constants change in their place, of required constraints, of others, and of limits")
  func constants() {
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    let place: SolverConstraint = solver.add([SolverTerm(x)], .equal, 10)
    let limit: SolverConstraint = solver.add([SolverTerm(x), SolverTerm(width)], .lessOrEqual, 100)
    let wish: SolverConstraint = solver.add([SolverTerm(width)], .equal, 200, priority: 750)
    solver.solve()
    #expect(close(width, 90))
    solver.setConstant(30, of: place)
    solver.solve()
    #expect(close(x, 30) && close(width, 70))
    solver.setConstant(500, of: limit)
    solver.solve()
    #expect(close(width, 200))
    solver.setConstant(40, of: wish)
    solver.setConstant(20, of: limit)
    solver.solve()
    #expect(close(x, 30) && close(width, -10))
  }

  @Test("Several constants change at once, though one alone would clash")
  func together() {
    let x = solver.makeVariable()
    let pair: [SolverConstraint] = [solver.add([SolverTerm(x)], .equal, 5), solver.add([SolverTerm(x)], .equal, 5)]
    #expect(solver.solve().isEmpty)
    for constraint in pair { solver.setConstant(8, of: constraint) }
    #expect(solver.solve().isEmpty && close(x, 8))
    solver.remove(pair[0])
    solver.setConstant(9, of: pair[1])
    #expect(solver.solve().isEmpty && close(x, 9))
  }

  @Test("Of required constraints that clash the last is broken; all are named; it holds again when the way is free")
  func conflicts() {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first: SolverConstraint = solver.add([SolverTerm(x)], .greaterOrEqual, 50)
    let second: SolverConstraint = solver.add([SolverTerm(y), SolverTerm(x, -1)], .equal, 10)
    _ = solver.add([SolverTerm(z)], .equal, 1)
    #expect(solver.solve().isEmpty)
    let third: SolverConstraint = solver.add([SolverTerm(y)], .lessOrEqual, 40)
    let conflicts: [SolverConflict] = solver.solve()
    #expect(conflicts == [SolverConflict(broken: third, clashing: [first, second, third])])
    #expect(solver.isBroken(third) && !solver.isBroken(first))
    #expect(solver.value(of: x) >= 50 - 1e-6 && close(z, 1))
    solver.setConstant(60, of: third)
    #expect(solver.solve().isEmpty && !solver.isBroken(third) && solver.value(of: y) <= 60 + 1e-6)
    solver.setConstant(0, of: third)
    #expect(solver.solve().map(\.broken) == [third])
    solver.remove(first)
    #expect(solver.solve().isEmpty && solver.value(of: y) <= 1e-6)
  }

  @Test("A constraint without variables holds or clashes by itself")
  func empty() {
    _ = solver.add([], .lessOrEqual, 5)
    #expect(solver.solve().isEmpty)
    let wrong: SolverConstraint = solver.add([], .equal, 5)
    #expect(solver.solve() == [SolverConflict(broken: wrong, clashing: [wrong])])
    let x = solver.makeVariable()
    _ = solver.add([SolverTerm(x), SolverTerm(x, -1)], .equal, 3, priority: 10)
    #expect(solver.solve().map(\.broken).allSatisfy { $0 == wrong } && solver.errors.map(\.error) == [3])
  }

  @Test("Variables and constraints leave nothing behind")
  func release() {
    for turn in 0..<200 {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let constraints: [SolverConstraint] = [
        solver.add([SolverTerm(x)], .equal, Double(turn)), solver.add([SolverTerm(y), SolverTerm(x, -1)], .equal, 1),
        solver.add([SolverTerm(y)], .equal, 0, priority: 30),
      ]
      solver.solve()
      #expect(close(y, Double(turn + 1)))
      for constraint in constraints { solver.remove(constraint) }
      solver.solve()
      solver.release(x)
      solver.release(y)
    }
    #expect(solver.tableau.columns.count < 20 && solver.tableau.rows.count < 10)
    #expect(solver.tableau.levels.isEmpty && solver.records.count < 10)
  }

  @Test("A change of one constant in a long chain changes the basis hardly at all")
  func cost() {
    var previous = solver.makeVariable()
    let start: SolverConstraint = solver.add([SolverTerm(previous)], .equal, 0)
    for _ in 0..<300 {
      let next = solver.makeVariable()
      _ = solver.add([SolverTerm(next), SolverTerm(previous, -1)], .greaterOrEqual, 8)
      _ = solver.add([SolverTerm(next), SolverTerm(previous, -1)], .equal, 0, priority: 250)
      previous = next
    }
    solver.solve()
    #expect(close(previous, 2_400))
    let before: Int = solver.pivots
    solver.setConstant(100, of: start)
    solver.solve()
    #expect(close(previous, 2_500) && solver.pivots - before == 0)
  }
}
