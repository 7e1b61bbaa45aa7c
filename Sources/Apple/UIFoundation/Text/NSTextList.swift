@_exported import Foundation

/// A list whose items are paragraphs: it says which mark stands before each of them.
///
/// Paragraphs are items of a list by `NSParagraphStyle.textLists`; the mark is drawn before their first line. Items that follow
/// each other have the same object.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// The form of a mark, such as "{decimal}." for "1.".
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// The values of a list beside its marks.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The marks of the list around stand before those of this one, as in "2.1".
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  public let markerFormat: MarkerFormat
  public let listOptions: Options
  /// The number of the first item. 1 by default.
  open var startingItemNumber: Int = 1

  /// - Parameters:
  ///   - markerFormat: The form of the marks.
  ///   - options: The default is none.
  ///   - startingItemNumber: The number of the first item.
  public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.init(markerFormat: markerFormat, options: Int(options.rawValue))
    self.startingItemNumber = startingItemNumber
  }

  public init(markerFormat: MarkerFormat, options: Int) {
    self.markerFormat = markerFormat
    listOptions = Options(rawValue: UInt(bitPattern: options))
  }

  /// Whether the marks count the items.
  open var isOrdered: Bool {
    MarkerForm.allCases.contains { $0.isOrdered && markerFormat.rawValue.contains("{\($0.rawValue)}") }
  }

  /// The mark before an item, by the item's number.
  open func marker(forItemNumber itemNumber: Int) -> String {
    var mark: String = markerFormat.rawValue
    for form in MarkerForm.allCases {
      mark = mark.replacingOccurrences(of: "{\(form.rawValue)}", with: form.mark(itemNumber))
    }
    return mark
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The forms of marks by the names that stand in formats.
private enum MarkerForm: String, CaseIterable {
  case box, check, circle, diamond, disc, hyphen, square, octal, decimal
  case lowerAlpha = "lower-alpha"
  case upperAlpha = "upper-alpha"
  case lowerLatin = "lower-latin"
  case upperLatin = "upper-latin"
  case lowerHexadecimal = "lower-hexadecimal"
  case upperHexadecimal = "upper-hexadecimal"
  case lowerRoman = "lower-roman"
  case upperRoman = "upper-roman"

  var isOrdered: Bool {
    switch self {
    case .box, .check, .circle, .diamond, .disc, .hyphen, .square: false
    default: true
    }
  }

  func mark(_ number: Int) -> String {
    switch self {
    case .box: "\u{25A1}"
    case .check: "\u{2713}"
    case .circle: "\u{25E6}"
    case .diamond: "\u{25C6}"
    case .disc: "\u{2022}"
    case .hyphen: "\u{2043}"
    case .square: "\u{25A0}"
    case .octal: String(number, radix: 8)
    case .decimal: String(number)
    case .lowerAlpha, .lowerLatin: Self.letters(number)
    case .upperAlpha, .upperLatin: Self.letters(number).uppercased()
    case .lowerHexadecimal: String(number, radix: 16)
    case .upperHexadecimal: String(number, radix: 16, uppercase: true)
    case .lowerRoman: Self.roman(number).lowercased()
    case .upperRoman: Self.roman(number)
    }
  }

  /// a to z, then aa, ab and so on; a number for what has no letters.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, letters): (Int, String) = (number, "")
    while rest > 0 {
      let digit: Int = (rest - 1) % 26
      letters = String(UnicodeScalar(UInt8(97 + digit))) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4_000).contains(number) else { return String(number) }
    let values: [(Int, String)] = [
      (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, roman): (Int, String) = (number, "")
    for (value, letters) in values {
      while rest >= value {
        roman += letters
        rest -= value
      }
    }
    return roman
  }
}
