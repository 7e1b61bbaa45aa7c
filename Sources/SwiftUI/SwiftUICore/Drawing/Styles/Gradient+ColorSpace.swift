import CoreGraphics
import DisplayList

extension Gradient {
  /// The space that colours are blended in.
  public struct ColorSpace: Hashable, Sendable {
    var isPerceptual: Bool

    /// sRGB, as renderers blend.
    public static let device: Gradient.ColorSpace = ColorSpace(isPerceptual: false)

    /// A space of even steps to the eye (Oklab).
    public static let perceptual: Gradient.ColorSpace = ColorSpace(isPerceptual: true)
  }
}

extension Gradient.ColorSpace {
  /// A blend of two colours, weighted by their opacity so that a clear colour lends no hue.
  func mix(_ first: RGBA, _ second: RGBA, by fraction: Double) -> RGBA {
    if fraction <= 0 { return first }
    if fraction >= 1 { return second }
    let alpha: Double = first.alpha + (second.alpha - first.alpha) * fraction
    guard alpha > 0 else { return first.opacity(0) }
    let weight: Double = second.alpha * fraction / alpha
    func blend(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> { a + (b - a) * weight }
    if isPerceptual {
      let mixed: SIMD3<Double> = blend(Oklab.coordinates(first), Oklab.coordinates(second))
      return Oklab.color(mixed, alpha: alpha)
    }
    let mixed: SIMD3<Double> = blend(
      SIMD3(first.red, first.green, first.blue), SIMD3(second.red, second.green, second.blue))
    return RGBA(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: alpha)
  }
}

/// Ottosson's Oklab: linear sRGB to cone responses, their cube roots, and a rotation to lightness and two opponent axes.
enum Oklab {
  static func coordinates(_ color: RGBA) -> SIMD3<Double> {
    let r: Double = Double(TransferCurve.linear(Float(color.red)))
    let g: Double = Double(TransferCurve.linear(Float(color.green)))
    let b: Double = Double(TransferCurve.linear(Float(color.blue)))
    let l: Double = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m: Double = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s: Double = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return SIMD3(
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
  }

  static func color(_ lab: SIMD3<Double>, alpha: Double) -> RGBA {
    let lRoot: Double = lab.x + 0.396_337_777_4 * lab.y + 0.215_803_757_3 * lab.z
    let mRoot: Double = lab.x - 0.105_561_345_8 * lab.y - 0.063_854_172_8 * lab.z
    let sRoot: Double = lab.x - 0.089_484_177_5 * lab.y - 1.291_485_548_0 * lab.z
    let l: Double = lRoot * lRoot * lRoot
    let m: Double = mRoot * mRoot * mRoot
    let s: Double = sRoot * sRoot * sRoot
    let red: Double = 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s
    let green: Double = -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s
    let blue: Double = -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s
    return RGBA(
      red: Double(TransferCurve.encoded(Float(red))), green: Double(TransferCurve.encoded(Float(green))),
      blue: Double(TransferCurve.encoded(Float(blue))), alpha: alpha)
  }
}
