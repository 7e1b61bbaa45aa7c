@_exported import CoreGraphics
@_exported import Foundation
import RenderCairo

/// An image that an app shows, with the number of its pixels in a point and the way up.
///
/// Files are read and written in PNG format only.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the pixels must be turned to stand upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// The pixels; nil only in an empty image.
  public let cgImage: CGImage?
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// How the pixels must be turned to stand upright.
  public let imageOrientation: Orientation

  /// Makes an empty image, of size zero.
  public override init() {
    cgImage = nil
    scale = 1
    imageOrientation = .up
  }

  /// Makes an upright image of one pixel in a point.
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    scale = 1
    imageOrientation = .up
  }

  /// Makes an image; a scale that is not positive counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
  }

  /// Makes an image of a PNG file's contents; nil when they are something else, damaged or too large.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of a PNG file's contents; nil when they are something else, damaged or too large.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = PNGCodec.decode(data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Makes an image of the PNG file at `path`; nil when it cannot be read or decoded.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension gives the image this scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let name: String = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// The size in points, after turning.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    let width: CGFloat = CGFloat(cgImage.width) / scale
    let height: CGFloat = CGFloat(cgImage.height) / scale
    switch imageOrientation {
    case .left, .right, .leftMirrored, .rightMirrored: return CGSize(width: height, height: width)
    default: return CGSize(width: width, height: height)
    }
  }

  /// The pixels as a PNG file; nil for an empty image and for one that is too large. The orientation is not stored.
  public func pngData() -> Data? {
    cgImage.flatMap(PNGCodec.encode)
  }
}
