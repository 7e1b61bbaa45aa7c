import CoreGraphics
import DisplayList
import TextEngine

extension Text {
  /// Shows a picture that stands in the line like a character: a symbol as large as the text around it.
  public nonisolated init(_ image: Image) {
    storage = .image(image)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts a picture into the line.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

extension Image {
  /// The symbol in the line; pictures in texts are symbols so far, others show the sign of a picture.
  private var symbol: String {
    if case .symbol(let name, _) = source { name } else { "photo" }
  }

  /// What is read in the place of the picture.
  var inlineLabel: String { SymbolTable.symbol(named: symbol)?.label ?? symbol }

  /// How wide symbols are in a line, in parts of the font's size (text/inline-image); others are as wide as high.
  private static let inlineWidths: [String: CGFloat] = ["star": 1.268, "star.fill": 1.268, "chevron.right": 0.76]
  /// The side of the square that a symbol is drawn into.
  private static let side: CGFloat = 1.18

  /// The room of a symbol in a line: its middle stands at half the height of capitals, as beside text.
  func attachment(beside font: FontDescriptor) -> TextContent.Attachment {
    let side: CGFloat = font.size * Self.side
    let middle: CGFloat = font.capHeight / 2
    // A symbol never makes its line higher.
    return TextContent.Attachment(
      width: font.size * (Self.inlineWidths[symbol] ?? Self.side) * (font.weight >= 600 ? 1.03 : 1),
      ascent: min(middle + side / 2, font.ascent),
      descent: min(side / 2 - middle, font.descent))
  }

  /// The symbol as it is drawn at a place on the base line.
  func inlineItem(
    _ room: TextContent.Attachment, size: CGFloat, scale: CGFloat, at start: CGPoint, _ isMirrored: Bool, _ paint: Paint
  ) -> DisplayItem {
    let side: CGFloat = size * Self.side * scale
    let middle: CGFloat = start.y - FontDescriptor.capHeightRatio * size * scale / 2
    let left: CGFloat = start.x + (room.width * scale - side) / 2
    let bounds = CGRect(x: left, y: middle - side / 2, width: side, height: side)
    return .symbol(isMirrored ? SymbolTable.mirrored(symbol) : symbol, bounds, paint)
  }
}
