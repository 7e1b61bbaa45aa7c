import Foundation
import Observation

/// How the policy widens who counts as an outsider (behaviours 74, 75).
@Observable
@MainActor
public final class OutgroupExpansionViewModel {
  /// A proxy term with the number of clauses that have it.
  public struct Term: Hashable, Identifiable, Sendable {
    public var term: String
    public var count: Int
    /// Whom it may stand for; nil when the lexicon does not say.
    public var standsFor: String?
    public var id: String { term }
  }

  /// The share of clauses that widen a class of people, 0 to 1.
  public let expansionRate: Double
  /// The share of clauses with a proxy term, 0 to 1.
  public let proxyUsageRate: Double
  /// Proxy terms per clause.
  public let proxyDensity: Double
  /// Each proxy term once, the most frequent first.
  public let terms: [Term]

  public init(analysis: PolicyAnalysis, lexicon: Lexicon) {
    let clauses: [AnalyzedClause] = analysis.clauses
    let count = Double(max(1, clauses.count))
    let meanings: [String: String] = lexicon.proxyMeanings
    var uses: [String: Int] = [:]
    for clause in clauses { for term in clause.proxyTerms { uses[term, default: 0] += 1 } }
    expansionRate = Double(clauses.count(where: \.expandsOutgroup)) / count
    proxyUsageRate = Double(clauses.count { !$0.proxyTerms.isEmpty }) / count
    proxyDensity = Double(uses.values.reduce(0, +)) / count
    terms = uses.map { Term(term: $0.key, count: $0.value, standsFor: meanings[$0.key]) }
      .sorted { ($1.count, $0.term) < ($0.count, $1.term) }
  }
}
