import Foundation
import Observation

/// The contents of the score card of one finished analysis.
@Observable
@MainActor
public final class ScoreCardViewModel {
  public let analysis: PolicyAnalysis
  /// Whether the export is open (behaviour 52).
  public var isShowingExport: Bool = false

  /// The analysis is shown as it is; nothing is computed anew.
  public init(analysis: PolicyAnalysis) {
    self.analysis = analysis
  }

  public var scores: ScoreResult { analysis.scoreResult }

  /// The meaning of the COI in words (behaviour 48).
  public var verdict: Verdict { scores.verdict }

  /// "0.33, on a scale from -1 to 1, moderately oppressive. 40 of 84 clauses carry the score." (behaviour 53).
  public func gaugeValue(locale: Locale) -> String {
    let spoken: String = ScoreText.spoken(scores, locale: locale)
    guard let evidence = scores.evidence else { return spoken }
    return "\(spoken). \(evidence.sentence(locale: locale))"
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
      lines.append(ClauseLine(name: "Clauses read by \(TierName.of(tier))", count: count))
    }
    let refused: Int = clauses.filter(\.wasSafetyFallback).count
    if refused > 0 { lines.append(ClauseLine(name: "Clauses refused by the guarded model", count: refused)) }
    return lines
  }
}
