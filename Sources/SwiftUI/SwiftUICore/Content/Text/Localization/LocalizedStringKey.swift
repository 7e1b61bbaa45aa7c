import Foundation

/// A string to be looked up and shown to a person, with values put into it.
///
/// What is written in the source is Markdown; what values become is not.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// Text as written, or a value that is formatted when the locale is known.
  enum Part: Equatable {
    case literal(String)
    case argument(LocalizedArgument)
  }

  /// Most keys have no values, and need no list.
  private enum Storage: Equatable {
    case plain(String)
    case parts([Part])
    /// A key of its own, where what is written is what is shown without a translation.
    indirect case named(String, [Part])
  }

  private let storage: Storage

  public init(_ value: String) { storage = .plain(value) }

  init(_ key: String, parts: [Part]) { storage = .named(key, parts) }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    let parts: [Part] = stringInterpolation.parts
    if parts.count == 1, case .literal(let only) = parts[0] { storage = .plain(only) } else { storage = .parts(parts) }
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// With room for each value and what stands around it.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    mutating func append(_ argument: LocalizedArgument) {
      parts.append(.argument(argument))
    }

    /// A number as the locale writes it.
    ///
    /// The only one that is not disfavored: what is worked out within a string is mostly a number, and the compiler then
    /// tries no other for each of the operators.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(LocalizedArgument(describing: value))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ string: String) {
      append(LocalizedArgument(.string(string)))
    }

    /// What the value says of itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible {
      append(LocalizedArgument(describing: value))
    }

    /// A number with a printf specifier, for example `"%.2f"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(LocalizedArgument(number: value, specifier: specifier))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(LocalizedArgument(.text(Text(input, format: format))))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(LocalizedArgument(.text(Text(input, format: format))))
    }

    /// A date as a formatter writes it, or as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(LocalizedArgument(.string(formatter?.string(for: subject) ?? subject.description)))
    }

    /// An object as a formatter writes it, or as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(LocalizedArgument(.string(formatter?.string(for: subject) ?? subject.description)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ text: Text) {
      append(LocalizedArgument(.text(text)))
    }

    /// A string in the styles that its attributes say.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(LocalizedArgument(.text(Text(attributedString))))
    }

    /// A string that is looked up by itself.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(LocalizedArgument(.text(Text(resource))))
    }
  }
}

extension LocalizedStringKey {
  /// What is looked up: the text as written with a specifier in the place of each value.
  var key: String {
    switch storage {
    case .plain(let key), .named(let key, _): return key
    case .parts(let parts):
      return parts.map { part in
        switch part {
        case .literal(let text): text
        case .argument(let argument): argument.specifier
        }
      }.joined()
    }
  }

  /// What is written.
  var parts: [Part] {
    switch storage {
    case .plain(let text): [.literal(text)]
    case .parts(let parts), .named(_, let parts): parts
    }
  }

  /// Adds what a key stands for that is looked up in the app's usual table.
  func append(to result: inout ResolvedText, style: TextRunStyle, environment: TextEnvironment) {
    // Without a table what is written is shown.
    if LocalizedStrings.table(nil, in: nil) == nil {
      switch storage {
      case .plain(let text) where !MarkdownInline.mayHaveMarks(text, lineEnds: .preserved):
        return result.add(text, style, environment)
      case .parts(let parts):
        if let string = parts.plainString(in: environment.numbers) { return result.add(string, style, environment) }
      default: break
      }
    }
    LocalizedText(key: self).append(to: &result, style: style, environment: environment)
  }

  var arguments: [LocalizedArgument] {
    parts.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }
}

/// Numbers that stand in a localized string by a specifier, such as `%lld`.
public protocol _FormatSpecifiable: CVarArg {}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
