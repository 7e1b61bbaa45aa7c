import CoreGraphics
import DisplayList
import Foundation
import TextEngine

/// The lines under and through a text that are not one unbroken line in the text's colour, which texts draw themselves.
struct OwnLines {
  struct Line {
    var style: DecorationStyle
    /// Nil for that of the text.
    var color: RGBA?
  }

  var underline: Line?
  var strikethrough: Line?

  /// Nil where there are none.
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    func line(_ style: NSAttributedString.Key, _ color: NSAttributedString.Key) -> Line? {
      guard let style = attributes.lineStyle(style).decoration else { return nil }
      let color: RGBA? = (attributes[color] as? UIColor)?.rgba(for: .current)
      return style.isPlain && color == nil ? nil : Line(style: style, color: color)
    }
    underline = line(.underlineStyle, .underlineColor)
    strikethrough = line(.strikethroughStyle, .strikethroughColor)
    if underline == nil, strikethrough == nil { return nil }
  }

  /// - Parameters:
  ///   - start: The left end of the base line.
  ///   - size: That of the font, in points.
  ///   - ink: The colour of the text.
  func items(at start: CGPoint, width: CGFloat, size: CGFloat, ink: RGBA) -> [DisplayItem] {
    func item(_ kind: DecorationLine, _ line: Line?) -> DisplayItem? {
      line.map { $0.style.item(kind, from: start, width: width, size: size, .color($0.color ?? ink)) }
    }
    return [item(.underline, underline), item(.strikethrough, strikethrough)].compactMap { $0 }
  }
}
