import CoreGraphics
import DisplayList
import Foundation
import ImageEngine

extension UIColor {
  /// A colour of a colour that is asked for never ends where it gives itself; this many are looked at.
  private static let depth: Int = 32

  /// The numbers in sRGB.
  package func rgba(for traits: UITraitCollection) -> RGBA {
    var color: UIColor = self
    for _ in 0..<Self.depth {
      let isDark: Bool = traits.userInterfaceStyle == .dark
      let isIncreased: Bool = traits.accessibilityContrast == .high
      switch color.content {
      case .fixed(let color): return color
      case .system(let color):
        return color.resolved(
          isDark: isDark, isIncreased: isIncreased, isElevated: traits.userInterfaceLevel == .elevated)
      case .named(_, let asset): return Self.rgba(of: asset, isDark: isDark, isIncreased: isIncreased)
      case .dynamic(let provider): color = provider(traits)
      }
    }
    return RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  }

  private static func rgba(of asset: CatalogColor, isDark: Bool, isIncreased: Bool) -> RGBA {
    let traits = CatalogTraits(
      scale: 1, isDark: isDark, isIncreasedContrast: isIncreased, isRightToLeft: false,
      idioms: ["universal", "iphone", "ipad", "mac"])
    switch asset.value(for: traits) {
    case .components(.sRGB, let red, let green, let blue, let alpha):
      return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .components(.displayP3, let red, let green, let blue, let alpha):
      return RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .components(.linear, let red, let green, let blue, let alpha):
      return RGBA(linearRed: Float(red), green: Float(green), blue: Float(blue), alpha: alpha)
    case .system(let reference):
      let system: SystemColor? = SystemColor(reference: reference)
      return system?.resolved(isDark: isDark, isIncreased: isIncreased, isElevated: false)
        ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    case nil: return RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  /// The colour with the current traits.
  public var cgColor: CGColor {
    let color: RGBA = rgba(for: .current)
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
  }

  /// Writes the components in sRGB with the current traits where there are places for them, and returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color: RGBA = rgba(for: .current)
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes hue, saturation and brightness, each from 0 to 1, where there are places for them, and returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color: RGBA = rgba(for: .current)
    let most: Double = max(color.red, color.green, color.blue)
    let range: Double = most - min(color.red, color.green, color.blue)
    hue?.pointee = CGFloat(color.hueSector / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the white of a gray where there is a place for it; false for a colour that is no gray.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color: RGBA = rgba(for: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}

/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension RGBA {
  /// The hue as a place on a circle of six sectors, from red over yellow (1), green (2), cyan, blue (4) and magenta; 0 for grays.
  var hueSector: Double {
    let most: Double = max(red, green, blue)
    let range: Double = most - min(red, green, blue)
    guard range > 0 else { return 0 }
    if most == red { return (green - blue) / range + (green < blue ? 6 : 0) }
    return most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
  }

  init(linearRed red: Float, green: Float, blue: Float, alpha: Double) {
    self.init(
      red: Double(TransferCurve.encoded(red)), green: Double(TransferCurve.encoded(green)),
      blue: Double(TransferCurve.encoded(blue)), alpha: alpha)
  }

  init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let linear = TransferCurve.linear(displayP3: (Float(red), Float(green), Float(blue)))
    self.init(linearRed: linear.red, green: linear.green, blue: linear.blue, alpha: alpha)
  }
}
