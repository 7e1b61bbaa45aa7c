import Foundation

/// Shares of a whole in digits.
enum ShareText {
  /// The share as a percentage without decimals: "42%" for 0.42 in English.
  static func percent(_ share: Double, locale: Locale) -> String {
    share.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}
