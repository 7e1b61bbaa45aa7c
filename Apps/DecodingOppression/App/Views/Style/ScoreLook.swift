import SwiftUI

/// How a score looks: a colour, and a symbol that says the same without it (behaviours 29 to 31).
struct ScoreLook {
  var color: Color
  var symbolName: String

  /// - Parameters:
  ///   - isJudged: Whether the evidence allows a verdict; otherwise the score is grey with a question mark.
  ///   - differentiateWithoutColor: Takes the filled form of the symbol, which stands out more.
  init(score: Double, isJudged: Bool = true, differentiateWithoutColor: Bool, palette: Palette) {
    guard isJudged else {
      color = palette.secondaryText.color
      symbolName = "questionmark.circle" + (differentiateWithoutColor ? ".fill" : "")
      return
    }
    let severity = Severity(score: score)
    color = palette.tone(of: severity).color
    symbolName = severity.symbolName + (differentiateWithoutColor ? ".fill" : "")
  }
}
