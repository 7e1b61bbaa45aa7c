import SwiftUI

/// A colour by the 24 bits of its red, green and blue.
struct Tone: Hashable, Sendable {
  var rgb: UInt32

  init(_ rgb: UInt32) { self.rgb = rgb }

  var components: [Double] {
    [16, 8, 0].map { (shift: UInt32) -> Double in Double((rgb >> shift) & 0xFF) / 255 }
  }

  var color: Color {
    let parts: [Double] = components
    return Color(.sRGB, red: parts[0], green: parts[1], blue: parts[2])
  }
}

/// The app's colours in one appearance.
///
/// Text reaches a contrast of 4.5 to 1 on `ground` and on `card`, 7 to 1 with increased contrast. The colours of scores
/// are for symbols, rings and bars, never for text, and reach 3 to 1.
struct Palette: Hashable, Sendable {
  /// The window's background.
  var ground: Tone
  /// Surfaces with content.
  var card: Tone
  /// The edge of surfaces; it carries no meaning.
  var hairline: Tone
  /// The empty part of rings and bars.
  var track: Tone
  /// Text beside the primary text.
  var secondaryText: Tone
  /// Buttons that are their label.
  var accent: Tone
  /// The ground of prominent buttons, whose label is white.
  var buttonFill: Tone
  /// Scores of 0.6 and above: a red.
  var high: Tone
  /// Scores from 0.3 up to 0.6: an orange.
  var moderate: Tone
  /// Scores below 0.3: a green.
  var low: Tone

  init(colorScheme: ColorScheme, contrast: ColorSchemeContrast) {
    switch (colorScheme, contrast == .increased) {
    case (.dark, false): self = .dark
    case (.dark, true): self = .darkContrast
    case (_, true): self = .lightContrast
    default: self = .light
    }
  }

  func tone(of severity: Severity) -> Tone {
    switch severity {
    case .high: high
    case .moderate: moderate
    case .low: low
    }
  }
}

extension Palette {
  private init(_ tones: [UInt32]) {
    let tones: [Tone] = tones.map { Tone($0) }
    (ground, card, hairline, track, secondaryText) = (tones[0], tones[1], tones[2], tones[3], tones[4])
    (accent, buttonFill, high, moderate, low) = (tones[5], tones[6], tones[7], tones[8], tones[9])
  }

  private static let light = Palette([
    0xF2F2F7, 0xFFFFFF, 0xDCDCE2, 0xE4E4EA, 0x5A5A61, 0x0058B8, 0x0058B8, 0xD02F26, 0xBF6400, 0x258A44,
  ])
  private static let dark = Palette([
    0x000000, 0x1C1C1E, 0x2E2E31, 0x3A3A3D, 0xB0B0B8, 0x64AEFF, 0x0B63C5, 0xFF6259, 0xFFA830, 0x3FCB6E,
  ])
  private static let lightContrast = Palette([
    0xF2F2F7, 0xFFFFFF, 0x77777D, 0xD6D6DC, 0x36363B, 0x003E8A, 0x003E8A, 0x9A120B, 0x6E3800, 0x0C5424,
  ])
  private static let darkContrast = Palette([
    0x000000, 0x1C1C1E, 0x8C8C92, 0x48484C, 0xD4D4DA, 0x93C8FF, 0x0050A8, 0xFFA39B, 0xFFCB85, 0x7FE6A2,
  ])
}

extension EnvironmentValues {
  /// The app's colours in this appearance and contrast.
  var palette: Palette { Palette(colorScheme: colorScheme, contrast: colorSchemeContrast) }
}
