import Foundation

/// How a locale writes whole numbers. A formatter looks up a lot for each of them, and most are small.
final class LocalizedNumbers {
  let locale: Locale
  private let style: IntegerFormatStyle<Int64>
  /// Whether numbers below a thousand are their ASCII digits.
  private let isPlainBelowThousand: Bool

  private nonisolated(unsafe) static var last: LocalizedNumbers?

  private init(_ locale: Locale) {
    self.locale = locale
    let style: IntegerFormatStyle<Int64> = .init(locale: locale)
    self.style = style
    isPlainBelowThousand = [0, 123, 456, 789].allSatisfy { style.format($0) == String($0) }
  }

  /// Those of a locale; the last ones are remembered, on the main actor as all resolving of texts is.
  static func of(_ locale: Locale) -> LocalizedNumbers {
    if let last, last.locale == locale { return last }
    let made = LocalizedNumbers(locale)
    last = made
    return made
  }

  func string(_ value: Int64) -> String {
    isPlainBelowThousand && (0..<1000).contains(value) ? String(value) : style.format(value)
  }
}
