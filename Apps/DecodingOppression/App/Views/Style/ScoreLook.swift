import SwiftUI

/// How a score looks: a colour, and a symbol that says the same without it (behaviours 29 to 31).
struct ScoreLook {
  var color: Color
  var symbolName: String

  /// - Parameter differentiateWithoutColor: Takes the filled form of the symbol, which stands out more.
  init(score: Double, differentiateWithoutColor: Bool, palette: Palette) {
    let severity = Severity(score: score)
    color = palette.tone(of: severity).color
    symbolName = severity.symbolName + (differentiateWithoutColor ? ".fill" : "")
  }
}
