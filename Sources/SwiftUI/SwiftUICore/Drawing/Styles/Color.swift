import CoreGraphics
import DisplayList

/// A colour, which may depend on the appearance and contrast of where it is used.
public nonisolated struct Color: Hashable, Sendable {
  /// Where a colour's numbers come from.
  indirect enum Provider: Hashable, Sendable {
    case fixed(Color.Resolved)
    case system(SystemColor)
    case dynamic(light: Color, dark: Color)
    case accent
    case named(NamedColor)
    case opacity(Color, Double)
    case mix(Color, Color, Double, Gradient.ColorSpace)
    case foreign(ForeignColor)
    case custom(CustomColor)
    /// Lighter or darker, by a factor on linear components that is a power of two.
    case exposed(Color, stops: Double)
    case headroom(Color, Float?)
  }

  var provider: Provider

  init(_ provider: Provider) { self.provider = provider }

  /// A colour of the system palette.
  package init(system: SystemColor) { self.provider = .system(system) }

  /// A colour with one form for each appearance.
  package init(light: Color, dark: Color) { self.provider = .dynamic(light: light, dark: dark) }

  /// A colour of another framework.
  package init(_ foreign: ForeignColor) { self.provider = .foreign(foreign) }

  /// A colour from the numbers of a display list.
  package init(_ rgba: RGBA) {
    self.init(.sRGB, red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)
  }

  /// A colour with constant components.
  public init(_ resolved: Color.Resolved) { self.provider = .fixed(resolved) }

  /// The space that red, green and blue are counted in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    /// sRGB without its transfer curve.
    case sRGBLinear
    case displayP3
  }

  /// Makes a constant colour.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the components. The default is `.sRGB`.
  ///   - red: Red, from 0 to 1. Components outside of this range are kept, as in an extended space.
  ///   - green: Green, from 0 to 1.
  ///   - blue: Blue, from 0 to 1.
  ///   - opacity: From 0, invisible, to 1, opaque, the default.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      Color.Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// A constant gray.
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A constant colour by hue, saturation and brightness, each 0...1; hue 0 and 1 are red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector: Double = (hue - hue.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      // Each component falls from the brightness in a trapezium over the six sectors of the circle of hues.
      let place: Double = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(.sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A constant colour with the components of a `CGColor`.
  public init(cgColor: CGColor) {
    self.init(.sRGB, red: cgColor.red, green: cgColor.green, blue: cgColor.blue, opacity: cgColor.alpha)
  }
}
