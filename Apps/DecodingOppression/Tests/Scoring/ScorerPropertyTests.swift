import Testing

@testable import DecodingOppression

/// What holds for every policy, tried on random ones.
struct ScorerPropertyTests {
  static let chain: Set<String> = ["voting", "housing", "credit", "land"]
  static let scorer = DefaultPolicyScorer(chainDomains: chain)

  static func randomClauses(_ generator: inout SeededGenerator) -> [TierClassification] {
    let count = Int.random(in: 1...60, using: &generator)
    return (0..<count).map { _ in
      let isNeutral = Int.random(in: 0..<4, using: &generator) == 0
      return clause(
        isNeutral ? nil : TargetGroup.allCases.randomElement(using: &generator),
        isNeutral ? nil : EffectDirection.allCases.randomElement(using: &generator),
        architecture: ArchitectureScores(
          aar: .random(in: 0...1, using: &generator), se: .random(in: 0...1, using: &generator),
          ij: .random(in: 0...1, using: &generator), rsc: .random(in: 0...1, using: &generator)),
        proxies: (0..<Int.random(in: 0...5, using: &generator)).map { "term \($0)" },
        expands: Bool.random(using: &generator),
        domains: ["credit", "housing", "labour"].filter { _ in Bool.random(using: &generator) })
    }
  }

  /// The formulas of specification 3.4 over arrays, without running sums.
  static func reference(_ clauses: [TierClassification]) -> ScoreResult {
    let n = Double(clauses.count)
    func count(_ group: TargetGroup, _ effect: EffectDirection) -> Double {
      Double(clauses.filter { $0.targetGroup == group && $0.effectDirection == effect }.count)
    }
    func net(_ group: TargetGroup) -> Double {
      let (b, u) = (count(group, .benefit), count(group, .burden))
      return (b - u) / max(1, b + u)
    }
    let dis: Double =
      0.75 * (net(.elite) - net(.outgroup)) / 2 + 0.25 * (net(.inGroupNonElite) - net(.outgroup)) / 2
    let ads: Double = clauses.map(\.architectureScores.mean).reduce(0, +) / n
    let withEffect = Double(clauses.filter { $0.effectDirection != nil }.count)
    let eis: Double = (count(.elite, .benefit) - count(.elite, .burden)) / max(1, withEffect)
    let expansion: Double = Double(clauses.filter { $0.proxyDetection.expandsOutgroup }.count) / n
    let usage: Double = Double(clauses.filter { !$0.proxyDetection.terms.isEmpty }.count) / n
    let density: Double = Double(clauses.map { $0.proxyDetection.terms.count }.reduce(0, +)) / n
    let oes: Double = (expansion + usage + min(1, density / 3)) / 3
    let own: Double = max(-1, min(1, 0.5 * dis + 0.3 * ads + 0.2 * oes))
    let domains: Set<String> = Set(clauses.flatMap(\.domains))
    let overlap: Double = Double(chain.filter(domains.contains).count) / Double(chain.count)
    let cis: Double = own * (0.5 + 0.5 * overlap)
    return ScoreResult(
      coi: 0.3 * dis + 0.2 * ads + 0.2 * eis + 0.15 * cis + 0.15 * oes, dis: dis, ads: ads, eis: eis, cis: cis,
      oes: oes, ownEffect: own, domainOverlap: overlap, domains: domains.sorted())
  }

  @Test("Partial scores are the batch scores of the clauses so far, and follow the formulas (35)", arguments: 1...40)
  func partialEqualsBatch(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let clauses: [TierClassification] = Self.randomClauses(&generator)
    var accumulator: ScoreAccumulator = Self.scorer.makeAccumulator()
    for end in clauses.indices {
      accumulator.add(clauses[end])
      let part: [TierClassification] = Array(clauses[...end])
      let partial: ScoreResult = accumulator.result
      #expect(try partial == Self.scorer.score(part))
      let expected: ScoreResult = Self.reference(part)
      for score in SubScore.allCases { #expect(isClose(partial[score], expected[score])) }
      #expect(isClose(partial.coi, expected.coi))
      #expect(partial.domains == expected.domains)
    }
  }

  @Test("Every score stays in its range", arguments: 1...200)
  func ranges(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &* 7919)
    let scores: ScoreResult = try Self.scorer.score(Self.randomClauses(&generator))
    #expect((-0.575...1).contains(scores.coi))
    #expect((-1...1).contains(scores.dis))
    #expect((0...1).contains(scores.ads))
    #expect((-1...1).contains(scores.eis))
    #expect((-1...1).contains(scores.cis))
    #expect((0...1).contains(scores.oes))
    #expect((-1...1).contains(scores.ownEffect))
  }

  @Test("A worse clause does not make its score better", arguments: 1...60)
  func monotonicity(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &* 104_729)
    let clauses: [TierClassification] = Self.randomClauses(&generator)
    let before: ScoreResult = try Self.scorer.score(clauses)

    let relief: TierClassification = clause(.outgroup, .benefit)
    let harm: TierClassification = clause(.outgroup, .burden)
    #expect(try Self.scorer.score(clauses + [harm]).dis >= before.dis - 1e-12)
    #expect(try Self.scorer.score(clauses + [harm]).dis >= Self.scorer.score(clauses + [relief]).dis)
    #expect(try Self.scorer.score(clauses + [harm]).coi >= Self.scorer.score(clauses + [relief]).coi)

    var marked: [TierClassification] = clauses
    marked[0].architectureScores = ArchitectureScores(aar: 1, se: 1, ij: 1, rsc: 1)
    #expect(try Self.scorer.score(marked).ads >= before.ads - 1e-12)
    #expect(try Self.scorer.score(marked).coi >= before.coi - 1e-12)

    var widened: [TierClassification] = clauses
    widened[0].proxyDetection = ProxyDetection(terms: ["a", "b", "c", "d", "e"], expandsOutgroup: true)
    #expect(try Self.scorer.score(widened).oes >= before.oes - 1e-12)
    #expect(try Self.scorer.score(widened).coi >= before.coi - 1e-12)
  }
}
