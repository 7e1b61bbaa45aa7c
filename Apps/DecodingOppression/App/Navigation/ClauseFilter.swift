/// Which clauses a list shows: all, or those on which a sub-score rests.
public enum ClauseFilter: Hashable, Sendable {
  case all
  case carrying(SubScore)

  /// The title of the list.
  public var title: String {
    switch self {
    case .all: "Clauses"
    case .carrying(let subScore): "Clauses behind \(subScore.abbreviation)"
    }
  }

  /// Why these clauses are listed, as a sentence.
  public var explanation: String {
    switch self {
    case .all: "All clauses in the order of the policy."
    case .carrying(.dis): "Clauses that give a group a benefit or a burden."
    case .carrying(.ads): "Clauses that use a technique of unequal treatment."
    case .carrying(.eis): "Clauses that give the elite a benefit or a burden."
    case .carrying(.cis): "Clauses that touch a field of life which earlier laws ruled."
    case .carrying(.oes): "Clauses with a proxy term or one that widens a class of people."
    }
  }

  /// Whether the list shows the clause.
  /// - Parameter historicalDomains: The fields of life of the historical chain.
  public func includes(_ clause: AnalyzedClause, historicalDomains: Set<String>) -> Bool {
    switch self {
    case .all: true
    case .carrying(.dis): clause.targetGroup != nil && clause.effectDirection != nil
    case .carrying(.ads): clause.architectureScores.mean > 0
    case .carrying(.eis): clause.targetGroup == .elite && clause.effectDirection != nil
    case .carrying(.cis): clause.domains.contains { historicalDomains.contains($0) }
    case .carrying(.oes): clause.expandsOutgroup || !clause.proxyTerms.isEmpty
    }
  }
}
