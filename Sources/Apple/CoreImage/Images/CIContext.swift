import Foundation

/// Follows the recipes of pictures.
public final class CIContext: NSObject, @unchecked Sendable {
  public override init() {}

  /// - Parameter options: Where and how pictures are made on Apple's systems; here they are always made by the processor, in
  ///   sRGB.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// The pixels of a part of a picture; nil for a part that is empty or too large: endless, or of more than 64 Mi pixels.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let rect = PixelRect(fromRect) else { return nil }
    return CGImage(width: rect.width, height: rect.height, premultipliedRGBA: image.pixels(in: rect).bytes)
  }

  /// A PNG file of a picture; nil for one that is empty or endless.
  public func pngRepresentation(of image: CIImage) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
  }
}

/// How a context works.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
}

/// A colour of four numbers, from 0 to 1.
public final class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The colour of UIKit's in sRGB.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
  public override var hash: Int { [red, green, blue, alpha].hashValue }
}

extension UIImage {
  /// An image of a picture's pixels; empty for one that is empty or endless.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// An image of a picture's pixels; empty for one that is empty or endless.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
}
