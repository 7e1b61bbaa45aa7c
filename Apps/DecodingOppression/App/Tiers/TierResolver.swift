/// Chooses the tier that classifies a clause (specification 3.6).
///
/// The highest available tier answers. A refusal by the guardrail, an error, and a confidence below 0.5 each hand the
/// clause to the next tier below; only a refusal sets `wasSafetyFallback`, and once set it stays (behaviour 7). Tier 1
/// is always there and its answer is final.
public struct TierResolver: Sendable {
  /// Below this the answer of tier 2 or 3 is not taken.
  public static let minimumConfidence = 0.5

  private let rules: LexiconClassifier
  private let models: [any ClauseClassifier]

  /// Creates a resolver over the rules and any number of models; the order of the models does not matter.
  public init(rules: LexiconClassifier, models: [any ClauseClassifier] = []) {
    self.rules = rules
    self.models = models.filter { $0.tier > 1 }.sorted { $0.tier > $1.tier }
  }

  /// Classifies one clause.
  /// - Throws: `CancellationError` when the task is cancelled; what else goes wrong in a tier is the next tier's work.
  public func classify(_ clause: PolicyClause) async throws -> TierClassification {
    var wasRefused = false
    for model in models where await model.isAvailable {
      do {
        let answer: TierClassification = try await model.classify(clause)
        if answer.confidence >= Self.minimumConfidence {
          return completed(answer, clause, tier: model.tier, wasRefused: wasRefused)
        }
      } catch is GuardrailRefusal {
        wasRefused = true
      } catch let error as CancellationError {
        throw error
      } catch {
        try Task.checkCancellation()
      }
    }
    try Task.checkCancellation()
    var answer: TierClassification = rules.classify(clause)
    answer.page = clause.page
    answer.wasSafetyFallback = wasRefused
    return answer
  }

  /// A model answers for the clause's meaning only; number, text, page, tier and flag are the resolver's, and numbers are
  /// brought into their ranges, so that no model can put a value that is not a number into a score.
  private func completed(
    _ answer: TierClassification, _ clause: PolicyClause, tier: Int, wasRefused: Bool
  ) -> TierClassification {
    var result: TierClassification = answer
    result.clauseIndex = clause.index
    result.text = clause.text
    result.page = clause.page
    result.tierUsed = tier
    result.wasSafetyFallback = wasRefused
    result.architectureScores = answer.architectureScores.bounded
    result.confidence = answer.confidence.bounded(0...1)
    if result.domains.isEmpty { result.domains = rules.domains(in: clause) }
    return result
  }
}
