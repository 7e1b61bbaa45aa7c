import CoreGraphics
import SwiftUICore

/// A colour by hue, saturation and brightness in sRGB, each from 0 to 1.
nonisolated struct ColorComponents: Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double
  var opacity: Double

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.opacity = opacity
  }

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

  /// The place of the colour in a spectrum, as parts of its size: hues from the left to the right, white at the top, black at
  /// the bottom. Setting it keeps the opacity.
  var spectrumPlace: CGPoint {
    get { CGPoint(x: hue, y: saturation / 2 + (1 - brightness) / 2) }
    set {
      let y: Double = min(1, max(0, newValue.y))
      hue = min(1, max(0, newValue.x))
      saturation = min(1, 2 * y)
      brightness = min(1, 2 - 2 * y)
    }
  }

  var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }

  var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity) }
}
