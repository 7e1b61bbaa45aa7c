import CoreGraphics
import DisplayList

extension Color {
  /// A colour's numbers: linear sRGB and opacity.
  @frozen public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    /// A colour by components of a space.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGBLinear:
        (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB:
        linearRed = TransferCurve.linear(red)
        linearGreen = TransferCurve.linear(green)
        linearBlue = TransferCurve.linear(blue)
      case .displayP3:
        (linearRed, linearGreen, linearBlue) = TransferCurve.linear(displayP3: (red, green, blue))
      }
    }

    /// Red in sRGB, with its transfer curve.
    public var red: Float {
      get { TransferCurve.encoded(linearRed) }
      set { linearRed = TransferCurve.linear(newValue) }
    }

    /// Green in sRGB, with its transfer curve.
    public var green: Float {
      get { TransferCurve.encoded(linearGreen) }
      set { linearGreen = TransferCurve.linear(newValue) }
    }

    /// Blue in sRGB, with its transfer curve.
    public var blue: Float {
      get { TransferCurve.encoded(linearBlue) }
      set { linearBlue = TransferCurve.linear(newValue) }
    }

    /// The colour as a `CGColor`.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// Eight hexadecimal digits: red, green, blue and opacity.
  ///
  /// A component halfway between two bytes has passed through the transfer curve twice, so the half is only approximate:
  /// recorded descriptions show the even byte for it (0.3 is 4C, 0.5 is 80), and the greater one for opacity (0.3 is 4D).
  public var description: String {
    func scaled(_ part: Float) -> Double { Double(max(0, min(1, part))) * 255 }
    func digits(_ byte: Double) -> String {
      let digits: String = String(Int(byte), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    func component(_ part: Float) -> String {
      let exact: Double = (scaled(part) * 1e4).rounded() / 1e4
      return digits(exact.rounded(.toNearestOrEven))
    }
    return "#" + component(red) + component(green) + component(blue) + digits(scaled(opacity).rounded())
  }
}

extension Color.Resolved: Codable {}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// Linear components times opacity, so that a fade to a clear colour does not pass through black, and the opacity.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed * opacity,
        AnimatablePair(linearGreen * opacity, AnimatablePair(linearBlue * opacity, opacity)))
    }
    set {
      let opacity: Float = newValue.second.second.second
      let divisor: Float = opacity > 0 ? opacity : 1
      linearRed = newValue.first / divisor
      linearGreen = newValue.second.first / divisor
      linearBlue = newValue.second.second.first / divisor
      self.opacity = opacity
    }
  }
}

extension RGBA {
  package init(_ color: Color.Resolved) {
    // A component of eight bits comes back as it went in: rounding to a millionth takes the error of Float away.
    func tidy(_ value: Float) -> Double { (Double(value) * 1e6).rounded() / 1e6 }
    self.init(
      red: tidy(color.red), green: tidy(color.green), blue: tidy(color.blue), alpha: tidy(color.opacity))
  }
}
