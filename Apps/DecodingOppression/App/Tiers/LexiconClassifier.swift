import Foundation

/// Tier 1: the word lists of a lexicon, always available (specification 3.5).
public struct LexiconClassifier: ClauseClassifier {
  let collector: EvidenceCollector

  /// Compiles the lists; do it once and use the classifier for many policies.
  public init(lexicon: Lexicon) {
    collector = EvidenceCollector(lexicon: lexicon)
  }

  public var tier: Int { 1 }
  public var isAvailable: Bool { true }

  public func classify(_ clause: PolicyClause) -> TierClassification {
    let evidence: ClauseEvidence = collector.evidence(in: clause.text)
    let group: TargetGroup? = Self.winner(evidence.groups, order: [.outgroup, .elite, .inGroupNonElite])
    // Among equals the effect named first: a rule comes before its exceptions.
    let effect: EffectDirection? = Self.winner(evidence.effects, order: evidence.effectOrder)
    // Without a group or without an effect a clause is neutral and states neither (specification 3.2).
    let isNeutral: Bool = group == nil || effect == nil
    var architecture: ArchitectureScores = .zero
    for (component, hits) in evidence.architecture { architecture[component] = 1 - exp(-Double(hits) / 2) }
    let touchesOutgroup: Bool = evidence.groups[.outgroup] != nil || !evidence.proxyTerms.isEmpty
    return TierClassification(
      clauseIndex: clause.index, text: clause.text, targetGroup: isNeutral ? nil : group,
      effectDirection: isNeutral ? nil : effect, architectureScores: architecture,
      proxyDetection: ProxyDetection(
        terms: evidence.proxyTerms, expandsOutgroup: evidence.expansions > 0 && touchesOutgroup),
      domains: evidence.domains, tierUsed: 1,
      confidence: isNeutral ? 0 : (Self.share(evidence.groups) + Self.share(evidence.effects)) / 2)
  }

  /// The fields of life that a clause touches; the other tiers do not look for them.
  public func domains(in clause: PolicyClause) -> [String] { collector.evidence(in: clause.text).domains }

  /// The key with most hits; among equals the first in the order.
  private static func winner<Key: Hashable>(_ hits: [Key: Int], order: [Key]) -> Key? {
    let most: Int = hits.values.max() ?? 0
    return most > 0 ? order.first { hits[$0] == most } : nil
  }

  /// The share of the hits that speak for the winner: 1 when all agree.
  private static func share<Key: Hashable>(_ hits: [Key: Int]) -> Double {
    let all: Int = hits.values.reduce(0, +)
    return all == 0 ? 0 : Double(hits.values.max() ?? 0) / Double(all)
  }
}
