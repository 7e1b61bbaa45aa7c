import Foundation

@testable import DecodingOppression

/// Analyses for reports.
enum ReportSamples {
  /// A date at noon, so that every time zone of the tests has the same day.
  static let date = Date(timeIntervalSince1970: 1_741_953_600)

  static func analysis(
    _ clauses: [AnalyzedClause], name: String = "Housing Code", scores: ScoreResult = .zero
  ) -> PolicyAnalysis {
    PolicyAnalysis(
      policyName: name, sourceFileName: "code.pdf", dateAnalyzed: date, scoreResult: scores, clauses: clauses)
  }

  /// Clauses of different lengths, each with a word that no other has.
  static func clauses(_ count: Int, seed: UInt64 = 1) -> [AnalyzedClause] {
    var random = SeededGenerator(seed: seed)
    let words: [String] = ["tenant", "owner", "shall", "not", "pay", "fee", "license", "Director", "finds", "section"]
    return (1...count).map { index in
      let text: [String] = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      return AnalyzedClause(
        index: index, text: (["mark\(index)x"] + text).joined(separator: " "),
        targetGroup: TargetGroup.allCases.randomElement(using: &random),
        effectDirection: index.isMultiple(of: 5) ? nil : EffectDirection.allCases.randomElement(using: &random),
        tierUsed: 1 + index % 3, wasSafetyFallback: index.isMultiple(of: 7))
    }
  }

  static let exporter = ReportExporter(locale: Locale(identifier: "en_US"), timeZone: .gmt)
}
