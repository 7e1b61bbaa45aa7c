import CoreGraphics
import DisplayList
import Foundation
import ImageEngine
import RenderCairo

extension UIImage {
  /// The image as a PNG file; nil for an empty image and for one that is too large. The orientation is not stored.
  public func pngData() -> Data? { pixels.flatMap(PNGCodec.encode) }

  /// The image as a JPEG file on white; nil for an empty image and for one that is too large. The orientation is not
  /// stored.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file to 1 for the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    pixels.flatMap { PixbufCodec.jpeg($0, quality: Double(compressionQuality)) }
  }

  /// The pixels, those of a drawing made at its scale.
  private var pixels: CGImage? {
    if case .bitmap(let image) = content, look.tint == nil { return image }
    return drawn(at: size)?.cgImage
  }

  /// The image as pixels of its scale, upright and of any size in points; nil for an empty image and for one that is too
  /// large.
  func drawn(at size: CGSize) -> UIImage? {
    guard let surface = try? ImageSurface(width: size.width, height: size.height, scale: scale),
      (try? surface.draw(DisplayList(items(in: CGRect(origin: .zero, size: size))))) != nil
    else { return nil }
    return surface.image.map { UIImage(content: .bitmap($0), scale: scale, orientation: .up) }
  }
}

extension UIImage.Orientation {
  package init(_ stored: ImageOrientation) {
    switch stored {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .left: self = .left
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    }
  }

  package var stored: ImageOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }

  var mirrored: UIImage.Orientation { UIImage.Orientation(stored.mirrored) }
}
