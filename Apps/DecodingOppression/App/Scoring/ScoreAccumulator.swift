/// Running sums from which the scores of the clauses added so far follow in constant time.
///
/// A partial score is the same formula over fewer clauses (specification 3.4), so the last partial result is the
/// final one, to the last bit.
public struct ScoreAccumulator: Sendable {
  private let chainDomains: Set<String>
  private let evidenceRule: EvidenceRule
  private var clauses = 0
  private var benefits: [TargetGroup: Int] = [:]
  private var burdens: [TargetGroup: Int] = [:]
  private var withEffect = 0
  private var architectureSum = 0.0
  private var expanding = 0
  private var withProxy = 0
  private var proxyTerms = 0
  private var domains: Set<String> = []

  init(chainDomains: Set<String>, evidenceRule: EvidenceRule) {
    self.chainDomains = chainDomains
    self.evidenceRule = evidenceRule
  }

  /// Takes one more clause into account.
  public mutating func add(_ clause: TierClassification) {
    clauses += 1
    if let effect = clause.effectDirection {
      withEffect += 1
      if let group = clause.targetGroup {
        switch effect {
        case .benefit: benefits[group, default: 0] += 1
        case .burden: burdens[group, default: 0] += 1
        }
      }
    }
    architectureSum += clause.architectureScores.bounded.mean
    if clause.proxyDetection.expandsOutgroup { expanding += 1 }
    if !clause.proxyDetection.terms.isEmpty { withProxy += 1 }
    proxyTerms += clause.proxyDetection.terms.count
    domains.formUnion(clause.domains)
  }

  /// The scores of the clauses added so far; all 0 before the first.
  public var result: ScoreResult {
    guard clauses > 0 else { return .zero }
    let count = Double(clauses)
    let elite: Double = net(.elite)
    let inGroup: Double = net(.inGroupNonElite)
    let outgroup: Double = net(.outgroup)

    let dis: Double = 0.75 * (elite - outgroup) / 2 + 0.25 * (inGroup - outgroup) / 2
    let ads: Double = architectureSum / count
    let eis: Double = Double((benefits[.elite] ?? 0) - (burdens[.elite] ?? 0)) / Double(max(1, withEffect))

    let expansionRate: Double = Double(expanding) / count
    let proxyUsageRate: Double = Double(withProxy) / count
    let proxyDensity: Double = Double(proxyTerms) / count
    let oes: Double = (expansionRate + proxyUsageRate + min(1, proxyDensity / 3)) / 3

    let own: Double = (0.5 * dis + 0.3 * ads + 0.2 * oes).bounded(-1...1)
    let overlap: Double =
      chainDomains.isEmpty ? 0 : Double(chainDomains.intersection(domains).count) / Double(chainDomains.count)
    let cis: Double = own * (0.5 + 0.5 * overlap)
    let coi: Double = 0.30 * dis + 0.20 * ads + 0.20 * eis + 0.15 * cis + 0.15 * oes
    return ScoreResult(
      coi: coi, dis: dis, ads: ads, eis: eis, cis: cis, oes: oes, ownEffect: own, domainOverlap: overlap,
      domains: domains.sorted(),
      evidence: Evidence(clauses: clauses, withEffect: withEffect, rule: evidenceRule))
  }

  /// The balance of a group, -1 (only burdens) to 1 (only benefits).
  private func net(_ group: TargetGroup) -> Double {
    let gained: Int = benefits[group] ?? 0
    let lost: Int = burdens[group] ?? 0
    return Double(gained - lost) / Double(max(1, gained + lost))
  }
}
