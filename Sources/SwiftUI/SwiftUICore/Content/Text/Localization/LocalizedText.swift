import Foundation
import TextEngine

/// A key with the place where it is looked up.
struct LocalizedText: Equatable {
  var key: LocalizedStringKey
  var table: String?
  var bundle: Bundle?
  /// What is shown where there is no translation; nil for the key.
  var fallback: LocalizedStringKey?
  /// The locale for which it was made; nil for that of the environment.
  var locale: Locale?
  /// Whether what is written is Markdown.
  var isMarkdown: Bool = true

  func append(to result: inout ResolvedText, style: TextRunStyle, environment: TextEnvironment) {
    let locale: Locale = self.locale ?? environment.locale
    let translation: Translation? = translation(in: locale)
    if translation == nil {
      let parts: [LocalizedStringKey.Part] = (fallback ?? key).parts
      if !isMarkdown || !parts.mayHaveMarks {
        return parts.append(to: &result, style: style, environment: environment, locale: self.locale)
      }
    }
    let template: LocalizedTemplate = template(translation, isPhone: environment.fontContext.idiom == .phone)
    guard isMarkdown, MarkdownInline.mayHaveMarks(template.text, lineEnds: .preserved) else {
      return template.append(template.text, to: &result, style: style, environment: environment, locale: locale)
    }
    for span in MarkdownInline.spans(template.text) {
      var inner: TextRunStyle = style
      for modifier in TextModifier.modifiers(of: span.intent) { modifier.apply(to: &inner, &result) }
      if let link = span.link, let url = URL(markdown: template.plain(link, in: locale)) { inner.look.link = url }
      template.append(span.text, to: &result, style: inner, environment: environment, locale: locale)
    }
  }

  /// The characters alone, as they are written: no Markdown.
  func string(in locale: Locale, isPhone: Bool = true) -> String {
    let template: LocalizedTemplate = template(translation(in: locale), isPhone: isPhone)
    return template.plain(template.text, in: locale)
  }

  private typealias Translation = (value: LocalizedValue, locale: Locale)

  /// What the tables say; nil where what was written is shown.
  private func translation(in locale: Locale) -> Translation? {
    LocalizedStrings.table(table, in: bundle)?.value(for: key.key, locale: locale)
  }

  private func template(_ translation: Translation?, isPhone: Bool) -> LocalizedTemplate {
    guard let translation else { return LocalizedTemplate((fallback ?? key).parts) }
    return LocalizedTemplate(
      translation.value, arguments: key.arguments, locale: translation.locale, isPhone: isPhone)
  }
}

/// A localized string in which values are marked by characters that no text uses.
struct LocalizedTemplate {
  private(set) var text: String = ""
  private var values: [(argument: LocalizedArgument, format: FormatSpecifier?)] = []

  /// The first of the characters that stand for values; they lie in the last private plane.
  private static let firstMark: UInt32 = 0x10_F700
  private static let mostValues: Int = 1024

  init(_ parts: [LocalizedStringKey.Part]) {
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .argument(let argument): add(argument, nil)
      }
    }
  }

  init(_ value: LocalizedValue, arguments: [LocalizedArgument], locale: Locale, isPhone: Bool) {
    let choice = LocalizedChoice(arguments: arguments, locale: locale, isPhone: isPhone)
    for piece in choice.pieces(of: value) {
      switch piece {
      case .literal(let literal): text += literal
      case .argument(let index, let format):
        if arguments.indices.contains(index) { add(arguments[index], format) }
      }
    }
  }

  private mutating func add(_ argument: LocalizedArgument, _ format: FormatSpecifier?) {
    guard values.count < Self.mostValues, let mark = Unicode.Scalar(Self.firstMark + UInt32(values.count)) else {
      return
    }
    text.unicodeScalars.append(mark)
    values.append((argument, format))
  }

  private func index(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.value >= Self.firstMark else { return nil }
    let index = Int(scalar.value - Self.firstMark)
    return values.indices.contains(index) ? index : nil
  }

  /// Adds a stretch of the text with its values to a result.
  func append(
    _ stretch: String, to result: inout ResolvedText, style: TextRunStyle, environment: TextEnvironment,
    locale: Locale
  ) {
    guard !values.isEmpty else { return result.add(stretch, style, environment) }
    var literal: String = ""
    for piece in pieces(of: stretch, in: locale) {
      switch piece {
      case .literal(let part): literal += part
      case .value(let string): literal += string
      case .text(let text):
        if !literal.isEmpty { result.add(literal, style, environment) }
        literal = ""
        text.append(to: &result, style: style, environment: environment)
      }
    }
    if !literal.isEmpty { result.add(literal, style, environment) }
  }

  /// A stretch with its values as plain characters.
  func plain(_ stretch: String, in locale: Locale) -> String {
    guard !values.isEmpty else { return stretch }
    var plain: String = ""
    for piece in pieces(of: stretch, in: locale) {
      switch piece {
      case .literal(let part): plain += part
      case .value(let string): plain += string
      case .text(let text):
        var values = EnvironmentValues()
        values.locale = locale
        plain += text.string(in: values)
      }
    }
    return plain
  }
}

extension LocalizedTemplate {
  private enum Piece {
    case literal(Substring)
    case value(String)
    case text(Text)
  }

  /// The byte with which characters of the last plane begin, and no others do.
  private static let firstByte: UInt8 = 0xF4

  /// What stands between the marks, and what the marks stand for.
  private func pieces(of stretch: String, in locale: Locale) -> [Piece] {
    var pieces: [Piece] = []
    var start: String.Index = stretch.startIndex
    var place: String.Index = start
    while let mark = stretch.utf8[place...].firstIndex(of: Self.firstByte) {
      place = stretch.unicodeScalars.index(after: mark)
      guard let index = index(of: stretch.unicodeScalars[mark]) else { continue }
      if start < mark { pieces.append(.literal(stretch[start..<mark])) }
      start = place
      let (argument, format): (LocalizedArgument, FormatSpecifier?) = values[index]
      if let string = argument.string(format, in: .of(locale)) {
        pieces.append(.value(string))
      } else if case .text(let text) = argument.value {
        pieces.append(.text(text))
      }
    }
    if start < stretch.endIndex { pieces.append(.literal(stretch[start...])) }
    return pieces
  }
}
