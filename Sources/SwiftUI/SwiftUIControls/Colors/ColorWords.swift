import Foundation
import SwiftUICore

/// Colours in words, for assistive technologies.
nonisolated enum ColorWords {
  /// The components as percentages, and the opacity where the colour is not opaque.
  static func components(
    of color: Color.Resolved, in environment: EnvironmentValues, withOpacity: Bool
  ) -> String {
    func percent(_ value: Float) -> String {
      let format: FloatingPointFormatStyle<Double>.Percent = .percent.precision(.fractionLength(0))
      return format.locale(environment.locale).format(value.isFinite ? Double(value) : 0)
    }
    var parts: [Text] = [
      Text("Red \(percent(color.red))"), Text("Green \(percent(color.green))"), Text("Blue \(percent(color.blue))"),
    ]
    if withOpacity, color.opacity < 1 { parts.append(Text("Opacity \(percent(color.opacity))")) }
    return parts.map { $0.string(in: environment) }.joined(separator: ", ")
  }
}

/// One colour of the grid of a colour panel: a row of greys, then twelve hues from dark to light.
nonisolated struct Swatch: Hashable {
  static let columns: Int = 12
  static let rows: Int = 10

  let row: Int
  let column: Int

  /// All of them, row by row.
  static let all: [Swatch] = (0..<rows).flatMap { row in (0..<columns).map { Swatch(row: row, column: $0) } }

  var components: ColorComponents {
    if row == 0 {
      let white = 1 - Double(column) / Double(Self.columns - 1)
      return ColorComponents(hue: 0, saturation: 0, brightness: white, opacity: 1)
    }
    let hue = Double(column) / Double(Self.columns)
    // Four darker rows, the full hue, four lighter rows.
    let step: Int = row - 5
    return ColorComponents(
      hue: hue, saturation: step > 0 ? 1 - Double(step) * 0.2 : 1,
      brightness: step < 0 ? 1 + Double(step) * 0.18 : 1, opacity: 1)
  }

  private static let hues: [LocalizedStringKey] = [
    "Red", "Orange", "Yellow", "Chartreuse", "Green", "Spring Green", "Cyan", "Azure", "Blue", "Violet", "Magenta",
    "Rose",
  ]

  func name(in environment: EnvironmentValues) -> String {
    if row == 0 {
      switch column {
      case 0: return Text("White").string(in: environment)
      case Self.columns - 1: return Text("Black").string(in: environment)
      default: return Text("Gray \(column)").string(in: environment)
      }
    }
    let hue: String = Text(Self.hues[column]).string(in: environment)
    let step: Int = row - 5
    if step == 0 { return hue }
    return Text(step < 0 ? "\(hue), darker \(-step)" : "\(hue), lighter \(step)").string(in: environment)
  }

  /// The swatch in a direction; nil beyond the edge.
  func moved(rows: Int, columns: Int) -> Swatch? {
    let (row, column) = (row + rows, column + columns)
    guard (0..<Self.rows).contains(row), (0..<Self.columns).contains(column) else { return nil }
    return Swatch(row: row, column: column)
  }
}

/// A colour as digits of base 16: `#FF8000`. Three digits stand for six, and the number sign may be missing.
nonisolated struct HexColorFormat: ParseableFormatStyle {
  typealias FormatInput = HexColor
  typealias FormatOutput = String

  struct Strategy: ParseStrategy {
    func parse(_ value: String) throws -> HexColor {
      var digits: String = value.trimmingCharacters(in: .whitespaces)
      if digits.hasPrefix("#") { digits.removeFirst() }
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
        throw CocoaError(.formatting)
      }
      return HexColor(number: number)
    }
  }

  var parseStrategy: Strategy { Strategy() }

  func format(_ value: HexColor) -> String {
    let digits = String(value.number & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// Red, green and blue with 8 bits each.
nonisolated struct HexColor: Hashable {
  let number: UInt32

  init(number: UInt32) { self.number = number }

  init(_ color: Color.Resolved) {
    func bits(_ value: Float) -> UInt32 { value.isNaN ? 0 : UInt32((min(1, max(0, value)) * 255).rounded()) }
    number = bits(color.red) << 16 | bits(color.green) << 8 | bits(color.blue)
  }

  func resolved(opacity: Float) -> Color.Resolved {
    func part(_ shift: UInt32) -> Float { Float(number >> shift & 0xFF) / 255 }
    return Color.Resolved(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }
}
