import Testing

@testable import DecodingOppression

/// The fallback rules of specification 3.6.
struct TierResolverTests {
  static let text = PolicyClause(index: 4, text: "A tenant is denied a lease.")

  private func resolve(_ models: any ClauseClassifier...) async throws -> TierClassification {
    try await TierResolver(rules: Bundled.classifier, models: models).classify(Self.text)
  }

  @Test("Without models tier 1 answers")
  func rulesAlone() async throws {
    let found: TierClassification = try await resolve()
    #expect(found == Bundled.classifier.classify(Self.text))
    #expect(found.tierUsed == 1)
    #expect(!found.wasSafetyFallback)
  }

  @Test("The highest available tier answers, in whatever order the tiers are given")
  func highestTier() async throws {
    #expect(try await resolve(FakeTier.sure(2), FakeTier.sure(3)).tierUsed == 3)
    #expect(try await resolve(FakeTier.sure(3, isAvailable: false), FakeTier.sure(2)).tierUsed == 2)
    #expect(try await resolve(FakeTier.sure(2, isAvailable: false)).tierUsed == 1)
  }

  @Test("A refusal goes to tier 2 with the flag (7)")
  func refusalToTier2() async throws {
    let found: TierClassification = try await resolve(FakeTier.failing(3, GuardrailRefusal()), FakeTier.sure(2))
    #expect(found.tierUsed == 2)
    #expect(found.wasSafetyFallback)
  }

  @Test("A refusal without an answer of tier 2 goes to tier 1 with the flag (7)")
  func refusalToTier1() async throws {
    let refusing = FakeTier.failing(3, GuardrailRefusal())
    for second in [FakeTier.sure(2, isAvailable: false), .failing(2, ModelCrash()), .sure(2, confidence: 0.4)] {
      let found: TierClassification = try await resolve(refusing, second)
      #expect(found.tierUsed == 1)
      #expect(found.wasSafetyFallback)
    }
  }

  @Test("An error goes to the tier below without the flag")
  func errors() async throws {
    let second: TierClassification = try await resolve(FakeTier.failing(2, ModelCrash()))
    #expect(second.tierUsed == 1 && !second.wasSafetyFallback)
    let third: TierClassification = try await resolve(FakeTier.failing(3, ModelCrash()), FakeTier.sure(2))
    #expect(third.tierUsed == 2 && !third.wasSafetyFallback)
  }

  @Test("Confidence below 0.5 goes to the tier below without the flag")
  func lowConfidence() async throws {
    let low: TierClassification = try await resolve(FakeTier.sure(3, confidence: 0.49), FakeTier.sure(2))
    #expect(low.tierUsed == 2 && !low.wasSafetyFallback)
    let enough: TierClassification = try await resolve(FakeTier.sure(3, confidence: 0.5), FakeTier.sure(2))
    #expect(enough.tierUsed == 3)
    let both: TierClassification = try await resolve(
      FakeTier.sure(3, confidence: 0), FakeTier.sure(2, confidence: .nan))
    #expect(both.tierUsed == 1 && !both.wasSafetyFallback)
  }

  @Test("A model decides on meaning only: number, text, tier and flag are the resolver's")
  func modelsAreNotTrusted() async throws {
    let broken = FakeTier(tier: 2) { _ in
      TierClassification(
        clauseIndex: 0, text: "", targetGroup: .elite, effectDirection: .burden,
        architectureScores: ArchitectureScores(aar: .nan, se: 9, ij: -1, rsc: 0.5), tierUsed: 3,
        wasSafetyFallback: true, confidence: 12)
    }
    let found: TierClassification = try await resolve(broken)
    #expect(found.clauseIndex == 4)
    #expect(found.text == Self.text.text)
    #expect(found.tierUsed == 2)
    #expect(!found.wasSafetyFallback)
    #expect(found.architectureScores == ArchitectureScores(aar: 0, se: 1, ij: 0, rsc: 0.5))
    #expect(found.confidence == 1)
    #expect(found.domains == ["housing"])
  }

  @Test("Cancellation is not taken for a failed model")
  func cancellation() async {
    await #expect(throws: CancellationError.self) {
      _ = try await resolve(FakeTier.failing(3, CancellationError()), FakeTier.sure(2))
    }
  }
}
