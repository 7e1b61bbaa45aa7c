import Foundation

/// When clauses are enough to judge a policy by; a part of the lexicon, so that users can read and change it.
public struct EvidenceRule: Codable, Hashable, Sendable {
  /// Why the numbers are as they are.
  public var note: String?
  /// The least number of clauses with an effect.
  public var minimumClauses: Int
  /// The least share of clauses with an effect among all clauses, 0 to 1.
  public var minimumShare: Double

  public init(note: String? = nil, minimumClauses: Int, minimumShare: Double) {
    self.note = note
    self.minimumClauses = minimumClauses
    self.minimumShare = minimumShare
  }

  /// The rule of lexicons without one: five clauses and 3 %. One or two clauses can be an accident of one word; in a
  /// long text even five are, when all the others say nothing about people.
  public static let standard: EvidenceRule = .init(minimumClauses: 5, minimumShare: 0.03)
}

/// How many clauses carry a score, and the rule that says whether they are enough for a verdict.
public struct Evidence: Codable, Hashable, Sendable {
  /// All clauses of the policy.
  public var clauses: Int
  /// The clauses in which a group and an effect on it were found.
  public var withEffect: Int
  /// The rule in force when the policy was analysed.
  public var rule: EvidenceRule

  public init(clauses: Int, withEffect: Int, rule: EvidenceRule = .standard) {
    self.clauses = clauses
    self.withEffect = withEffect
    self.rule = rule
  }

  /// Whether the clauses are enough for a verdict.
  public var isEnough: Bool {
    withEffect >= rule.minimumClauses && Double(withEffect) >= rule.minimumShare * Double(clauses)
  }

  /// "3 of 193 clauses".
  public func text(locale: Locale) -> String {
    let noun: String = clauses == 1 ? "clause" : "clauses"
    return "\(withEffect.formatted(.number.locale(locale))) of \(clauses.formatted(.number.locale(locale))) \(noun)"
  }

  /// A sentence that says what the score rests on, and what is missing for a verdict.
  public func sentence(locale: Locale) -> String {
    let verb: String = clauses == 1 ? "carries" : "carry"
    let start: String = "\(text(locale: locale)) \(verb) the score"
    guard !isEnough else { return start + "." }
    let share: String = rule.minimumShare.formatted(.percent.precision(.fractionLength(0...1)).locale(locale))
    return
      "\(start). A verdict needs at least \(rule.minimumClauses.formatted(.number.locale(locale))) and \(share) of all."
  }
}
