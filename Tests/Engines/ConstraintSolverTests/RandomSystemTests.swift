import SeededNumbers
import Testing

@testable import ConstraintSolver

/// Constraints that come, go and change at random.
@Suite("Random systems of constraints")
struct RandomSystemTests {
  struct Rule {
    var terms: [(Int, Double)]
    var relation: SolverRelation
    var constant: Double
    var priority: Double
    var handle: SolverConstraint
  }

  /// A solver and the rules that it has, in the order in which they came.
  struct Subject {
    let solver = ConstraintSolver()
    var variables: [SolverVariable] = []
    var rules: [Rule] = []

    init(variables count: Int) { variables = (0..<count).map { [solver] _ in solver.makeVariable() } }

    mutating func add(_ rule: Rule) {
      var rule: Rule = rule
      rule.handle = solver.add(
        rule.terms.map { SolverTerm(variables[$0.0], $0.1) }, rule.relation, rule.constant, priority: rule.priority)
      rules.append(rule)
    }

    /// The same rules in a solver that has seen nothing else.
    func fresh() -> Subject {
      var result = Subject(variables: variables.count)
      for rule in rules { result.add(rule) }
      return result
    }

    /// Where the solution breaks a required rule that is not left out; nil as a rule.
    var fault: String? {
      for rule in rules where rule.priority >= 1_000 && !solver.isBroken(rule.handle) {
        let sum: Double = rule.terms.reduce(0) { $0 + $1.1 * solver.value(of: variables[$1.0]) }
        let difference: Double = sum - rule.constant
        let holds: Bool =
          switch rule.relation {
          case .equal: abs(difference) < 1e-4
          case .lessOrEqual: difference < 1e-4
          case .greaterOrEqual: difference > -1e-4
          }
        if !holds { return "\(rule) is \(sum)" }
      }
      return nil
    }

    var brokenPlaces: [Int] { rules.indices.filter { solver.isBroken(rules[$0].handle) } }
  }

  private static func rule(_ variables: Int, using random: inout SeededGenerator) -> Rule {
    let count: Int = 1 + random.below(3)
    let coefficients: [Double] = [1, -1, 1, -1, 2, 0.5, -0.5]
    let terms: [(Int, Double)] = (0..<count).map { _ in
      (random.below(variables), coefficients[random.below(coefficients.count)])
    }
    let relations: [SolverRelation] = [.equal, .equal, .lessOrEqual, .greaterOrEqual]
    let priorities: [Double] = [1_000, 1_000, 750, 500, 250, 250, 50]
    return Rule(
      terms: terms, relation: relations[random.below(4)], constant: Double(random.below(41) - 20) * 5,
      priority: priorities[random.below(priorities.count)], handle: SolverConstraint(index: -1))
  }

  private static func isClose(_ left: [(priority: Double, error: Double)], _ right: [(priority: Double, error: Double)])
    -> Bool
  {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.priority == $1.priority && abs($0.error - $1.error) < 1e-3 }
  }

  @Test("Added, removed and changed in steps, a system is solved as one that is built anew", arguments: 0..<8)
  func incremental(part: Int) {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(part * 1_000_000 + seed))
      let count: Int = 2 + random.below(9)
      var subject = Subject(variables: count)
      for step in 0..<14 {
        for _ in 0...random.below(3) {
          switch random.below(10) {
          case 0..<5: subject.add(Self.rule(count, using: &random))
          case 5..<7:
            guard !subject.rules.isEmpty else { continue }
            let index: Int = random.below(subject.rules.count)
            subject.solver.remove(subject.rules.remove(at: index).handle)
          default:
            guard !subject.rules.isEmpty else { continue }
            let index: Int = random.below(subject.rules.count)
            subject.rules[index].constant = Double(random.below(41) - 20) * 5
            subject.solver.setConstant(subject.rules[index].constant, of: subject.rules[index].handle)
          }
        }
        subject.solver.solve()
        let fresh: Subject = subject.fresh()
        fresh.solver.solve()
        let place: String = "seed \(part)/\(seed), step \(step)"
        #expect(subject.fault == nil && fresh.fault == nil, "\(place)")
        // Which rules clash is told by order where steps came one by one; a batch may meet another set first.
        #expect(subject.brokenPlaces == fresh.brokenPlaces, "\(place)")
        guard subject.brokenPlaces == fresh.brokenPlaces else { return }
        let (left, right) = (Self.errors(subject), Self.errors(fresh))
        #expect(Self.isClose(left, right), "\(place): \(left) \(right)")
        guard Self.isClose(left, right) else { return }
        if subject.solver.isUnique, fresh.solver.isUnique {
          let differs: Bool = (0..<count).contains {
            abs(subject.solver.value(of: subject.variables[$0]) - fresh.solver.value(of: fresh.variables[$0])) > 1e-4
          }
          #expect(!differs, "\(place)")
        }
      }
    }
  }

  private static func errors(_ subject: Subject) -> [(priority: Double, error: Double)] { subject.solver.errors }

  @Test("Errors are the least at each priority, as a full table finds them", arguments: 0..<4)
  func leastErrors(part: Int) {
    var solved: Int = 0
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(part * 7_000_000 + seed))
      let count: Int = 2 + random.below(5)
      var subject = Subject(variables: count)
      for _ in 0..<(3 + random.below(9)) { subject.add(Self.rule(count, using: &random)) }
      let conflicts: [SolverConflict] = subject.solver.solve()
      var reference = DenseReference(variables: count)
      for rule in subject.rules {
        let relation: DenseReference.Relation =
          switch rule.relation {
          case .equal: .equal
          case .lessOrEqual: .lessOrEqual
          case .greaterOrEqual: .greaterOrEqual
          }
        reference.add(rule.terms, relation, rule.constant, priority: rule.priority)
      }
      let expected: [Double]? = reference.solve()
      #expect((expected == nil) == !conflicts.isEmpty, "seed \(part)/\(seed)")
      guard let expected, conflicts.isEmpty else { continue }
      solved += 1
      let errors: [Double] = subject.solver.errors.map(\.error)
      let isLeast: Bool = errors.count == expected.count && zip(errors, expected).allSatisfy { abs($0 - $1) < 1e-3 }
      #expect(isLeast, "seed \(part)/\(seed): \(errors) \(expected)")
    }
    #expect(solved > 20)
  }

  @Test("The constraints of a conflict clash by themselves, and do not without the broken one")
  func clashes() {
    var found: Int = 0
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(900_000 + seed))
      var subject = Subject(variables: 4)
      for _ in 0..<8 {
        var rule: Rule = Self.rule(4, using: &random)
        rule.priority = 1_000
        subject.add(rule)
      }
      guard let conflict = subject.solver.solve().first else { continue }
      found += 1
      #expect(conflict.clashing.contains(conflict.broken))
      var alone = Subject(variables: 4)
      for rule in subject.rules where conflict.clashing.contains(rule.handle) { alone.add(rule) }
      #expect(alone.solver.solve().count == 1, "seed \(seed)")
    }
    #expect(found > 50)
  }
}
