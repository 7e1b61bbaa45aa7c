import Foundation
import SwiftData

/// One clause of an analysed policy and what was found in it.
@Model
public final class AnalyzedClause {
  public var id: UUID
  /// The number of the clause in the policy, from 1.
  public var index: Int
  /// The clause as it stands in the policy.
  public var text: String
  /// The page of the document on which the clause begins, from 1; nil when it is not known.
  public var page: Int?
  /// The group that the clause addresses, nil when none was detected.
  public var targetGroup: TargetGroup?
  /// The effect of the clause on the group; nil when neutral.
  public var effectDirection: EffectDirection?
  /// The tier that answered: 1, 2 or 3.
  public var tierUsed: Int
  /// How sure the tier is, 0 to 1.
  public var confidence: Double
  /// The fields of life that the clause touches, sorted.
  public var domains: [String]
  /// JSON of ``architectureScores`` (behaviour 4).
  @Attribute(.externalStorage) public var architectureScoresData: Data
  /// The proxy terms of the clause, each once (behaviour 5).
  public var proxyTerms: [String]
  /// Whether the clause widens the outgroup (behaviour 6).
  public var expandsOutgroup: Bool
  /// Whether the guarded model refused the clause, so that a lower tier answered (behaviour 7).
  public var wasSafetyFallback: Bool
  /// The analysis that owns the clause.
  public var analysis: PolicyAnalysis?

  /// Creates a clause; every argument but index and text has a default (behaviour 8).
  public init(
    id: UUID = UUID(), index: Int, text: String, page: Int? = nil, targetGroup: TargetGroup? = nil,
    effectDirection: EffectDirection? = nil, tierUsed: Int = 1, confidence: Double = 0, domains: [String] = [],
    architectureScores: ArchitectureScores = .zero, proxyTerms: [String] = [], expandsOutgroup: Bool = false,
    wasSafetyFallback: Bool = false
  ) {
    self.id = id
    self.index = index
    self.text = text
    self.page = page
    self.targetGroup = targetGroup
    self.effectDirection = effectDirection
    self.tierUsed = tierUsed
    self.confidence = confidence
    self.domains = domains
    self.architectureScoresData = StoredJSON.data(architectureScores)
    self.proxyTerms = proxyTerms
    self.expandsOutgroup = expandsOutgroup
    self.wasSafetyFallback = wasSafetyFallback
  }

  /// The four architecture scores, decoded on get and encoded on set; all 0 when the data hold none (behaviour 4).
  public var architectureScores: ArchitectureScores {
    get { StoredJSON.value(architectureScoresData) ?? .zero }
    set { architectureScoresData = StoredJSON.data(newValue) }
  }
}

extension AnalyzedClause {
  /// Takes over what a tier found.
  public convenience init(_ classification: TierClassification) {
    self.init(
      index: classification.clauseIndex, text: classification.text, page: classification.page,
      targetGroup: classification.targetGroup, effectDirection: classification.effectDirection,
      tierUsed: classification.tierUsed,
      confidence: classification.confidence, domains: classification.domains,
      architectureScores: classification.architectureScores, proxyTerms: classification.proxyDetection.terms,
      expandsOutgroup: classification.proxyDetection.expandsOutgroup,
      wasSafetyFallback: classification.wasSafetyFallback)
  }

  /// The score of this clause alone, -1 (liberates) to 1 (oppresses).
  public var score: Double {
    ClauseScore.value(group: targetGroup, effect: effectDirection, architecture: architectureScores)
  }
}
