import CoreGraphics
import Foundation

/// A picture of shapes, kept as the SVG file that describes it and drawn at any size.
package final class VectorImage: Sendable {
  package let svg: Data
  /// The size in points that the file asks for.
  package let size: CGSize
  /// The part of the file that is drawn, by its id; nil for all of it.
  package let element: String?

  package init(svg: Data, size: CGSize, element: String? = nil) {
    self.svg = svg
    self.size = size
    self.element = element
  }
}

/// A picture as a decoder gives it.
package enum DecodedImage: Sendable {
  case bitmap(CGImage, ImageOrientation)
  case vector(VectorImage)

  /// What a display list refers to.
  package var object: AnyObject {
    switch self {
    case .bitmap(let image, _): return image
    case .vector(let image): return image
    }
  }

  /// Upright, in pixels, or in the points of a drawing of shapes.
  package var size: CGSize {
    switch self {
    case .bitmap(let image, let orientation):
      return orientation.turned(CGSize(width: image.width, height: image.height))
    case .vector(let image): return image.size
    }
  }

  /// About how much memory it takes.
  package var cost: Int {
    switch self {
    case .bitmap(let image, _): return image.width * image.height * 4
    case .vector(let image): return image.svg.count * 4
    }
  }
}

/// Why a file or data is no picture that can be shown.
package enum ImageFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case unknownFormat
  case damaged(format: String, reason: String)
  case tooLarge(width: Int, height: Int, limit: Int)
  case tooManyBytes(count: Int, limit: Int)
  case unreadable(path: String, reason: String)
  case tool(String)

  package var description: String {
    switch self {
    case .empty: return "There is no picture in no data."
    case .unknownFormat: return "The data is no PNG, JPEG, GIF, WebP, SVG or PDF file."
    case .damaged(let format, let reason): return "The \(format) file is damaged: \(reason)."
    case .tooLarge(let width, let height, let limit):
      return "The picture has \(width) by \(height) pixels; at most \(limit) in all are decoded."
    case .tooManyBytes(let count, let limit): return "The file has \(count) bytes; at most \(limit) are read."
    case .unreadable(let path, let reason): return "The file \(path) cannot be read: \(reason)."
    case .tool(let reason): return "The page cannot be drawn: \(reason)."
    }
  }
}

/// What pictures from strangers may cost.
package struct ImageLimits: Hashable, Sendable {
  /// 64 Mi pixels take 256 MiB.
  package var pixels: Int = 64 << 20
  package var bytes: Int = 64 << 20

  package static let standard = ImageLimits()

  package init() {}

  /// Whether a picture of this size is decoded; sides are at most those of a drawing surface.
  package func allow(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0, width <= 32767, height <= 32767 else { return false }
    return width * height <= pixels
  }
}

/// Makes pictures of data.
package protocol ImageDecoder: Sendable {
  func decode(_ data: Data, limits: ImageLimits) throws(ImageFailure) -> DecodedImage
}
