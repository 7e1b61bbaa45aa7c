import Foundation
import Observation

/// The clauses of an analysis, or those behind a sub-score (behaviour 87).
@Observable
@MainActor
public final class ClauseListViewModel {
  public let filter: ClauseFilter
  /// The text to look for in the clauses; empty for all.
  public var searchText: String = ""
  /// The clauses that the filter lets through, in the order of the policy.
  public let clauses: [AnalyzedClause]

  public init(analysis: PolicyAnalysis, filter: ClauseFilter, historicalDomains: Set<String>) {
    self.filter = filter
    clauses = analysis.clauses.filter { filter.includes($0, historicalDomains: historicalDomains) }
  }

  /// The clauses that hold what is looked for.
  public var found: [AnalyzedClause] {
    let wanted: String = searchText.trimmingCharacters(in: .whitespaces)
    return wanted.isEmpty ? clauses : clauses.filter { $0.text.localizedStandardContains(wanted) }
  }

  /// The stops of the rotor Oppressive Clauses.
  public var oppressive: [AnalyzedClause] { found.filter { ClauseScore.isOppressive($0.score) } }

  /// The stops of the rotor Liberatory Clauses.
  public var liberatory: [AnalyzedClause] { found.filter { ClauseScore.isLiberatory($0.score) } }
}

extension AnalyzedClause {
  /// "Clause 3".
  public var title: String { "Clause \(index)" }

  /// Whom the clause addresses and what it does, in words: "Outgroup, burden"; "Neutral" without group or effect.
  public var finding: String {
    guard let targetGroup, let effectDirection else { return "Neutral" }
    return "\(targetGroup.displayName), \(effectDirection.displayName.lowercased())"
  }
}
