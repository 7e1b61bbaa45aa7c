import Foundation

/// A message for a log, written as a text with values in it.
///
/// ```swift
/// let name: String = "accounts"
/// Logger().info("Loaded \(12) rows of \(name, privacy: .public)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let parts: OSLogInterpolation

  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation }

  public init(stringLiteral value: String) {
    var parts = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    parts.appendLiteral(value)
    self.parts = parts
  }
}

/// The pieces of a message. Values are read when the message is written, and not where its level is off.
public struct OSLogInterpolation: StringInterpolationProtocol {
  enum Piece {
    case text(String)
    case value(() -> String, OSLogPrivacy, isOpen: Bool)
  }

  private(set) var pieces: [Piece] = []

  public init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(interpolationCount * 2 + 1) }

  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { pieces.append(.text(literal)) }
  }

  /// - Parameter isOpen: Whether values of the type are public by themselves.
  private mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isOpen: Bool, _ text: @escaping () -> String
  ) {
    pieces.append(.value({ align.applied(to: text()) }, privacy, isOpen: isOpen))
  }

  /// The text that is written.
  func text(showsPrivate: Bool) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let literal): text += literal
      case .value(let value, let privacy, let isOpen):
        let isVisible: Bool =
          switch privacy.kind {
          case .visible: true
          case .automatic: isOpen || showsPrivate
          case .hidden: showsPrivate
          case .sensitive: false
          }
        if isVisible {
          text += value()
        } else if privacy.mask == .hash {
          text += "<mask.hash: \(String(UInt(bitPattern: value().hashValue), radix: 16))>"
        } else {
          text += privacy.kind == .sensitive ? "<sensitive>" : "<private>"
        }
      }
    }
  }
}

// MARK: - Values

extension OSLogInterpolation {
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isOpen: true) { format.text(number()) }
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isOpen: true) { format.text(number()) }
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isOpen: true) { format.text(Double(number())) }
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isOpen: true) {
      format == .truth ? (boolean() ? "true" : "false") : (boolean() ? "yes" : "no")
    }
  }

  public mutating func appendInterpolation(
    _ text: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isOpen: false, text)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isOpen: false) { value().description }
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isOpen: false) { "\(value())" }
  }

  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(.none, privacy, isOpen: false) { "\(error())" }
  }
}

// MARK: - Formats

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  let text: @Sendable (any FixedWidthInteger) -> String

  private init(_ text: @escaping @Sendable (any FixedWidthInteger) -> String) { self.text = text }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting { "\($0)" } }

  /// - Parameter minDigits: Zeros stand before a number of fewer digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting { number in
      let digits = String("\(number.magnitude)")
      let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
      return ("\(number)".hasPrefix("-") ? "-" : explicitPositiveSign ? "+" : "") + zeros + digits
    }
  }

  public static var hex: OSLogIntegerFormatting { .hex() }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    radix(16, prefix: includePrefix ? "0x" : "", uppercase: uppercase, minDigits)
  }

  public static var octal: OSLogIntegerFormatting { radix(8, prefix: "", uppercase: false, 1) }

  private static func radix(
    _ radix: Int, prefix: String, uppercase: Bool, _ minDigits: Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting { number in
      func written(_ number: some FixedWidthInteger) -> String {
        String(number, radix: radix, uppercase: uppercase)
      }
      let digits: String = written(number)
      return prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }

  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(precision)f")
  }

  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }

  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision)e")
  }

  /// Fixed or exponential, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }

  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision)g")
  }

  func text(_ number: Double) -> String { String(format: format, number) }
}

/// The words for a Boolean.
public enum OSLogBoolFormat: Sendable {
  /// "true" and "false".
  case truth
  /// "yes" and "no".
  case answer
}

/// How much room a value takes in a message.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }

  /// Spaces stand before a shorter value.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  /// Spaces stand after a shorter value.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  func applied(to text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? spaces + text : text + spaces
  }
}
