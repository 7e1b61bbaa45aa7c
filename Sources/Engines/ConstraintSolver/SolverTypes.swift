/// An unknown of a system, without bounds of its own.
package struct SolverVariable: Hashable, Sendable {
  let column: Int32
}

/// A multiple of a variable.
package struct SolverTerm: Equatable, Sendable {
  package var variable: SolverVariable
  package var coefficient: Double

  package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the sum of a constraint's terms compares with its constant.
package enum SolverRelation: Sendable {
  case lessOrEqual
  case equal
  case greaterOrEqual
}

/// A constraint of a solver; invalid once it was removed there.
package struct SolverConstraint: Hashable, Sendable {
  let index: Int
}

/// Required constraints that cannot hold together.
package struct SolverConflict: Equatable, Sendable {
  /// The constraint that is left out: the one of those that was added last.
  package var broken: SolverConstraint
  /// All that clash, among them the broken one, in the order in which they were added.
  package var clashing: [SolverConstraint]
}
