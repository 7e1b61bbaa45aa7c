import CoreGraphics

/// The value as it counts in the text format: to three decimals. Rounding again changes nothing.
func roundedForText(_ value: Double) -> Double {
  guard value.isFinite, abs(value) < 1e12 else { return value }
  let result: Double = (value * 1000).rounded() / 1000
  return result == 0 ? 0 : result
}

func number(_ value: CGFloat) -> String { number(Double(value)) }

/// At most three decimals and no more than are needed.
func number(_ value: Double) -> String {
  let value: Double = roundedForText(value)
  if value.isFinite, abs(value) < 1e12, value == value.rounded() { return String(Int64(value)) }
  return "\(value)"
}

/// At most nine decimals, for numbers whose small differences are seen.
func preciseNumber(_ value: CGFloat) -> String {
  let rounded: Double = (Double(value) * 1e9).rounded() / 1e9
  guard rounded.isFinite, abs(rounded) < 1e6 else { return number(value) }
  return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
}

/// The text in quotation marks, with everything escaped that would end or break the line.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\u{2028}", "\u{2029}": result += "\\u{\(String(scalar.value, radix: 16))}"
    default:
      let isControl: Bool = scalar.properties.generalCategory == .control
      result += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }
  return result + "\""
}
