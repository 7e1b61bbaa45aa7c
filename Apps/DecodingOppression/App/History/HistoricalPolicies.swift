import Foundation

/// The chain of laws with which a policy is compared, ordered by year (specification 3.8).
///
/// The scores are not written by hand: the same rules and the same scorer read a summary of each law.
public struct HistoricalPolicies: Sendable {
  /// The laws, ordered by year.
  public let chain: [HistoricalPolicy]
  /// The fields of life that the chain ruled.
  public let domains: Set<String>

  /// A point of a time line of the outgroup's capacity.
  public struct CapacityPoint: Hashable, Sendable, Identifiable {
    public var year: Int
    public var name: String
    /// 0 to 1.
    public var capacity: Double
    /// Whether the point is the analysed policy.
    public var isCurrent: Bool

    public var id: String { "\(year) \(name) \(isCurrent)" }
  }

  struct Source: Codable {
    var name: String
    var year: Int
    var jurisdiction: String
    var citation: String
    var domains: [String]
    var summary: [String]
  }
  struct File: Codable {
    var note: String?
    var policies: [Source]
  }

  /// Scores the laws that come with the app.
  /// - Throws: what reading the resource throws.
  public init(classifier: LexiconClassifier) throws {
    let data: Data = try AppResources.data(named: "history")
    self.init(sources: try JSONDecoder().decode(File.self, from: data).policies, classifier: classifier)
  }

  init(sources: [Source], classifier: LexiconClassifier) {
    let ordered: [Source] = sources.sorted { ($0.year, $0.name) < ($1.year, $1.name) }
    domains = ordered.reduce(into: []) { $0.formUnion($1.domains) }
    let scorer = DefaultPolicyScorer(chainDomains: domains)
    var cumulative: Double = 0
    chain = ordered.map { source in
      var accumulator: ScoreAccumulator = scorer.makeAccumulator()
      for (index, sentence) in source.summary.enumerated() {
        accumulator.add(classifier.classify(PolicyClause(index: index + 1, text: sentence)))
      }
      let scores: ScoreResult = accumulator.result
      cumulative = Compounding.next(cumulative, effect: scores.ownEffect)
      return HistoricalPolicy(
        name: source.name, year: source.year, jurisdiction: source.jurisdiction, citation: source.citation,
        domains: source.domains.sorted(), summary: source.summary, scores: scores,
        cumulativeCompoundingEffect: cumulative)
    }
  }

  /// The share of the outgroup's capacity that the whole chain has taken, 0 to 1.
  public var cumulativeCompoundingEffect: Double { chain.last?.cumulativeCompoundingEffect ?? 0 }

  /// The capacity of the outgroup law by law, with the analysed policy as the last point (behaviour 70).
  public func capacityPoints(current: ScoreResult, name: String, year: Int) -> [CapacityPoint] {
    let after: Double = Compounding.next(cumulativeCompoundingEffect, effect: current.ownEffect)
    return chain.map {
      CapacityPoint(year: $0.year, name: $0.name, capacity: $0.outgroupCapacity, isCurrent: false)
    } + [CapacityPoint(year: year, name: name, capacity: 1 - after, isCurrent: true)]
  }
}
