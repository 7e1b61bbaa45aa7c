import Foundation

/// A string that is looked up later, wherever it is shown, in the locale there.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where a table of strings is.
  public enum BundleDescription: Hashable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .main: hasher.combine(0)
      case .forClass(let type): hasher.combine(ObjectIdentifier(type))
      case .atURL(let url): hasher.combine(url)
      }
    }

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// What is looked up.
  public let key: String
  /// What is shown where there is no translation.
  public let defaultValue: String.LocalizationValue
  public let table: String?
  /// The locale for which it was made; where it is shown in a view, that of the view wins.
  public var locale: Locale
  public let bundle: BundleDescription

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// A string by what is written in the source.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A string by a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// What is shown, in the environment's locale.
  var text: LocalizedText { defaultValue.text(key: key, table: table, bundle: bundle.bundle) }
}

extension Text {
  /// Shows a resource's string in the locale of the environment.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    let text: LocalizedText = resource.text
    storage = text == LocalizedText(key: text.key) ? .key(text.key) : .localized(text)
  }
}

extension String {
  /// What is written in the source of a string to be looked up, with its values.
  public struct LocalizationValue: Equatable, @unchecked Sendable, ExpressibleByStringInterpolation {
    var key: LocalizedStringKey

    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    public init(stringLiteral value: String) {
      key = LocalizedStringKey(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.parts)
    }

    /// - Parameter key: Nil where what is written is the key itself.
    func text(key: String?, table: String?, bundle: Bundle?) -> LocalizedText {
      guard let key, key != self.key.key else { return LocalizedText(key: self.key, table: table, bundle: bundle) }
      // A key of its own with the values of what is written.
      return LocalizedText(
        key: LocalizedStringKey(key, parts: self.key.parts), table: table, bundle: bundle, fallback: self.key)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var parts: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        parts = LocalizedStringKey.StringInterpolation(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

      /// A number as the locale writes it.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { parts.appendInterpolation(value) }

      @_disfavoredOverload
      public mutating func appendInterpolation(_ string: String) { parts.appendInterpolation(string) }

      /// What the value says of itself.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible {
        parts.appendInterpolation(value)
      }

      /// A number with a printf specifier.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        parts.appendInterpolation(value, specifier: specifier)
      }

      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        parts.appendInterpolation(input, format: format)
      }

      /// A string that is looked up by itself.
      @_disfavoredOverload
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        parts.appendInterpolation(resource)
      }
    }
  }

  /// The string of a key in a locale, without Markdown.
  ///
  /// - Parameter locale: The default is the system's, which on Linux does not follow the person's settings: give the
  ///   environment's where there is one.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(key: nil, table: table, bundle: bundle).string(in: locale)
  }

  /// The string of a key of its own in a locale, without Markdown.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(key: "\(key)", table: table, bundle: bundle).string(in: locale)
  }

  /// The string of a resource, in the locale that it has.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.string(in: resource.locale)
  }
}

extension AttributedString {
  /// The string of a key in a locale, with its Markdown as attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, options: MarkdownParsingOptions? = nil, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let string = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    let options = options ?? MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: string, options: options)) ?? AttributedString(string)
  }

  /// The string of a resource, with its Markdown as attributes.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let string = String(localized: resource)
    self = (try? AttributedString(markdown: string, options: options)) ?? AttributedString(string)
  }
}
