import CoreGraphics
import DisplayList
import Foundation
import ImageEngine
import TextEngine

extension Text {
  /// Shows a picture that stands in the line like a character: a symbol as large as the text around it, others on the
  /// base line, as large as they are.
  @_disfavoredOverload
  public nonisolated init(_ image: Image) {
    storage = .image(image)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts a picture into the line.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

extension Image {
  /// The symbol in the line; others have room of their own once they are found.
  private var symbol: String {
    if case .symbol(let name, _) = source { name } else { "" }
  }

  fileprivate var isSystemSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// What is read in the place of the picture.
  func inlineLabel(in environment: TextEnvironment) -> String {
    switch (label, source) {
    case (.text(let text), _): text.string(in: environment)
    case (.inferred, .symbol(let name, _)): SymbolTable.label(of: name)
    case (.inferred, .named(let name, _, _)): (name as NSString).lastPathComponent
    case (.decorative, _), (.none, _), (.inferred, _): ""
    }
  }

  /// The room of a symbol in a line: its middle stands at half the height of capitals, as beside text.
  func attachment(beside font: FontDescriptor, displayScale: CGFloat) -> TextContent.Attachment {
    let middle: CGFloat = font.capHeight / 2
    let size: CGSize? = SymbolMetrics.size(
      of: symbol, fontSize: font.size, weight: font.weight, displayScale: displayScale)
    if size == nil, isSystemSymbol { SymbolTable.recordUnmapped(symbol) }
    let half: CGFloat = (size?.height ?? 0) / 2
    // A symbol never makes its line higher.
    return TextContent.Attachment(
      width: size?.width ?? 0, ascent: min(middle + half, font.ascent), descent: min(half - middle, font.descent))
  }

  /// The symbol as it is drawn at a place on the base line.
  func inlineItem(
    _ room: TextContent.Attachment, font: FontDescriptor, scale: CGFloat, at start: CGPoint, _ isMirrored: Bool,
    _ paint: Paint
  ) -> DisplayItem {
    let fontSize: CGFloat = font.size * scale
    let middle: CGFloat = start.y - FontDescriptor.capHeightRatio * fontSize / 2
    let style = SymbolStyle(weight: font.weight)
    let size: CGSize? = SymbolMetrics.size(of: symbol, fontSize: fontSize, weight: font.weight, displayScale: 8)
    let (width, height): (CGFloat, CGFloat) = (room.width * scale, size?.height ?? 0)
    let place = CGRect(x: start.x, y: middle - height / 2, width: width, height: height)
    let bounds: CGRect = SymbolMetrics.square(of: symbol, in: place, fills: false)
    guard isMirrored else { return .symbol(symbol, bounds, paint, style) }
    let item: DisplayItem = .symbol(SymbolTable.mirrored(symbol), bounds, paint, style)
    return SymbolTable.isMirrored(symbol) ? item.mirrored(in: bounds) : item
  }
}

extension ResolvedText {
  /// Finds the pictures that are no symbols of the system, which take the room that they have by themselves.
  mutating func setPictures(in environment: EnvironmentValues, images: ImageStore) {
    for index in looks.indices {
      guard let image = looks[index].image, !image.isSystemSymbol else { continue }
      let picture: ResolvedImage = image.resolved(in: environment, images: images)
      let ascent: CGFloat = picture.baseline ?? picture.size.height
      looks[index].picture = picture
      content.runs[index].attachment = TextContent.Attachment(
        width: picture.size.width, ascent: ascent, descent: picture.size.height - ascent)
    }
  }
}

extension ResolvedImage {
  /// The picture at a place on the base line.
  func inlineItems(
    _ room: TextContent.Attachment, scale: CGFloat, at start: CGPoint, _ paint: Paint
  ) -> [DisplayItem] {
    let height: CGFloat = (room.ascent + room.descent) * scale
    let bounds = CGRect(x: start.x, y: start.y - room.ascent * scale, width: room.width * scale, height: height)
    return items(in: bounds, paints: [paint])
  }
}
