import Foundation

/// A value that is put into a localized string.
struct LocalizedArgument: Equatable {
  enum Value: Equatable {
    case string(String)
    indirect case text(Text)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
  }

  var value: Value
  /// As it stands in the key, for example `%lld`.
  var specifier: String

  init(_ value: Value) {
    self.value = value
    switch value {
    case .string, .text: specifier = "%@"
    case .integer: specifier = Self.integerSpecifier
    case .unsigned: specifier = "%llu"
    case .number: specifier = "%lf"
    }
  }

  /// Numbers are mostly of one type, which is seen without asking what else the value may be.
  init<T>(describing value: T) {
    if T.self == Int.self {
      // The type is the same: a cast would look that up once more.
      self.init(.integer(Int64(unsafeBitCast(value, to: Int.self))))
    } else {
      self.init(any: value)
    }
  }

  private init(any value: Any) {
    switch value {
    case let value as Int: self.init(.integer(Int64(value)))
    case let value as Int64: self.init(.integer(value))
    case let value as Int32: self.init(.integer(Int64(value)), "%d")
    case let value as Int16: self.init(.integer(Int64(value)), "%d")
    case let value as Int8: self.init(.integer(Int64(value)), "%d")
    case let value as UInt: self.init(.unsigned(UInt64(value)))
    case let value as UInt64: self.init(.unsigned(value))
    case let value as UInt32: self.init(.unsigned(UInt64(value)), "%u")
    case let value as UInt16: self.init(.unsigned(UInt64(value)), "%u")
    case let value as UInt8: self.init(.unsigned(UInt64(value)), "%u")
    case let value as Double: self.init(.number(value))
    case let value as CGFloat: self.init(.number(Double(value)))
    case let value as Float: self.init(.number(Double(value)), "%f")
    case let value as CustomStringConvertible: self.init(.string(value.description))
    default: self.init(.string(String(describing: value)))
    }
  }

  init<T: CVarArg>(number value: T, specifier: String) {
    self.init(describing: value)
    if case .string = self.value, specifier != "%@" { self.value = .string(String(format: specifier, value)) }
    self.specifier = specifier
  }

  private static var integerSpecifier: String { "%lld" }

  private init(_ value: Value, _ specifier: String) {
    self.value = value
    self.specifier = specifier
  }

  /// What decides between singular and plural; nil for what can't be counted.
  var count: PluralOperand? {
    switch value {
    case .integer(let value): PluralOperand(value.magnitude)
    case .unsigned(let value): PluralOperand(value)
    case .number(let value): PluralOperand(value)
    case .string, .text: nil
    }
  }

  /// The value as a specifier and a locale write it; nil for a text, which has styles of its own.
  func string(_ format: FormatSpecifier?, in numbers: LocalizedNumbers) -> String? {
    if format == nil, case .integer(let value) = value, specifier == Self.integerSpecifier {
      return numbers.string(value)
    }
    if case .string(let string) = value { return string }
    let locale: Locale = numbers.locale
    let format: FormatSpecifier? = format ?? ownFormat
    switch value {
    case .text: return nil
    case .string(let string): return string
    case .integer(let value):
      return format?.string(value, in: locale) ?? numbers.string(value)
    case .unsigned(let value): return format?.string(value, in: locale) ?? value.formatted(.number.locale(locale))
    case .number(let value):
      if let format, !format.isPlain { return format.string(value, in: locale) ?? "" }
      return value.formatted(.number.precision(.fractionLength(min(format?.precision ?? 6, 32))).locale(locale))
    }
  }

  /// The specifier of the key, where it says more than of which type the value is: those of interpolations do not.
  private var ownFormat: FormatSpecifier? {
    switch specifier {
    case "%lld", "%@", "%lf", "%llu", "%d", "%u", "%f": nil
    default: FormatSpecifier(specifier)
    }
  }
}

/// What stands behind a percent sign.
struct FormatSpecifier: Equatable {
  /// The place of the argument, from 1; nil for the next one.
  var position: Int?
  var flags: String = ""
  var width: Int?
  var precision: Int?
  var conversion: Character = "@"
  /// `%#@name@`
  var variable: String?

  init() {}

  init?(_ text: String) {
    guard text.first == "%", let (specifier, _) = Self.read(Array(text), at: 1) else { return nil }
    self = specifier
  }

  /// Whether the locale alone decides how a number looks.
  var isPlain: Bool { flags.isEmpty && width == nil && !"xXoeEgGaAcp".contains(conversion) }

  /// A number in a form of its own; nil where the locale's is meant.
  func string<Number>(_ number: Number, in locale: Locale) -> String? {
    guard !isPlain else { return nil }
    let limits: String = (width.map { "\(min($0, 64))" } ?? "") + (precision.map { ".\(min($0, 32))" } ?? "")
    switch (number, conversion) {
    case (let value as Double, "e"), (let value as Double, "E"), (let value as Double, "g"),
      (let value as Double, "G"), (let value as Double, "f"), (let value as Double, "F"):
      return String(format: "%\(flags)\(limits)\(conversion)", locale: locale, value)
    case (let value as Double, _): return String(format: "%\(flags)\(limits)f", locale: locale, value)
    case (let value as Int64, "x"), (let value as Int64, "X"), (let value as Int64, "o"):
      return String(format: "%\(flags)\(limits)ll\(conversion)", value)
    case (let value as Int64, "c"): return UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    case (let value as Int64, _): return String(format: "%\(flags)\(limits)lld", value)
    case (let value as UInt64, "x"), (let value as UInt64, "X"), (let value as UInt64, "o"):
      return String(format: "%\(flags)\(limits)ll\(conversion)", value)
    case (let value as UInt64, _): return String(format: "%\(flags)\(limits)llu", value)
    default: return nil
    }
  }

  /// Reads what follows a percent sign; nil when it is no specifier.
  static func read(_ text: [Character], at start: Int) -> (FormatSpecifier, end: Int)? {
    var specifier = FormatSpecifier()
    var index: Int = start
    func number() -> Int? {
      let begin: Int = index
      while index < text.count, text[index].isASCII, text[index].isNumber, index - begin < 6 { index += 1 }
      return Int(String(text[begin..<index]))
    }
    let first: Int = index
    if let position = number(), index < text.count, text[index] == "$", position > 0 {
      specifier.position = position
      index += 1
    } else {
      index = first
    }
    if index + 1 < text.count, text[index] == "#", text[index + 1] == "@" {
      guard let end = text[(index + 2)...].prefix(256).firstIndex(of: "@") else { return nil }
      specifier.variable = String(text[(index + 2)..<end])
      return (specifier, end + 1)
    }
    while index < text.count, "-+ 0#'".contains(text[index]) {
      if text[index] != "'" { specifier.flags.append(text[index]) }
      index += 1
      if specifier.flags.count > 8 { return nil }
    }
    specifier.width = number()
    if index < text.count, text[index] == "." {
      index += 1
      specifier.precision = number() ?? 0
    }
    while index < text.count, "hlqLztj".contains(text[index]) { index += 1 }
    guard index < text.count, "@dDiuUxXoOfFeEgGaAcCsSp".contains(text[index]) else { return nil }
    specifier.conversion = text[index]
    return (specifier, index + 1)
  }
}
