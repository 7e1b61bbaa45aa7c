import CPango
import CoreGraphics
import TextEngine

/// How Inter takes the room of the system face that layouts are made for.
///
/// Its capitals are as high at 0.969 of the size, and widths of plain words then agree to half a point with those of
/// the system face when letters are spaced by the published table of tracking (Human Interface Guidelines,
/// Typography) plus a constant, and single letters by what `FaceFit+Letters` has for them.
enum FaceFit {
  /// The part of the font's size at which Inter is drawn.
  static let scale: CGFloat = 0.969

  /// Other faces than Inter are drawn as they are.
  static func applies(to font: FontDescriptor) -> Bool {
    font.family == nil && (font.design == .standard || font.design == .rounded)
  }

  static func size(of font: FontDescriptor) -> CGFloat {
    if applies(to: font) { return font.size * scale }
    return font.family == nil && font.design == .serif ? font.size * serifScale : font.size
  }

  /// DejaVu Serif is wider than the system's serif face: at this part of the size a line takes the same room
  /// (text/system-fonts, 185.5 points).
  private static let serifScale: CGFloat = 0.892

  /// A letter of the system's monospaced face takes 0.618 of the size, one of DejaVu Sans Mono 0.602.
  private static let monospacedSpacing: CGFloat = 0.618 - 0.602

  /// The rounded design is a little narrower (text/system-fonts, 175 points instead of 176.5).
  private static let roundedSpacing: CGFloat = -0.004

  /// The space after each character, in points: none in scripts whose letters join or that Inter does not have.
  static func spacing(of font: FontDescriptor, _ item: UnsafeMutablePointer<PangoGlyphItem>) -> CGFloat {
    spacing(of: font, in: PangoScript(rawValue: Int32(item.pointee.item.pointee.analysis.script)))
  }

  static func spacing(of font: FontDescriptor, in script: PangoScript) -> CGFloat {
    guard font.family == nil, font.size.isFinite, scripts.contains(script) else { return 0 }
    switch font.design {
    case .monospaced: return font.size * monospacedSpacing
    case .serif: return 0
    case .standard, .rounded:
      let own: CGFloat = font.design == .rounded ? roundedSpacing : 0
      return font.size * (own + spacing(at: font.size) + spacing(forWeight: font.weight, at: font.size))
    }
  }

  /// Whether single letters of the item have space of their own.
  static func fitsLetters(of font: FontDescriptor, _ item: UnsafeMutablePointer<PangoGlyphItem>) -> Bool {
    let script = PangoScript(rawValue: Int32(item.pointee.item.pointee.analysis.script))
    return applies(to: font) && scripts.contains(script)
  }

  private static let scripts: [PangoScript] = [
    PANGO_SCRIPT_COMMON, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK, PANGO_SCRIPT_CYRILLIC,
  ]

  /// In parts of the size, for the regular weight.
  private static func spacing(at size: CGFloat) -> CGFloat {
    if size >= 20 { return interpolated(display, at: size) }
    return 0.0147 + interpolated(tracking, at: size) / max(size, 1)
  }

  private static func spacing(forWeight weight: Int, at size: CGFloat) -> CGFloat {
    interpolated(size >= 20 ? displayWeights : weights, at: CGFloat(weight))
  }

  private static let weights: [(CGFloat, CGFloat)] = [
    (300, -0.003), (400, 0), (500, 0.0069), (600, 0.0075), (700, 0.0173), (800, 0.0324), (900, 0.045),
  ]

  private static let displayWeights: [(CGFloat, CGFloat)] = [
    (300, 0.0029), (400, 0), (500, 0.0044), (600, 0.006), (700, 0.0114), (800, 0.02), (900, 0.0286),
  ]

  /// The published table, in points.
  private static let tracking: [(CGFloat, CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
  ]

  /// What the display cut needs, in parts of the size.
  private static let display: [(CGFloat, CGFloat)] = [
    (20, 0.0277), (22, 0.0205), (24, 0.0175), (26, 0.0172), (32, 0.016),
  ]

  private static func interpolated(_ table: [(CGFloat, CGFloat)], at position: CGFloat) -> CGFloat {
    guard let first = table.first, position > first.0 else { return table.first?.1 ?? 0 }
    for (lower, upper) in zip(table, table.dropFirst()) where position <= upper.0 {
      return lower.1 + (upper.1 - lower.1) * (position - lower.0) / (upper.0 - lower.0)
    }
    return table.last?.1 ?? 0
  }
}
