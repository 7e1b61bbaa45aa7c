/// What a font depends on when every choice about it is made.
package struct FontContext: Hashable, Sendable {
  /// The kind of device that metrics are for.
  package enum Idiom: String, Hashable, Sendable {
    case phone
    case desktop
  }

  package var dynamicTypeSize: DynamicTypeSize
  package var idiom: Idiom
  package var legibilityWeight: LegibilityWeight
  /// Changes that views make to the font around them (`fontWeight`, `bold`, `italic`, `monospaced`...); nil leaves it.
  package var weight: Font.Weight?
  package var isBold: Bool
  package var isItalic: Bool
  package var design: Font.Design?
  package var hasMonospacedDigits: Bool
  /// The language of text that chooses none, as a BCP 47 tag; nil for English.
  package var language: String?
  /// Whether text styles on a desktop have the lines of a language with tall letters.
  package var hasTallLines: Bool

  package init(
    dynamicTypeSize: DynamicTypeSize = .large, idiom: Idiom = .phone, legibilityWeight: LegibilityWeight = .regular,
    weight: Font.Weight? = nil, isBold: Bool = false, isItalic: Bool = false, design: Font.Design? = nil,
    hasMonospacedDigits: Bool = false, language: String? = nil, hasTallLines: Bool = false
  ) {
    self.dynamicTypeSize = dynamicTypeSize
    self.idiom = idiom
    self.legibilityWeight = legibilityWeight
    self.weight = weight
    self.isBold = isBold
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.language = language
    self.hasTallLines = hasTallLines
  }
}
