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
    let groups: [TargetGroup] = evidence.findings.map(\.group)
    let group: TargetGroup? = Self.winner(Self.counts(groups), order: [.outgroup, .elite, .inGroupNonElite])
    // Among equals the effect named first: a rule comes before its exceptions.
    let effects: [EffectDirection] = evidence.findings.filter { $0.group == group }.map(\.effect)
    let effect: EffectDirection? = Self.winner(Self.counts(effects), order: effects)
    // A clause whose effects meet no group is neutral and states neither (specification 3.2).
    let isNeutral: Bool = group == nil || effect == nil
    var architecture: ArchitectureScores = .zero
    for (component, hits) in evidence.architecture { architecture[component] = 1 - exp(-Double(hits) / 2) }
    let touchesOutgroup: Bool = evidence.namesOutgroup || !evidence.proxyTerms.isEmpty
    return TierClassification(
      clauseIndex: clause.index, text: clause.text, targetGroup: isNeutral ? nil : group,
      effectDirection: isNeutral ? nil : effect, architectureScores: architecture,
      proxyDetection: ProxyDetection(
        terms: evidence.proxyTerms, expandsOutgroup: evidence.expansions > 0 && touchesOutgroup),
      domains: evidence.domains, tierUsed: 1,
      confidence: isNeutral ? 0 : (Self.share(groups) + Self.share(evidence.findings.map(\.effect))) / 2)
  }

  /// The fields of life that a clause touches; the other tiers do not look for them.
  public func domains(in clause: PolicyClause) -> [String] { collector.evidence(in: clause.text).domains }

  /// The key with most hits; among equals the first in the order.
  private static func winner<Key: Hashable>(_ hits: [Key: Int], order: [Key]) -> Key? {
    let most: Int = hits.values.max() ?? 0
    return most > 0 ? order.first { hits[$0] == most } : nil
  }

  /// The share of the findings that speak for the winner: 1 when all agree.
  private static func share<Key: Hashable>(_ found: [Key]) -> Double {
    found.isEmpty ? 0 : Double(counts(found).values.max() ?? 0) / Double(found.count)
  }

  private static func counts<Key: Hashable>(_ found: [Key]) -> [Key: Int] {
    found.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
