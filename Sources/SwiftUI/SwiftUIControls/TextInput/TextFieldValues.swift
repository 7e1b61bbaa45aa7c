import CoreGraphics
import Foundation
import SwiftUICore

/// A value that a format style writes and reads.
nonisolated struct FormatFieldValue<F: ParseableFormatStyle>: TextInputValue where F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let format: F

  func text(in environment: EditedTextStyle) -> String {
    format.locale(environment.locale).format(value.wrappedValue)
  }

  func commit(_ text: String, in environment: EditedTextStyle) -> Bool {
    guard let parsed = try? format.locale(environment.locale).parseStrategy.parse(text) else { return false }
    value.wrappedValue = parsed
    return true
  }
}

/// The same for a value that may be missing: an empty text stands for none.
nonisolated struct OptionalFormatFieldValue<F: ParseableFormatStyle>: TextInputValue where F.FormatOutput == String {
  let value: Binding<F.FormatInput?>
  let format: F

  func text(in environment: EditedTextStyle) -> String {
    value.wrappedValue.map { format.locale(environment.locale).format($0) } ?? ""
  }

  func commit(_ text: String, in environment: EditedTextStyle) -> Bool {
    if text.isEmpty {
      value.wrappedValue = nil
      return true
    }
    guard let parsed = try? format.locale(environment.locale).parseStrategy.parse(text) else { return false }
    value.wrappedValue = parsed
    return true
  }
}

/// A value that one of Foundation's formatters writes and reads.
nonisolated struct FormatterFieldValue<Value>: TextInputValue {
  let value: Binding<Value>
  let formatter: Formatter

  func text(in environment: EditedTextStyle) -> String { formatter.string(for: value.wrappedValue) ?? "" }

  func commit(_ text: String, in environment: EditedTextStyle) -> Bool {
    guard let parsed = Self.converted(object(of: text)) else { return false }
    value.wrappedValue = parsed
    return true
  }

  private func object(of text: String) -> Any? {
    switch formatter {
    case let numbers as NumberFormatter: return numbers.number(from: text)
    case let dates as DateFormatter: return dates.date(from: text)
    // Foundation on Linux lets other formatters write only.
    default: return nil
    }
  }

  /// A number is any of the types that numbers have; where the value is an optional, it is what is inside.
  private static func converted(_ object: Any?) -> Value? {
    guard let object else { return nil }
    if let value = object as? Value { return value }
    guard let number = object as? NSNumber else { return nil }
    let forms: [Any] = [
      number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue), number.decimalValue,
      number.int64Value, number.int32Value, number.int16Value, number.int8Value, number.uintValue,
      number.uint64Value, number.uint32Value, number.uint16Value, number.uint8Value, number.boolValue,
    ]
    return forms.lazy.compactMap { $0 as? Value }.first
  }
}
