import CoreGraphics
import SwiftUICore

/// A colour by hue, saturation and brightness in sRGB, each from 0 to 1.
nonisolated struct ColorComponents: Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double
  var opacity: Double

  /// The components of a colour. Hue and saturation that the colour leaves open, as grey and black do, are those of
  /// another colour.
  init(_ color: Color.Resolved, like other: ColorComponents? = nil) {
    let (red, green, blue) = (Self.limited(color.red), Self.limited(color.green), Self.limited(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range: Double = most - least
    opacity = Self.limited(color.opacity)
    brightness = most
    saturation = most > 0 ? range / most : other?.saturation ?? 0
    guard range > 0 else {
      hue = other?.hue ?? 0
      return
    }
    let sector: Double =
      if most == red {
        (green - blue) / range
      } else if most == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    hue = (sector / 6 + 1).truncatingRemainder(dividingBy: 1)
  }

  private static func limited(_ value: Float) -> Double { value.isNaN ? 0 : min(1, max(0, Double(value))) }

  var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity) }
}
