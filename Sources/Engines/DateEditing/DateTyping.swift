import Foundation

/// Digits that are typed into one part of a date.
package struct DateTyping: Hashable, Sendable {
  /// The digits so far, where they do not say a number yet.
  package private(set) var pending: String = ""
  /// The date before the first digit: a number of several digits changes that.
  private var origin: Date?

  package init() {}

  /// What a digit does.
  package struct Result: Hashable, Sendable {
    package let date: Date
    /// Whether no further digit belongs to the part.
    package let isComplete: Bool
  }

  /// Takes a digit. A number that is too large begins anew with the digit.
  package mutating func type(_ digit: Int, into unit: DateUnit, of date: Date, in editor: DateEditor) -> Result {
    let origin: Date = origin ?? date
    let range: ClosedRange<Int> = editor.range(of: unit, in: origin)
    let most: Int = String(range.upperBound).count
    var digits: String = pending + String(digit)
    if digits.count > most || (Int(digits) ?? 0) > range.upperBound { digits = String(digit) }
    let number: Int = Int(digits) ?? 0
    let isComplete: Bool = digits.count == most || number * 10 > range.upperBound
    pending = isComplete ? "" : digits
    self.origin = isComplete ? nil : origin
    // A year of fewer digits than usual is not meant before it is written out.
    let isMeant: Bool = range.contains(number) && (unit != .year || isComplete)
    return Result(date: isMeant ? editor.setting(unit, to: number, in: origin) : date, isComplete: isComplete)
  }

  /// Another key ends the number; a year of few digits counts then.
  package mutating func finish(_ unit: DateUnit, of date: Date, in editor: DateEditor) -> Date {
    defer {
      pending = ""
      origin = nil
    }
    guard unit == .year, let number = Int(pending), number > 0 else { return date }
    return editor.setting(.year, to: number, in: origin ?? date)
  }
}
