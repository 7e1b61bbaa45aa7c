import Foundation

/// What a filter is called, takes and makes. The values to begin with and the directions of effects are those of Apple's
/// reference; their exact amounts are not documented, and chosen.
struct FilterRecipe: Sendable {
  let name: String
  /// The inputs, in the order of the alphabet.
  let keys: [String]
  nonisolated(unsafe) let defaults: [String: Any]
  /// The picture; nil while an input is missing.
  let output: @Sendable (CIFilter) -> CIImage?

  /// A filter of one picture.
  private init(_ name: String, _ defaults: [String: Any], _ output: @escaping @Sendable (CIImage, CIFilter) -> CIImage?)
  {
    self.name = name
    self.defaults = defaults
    keys = ([kCIInputImageKey] + defaults.keys).sorted()
    self.output = { filter in
      guard let image: CIImage = filter.input(kCIInputImageKey, or: nil) else { return nil }
      return output(image, filter)
    }
  }

  /// A generator.
  private init(generator name: String, _ defaults: [String: Any], _ output: @escaping @Sendable (CIFilter) -> CIImage?)
  {
    self.name = name
    self.defaults = defaults
    keys = (["inputMessage"] + defaults.keys).sorted()
    self.output = output
  }

  static let all: [String: FilterRecipe] = Dictionary(
    uniqueKeysWithValues: [
      qrCode, sepia, blur, pixellate, crystallize, edges, vignette, unsharpMask, bloom, invert, monochrome, controls,
      mono,
      noir,
    ].map { ($0.name, $0) })

  static let qrCode = FilterRecipe(generator: "CIQRCodeGenerator", ["inputCorrectionLevel": "M"]) { filter in
    let message: Data? = filter.input("inputMessage", or: nil)
    let correction = QRCorrection(rawValue: filter.input("inputCorrectionLevel", or: "M"))
    guard let message, let correction, let code = QRCode(message, correction: correction) else { return nil }
    let bounds = PixelRect(0, 0, code.size + 2, code.size + 2)
    var map = PixelMap(bounds, bytes: Array(repeating: 255, count: bounds.width * bounds.height * 4))
    for y in 0..<code.size {
      for x in 0..<code.size where code[x, y] {
        map.set(x + 1, bounds.top - 2 - y, SIMD4(0, 0, 0, 255))
      }
    }
    return CIImage(extent: bounds.cgRect, keepsEdges: true) { [map] in map.part($0) }
  }

  static let sepia = FilterRecipe("CISepiaTone", [kCIInputIntensityKey: Float(1)]) { image, filter in
    let amount: Float = min(max(filter.finite(kCIInputIntensityKey), 0), 1)
    return image.colored { color in
      let sepia = SIMD3<Float>(
        (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
        (color * SIMD3(0.272, 0.534, 0.131)).sum())
      return color + (sepia - color) * amount
    }
  }

  static let invert = FilterRecipe("CIColorInvert", [:]) { image, _ in image.colored { 1 - $0 } }

  static let monochrome = FilterRecipe(
    "CIColorMonochrome", [kCIInputIntensityKey: Float(1), kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3)]
  ) { image, filter in
    let amount: Float = min(max(filter.finite(kCIInputIntensityKey), 0), 1)
    let tint: CIColor = filter.input(kCIInputColorKey, or: .white)
    let ink = SIMD3(Float(tint.red), Float(tint.green), Float(tint.blue))
    return image.colored { color in color + (ink * luminance(color) - color) * amount }
  }

  static let controls = FilterRecipe(
    "CIColorControls",
    [kCIInputSaturationKey: Float(1), kCIInputBrightnessKey: Float(0), kCIInputContrastKey: Float(1)]
  ) { image, filter in
    let (saturation, brightness): (Float, Float) = (
      filter.finite(kCIInputSaturationKey), filter.finite(kCIInputBrightnessKey)
    )
    let contrast: Float = filter.finite(kCIInputContrastKey)
    return image.colored { color in
      let gray = SIMD3<Float>(repeating: luminance(color))
      let richer: SIMD3<Float> = gray + (color - gray) * saturation
      return (richer + brightness - 0.5) * contrast + 0.5
    }
  }

  static let mono = FilterRecipe("CIPhotoEffectMono", [:]) { image, _ in
    image.colored { SIMD3(repeating: luminance($0)) }
  }

  static let noir = FilterRecipe("CIPhotoEffectNoir", [:]) { image, _ in
    image.colored { SIMD3(repeating: (luminance($0) - 0.5) * 1.35 + 0.5) }
  }

  static let vignette = FilterRecipe(
    "CIVignette", [kCIInputIntensityKey: Float(0), kCIInputRadiusKey: Float(1)]
  ) { image, filter in
    image.vignetted(by: filter.finite(kCIInputIntensityKey), radius: filter.finite(kCIInputRadiusKey))
  }

  static let blur = FilterRecipe("CIGaussianBlur", [kCIInputRadiusKey: Float(10)]) { image, filter in
    image.blurred(by: filter.finite(kCIInputRadiusKey))
  }

  static let unsharpMask = FilterRecipe(
    "CIUnsharpMask", [kCIInputRadiusKey: Float(2.5), kCIInputIntensityKey: Float(0.5)]
  ) { image, filter in
    let amount: Float = filter.finite(kCIInputIntensityKey)
    return image.joined(with: image.blurred(by: filter.finite(kCIInputRadiusKey))) { $0 + ($0 - $1) * amount }
  }

  static let bloom = FilterRecipe(
    "CIBloom", [kCIInputRadiusKey: Float(10), kCIInputIntensityKey: Float(0.5)]
  ) { image, filter in
    let amount: Float = min(max(filter.finite(kCIInputIntensityKey), 0), 1)
    return image.joined(with: image.blurred(by: filter.finite(kCIInputRadiusKey))) { sharp, soft in
      255 - (255 - sharp) * (255 - soft * amount) / 255
    }
  }

  static let edges = FilterRecipe("CIEdges", [kCIInputIntensityKey: Float(1)]) { image, filter in
    image.edges(filter.finite(kCIInputIntensityKey))
  }

  static let pixellate = FilterRecipe(
    "CIPixellate", [kCIInputScaleKey: Float(8), kCIInputCenterKey: CGPoint(x: 150, y: 150)]
  ) { image, filter in
    image.pixellated(filter.finite(kCIInputScaleKey), filter.point(kCIInputCenterKey))
  }

  static let crystallize = FilterRecipe(
    "CICrystallize", [kCIInputRadiusKey: Float(20), kCIInputCenterKey: CGPoint(x: 150, y: 150)]
  ) { image, filter in
    image.crystallized(filter.finite(kCIInputRadiusKey), filter.point(kCIInputCenterKey))
  }

  private static func luminance(_ color: SIMD3<Float>) -> Float { (color * SIMD3(0.2126, 0.7152, 0.0722)).sum() }
}
