import Foundation
import _FoundationICU

/// Texts of numbers with units, in the words of the Unicode locale data.
enum UnitText {
  /// How long the words are.
  enum Width: String, Hashable, Codable, Sendable {
    case wide = "unit-width-full-name"
    case abbreviated = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// A text, and where its number stands in it.
  struct Parts {
    var text: String
    /// From the first to the last sign of the number, in UTF-16 units of `text`; empty where there is no number.
    var number: Range<Int>
    /// The value that is written: in the unit of the text, rounded as there.
    var value: Double

    /// The text with another one in the place of the number.
    func replacingNumber(with other: String) -> String {
      guard !number.isEmpty else { return text }
      let units: [UInt16] = Array(text.utf16)
      return String(decoding: units[..<number.lowerBound], as: UTF16.self) + other
        + String(decoding: units[number.upperBound...], as: UTF16.self)
    }
  }

  /// Writes a number with a unit.
  ///
  /// - Parameters:
  ///   - unit: A name of the Unicode locale data.
  ///   - usage: What is measured, where the unit is to be the one that people of the locale use for that.
  ///   - fractionDigits: How many digits stand behind the decimal separator; nil for as many as suit the value.
  /// - Returns: nil for a unit or a usage that has no name.
  static func parts(
    _ value: Double, unit: String, width: Width, usage: String? = nil, locale: Locale,
    fractionDigits: ClosedRange<Int>? = nil
  ) -> Parts? {
    var skeleton: String = "unit/\(unit) \(width.rawValue)"
    if unit == "temperature-generic" { skeleton = "measure-unit/\(unit) \(width.rawValue)" }
    if let usage { skeleton += " usage/\(usage)" }
    if let fractionDigits {
      let least: Int = max(0, fractionDigits.lowerBound)
      let more: Int = max(0, fractionDigits.upperBound - least)
      skeleton += least + more == 0 ? " precision-integer" : " ." + String(repeating: "0", count: least)
      skeleton += String(repeating: "#", count: more)
    }
    return parts(value, skeleton: skeleton, locale: locale)
  }

  private static func parts(_ value: Double, skeleton: String, locale: Locale) -> Parts? {
    var status: UErrorCode = U_ZERO_ERROR
    let units: [UInt16] = Array(skeleton.utf16)
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status),
      let result = swift_unumf_openResult(&status)
    else { return nil }
    defer {
      swift_unumf_closeResult(result)
      swift_unumf_close(formatter)
    }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let text: String = string { swift_unumf_resultToString(result, $0, $1, &status) }
    var decimal: [CChar] = Array(repeating: 0, count: 64)
    status = U_ZERO_ERROR
    let length: Int32 = swift_unumf_resultToDecimalNumber(result, &decimal, 64, &status)
    let digits: String = String(
      decoding: decimal.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return Parts(text: text, number: number(in: result), value: Double(digits) ?? value)
  }

  /// The last number of a result: a length may be written in feet and inches.
  private static func number(in result: OpaquePointer) -> Range<Int> {
    let integer: [Range<Int>] = fields(UNUM_INTEGER_FIELD, in: result)
    guard var number = integer.last else { return 0..<0 }
    for field in [UNUM_FRACTION_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD, UNUM_SIGN_FIELD] {
      for range in fields(field, in: result) {
        // A fraction stands behind its separator, which is added after it.
        let isFraction: Bool = field == UNUM_FRACTION_FIELD && range.lowerBound > number.lowerBound
        guard isFraction || range.upperBound == number.lowerBound || range.lowerBound == number.upperBound else {
          continue
        }
        number = min(number.lowerBound, range.lowerBound)..<max(number.upperBound, range.upperBound)
      }
    }
    return number
  }

  private static func fields(_ field: UNumberFormatFields, in result: OpaquePointer) -> [Range<Int>] {
    var position = UFieldPosition(field: Int32(field.rawValue), beginIndex: 0, endIndex: 0)
    var status: UErrorCode = U_ZERO_ERROR
    var found: [Range<Int>] = []
    while swift_unumf_resultNextFieldPosition(result, &position, &status) != 0 {
      found.append(Int(position.beginIndex)..<Int(position.endIndex))
    }
    return found
  }

  /// Joins amounts as the language joins them, such as "1 hr, 2 min".
  static func joined(_ texts: [String], width: Width, locale: Locale) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    var status: UErrorCode = U_ZERO_ERROR
    let listWidth: UListFormatterWidth =
      switch width {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .abbreviated: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    guard let list = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, listWidth, &status) else {
      return texts.joined(separator: ", ")
    }
    defer { swift_ulistfmt_close(list) }
    let copies: [UnsafeMutableBufferPointer<UInt16>] = texts.map { text in
      let buffer = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: text.utf16.count + 1)
      _ = buffer.initialize(from: Array(text.utf16) + [0])
      return buffer
    }
    defer { for copy in copies { copy.deallocate() } }
    let pointers: [UnsafePointer<UInt16>?] = copies.map { UnsafePointer($0.baseAddress) }
    let lengths: [Int32] = copies.map { Int32($0.count - 1) }
    return string { swift_ulistfmt_format(list, pointers, lengths, Int32(texts.count), $0, $1, &status) }
  }

  /// What a function writes into a buffer that it is given; it says how much room it needs.
  private static func string(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String {
    var buffer: [UInt16] = Array(repeating: 0, count: 256)
    let length: Int32 = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count)) }
    return String(decoding: buffer.prefix(Int(max(0, min(length, 256)))), as: UTF16.self)
  }
}
