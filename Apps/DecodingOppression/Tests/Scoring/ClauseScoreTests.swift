import Testing

@testable import DecodingOppression

struct ClauseScoreTests {
  static let directions: [(TargetGroup?, EffectDirection?, Double)] = [
    (.elite, .benefit, 1), (.outgroup, .burden, 1), (.inGroupNonElite, .burden, 0.5),
    (.inGroupNonElite, .benefit, -0.5),
    (.outgroup, .benefit, -1), (.elite, .burden, -1), (nil, nil, 0), (.elite, nil, 0), (nil, .burden, 0),
  ]

  @Test("The direction of a clause (specification 3.4)", arguments: directions)
  func direction(group: TargetGroup?, effect: EffectDirection?, expected: Double) {
    #expect(ClauseScore.direction(group: group, effect: effect) == expected)
  }

  @Test("A clause's score is 0.6 of its direction and 0.4 of its architecture")
  func value() {
    let half = ArchitectureScores(aar: 1, se: 1)
    #expect(isClose(clause(.outgroup, .burden, architecture: half).score, 0.8))
    #expect(isClose(clause(.inGroupNonElite, .burden, architecture: half).score, 0.5))
    #expect(isClose(clause(architecture: half).score, 0.2))
  }

  @Test("A liberating clause drops its architecture")
  func liberating() {
    let full = ArchitectureScores(aar: 1, se: 1, ij: 1, rsc: 1)
    #expect(isClose(clause(.outgroup, .benefit, architecture: full).score, -0.6))
    #expect(isClose(clause(.inGroupNonElite, .benefit, architecture: full).score, -0.3))
  }

  @Test("Oppressive clauses start at 0.3, liberatory ones below 0 (87)")
  func thresholds() {
    #expect(ClauseScore.isOppressive(0.3))
    #expect(!ClauseScore.isOppressive(0.2999))
    #expect(ClauseScore.isLiberatory(-0.0001))
    #expect(!ClauseScore.isLiberatory(0))
  }
}
