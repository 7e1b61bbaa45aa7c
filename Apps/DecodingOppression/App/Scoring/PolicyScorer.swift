/// Turns classified clauses into the scores of a policy.
public protocol PolicyScorer: Sendable {
  /// An accumulator without a clause, for partial scores.
  func makeAccumulator() -> ScoreAccumulator

  /// The scores of all clauses.
  /// - Throws: ``AnalysisError/noClauses`` when there is none.
  func score(_ classifications: [TierClassification]) throws -> ScoreResult
}

/// The scorer of specification 3.4.
public struct DefaultPolicyScorer: PolicyScorer {
  /// The fields of life that the historical chain touched; CIS asks which of them the policy touches again.
  public let chainDomains: Set<String>

  /// When clauses are enough for a verdict.
  public let evidenceRule: EvidenceRule

  /// Creates a scorer; without domains of a chain the overlap is 0.
  public init(chainDomains: Set<String> = [], evidenceRule: EvidenceRule = .standard) {
    self.chainDomains = chainDomains
    self.evidenceRule = evidenceRule
  }

  public func makeAccumulator() -> ScoreAccumulator {
    ScoreAccumulator(chainDomains: chainDomains, evidenceRule: evidenceRule)
  }

  public func score(_ classifications: [TierClassification]) throws -> ScoreResult {
    guard !classifications.isEmpty else { throw AnalysisError.noClauses }
    var accumulator: ScoreAccumulator = makeAccumulator()
    for classification in classifications { accumulator.add(classification) }
    return accumulator.result
  }
}
