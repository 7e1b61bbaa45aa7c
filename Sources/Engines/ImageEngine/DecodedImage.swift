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
  /// - reduction: how many pixels of the file, along each side, became one: 1 unless the file has more than are kept.
  case bitmap(CGImage, ImageOrientation, reduction: Int = 1)
  case vector(VectorImage)

  /// What a display list refers to.
  package var object: AnyObject {
    switch self {
    case .bitmap(let image, _, _): return image
    case .vector(let image): return image
    }
  }

  /// Upright, in the file's pixels, or in the points of a drawing of shapes.
  package var size: CGSize {
    switch self {
    case .bitmap(let image, let orientation, let reduction):
      return orientation.turned(CGSize(width: image.width * reduction, height: image.height * reduction))
    case .vector(let image): return image.size
    }
  }

  /// About how much memory it takes.
  package var cost: Int {
    switch self {
    case .bitmap(let image, _, _): return image.width * image.height * 4
    case .vector(let image): return image.svg.count * 4
    }
  }
}

/// Why a file or data is no picture that can be shown.
package enum ImageFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case unknownFormat
  case damaged(format: String, reason: String)
  /// More pixels than a file may have.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// A longer side than a file may have, in pixels, or in the points of a drawing of shapes.
  case tooLong(width: Int, height: Int, limit: Int)
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
    case .tooLong(let width, let height, let limit):
      return "The picture is \(width) wide and \(height) high; sides of at most \(limit) are decoded."
    case .tooManyBytes(let count, let limit): return "The file has \(count) bytes; at most \(limit) are read."
    case .unreadable(let path, let reason): return "The file \(path) cannot be read: \(reason)."
    case .tool(let reason): return "The page cannot be drawn: \(reason)."
    }
  }
}

/// What pictures from strangers may cost.
///
/// A file with more pixels than are kept is made smaller while it is decoded, by the smallest whole number with which it
/// is small enough; its size in points stays what it was. A file that announces more than `announced` is refused: formats
/// that come in several passes are decoded whole before they are made smaller.
package struct ImageLimits: Hashable, Sendable {
  /// 64 Mi pixels take 256 MiB.
  package var pixels: Int = 64 << 20
  /// What a file may announce: 128 Mi pixels take 512 MiB while they are decoded.
  package var announced: Int = 128 << 20
  /// The longest side: what libpng reads.
  package var side: Int = 1_000_000
  package var bytes: Int = 64 << 20

  package static let standard = ImageLimits()

  package init() {}

  /// How many pixels, along each side, become one in a picture of this size.
  ///
  /// - Throws: the limit that it goes beyond.
  package func reduction(width: Int, height: Int) throws(ImageFailure) -> Int {
    guard max(width, height) <= side else { throw .tooLong(width: width, height: height, limit: side) }
    guard width * height <= announced else { throw .tooLarge(width: width, height: height, limit: announced) }
    var factor: Int = 1
    while Self.reduced(width, by: factor) * Self.reduced(height, by: factor) > pixels { factor += 1 }
    return factor
  }

  /// A side after the reduction: what is left over at the end gets a pixel too.
  package static func reduced(_ side: Int, by factor: Int) -> Int { (side + factor - 1) / factor }
}

/// Makes pictures of data.
package protocol ImageDecoder: Sendable {
  func decode(_ data: Data, limits: ImageLimits) throws(ImageFailure) -> DecodedImage
}
