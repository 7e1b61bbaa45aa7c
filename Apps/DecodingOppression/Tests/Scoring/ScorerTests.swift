import Testing

@testable import DecodingOppression

/// The formulas of specification 3.4, with numbers worked out by hand.
struct ScorerTests {
  /// Two benefits and a burden for elites, three burdens for the outgroup, a benefit for others, three neutral clauses.
  static let example: [TierClassification] = [
    clause(.elite, .benefit, architecture: ArchitectureScores(aar: 1)),
    clause(.elite, .benefit),
    clause(.elite, .burden),
    clause(
      .outgroup, .burden, architecture: ArchitectureScores(aar: 0.4, se: 0.4), proxies: ["a", "b"], expands: true),
    clause(.outgroup, .burden, proxies: ["a"]),
    clause(.outgroup, .burden),
    clause(.inGroupNonElite, .benefit),
    clause(), clause(),
    clause(domains: ["housing", "labour"]),
  ]
  static let scorer = DefaultPolicyScorer(chainDomains: ["housing", "voting", "land", "credit"])

  @Test("DIS weighs what elites and others gain against the outgroup")
  func dis() throws {
    // Net: elite 1/3, outgroup -1, others 1; 0.75 (4/3)/2 + 0.25 (2)/2
    #expect(isClose(try Self.scorer.score(Self.example).dis, 0.75))
  }

  @Test("ADS is the mean of the four components over all clauses")
  func ads() throws {
    // (0.25 + 0.2) / 10
    let scores: ScoreResult = try Self.scorer.score(Self.example)
    #expect(isClose(scores.ads, 0.045))
    #expect(isClose(scores.ads, ArchitectureScores.mean(of: Self.example.map(\.architectureScores)).mean))
  }

  @Test("EIS is what elites gain among the clauses with an effect")
  func eis() throws {
    #expect(isClose(try Self.scorer.score(Self.example).eis, 1.0 / 7))
  }

  @Test("OES averages expansion rate, proxy usage rate and a third of the proxy density")
  func oes() throws {
    // 1/10, 2/10 and (3/10)/3
    #expect(isClose(try Self.scorer.score(Self.example).oes, 0.4 / 3))
  }

  @Test("OES counts at most three proxy terms a clause")
  func oesDensityIsBounded() throws {
    let many: [TierClassification] = [clause(proxies: ["a", "b", "c", "d", "e", "f"], expands: true)]
    #expect(try Self.scorer.score(many).oes == 1)
  }

  @Test("CIS scales the own effect by the overlap with the chain's domains")
  func cis() throws {
    let scores: ScoreResult = try Self.scorer.score(Self.example)
    // e = 0.375 + 0.0135 + 0.08/3; housing is one of four domains, labour none of them
    let own: Double = 0.3885 + 0.08 / 3
    #expect(isClose(scores.ownEffect, own))
    #expect(scores.domainOverlap == 0.25)
    #expect(isClose(scores.cis, own * 0.625))
    #expect(scores.domains == ["housing", "labour"])
  }

  @Test("COI weighs the five scores")
  func coi() throws {
    let own: Double = 0.3885 + 0.08 / 3
    let expected: Double = 0.225 + 0.009 + 0.2 / 7 + 0.15 * own * 0.625 + 0.02
    #expect(isClose(try Self.scorer.score(Self.example).coi, expected))
  }

  @Test("A text of elite benefits and outgroup burdens comes near 0.6, its opposite near -0.4")
  func typicalTexts() throws {
    let half = ArchitectureScores(aar: 0.5, se: 0.5, ij: 0.5, rsc: 0.5)
    let all: [String] = ["credit", "housing", "land", "voting"]
    let harsh: [TierClassification] = [
      clause(.elite, .benefit, architecture: half, domains: all), clause(.outgroup, .burden, architecture: half),
    ]
    // 0.3 (0.875) + 0.2 (0.5) + 0.2 (0.5) + 0.15 (0.5875)
    #expect(isClose(try Self.scorer.score(harsh).coi, 0.550625))
    let kind: [TierClassification] = [clause(.outgroup, .benefit, domains: all), clause(.elite, .burden)]
    // 0.3 (-0.875) + 0.2 (-0.5) + 0.15 (-0.4375)
    #expect(isClose(try Self.scorer.score(kind).coi, -0.428125))
  }

  @Test("No clauses is an error and never a score")
  func noClauses() {
    #expect(throws: AnalysisError.noClauses) { try Self.scorer.score([]) }
    #expect(Self.scorer.makeAccumulator().result == .zero)
  }

  @Test("Neutral clauses alone give zero")
  func neutralClauses() throws {
    let scores: ScoreResult = try Self.scorer.score([clause(), clause()])
    #expect(SubScore.allCases.allSatisfy { scores[$0] == 0 } && scores.coi == 0)
    #expect(scores.evidence?.withEffect == 0)
    #expect(!scores.verdict.isJudged)
  }

  @Test("Values that are no numbers do not reach a score")
  func noNaN() throws {
    let broken = ArchitectureScores(aar: .nan, se: .infinity, ij: -.infinity, rsc: -3)
    let scores: ScoreResult = try Self.scorer.score([clause(.elite, .benefit, architecture: broken)])
    #expect(scores.ads == 0.25)
    #expect(scores.coi.isFinite)
  }

  @Test("Without a chain there is no overlap")
  func noChain() throws {
    let scores: ScoreResult = try DefaultPolicyScorer().score([clause(.outgroup, .burden, domains: ["land"])])
    #expect(scores.domainOverlap == 0)
    #expect(isClose(scores.cis, scores.ownEffect / 2))
  }
}
