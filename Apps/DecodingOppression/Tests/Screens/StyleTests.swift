import Foundation
import SwiftUI
import Testing

@testable import DecodingOppression

/// Style structs are pure: values in, looks out (behaviour 2).
@MainActor
struct StyleTests {
  private let palette = Palette(colorScheme: .light, contrast: .standard)

  @Test("The gauge's animation is a spring of 0.6 seconds, none under Reduce Motion (47)")
  func gaugeAnimation() {
    #expect(AnalysisViewStyle.gaugeAnimation(reduceMotion: false) == .spring(duration: 0.6))
    #expect(AnalysisViewStyle.gaugeAnimation(reduceMotion: true) == nil)
  }

  @Test(
    "Scores have the colour and symbol of their step (29, 30, 31)",
    arguments: [
      (0.6, "exclamationmark.triangle", Severity.high), (0.599, "minus.circle", .moderate),
      (0.3, "minus.circle", .moderate), (0.299, "checkmark.shield", .low), (-0.4, "checkmark.shield", .low),
    ])
  func scoreColor(score: Double, symbol: String, severity: Severity) {
    for look in [
      ScoreCardViewStyle.scoreColor(score, differentiateWithoutColor: false, palette: palette),
      AnalysisViewStyle.scoreColor(score, differentiateWithoutColor: false, palette: palette),
    ] {
      #expect(look.symbolName == symbol)
      #expect(look.color == palette.tone(of: severity).color)
    }
    let plain = ScoreCardViewStyle.scoreColor(score, differentiateWithoutColor: true, palette: palette)
    #expect(plain.symbolName == symbol + ".fill")
  }

  @Test("A style has pure values alone, and a badge gets its colour together with a symbol (2, 32)")
  func badge() {
    let plain: ScoreLook = PolicyHistoryViewStyle.coiBadgeColor(0.7, differentiateWithoutColor: false, palette: palette)
    #expect(plain.color == palette.high.color && plain.symbolName == "exclamationmark.triangle")
    let marked: ScoreLook = PolicyHistoryViewStyle.coiBadgeColor(0.7, differentiateWithoutColor: true, palette: palette)
    #expect(marked.color == plain.color && marked.symbolName == "exclamationmark.triangle.fill")
    #expect(
      PolicyHistoryViewStyle.coiBadgeColor(0.7, isJudged: false, differentiateWithoutColor: false, palette: palette)
        .color
        != plain.color)
    #expect(MemoryLayout<PolicyHistoryViewStyle>.size == 0 && MemoryLayout<AnalysisViewStyle>.size == 0)
    #expect(MemoryLayout<ScoreCardViewStyle>.size == 0 && MemoryLayout<WelcomeViewStyle>.size == 0)
  }

  @Test("The score font follows text size and legibility weight (57)")
  func scoreFont() {
    let standard: Font = ScoreCardViewStyle.scoreFont(dynamicTypeSize: .large, legibilityWeight: .regular)
    #expect(standard == .largeTitle.weight(.bold).monospacedDigit())
    #expect(ScoreCardViewStyle.scoreFont(dynamicTypeSize: .large, legibilityWeight: nil) == standard)
    let bold: Font = ScoreCardViewStyle.scoreFont(dynamicTypeSize: .large, legibilityWeight: .bold)
    #expect(bold == .largeTitle.weight(.heavy).monospacedDigit())
    let large: Font = ScoreCardViewStyle.scoreFont(dynamicTypeSize: .accessibility3, legibilityWeight: .regular)
    #expect(large == .largeTitle.weight(.semibold).monospacedDigit())
  }

  @Test("A score's pitch rises when it is highly oppressive and falls below 0 (91)")
  func speechPitch() {
    #expect([0.6, 0.59, 0, -0.01].map { ScoreCardViewStyle.speechPitch(coi: $0) } == [0.2, 0, 0, -0.2])
  }

  @Test("Scores have two decimals in the user's locale, and no sign when they round to nothing (53)")
  func scoreText() {
    let american = Locale(identifier: "en_US")
    #expect(
      [0.325, 1, -0.2, -0.004].map { ScoreText.twoDecimals($0, locale: american) } == ["0.32", "1.00", "-0.20", "0.00"])
    #expect(ScoreText.twoDecimals(0.5, locale: Locale(identifier: "de_DE")) == "0,50")
  }

  @Test("The gauge's arc starts at the top, as long as the value; negative ones run the other way (40)")
  func gaugeArc() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(GaugeArc(value: 0).path(in: rect).isEmpty)
    let quarter: CGRect = GaugeArc(value: 0.25).path(in: rect).boundingRect
    #expect(abs(quarter.minX - 50) < 0.1 && abs(quarter.maxX - 100) < 0.1 && abs(quarter.maxY - 50) < 0.1)
    let negative: CGRect = GaugeArc(value: -0.25).path(in: rect).boundingRect
    #expect(abs(negative.minX) < 0.1 && abs(negative.maxX - 50) < 0.1 && abs(negative.maxY - 50) < 0.1)
    let full: CGRect = GaugeArc(value: 3).path(in: rect).boundingRect
    #expect(abs(full.width - 100) < 0.1 && abs(full.height - 100) < 0.1)
  }

  @Test("A bar is as long as the score is large, from the other end when it is negative")
  func barFill() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 6)
    #expect(BarFill(value: 0).path(in: rect).isEmpty)
    let half: CGRect = BarFill(value: 0.5).path(in: rect).boundingRect
    #expect(abs(half.minX) < 0.1 && abs(half.maxX - 100) < 0.1)
    let negative: CGRect = BarFill(value: -0.25).path(in: rect).boundingRect
    #expect(abs(negative.minX - 150) < 0.1 && abs(negative.maxX - 200) < 0.1)
    let tiny: CGRect = BarFill(value: 0.001).path(in: rect).boundingRect
    #expect(abs(tiny.width - 6) < 0.1)
  }
}
