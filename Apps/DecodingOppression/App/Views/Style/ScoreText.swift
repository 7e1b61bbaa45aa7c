import Foundation

/// Scores in words and digits.
enum ScoreText {
  /// A score with two decimals, in text and in speech; what rounds to nothing has no sign.
  static func twoDecimals(_ score: Double, locale: Locale) -> String {
    let format: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(2)).locale(locale)
    return (abs(score) < 0.005 ? 0 : score).formatted(format)
  }

  /// What a sub-score's colour says, in one word.
  static func level(_ score: Double) -> String {
    switch Interpretation(coi: score) {
    case .highlyOppressive: "High"
    case .moderatelyOppressive: "Moderate"
    case .lowOppression: "Low"
    case .liberatory: "Liberatory"
    }
  }
}
