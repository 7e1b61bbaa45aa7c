import Foundation

/// sRGB's transfer curve, mirrored for components below zero.
package enum TransferCurve {
  package static func linear(_ value: Float) -> Float {
    let size: Double = Double(abs(value))
    let result: Double = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return Float(value < 0 ? -result : result)
  }

  package static func encoded(_ value: Float) -> Float {
    let size: Double = Double(abs(value))
    let result: Double = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return Float(value < 0 ? -result : result)
  }

  /// Linear sRGB of components in Display P3, which has sRGB's curve and white; the matrix takes its primaries to sRGB's.
  /// Its coefficients have four digits, as recorded descriptions of colours show (0.3 of each is #4D4C4C).
  package static func linear(
    displayP3 color: (red: Float, green: Float, blue: Float)
  ) -> (red: Float, green: Float, blue: Float) {
    let r: Float = linear(color.red)
    let g: Float = linear(color.green)
    let b: Float = linear(color.blue)
    return (
      1.2249 * r - 0.2247 * g, -0.0420 * r + 1.0419 * g, -0.0197 * r - 0.0786 * g + 1.0979 * b
    )
  }

  /// The components in Display P3 of linear sRGB.
  package static func displayP3(
    linear color: (red: Float, green: Float, blue: Float)
  ) -> (red: Float, green: Float, blue: Float) {
    let r: Float = 0.822_462 * color.red + 0.177_538 * color.green
    let g: Float = 0.033_194 * color.red + 0.966_806 * color.green
    let b: Float = 0.017_083 * color.red + 0.072_397 * color.green + 0.910_520 * color.blue
    return (encoded(r), encoded(g), encoded(b))
  }
}
