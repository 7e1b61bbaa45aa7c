import Foundation

/// A choice that belongs to a piece of text itself. Those that take more room than most are references.
enum TextModifier: Equatable {
  case font(Font?)
  case weight(Font.Weight?)
  case width(Font.Width?)
  case design(Font.Design?)
  case bold
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigits
  indirect case foreground(AnyTextStyle)
  case background(Color)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
  case language(TypesettingLanguage)
  case link(URL)
  indirect case attribute(TextAttributes.Entry)
  case speechPitch(Double)
  case speechSpelledOut(Bool)
  case speechPunctuation(Bool)
  case speechQueued(Bool)
  indirect case spoken(SpokenText)
}

extension Text {
  /// Sets the font of this text, and keeps it a text, which can be joined with others.
  ///
  /// - Parameter font: The font; nil is that of the environment.
  public nonisolated func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// Sets the weight of the font of this text.
  ///
  /// - Parameter weight: The weight; nil is that of the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  /// Uses the emphasized weight of the font.
  public nonisolated func bold() -> Text { adding(.bold) }
  public nonisolated func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public nonisolated func italic() -> Text { adding(.italic(true)) }
  public nonisolated func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  /// Uses the monospaced design of the font.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  /// Gives all digits the same width.
  public nonisolated func monospacedDigit() -> Text { adding(.monospacedDigits) }
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    color.map { adding(.foreground(AnyTextStyle($0))) } ?? self
  }
  /// Sets the style of this text, and keeps it a text, which can be joined with others.
  ///
  /// - Parameter style: A colour, gradient or another style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.foreground(AnyTextStyle(style)))
  }
  /// Adds space between the characters of this text; ligatures stay.
  ///
  /// - Parameter kerning: The space in points; negative values draw characters together.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// Adds space after each character of this text. It wins over kerning.
  ///
  /// - Parameter tracking: The space in points; negative values draw characters together.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// Raises the text above its base line, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
  /// Makes the text smaller or larger beside what it belongs to.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.scale(scale)) : self
  }
}

extension Text {
  /// Raises or lowers the pitch of speech: -1 lowest, 0 unchanged, 1 highest (behaviour 392).
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { adding(.speechPitch(value)) }

  /// Spells the text letter by letter (behaviour 395).
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { adding(.speechSpelledOut(value)) }

  /// Speaks all punctuation (behaviour 393).
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    adding(.speechPunctuation(value))
  }

  /// Lets announcements about the text wait behind what is being spoken (behaviour 394).
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { adding(.speechQueued(value)) }
}

/// A style of a run of text, with the comparison that the list of modifiers needs.
struct AnyTextStyle: Equatable {
  let style: AnyShapeStyle

  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
  }

  static func == (left: AnyTextStyle, right: AnyTextStyle) -> Bool {
    ValueComparison.areEqual(left.style, right.style)
  }
}
