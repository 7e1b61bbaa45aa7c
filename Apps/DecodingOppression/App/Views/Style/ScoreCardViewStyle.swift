import SwiftUI

/// How the score card looks.
struct ScoreCardViewStyle {
  /// Colour and symbol of a score.
  static func scoreColor(
    _ score: Double, isJudged: Bool = true, differentiateWithoutColor: Bool, palette: Palette
  ) -> ScoreLook {
    ScoreLook(
      score: score, isJudged: isJudged, differentiateWithoutColor: differentiateWithoutColor, palette: palette)
  }

  /// The ground of cards: a thin material, opaque when the user reduces transparency (behaviour 56).
  static func backgroundMaterial(reduceTransparency: Bool, palette: Palette) -> AnyShapeStyle {
    reduceTransparency ? AnyShapeStyle(palette.card.color) : AnyShapeStyle(.ultraThinMaterial)
  }

  /// The font of the COI: a large title, heavier with bold text; at the accessibility sizes, which are large by
  /// themselves, one step lighter (behaviour 57).
  static func scoreFont(dynamicTypeSize: DynamicTypeSize, legibilityWeight: LegibilityWeight?) -> Font {
    let weight: Font.Weight = dynamicTypeSize.isAccessibilitySize ? .semibold : .bold
    return .largeTitle.weight(legibilityWeight == .bold ? .heavy : weight).monospacedDigit()
  }

  /// The pitch in which a COI is spoken: higher when it is highly oppressive, lower when it liberates (behaviour 91).
  static func speechPitch(coi: Double, isJudged: Bool = true) -> Double {
    guard isJudged else { return 0 }
    return switch Interpretation(coi: coi) {
    case .highlyOppressive: 0.2
    case .liberatory: -0.2
    case .moderatelyOppressive, .lowOppression: 0
    }
  }

  /// The diameter of the gauge at the default text size, in points.
  static func gaugeDiameter(isWide: Bool) -> CGFloat { isWide ? 176 : 120 }

  /// The place of the score card among the parts of the results in reading order; charts come after it (behaviour 88).
  static let sortPriority: Double = 5
}
