import Foundation
import Observation

/// What the score card knows about one finished analysis.
@Observable
@MainActor
public final class ScoreCardViewModel {
  public let analysis: PolicyAnalysis

  /// The analysis is shown as it is; nothing is computed anew.
  public init(analysis: PolicyAnalysis) {
    self.analysis = analysis
  }

  public var scores: ScoreResult { analysis.scoreResult }

  /// What the COI means in words (behaviour 48).
  public var interpretation: Interpretation { analysis.interpretation }

  /// "0.33, Moderately Oppressive" (behaviour 53).
  public func gaugeValue(locale: Locale) -> String {
    "\(ScoreText.twoDecimals(scores.coi, locale: locale)), \(interpretation.text)"
  }

  /// The day of the analysis, in words.
  public func date(locale: Locale, timeZone: TimeZone) -> String {
    var format = Date.FormatStyle(date: .long, time: .omitted, locale: locale)
    format.timeZone = timeZone
    return analysis.dateAnalyzed.formatted(format)
  }
}

// MARK: - Clauses

extension ScoreCardViewModel {
  /// A number of clauses with its name.
  public struct ClauseLine: Hashable, Sendable, Identifiable {
    public var name: String
    public var count: Int
    public var id: String { name }
  }

  /// Who read the clauses: one line when it was one tier, else one for all and one for each tier that answered; then how
  /// many the guarded model refused (behaviour 7).
  public var clauseLines: [ClauseLine] {
    let clauses: [AnalyzedClause] = analysis.clauses
    let counts: [Int: Int] = clauses.reduce(into: [:]) { $0[$1.tierUsed, default: 0] += 1 }
    var lines: [ClauseLine] = []
    if counts.count != 1 { lines.append(ClauseLine(name: "Clauses read", count: clauses.count)) }
    for (tier, count) in counts.sorted(by: { $0.key < $1.key }) {
      lines.append(ClauseLine(name: "Clauses read by \(Self.name(ofTier: tier))", count: count))
    }
    let refused: Int = clauses.filter(\.wasSafetyFallback).count
    if refused > 0 { lines.append(ClauseLine(name: "Clauses refused by the guarded model", count: refused)) }
    return lines
  }

  private static func name(ofTier tier: Int) -> String {
    switch tier {
    case 1: "tier 1, word lists"
    case 2: "tier 2, local model"
    default: "tier \(tier), guarded model"
    }
  }
}
