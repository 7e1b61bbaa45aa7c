/// One tier of classification (specification 3.6).
public protocol ClauseClassifier: Sendable {
  /// 1 for rules, 2 for a local model, 3 for a guarded model.
  var tier: Int { get }

  /// Whether the tier can answer now; a model may still be downloading.
  var isAvailable: Bool { get async }

  /// Classifies one clause.
  /// - Throws: ``GuardrailRefusal`` when the model's safety guardrail refuses the clause; any other error means that
  ///   the tier failed.
  func classify(_ clause: PolicyClause) async throws -> TierClassification
}

/// A guarded model's refusal to read a clause.
public struct GuardrailRefusal: Error, Hashable, Sendable {
  public init() {}
}
