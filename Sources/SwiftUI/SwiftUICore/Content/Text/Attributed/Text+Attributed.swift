import AccessibilityTree
import Foundation
import TextEngine

extension Text {
  /// Shows a string in the styles that its attributes say; where they say nothing, those of the text and around it
  /// hold. Blocks of a document, such as headings, are shown as plain lines.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    storage = .attributed(.string(attributedContent))
  }

  /// Shows a value by a format style that gives attributes, in the environment's locale.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .attributed(.formatted(FormattedText<AttributedString>(input, format)))
  }
}

/// A string with attributes, or a value that makes one.
enum AttributedText: Equatable {
  case string(AttributedString)
  case formatted(FormattedText<AttributedString>)

  func append(to result: inout ResolvedText, style: TextRunStyle, environment: TextEnvironment) {
    let string: AttributedString =
      switch self {
      case .string(let string): string
      case .formatted(let value): value.output(in: environment.locale)
      }
    for run in string.runs {
      var inner: TextRunStyle = style
      for modifier in TextModifier.modifiers(of: run.attributes) { modifier.apply(to: &inner, &result) }
      result.add(String(string.characters[run.range]), inner, environment)
    }
  }
}

extension TextModifier {
  /// What attributes ask of a run; those of the string win over what they stand for, such as emphasis.
  static func modifiers(of attributes: AttributeContainer) -> [TextModifier] {
    var modifiers: [TextModifier] = []
    if let font = attributes.font { modifiers.append(.font(font)) }
    if let intent = attributes.inlinePresentationIntent { modifiers += Self.modifiers(of: intent) }
    if let link = attributes.link { modifiers.append(.link(link)) }
    if let color = attributes.swiftUI.foregroundColor { modifiers.append(.foreground(AnyTextStyle(color))) }
    if let color = attributes.swiftUI.backgroundColor { modifiers.append(.background(color)) }
    if let style = attributes.swiftUI.underlineStyle { modifiers.append(.underline(style)) }
    if let style = attributes.swiftUI.strikethroughStyle { modifiers.append(.strikethrough(style)) }
    if let kern = attributes.swiftUI.kern { modifiers.append(.kerning(kern)) }
    if let tracking = attributes.swiftUI.tracking { modifiers.append(.tracking(tracking)) }
    if let offset = attributes.swiftUI.baselineOffset { modifiers.append(.baselineOffset(offset)) }
    if let language = attributes.languageIdentifier {
      modifiers.append(.language(.explicit(Locale.Language(identifier: language))))
    }
    if let spells = attributes.accessibilitySpeechSpellsOutCharacters { modifiers.append(.speechSpelledOut(spells)) }
    if let speaks = attributes.accessibilitySpeechIncludesPunctuation { modifiers.append(.speechPunctuation(speaks)) }
    if let pitch = attributes.accessibilitySpeechAdjustedPitch { modifiers.append(.speechPitch(pitch)) }
    if let level = attributes.accessibilityHeadingLevel { modifiers.append(.spoken(.heading(level))) }
    return modifiers
  }

  /// How intents look: strong emphasis is bold, emphasis slanted, code monospaced.
  static func modifiers(of intent: InlinePresentationIntent) -> [TextModifier] {
    var modifiers: [TextModifier] = []
    if intent.contains(.stronglyEmphasized) { modifiers.append(.bold) }
    if intent.contains(.emphasized) { modifiers.append(.italic(true)) }
    if intent.contains(.code) { modifiers.append(.monospaced(true)) }
    if intent.contains(.strikethrough) { modifiers.append(.strikethrough(.single)) }
    return modifiers
  }
}
