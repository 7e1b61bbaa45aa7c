import Foundation

/// A bitmap image that never changes.
///
/// Every image has four components of 8 bits for each pixel: red, green, blue and alpha, in this order in memory, the
/// colours multiplied by alpha, rows from top to bottom without padding.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels: `height` rows of `bytesPerRow` bytes.
  package let premultipliedRGBA: [UInt8]

  /// Makes an image of the given pixels; nil when a side is not positive or the number of bytes does not fit the size.
  package init?(width: Int, height: Int, premultipliedRGBA: [UInt8]) {
    guard width > 0, height > 0 else { return nil }
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= Int.max / 4, premultipliedRGBA.count == pixels * 4 else { return nil }
    self.width = width
    self.height = height
    self.premultipliedRGBA = premultipliedRGBA
  }

  /// The number of bits of one colour component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of one pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }
}
