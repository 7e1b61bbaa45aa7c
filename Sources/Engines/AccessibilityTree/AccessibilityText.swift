import CoreGraphics

extension String {
  /// In quotes, with line ends and quotes written as escapes, so that a line of a dump stays one line.
  package var accessibilityQuoted: String {
    var result: String = "\""
    for character in self {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}

extension Double {
  /// Rounded to hundredths, without a fraction when there is none.
  package var accessibilityText: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    let rounded: Double = (self * 100).rounded() / 100
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }
}

extension CGRect {
  /// "(x y width height)".
  package var accessibilityText: String {
    let numbers: [CGFloat] = [origin.x, origin.y, size.width, size.height]
    return "(" + numbers.map { Double($0).accessibilityText }.joined(separator: " ") + ")"
  }
}
