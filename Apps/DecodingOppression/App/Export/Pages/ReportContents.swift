import Foundation

/// The texts of the report, taken from the analysis once; the pages only lay them out.
struct ReportContents: Equatable {
  var policyName: String
  var date: String
  /// Number of clauses and file name.
  var source: String
  var coi: Double
  var coiText: String
  var verdict: Verdict
  /// How many clauses carry the score; empty when that is not known.
  var evidence: String
  var scores: [ScoreRow]
  var tiers: [TierRow]
  var fallbacks: String
  var rows: [ClauseRow]

  struct ScoreRow: Equatable, Identifiable {
    var score: SubScore
    var value: String
    var id: SubScore { score }
  }

  struct TierRow: Equatable, Identifiable {
    var tier: Int
    var name: String
    var count: String
    var share: String
    var id: Int { tier }
  }

  struct ClauseRow: Equatable, Identifiable {
    /// The position in the table, from 0.
    var id: Int
    var index: String
    /// The page of the document on which the clause begins.
    var page: String
    var text: String
    var group: String
    var direction: String
    var score: String
    var tier: String
  }
}

extension ReportContents {
  /// The longest text of a row, in characters; what a clause has beyond goes on in further rows, because a page breaks only
  /// between rows.
  static let longestText = 1000

  init(_ analysis: PolicyAnalysis, locale: Locale, timeZone: TimeZone) {
    let format = ReportFormat(locale: locale, timeZone: timeZone)
    let clauses: [AnalyzedClause] = analysis.clauses
    let scores: ScoreResult = analysis.scoreResult
    let counts = PolicyAnalysisExport.TierUsageStats(clauses)
    policyName = analysis.policyName
    date = format.date(analysis.dateAnalyzed)
    let count: String = format.count(clauses.count)
    let noun: String = clauses.count == 1 ? "clause" : "clauses"
    source = ["\(count) \(noun)", analysis.sourceFileName].filter { !$0.isEmpty }.joined(separator: "  ·  ")
    coi = scores.coi
    coiText = format.score(scores.coi)
    verdict = scores.verdict
    evidence = scores.evidence?.sentence(locale: locale) ?? ""
    self.scores = SubScore.allCases.map { ScoreRow(score: $0, value: format.score(scores[$0])) }
    let tiers: [(String, Int)] = [
      ("Word lists", counts.tier1Count), ("Local model", counts.tier2Count), ("Guarded model", counts.tier3Count),
    ]
    self.tiers = tiers.enumerated().map { index, tier in
      TierRow(
        tier: index + 1, name: tier.0, count: format.count(tier.1), share: format.share(tier.1, of: clauses.count))
    }
    fallbacks = format.count(clauses.count(where: \.wasSafetyFallback))
    rows = clauses.flatMap { ClauseRow.rows(of: $0, format: format) }
    for place in rows.indices { rows[place].id = place }
  }
}

extension ReportContents.ClauseRow {
  /// The mark of what a clause does not have, such as the group of a neutral one.
  static let none = "–"

  /// The rows of a clause: one with all its cells, and for a long text further ones with nothing but its rest.
  static func rows(of clause: AnalyzedClause, format: ReportFormat) -> [Self] {
    let parts: [String] = parts(of: clause.text)
    let tier: String = format.count(clause.tierUsed)
    let first = Self(
      id: 0, index: String(clause.index), page: clause.page.map(String.init) ?? none, text: parts.first ?? none,
      group: clause.targetGroup?.displayName ?? none, direction: clause.effectDirection?.displayName ?? none,
      score: format.score(clause.score), tier: clause.wasSafetyFallback ? tier + "*" : tier)
    return [first]
      + parts.dropFirst().map {
        Self(id: 0, index: "", page: "", text: $0, group: "", direction: "", score: "", tier: "")
      }
  }

  /// The text on one line, in parts of at most `longestText` characters; cut between words where that costs little.
  static func parts(of text: String) -> [String] {
    var rest: Substring = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")[...]
    var parts: [String] = []
    while !rest.isEmpty {
      var part: Substring = rest.prefix(ReportContents.longestText)
      if part.endIndex < rest.endIndex, let space = part.lastIndex(of: " "),
        rest.distance(from: space, to: part.endIndex) < 40
      {
        part = rest[..<space]
      }
      parts.append(String(part))
      rest = rest[part.endIndex...].drop { $0 == " " }
    }
    return parts
  }
}

/// Numbers and dates as readers of a locale write them.
struct ReportFormat {
  var locale: Locale
  var timeZone: TimeZone

  func score(_ value: Double) -> String { ScoreText.twoDecimals(value, locale: locale) }

  func count(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

  func share(_ count: Int, of total: Int) -> String {
    let share: Double = total > 0 ? Double(count) / Double(total) : 0
    return ShareText.percent(share, locale: locale)
  }

  func date(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone))
  }
}
