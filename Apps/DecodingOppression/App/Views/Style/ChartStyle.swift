import SwiftUI

/// How the charts look.
struct ChartStyle {
  /// The height of a chart's plot at the default text size, in points.
  static func height(isWide: Bool) -> CGFloat { isWide ? 300 : 240 }

  /// The fill of a benefit or a burden: a plain colour, or under Differentiate Without Color a hatch in that colour
  /// (behaviour 61).
  static func fill(_ effect: EffectDirection, differentiateWithoutColor: Bool, palette: Palette) -> AnyShapeStyle {
    let tone: Color = color(effect, palette: palette)
    guard differentiateWithoutColor, effect == .burden else { return AnyShapeStyle(tone) }
    return AnyShapeStyle(ImagePaint(image: hatch(tone)))
  }

  static func color(_ effect: EffectDirection, palette: Palette) -> Color {
    switch effect {
    case .benefit: palette.accent.color
    case .burden: palette.moderate.color
    }
  }

  /// A tile of diagonal lines, 8 points wide, whose edges fit to one another.
  private static func hatch(_ color: Color) -> Image {
    Image(size: CGSize(width: 8, height: 8)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(color.opacity(0.25)))
      var lines = Path()
      for start in [-8.0, 0, 8] {
        lines.move(to: CGPoint(x: start, y: 8))
        lines.addLine(to: CGPoint(x: start + 8, y: 0))
      }
      context.stroke(lines, with: .color(color), lineWidth: 2.5)
    }
  }

  /// The line of a radar axis: each component has its own under Differentiate Without Color (behaviour 68).
  static func line(_ component: ArchitectureComponent, differentiateWithoutColor: Bool) -> StrokeStyle {
    guard differentiateWithoutColor else { return StrokeStyle(lineWidth: 2) }
    return switch component {
    case .aar: StrokeStyle(lineWidth: 2)
    case .se: StrokeStyle(lineWidth: 2, dash: [8, 4])
    case .ij: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0.1, 5])
    case .rsc: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [8, 4, 0.1, 4])
    }
  }
}
