import TextEngine

/// The fonts that were asked for in one context, with every choice made.
///
/// Most texts of a program are in a few fonts, and what a font is in a context takes longer to say than whether it is the
/// same as another.
final class KnownFonts {
  let context: FontContext
  private var known: [(font: Font, style: TextContent.Style)] = []

  /// More than these are not looked for: programs that make up a font for each text gain nothing.
  private static let limit: Int = 8

  init(_ context: FontContext) { self.context = context }

  /// The style of text in the font and the language of the context, with nothing else set.
  func style(of font: Font) -> TextContent.Style {
    // Most fonts are those of the text styles, which are made once. By its place: a copy of each that is passed over
    // would count what it holds.
    for index in known.indices where known[index].font.isCopy(of: font) { return known[index].style }
    for index in known.indices where known[index].font == font { return known[index].style }
    var descriptor: FontDescriptor = font.descriptor(in: context)
    descriptor.language = context.language
    let style = TextContent.Style(TextContent.StyleChoices(font: descriptor))
    // Which faces have a name may change.
    if descriptor.family == nil {
      if known.count == Self.limit { known.removeFirst() }
      known.append((font, style))
    }
    return style
  }
}

extension KnownFonts: Equatable {
  /// What is known follows from the context.
  static func == (left: KnownFonts, right: KnownFonts) -> Bool { left.context == right.context }
}
