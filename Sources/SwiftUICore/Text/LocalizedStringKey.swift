import Foundation

/// A string to be looked up and shown to a person, with values put into it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// Text as written, or a value that is formatted when the locale is known.
  enum Part: Equatable {
    case literal(String)
    case text(Text)
  }

  var parts: [Part]

  public init(_ value: String) {
    parts = [.literal(value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { append(literal) }
    }

    /// Characters that follow each other are one part, however they were put together.
    private mutating func append(_ string: String) {
      if case .literal(let before)? = parts.last {
        parts[parts.count - 1] = .literal(before + string)
      } else {
        parts.append(.literal(string))
      }
    }

    public mutating func appendInterpolation(_ string: String) {
      append(string)
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible {
      append(value.description)
    }

    /// A number with a printf specifier, for example `"%.2f"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.text(Text(input, format: format)))
    }

    /// A date as a formatter writes it, or as it describes itself.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      parts.append(.literal(formatter?.string(for: subject) ?? subject.description))
    }

    /// An object as a formatter writes it, or as it describes itself.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      parts.append(.literal(formatter?.string(for: subject) ?? subject.description))
    }

    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.text(text))
    }
  }
}
