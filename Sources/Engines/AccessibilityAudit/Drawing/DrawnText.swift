import CoreGraphics
import DisplayList
import TextEngine

/// A run of text or a symbol as a window draws it.
package struct DrawnText: Hashable, Sendable {
  /// Empty for a symbol.
  package var text: String
  /// Set for a symbol.
  package var symbol: String?
  /// The advance and the line box of the glyphs in the window, in points.
  package var rect: CGRect
  /// The size of the font as it is seen.
  package var fontSize: CGFloat
  package var isBold: Bool
  /// All colours that the paint has, with the opacity of the groups around.
  package var colors: [RGBA]
  /// Rectangles around the clips that cut the run, in the window.
  package var clips: [CGRect]
  /// Why the colours are not known from the drawing; nil where they are.
  package var obstacle: String?
  /// The place among all items of the list, as they are drawn.
  package var place: Int
}

extension DrawnText {
  /// Whether all that is drawn are the pictures of an emoji font: they have colours of their own, and mean what a picture
  /// means.
  var isPictures: Bool {
    symbol == nil
      && text.allSatisfy { character in
        guard !character.isWhitespace, let first = character.unicodeScalars.first else { return true }
        let isEmoji: Bool = first.properties.isEmojiPresentation
        return isEmoji || first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
      }
  }

  /// The words of lines, from the top down; pieces on one base line go from left to right.
  package static func lines(_ texts: [DrawnText]) -> [String] {
    var lines: [(bottom: CGFloat, words: String)] = []
    let ordered: [DrawnText] = texts.filter { $0.symbol == nil }.sorted { left, right in
      abs(left.rect.maxY - right.rect.maxY) > 2 ? left.rect.maxY < right.rect.maxY : left.rect.minX < right.rect.minX
    }
    for text in ordered {
      if let last = lines.last, abs(last.bottom - text.rect.maxY) <= 2 {
        lines[lines.count - 1].words += text.text
      } else {
        lines.append((text.rect.maxY, text.text))
      }
    }
    return lines.map(\.words)
  }

  /// How much of the run is not cut off by clips that no scrolling moves, 0 to 1.
  func visiblePart(ignoring scrolling: [CGRect]) -> CGFloat {
    var seen: CGRect = rect
    for clip in clips where !scrolling.contains(where: { $0.isCut(by: clip) }) { seen = seen.intersection(clip) }
    guard !seen.isNull, rect.width > 0, rect.height > 0 else { return seen.isNull ? 0 : 1 }
    return seen.width * seen.height / (rect.width * rect.height)
  }
}

extension CGRect {
  /// Whether a clip is that of this viewport: the same, or as large as the viewport with the safe area around.
  func isCut(by clip: CGRect) -> Bool { isNearly(clip) || clip.insetBy(dx: -1, dy: -1).contains(self) }

  /// Whether the edges differ by less than a point.
  func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1 && abs(minY - other.minY) < 1 && abs(maxX - other.maxX) < 1 && abs(maxY - other.maxY) < 1
  }
}
