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
  /// What is read in the place of the picture.
  var inlineLabel: String { SymbolTable.symbol(named: symbol)?.label ?? symbol }

  /// The room of a symbol in a line: its middle stands at half the height of capitals, as beside text.
  func attachment(beside font: FontDescriptor) -> TextContent.Attachment {
    let side: CGFloat = font.size * 1.18
    let middle: CGFloat = font.capHeight / 2
    // A symbol never makes its line higher.
    return TextContent.Attachment(
      width: side, ascent: min(middle + side / 2, font.ascent), descent: min(side / 2 - middle, font.descent))
  }

  /// The symbol as it is drawn at a place on the base line.
  func inlineItem(
    _ room: TextContent.Attachment, scale: CGFloat, at start: CGPoint, _ isMirrored: Bool, _ paint: Paint
  ) -> DisplayItem {
    let side: CGFloat = room.width * scale
    let middle: CGFloat = start.y - FontDescriptor.capHeightRatio * side / 1.18 / 2
    let bounds = CGRect(x: start.x, y: middle - side / 2, width: side, height: side)
    return .symbol(drawnSymbol(isMirrored: isMirrored), bounds, paint)
  }
}
