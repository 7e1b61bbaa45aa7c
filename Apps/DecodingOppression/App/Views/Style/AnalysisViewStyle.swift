import SwiftUI

/// How the analysis screen looks.
struct AnalysisViewStyle {
  /// How the gauge moves to a new value: a spring of 0.6 seconds, nothing under Reduce Motion (behaviour 47).
  static func gaugeAnimation(reduceMotion: Bool) -> Animation? {
    reduceMotion ? nil : .spring(duration: 0.6)
  }

  /// Colour and symbol of a score.
  static func scoreColor(
    _ score: Double, isJudged: Bool = true, differentiateWithoutColor: Bool, palette: Palette
  ) -> ScoreLook {
    ScoreLook(
      score: score, isJudged: isJudged, differentiateWithoutColor: differentiateWithoutColor, palette: palette)
  }

  /// The diameter of the gauge at the default text size, in points.
  static func gaugeDiameter(isWide: Bool) -> CGFloat { isWide ? 176 : 160 }

  /// The text in a sub-score's place before the first clause (behaviour 42).
  static let dash: String = "–"

  /// Which tier reads the clauses, in words.
  static func tierText(highestTier: Int) -> String {
    switch highestTier {
    case ...1: "Rules only, no language model"
    case 2: "Local language model, tier 2"
    default: "Guarded language model, tier 3"
    }
  }

  static func tierSymbol(highestTier: Int) -> String { highestTier <= 1 ? "list.bullet.rectangle" : "cpu" }
}
