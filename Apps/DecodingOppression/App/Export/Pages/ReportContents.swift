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
  var format: ReportFormat

  struct ScoreRow: Equatable, Identifiable {
    var score: SubScore
    var value: String
    var number: Double
    var id: SubScore { score }
  }

  struct TierRow: Equatable, Identifiable {
    var tier: Int
    var name: String
    var count: String
    var share: String
    var id: Int { tier }
  }
}

extension ReportContents {
  /// - Parameter lists: mark words in the clauses; nil marks none.
  init(_ analysis: PolicyAnalysis, lists: WordLists.Compiled? = nil, locale: Locale, timeZone: TimeZone) {
    let format = ReportFormat(locale: locale, timeZone: timeZone)
    let clauses: [AnalyzedClause] = analysis.clauses
    let scores: ScoreResult = analysis.scoreResult
    let counts = PolicyAnalysisExport.TierUsageStats(clauses)
    self.format = format
    policyName = analysis.policyName
    date = format.date(analysis.dateAnalyzed)
    let count: String = format.count(clauses.count)
    let noun: String = clauses.count == 1 ? "clause" : "clauses"
    source = ["\(count) \(noun)", analysis.sourceFileName].filter { !$0.isEmpty }.joined(separator: "  ·  ")
    coi = scores.coi
    coiText = format.score(scores.coi)
    verdict = scores.verdict
    evidence = scores.evidence?.sentence(locale: locale) ?? ""
    self.scores = SubScore.allCases.map {
      ScoreRow(score: $0, value: format.score(scores[$0]), number: scores[$0])
    }
    let tiers: [(String, Int)] = [
      ("Word lists", counts.tier1Count), ("Local model", counts.tier2Count), ("Guarded model", counts.tier3Count),
    ]
    self.tiers = tiers.enumerated().map { index, tier in
      TierRow(
        tier: index + 1, name: tier.0, count: format.count(tier.1), share: format.share(tier.1, of: clauses.count))
    }
    fallbacks = format.count(clauses.count(where: \.wasSafetyFallback))
    rows = clauses.enumerated().map { ClauseRow($1, place: $0, classifier: lists?.classifier, format: format) }
  }
}

/// Numbers and dates as readers of a locale write them.
struct ReportFormat: Equatable {
  var locale: Locale
  var timeZone: TimeZone

  func score(_ value: Double) -> String { ScoreText.twoDecimals(value, locale: locale) }

  /// A number of a scale, with no more decimals than it has.
  func tick(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(0...1)).locale(locale)) }

  func count(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

  func share(_ count: Int, of total: Int) -> String {
    let share: Double = total > 0 ? Double(count) / Double(total) : 0
    return ShareText.percent(share, locale: locale)
  }

  func date(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone))
  }
}
