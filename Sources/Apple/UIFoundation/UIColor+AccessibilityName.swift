import DisplayList
import Foundation

extension UIColor {
  /// The colour in words, as an assistive technology may say it: "dark blue" or "light orange".
  ///
  /// The words are those of the colour with the current traits.
  public var accessibilityName: String { ColorWords(rgba(for: .current)).name }
}

/// The words for a colour.
private struct ColorWords {
  /// The hue in degrees, and saturation and lightness from 0 to 1.
  private let hue: Double
  private let saturation: Double
  private let lightness: Double
  private let alpha: Double

  init(_ color: RGBA) {
    let most: Double = max(color.red, color.green, color.blue)
    let least: Double = min(color.red, color.green, color.blue)
    hue = color.hueSector * 60
    lightness = (most + least) / 2
    let room: Double = 1 - abs(most + least - 1)
    saturation = room > 0 ? min(1, (most - least) / room) : 0
    alpha = color.alpha
  }

  var name: String {
    if alpha < 0.005 { return "clear" }
    return alpha < 0.995 ? "\(solidName), \(Int((alpha * 100).rounded())) percent opaque" : solidName
  }

  private var solidName: String {
    if lightness > 0.97 { return "white" }
    if lightness < 0.04 { return "black" }
    if saturation < 0.1 { return grayName }
    if (15..<45).contains(hue), lightness < 0.42 { return lightness < 0.2 ? "dark brown" : "brown" }
    let isPale: Bool = saturation < 0.35
    let strength: String =
      switch lightness {
      case ..<0.3: "dark "
      case 0.72...: "light "
      default: ""
      }
    return strength + (isPale ? "grayish " : "") + hueName
  }

  private var grayName: String {
    switch lightness {
    case ..<0.4: "dark gray"
    case 0.62...: "light gray"
    default: "gray"
    }
  }

  private var hueName: String {
    switch hue {
    case ..<15: lightness > 0.72 ? "pink" : "red"
    case ..<45: "orange"
    case ..<70: "yellow"
    case ..<85: "yellow green"
    case ..<160: "green"
    case ..<175: "teal"
    case ..<200: "cyan"
    case ..<255: "blue"
    case ..<290: "purple"
    case ..<322: "magenta"
    case ..<345: "pink"
    default: lightness > 0.72 ? "pink" : "red"
    }
  }
}
