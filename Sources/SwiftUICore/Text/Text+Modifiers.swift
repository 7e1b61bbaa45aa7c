import Foundation

/// A choice that belongs to a piece of text itself.
enum TextModifier: Equatable {
  case font(Font?)
  case weight(Font.Weight?)
  case bold
  case italic(Bool)
  case monospacedDigits
  case foreground(AnyTextStyle)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Bool)
  case strikethrough(Bool)
  case speechPitch(Double)
  case speechSpelledOut(Bool)
  case speechPunctuation(Bool)
  case spoken(SpokenText)
}

extension Text {
  public nonisolated func font(_ font: Font?) -> Text { adding(.font(font)) }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// Uses the emphasized weight of the font.
  public nonisolated func bold() -> Text { adding(.bold) }
  public nonisolated func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public nonisolated func italic() -> Text { adding(.italic(true)) }
  public nonisolated func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  /// Gives all digits the same width.
  public nonisolated func monospacedDigit() -> Text { adding(.monospacedDigits) }
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    color.map { adding(.foreground(AnyTextStyle($0))) } ?? self
  }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.foreground(AnyTextStyle(style)))
  }
  /// Space between characters, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { adding(.tracking(kerning)) }
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// Raises the text above its base line, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
  public nonisolated func underline(_ isActive: Bool = true) -> Text { adding(.underline(isActive)) }
  public nonisolated func strikethrough(_ isActive: Bool = true) -> Text { adding(.strikethrough(isActive)) }
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
