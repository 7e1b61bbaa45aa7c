import CoreGraphics

/// Letters and digits as lines, for symbols that hold them: `a.circle`, `goforward.15`, `abc`.
enum SymbolSigns {
  /// The signs side by side, as large as fits a square of 16 by 16; nil where one of them has no drawing.
  static func outline(of text: Substring) -> SymbolOutline? {
    var x: CGFloat = 0
    var elements: [CGPath.Element] = []
    for sign in text {
      guard let line = lines[sign] else { return nil }
      let path = CGPath(elements: SVGPathParser.elements(of: line))
      let box: CGRect = path.boundingBoxOfPath
      elements += path.applying(CGAffineTransform(translationX: x - box.minX, y: 0)).elements
      x += box.width + 2.6
    }
    let path = CGPath(elements: elements)
    let box: CGRect = path.boundingBoxOfPath
    let scale: CGFloat = min(1.2, 14 / max(box.width, 1))
    let center: CGFloat = SymbolOutline.side / 2
    let fit = CGAffineTransform(translationX: center, y: center).scaledBy(x: scale, y: scale)
      .translatedBy(x: -box.midX, y: -box.midY)
    return SymbolOutline(parts: [SymbolOutline.Part(path: path.applying(fit).line(1.35))])
  }

  /// Lines ten high, those of small letters from 3.4 on.
  private static let lines: [Character: String] = [
    "0": "M3 0C1 0 0 2 0 5S1 10 3 10 6 8 6 5 5 0 3 0z",
    "1": "M0 2L2.4 0V10",
    "2": "M.2 2.6C.2 1 1.4 0 3 0S5.8 1.1 5.8 2.7C5.8 4.4 4.4 5.6 0 10H6",
    "3":
      "M.3 1.8C.7 .7 1.7 0 3 0C4.6 0 5.7 1 5.7 2.4S4.5 4.8 2.5 4.8C4.7 4.8 6 5.8 6 7.3S4.7 10 3 10"
      + "C1.4 10 .3 9.2 0 8",
    "4": "M4.6 10V0L0 7H6.2",
    "5": "M5.5 0H1L.5 4.6C1.2 4 2 3.7 3 3.7C4.8 3.7 6 5 6 6.8S4.8 10 3 10C1.5 10 .4 9.2 0 8",
    "6":
      "M5.4 1.3C4.9 .5 4 0 3.1 0C1 0 0 2.2 0 5.2C0 8.4 1.2 10 3 10C4.8 10 6 8.7 6 6.9S4.8 3.9 3.1 3.9"
      + "C1.5 3.9 .2 5 0 6.6",
    "7": "M0 0H6L2.2 10",
    "8":
      "M3 4.7C1.4 4.7 .4 3.7 .4 2.4S1.5 0 3 0S5.6 1 5.6 2.4S4.6 4.7 3 4.7"
      + "C1.2 4.7 0 5.8 0 7.3S1.2 10 3 10S6 8.8 6 7.3S4.8 4.7 3 4.7z",
    "9":
      "M.6 8.7C1.1 9.5 2 10 2.9 10C5 10 6 7.8 6 4.8C6 1.6 4.8 0 3 0C1.2 0 0 1.3 0 3.1S1.2 6.1 2.9 6.1"
      + "C4.5 6.1 5.8 5 6 3.4",
    "A": "M0 10L3.5 0L7 10M1.2 6.8H5.8",
    "B": "M0 0H3C6.6 0 6.6 4.8 3 4.8H0M3 4.8C7.2 4.8 7.2 10 3 10H0V0",
    "C": "M7 2C6.2 .7 5.2 0 4 0C1.6 0 0 2 0 5S1.6 10 4 10C5.2 10 6.3 9.3 7 8",
    "D": "M0 0H2.8C8.4 0 8.4 10 2.8 10H0z",
    "E": "M5.5 0H0V10H5.5M0 4.9H4.8",
    "F": "M5.5 0H0V10M0 5H4.8",
    "G": "M7 2C6.2 .7 5.2 0 4 0C1.6 0 0 2 0 5S1.6 10 4 10S7.2 8.4 7.2 5.6H4.3",
    "H": "M0 0V10M6.5 0V10M0 4.9H6.5",
    "I": "M0 0V10",
    "J": "M4 0V7C4 9 3.2 10 2 10S.1 9.2 0 7.8",
    "K": "M0 0V10M6 0L0 6M2.2 4L6.2 10",
    "L": "M0 0V10H5.2",
    "M": "M0 10V0L4 6L8 0V10",
    "N": "M0 10V0L6.5 10V0",
    "O": "M4 0C1.6 0 0 2 0 5S1.6 10 4 10S8 8 8 5S6.4 0 4 0z",
    "P": "M0 10V0H3C7 0 7 5.4 3 5.4H0",
    "Q": "M4 0C1.6 0 0 2 0 5S1.6 10 4 10S8 8 8 5S6.4 0 4 0zM5 7.2L8 10.4",
    "R": "M0 10V0H3C7 0 7 5.4 3 5.4H0M3 5.4L6 10",
    "S": "M5.8 1.8C5.4 .7 4.4 0 3 0C1.4 0 .3 1 .3 2.4C.3 5.8 6 3.8 6 7.4C6 9 4.8 10 3 10C1.4 10 .3 9.2 0 8",
    "T": "M0 0H6.6M3.3 0V10",
    "U": "M0 0V6.5C0 8.7 1.2 10 3.2 10S6.4 8.7 6.4 6.5V0",
    "V": "M0 0L3.5 10L7 0",
    "W": "M0 0L2.6 10L5 2L7.4 10L10 0",
    "X": "M0 0L6.5 10M6.5 0L0 10",
    "Y": "M0 0L3.3 5L6.6 0M3.3 5V10",
    "Z": "M.2 0H6L0 10H6.2",
    "a": "M.3 4.6C.8 3.8 1.6 3.4 2.6 3.4C4.2 3.4 5 4.2 5 5.6V10M5 6.3H2.6C.9 6.3 0 7 0 8.2S.8 10 2.2 10S5 9 5 7.4",
    "b": "M0 0V10M0 6.7C0 4.8 1.1 3.4 2.8 3.4S5.6 4.8 5.6 6.7S4.5 10 2.8 10S0 8.6 0 6.7",
    "c": "M5 4.8C4.6 3.9 3.8 3.4 2.8 3.4C1.1 3.4 0 4.8 0 6.7S1.1 10 2.8 10C3.8 10 4.6 9.5 5 8.6",
    "x": "M0 3.4L5 10M5 3.4L0 10",
    "$":
      "M6 2.6C5.6 1.6 4.6 1 3 1C1.4 1 .3 1.7 .3 3C.3 5.9 6.2 4.1 6.2 7C6.2 8.3 4.8 9 3.1 9"
      + "C1.3 9 .3 8.3 0 7.3M3.1 -.4V10.4",
  ]
}
