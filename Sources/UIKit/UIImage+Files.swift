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
    switch content {
    case .none: return nil
    case .bitmap(let image): return image
    case .vector(let vector):
      return drawn(.image(CGImageBox(name: "drawing", object: vector), CGRect(origin: .zero, size: size)))
    case .symbol(let name):
      return drawn(.symbol(name, CGRect(origin: .zero, size: size), .color(RGBA(red: 0, green: 0, blue: 0))))
    }
  }

  private func drawn(_ item: DisplayItem) -> CGImage? {
    guard let surface = try? ImageSurface(width: size.width, height: size.height, scale: scale),
      (try? surface.draw(DisplayList([item]))) != nil
    else { return nil }
    return surface.image
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

  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
