import Foundation

/// Scores in words and digits.
enum ScoreText {
  /// A score with two decimals, in text and in speech; what rounds to nothing has no sign.
  static func twoDecimals(_ score: Double, locale: Locale) -> String {
    let format: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(2)).locale(locale)
    return (abs(score) < 0.005 ? 0 : score).formatted(format)
  }

  /// A score with the scale on which it stands: "0.33, on a scale from -1 to 1".
  static func onScale(_ score: Double, _ range: ClosedRange<Double>, locale: Locale) -> String {
    let format: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(0)).locale(locale)
    return "\(twoDecimals(score, locale: locale)), on a scale from \(range.lowerBound.formatted(format)) to "
      + range.upperBound.formatted(format)
  }

  /// A COI with its scale and the verdict: "0.33, on a scale from -1 to 1, moderately oppressive" (behaviour 53).
  static func spoken(_ scores: ScoreResult, locale: Locale) -> String {
    "\(onScale(scores.coi, -1...1, locale: locale)), \(scores.verdict.text.lowercased())"
  }

  /// A sub-score with its scale and what its colour says.
  static func spoken(_ subScore: SubScore, in scores: ScoreResult, locale: Locale) -> String {
    let value: Double = scores[subScore]
    return "\(onScale(value, subScore.range, locale: locale)), \(level(value, verdict: scores.verdict).lowercased())"
  }

  /// The meaning of a sub-score's colour in one word; no judgement where the evidence allows none.
  static func level(_ score: Double, verdict: Verdict) -> String {
    verdict.isJudged ? level(score) : "No verdict"
  }

  /// The meaning of a sub-score's colour in one word.
  static func level(_ score: Double) -> String {
    switch Interpretation(coi: score) {
    case .highlyOppressive: "High"
    case .moderatelyOppressive: "Moderate"
    case .lowOppression: "Low"
    case .liberatory: "Liberatory"
    }
  }
}
