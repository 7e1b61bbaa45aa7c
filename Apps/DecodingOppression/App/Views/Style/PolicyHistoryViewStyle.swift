import SwiftUI

/// How the history looks.
struct PolicyHistoryViewStyle {
  /// Colour and symbol of a badge (behaviours 29 to 32).
  static func coiBadgeColor(
    _ coi: Double, isJudged: Bool = true, differentiateWithoutColor: Bool, palette: Palette
  ) -> ScoreLook {
    ScoreLook(score: coi, isJudged: isJudged, differentiateWithoutColor: differentiateWithoutColor, palette: palette)
  }
}
