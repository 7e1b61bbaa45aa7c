import Foundation
import SwiftUI
import Testing

@testable import DecodingOppression

/// The palette keeps the contrast that it promises, by the formula of WCAG 2.
@MainActor
struct PaletteTests {
  private func luminance(_ tone: Tone) -> Double {
    let linear: [Double] = tone.components.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func contrast(_ first: Tone, _ second: Tone) -> Double {
    let pair: [Double] = [luminance(first), luminance(second)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  @Test("Text reaches 4.5 to 1, and 7 to 1 with increased contrast", arguments: ColorScheme.allCases)
  func text(scheme: ColorScheme) {
    for setting in ColorSchemeContrast.allCases {
      let palette = Palette(colorScheme: scheme, contrast: setting)
      let wanted: Double = setting == .increased ? 7 : 4.5
      for ground in [palette.ground, palette.card] {
        #expect(contrast(palette.secondaryText, ground) >= wanted)
        #expect(contrast(palette.accent, ground) >= wanted)
      }
      #expect(contrast(Tone(0xFFFFFF), palette.buttonFill) >= wanted)
    }
  }

  @Test("Symbols, rings and bars reach 3 to 1", arguments: ColorScheme.allCases)
  func graphics(scheme: ColorScheme) {
    for setting in ColorSchemeContrast.allCases {
      let palette = Palette(colorScheme: scheme, contrast: setting)
      for severity in Severity.allCases {
        for ground in [palette.ground, palette.card, palette.track] {
          #expect(contrast(palette.tone(of: severity), ground) >= 3, "\(severity) on \(ground)")
        }
      }
    }
  }
}
