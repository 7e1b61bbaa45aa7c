/// The reading of one clause by a tier.
public struct TierClassification: Codable, Hashable, Sendable, Identifiable {
  /// The number of the clause in the policy, from 1.
  public var clauseIndex: Int
  /// The clause as it stands in the policy.
  public var text: String
  /// The page on which the clause begins, from 1; nil when it is not known.
  public var page: Int?
  /// The group that the clause addresses, nil when none was detected.
  public var targetGroup: TargetGroup?
  /// The effect of the clause on the group; nil when neutral.
  public var effectDirection: EffectDirection?
  /// The four techniques of unequal treatment.
  public var architectureScores: ArchitectureScores
  /// Stand-in words and widened classes.
  public var proxyDetection: ProxyDetection
  /// The fields of life that the clause touches, such as "housing", sorted.
  public var domains: [String]
  /// The tier that answered: 1 (rules), 2 (local model) or 3 (guarded model).
  public var tierUsed: Int
  /// Whether the guarded model refused the clause, so that a lower tier answered (behaviour 7).
  public var wasSafetyFallback: Bool
  /// How sure the tier is, 0 to 1.
  public var confidence: Double

  public var id: Int { clauseIndex }

  /// Creates a classification; what is left out is neutral and of tier 1.
  public init(
    clauseIndex: Int, text: String, page: Int? = nil, targetGroup: TargetGroup? = nil,
    effectDirection: EffectDirection? = nil,
    architectureScores: ArchitectureScores = .zero, proxyDetection: ProxyDetection = .none, domains: [String] = [],
    tierUsed: Int = 1, wasSafetyFallback: Bool = false, confidence: Double = 0
  ) {
    self.clauseIndex = clauseIndex
    self.text = text
    self.page = page
    self.targetGroup = targetGroup
    self.effectDirection = effectDirection
    self.architectureScores = architectureScores
    self.proxyDetection = proxyDetection
    self.domains = domains
    self.tierUsed = tierUsed
    self.wasSafetyFallback = wasSafetyFallback
    self.confidence = confidence
  }

  /// The score of this clause alone, about -1 (liberates) to 1 (oppresses).
  public var score: Double {
    ClauseScore.value(group: targetGroup, effect: effectDirection, architecture: architectureScores)
  }
}
