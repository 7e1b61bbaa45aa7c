import Foundation
import TextEngine

/// A piece of text, shown on as many lines as it needs and the space allows.
nonisolated public struct Text: View, Equatable {
  var storage: Storage
  var modifiers: [TextModifier] = []

  indirect enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case formatted(FormattedText)
    case joined(Text, Text)
  }

  /// Shows a string as it is.
  public nonisolated init(verbatim content: String) {
    storage = .verbatim(content)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Shows a key's translation, or the key where there is none.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key)
  }

  /// Shows a value by a format style, in the environment's locale.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedText(input, format))
  }

  /// Shows a date as a formatter writes it; nothing where the formatter can't.
  ///
  /// Apple's initializer takes all types that have a class of Foundation; here dates are none of them.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows an object as a formatter writes it; nothing where the formatter can't.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public static func + (left: Text, right: Text) -> Text {
    Text(joining: left, right)
  }

  private init(joining left: Text, _ right: Text) {
    storage = .joined(left, right)
  }

  func adding(_ modifier: TextModifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}

/// A value with the style that makes it a string.
struct FormattedText: Equatable {
  private let input: any Equatable
  private let string: (Locale) -> String
  private let isSame: (FormattedText) -> Bool

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.input = input
    string = { format.locale($0).format(input) }
    let style = AnyHashable(format)
    self.style = style
    isSame = { other in (other.input as? F.FormatInput) == input && other.style == style }
  }

  private let style: AnyHashable

  func string(in locale: Locale) -> String { string(locale) }

  static func == (left: FormattedText, right: FormattedText) -> Bool { left.isSame(right) }
}
