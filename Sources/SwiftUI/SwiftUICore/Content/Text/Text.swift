import Foundation
import TextEngine

/// A piece of text, shown on as many lines as it needs and the space allows.
nonisolated public struct Text: View, Equatable {
  var storage: Storage
  var modifiers: [TextModifier] = []

  /// What most texts are has no memory of its own beside what is written.
  enum Storage: Equatable {
    case verbatim(String)
    /// A key that is looked up in the app's usual table.
    case key(LocalizedStringKey)
    indirect case localized(LocalizedText)
    indirect case formatted(FormattedText<String>)
    indirect case attributed(AttributedText)
    indirect case image(Image)
    indirect case date(DateText)
    indirect case joined(Text, Text)
  }

  /// Shows a string as it is: it is neither translated nor read as Markdown.
  ///
  /// - Parameter content: The string.
  public nonisolated init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Shows a string that is not a literal, as it is.
  ///
  /// ```swift
  /// let name = "Ada *Lovelace*"
  /// Text(name)
  /// ```
  ///
  /// - Parameter content: The string. A literal makes a localized text instead, by `init(_:tableName:bundle:comment:)`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Shows the translation of a key.
  ///
  /// The key is looked up in the language of the environment; without an entry, the key itself is shown. What is
  /// written in the source or the table is Markdown; interpolated values are not.
  ///
  /// ```swift
  /// Text("**\(3)** files")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key, usually a string literal.
  ///   - tableName: The table of strings; nil, the default, is "Localizable".
  ///   - bundle: The bundle that has the table; nil, the default, is that of the program.
  ///   - comment: A note for translators, which is not shown.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let isUsual: Bool = tableName == nil && bundle == nil
    storage = isUsual ? .key(key) : .localized(LocalizedText(key: key, table: tableName, bundle: bundle))
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
    // A list that grows to one has room for more, which few texts need.
    if copy.modifiers.isEmpty { copy.modifiers = [modifier] } else { copy.modifiers.append(modifier) }
    return copy
  }
}

/// A value with the style that makes it a string.
struct FormattedText<Output>: Equatable {
  private let input: any Equatable
  private let style: AnyHashable
  private let make: (Locale) -> Output
  private let isSame: (FormattedText<Output>) -> Bool

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == Output {
    self.input = input
    make = { format.locale($0).format(input) }
    let style = AnyHashable(format)
    self.style = style
    isSame = { other in (other.input as? F.FormatInput) == input && other.style == style }
  }

  func output(in locale: Locale) -> Output { make(locale) }

  static func == (left: FormattedText<Output>, right: FormattedText<Output>) -> Bool { left.isSame(right) }
}
