import TextEngine

/// The fonts that were asked for in one context, with every choice made.
///
/// Most texts of a program are in a few fonts, and what a font is in a context takes longer to say than whether it is the
/// same as another.
final class KnownFonts {
  let context: FontContext
  private var known: [(font: Font, descriptor: FontDescriptor)] = []

  /// More than these are not looked for: programs that make up a font for each text gain nothing.
  private static let limit: Int = 8

  init(_ context: FontContext) { self.context = context }

  func descriptor(of font: Font) -> FontDescriptor {
    // By its place: a copy of each that is passed over would count what it holds.
    for index in known.indices where known[index].font == font { return known[index].descriptor }
    let descriptor: FontDescriptor = font.descriptor(in: context)
    // Which faces have a name may change.
    if descriptor.family == nil {
      if known.count == Self.limit { known.removeFirst() }
      known.append((font, descriptor))
    }
    return descriptor
  }
}

extension KnownFonts: Equatable {
  /// What is known follows from the context.
  static func == (left: KnownFonts, right: KnownFonts) -> Bool { left.context == right.context }
}
