import CCairo
import CPNGRows
import CoreGraphics
import Foundation
import ImageEngine

/// Turns images into PNG files and back.
package enum PNGCodec {
  /// Images of more pixels are not encoded: 64 Mi pixels take 256 MiB.
  package static let maximumPixels = 64 << 20

  /// The PNG file of `image`; nil when it is too large.
  package static func encode(_ image: CGImage) -> Data? {
    guard image.width * image.height <= maximumPixels else { return nil }
    // Cairo's longest side.
    guard image.width <= 32767, image.height <= 32767 else { return PixbufCodec.png(image) }
    var words: [UInt32] = nativeWords(ofRGBA: image.premultipliedRGBA)
    var sink = Data()
    let status: cairo_status_t = words.withUnsafeMutableBytes { pixels in
      let surface = cairo_image_surface_create_for_data(
        pixels.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height),
        Int32(image.bytesPerRow))
      defer { cairo_surface_destroy(surface) }
      return withUnsafeMutablePointer(to: &sink) { cairo_surface_write_to_png_stream(surface, appendToData, $0) }
    }
    return status == CAIRO_STATUS_SUCCESS ? sink : nil
  }

  /// The image in a PNG file; nil when `data` is no PNG file, is damaged, or holds more than `maximumPixels` pixels.
  package static func decode(_ data: Data, maximumPixels: Int = PNGCodec.maximumPixels) -> CGImage? {
    var limits = ImageLimits()
    limits.announced = maximumPixels
    limits.pixels = maximumPixels
    return try? decode(data, limits: limits).image
  }

  /// The image in a PNG file, made smaller where it has more pixels than are kept.
  static func decode(_ data: Data, limits: ImageLimits) throws(ImageFailure) -> (image: CGImage, reduction: Int) {
    guard let size = announcedSize(of: data), size.width > 0, size.height > 0 else {
      throw .damaged(format: "PNG", reason: "its head cannot be read")
    }
    let factor: Int = try limits.reduction(width: size.width, height: size.height)
    let width: Int = ImageLimits.reduced(size.width, by: factor)
    let height: Int = ImageLimits.reduced(size.height, by: factor)
    var reason = [CChar](repeating: 0, count: 200)
    var isGood: Bool = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      isGood = data.withUnsafeBytes { bytes in
        png_rows_decode(
          bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, UInt32(size.width), UInt32(size.height),
          UInt32(factor), target.baseAddress, &reason, reason.count) == 1
      }
      count = isGood ? width * height * 4 : 0
    }
    guard isGood, let image = CGImage(width: width, height: height, premultipliedRGBA: pixels) else {
      let words = String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw .damaged(format: "PNG", reason: words)
    }
    return (image, factor)
  }

  /// The size in the file's first chunk, read before any memory is spent on it.
  static func announcedSize(of data: Data) -> (width: Int, height: Int)? {
    let head: [UInt8] = Array(data.prefix(24))
    guard head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at offset: Int) -> Int {
      head[offset..<offset + 4].reduce(0) { ($0 << 8) | Int($1) }
    }
    return (number(at: 16), number(at: 20))
  }
}

extension PNGCodec {
  /// Cairo's pixels are words of alpha, red, green and blue from the highest byte down, in the machine's byte order.
  package static func nativeWords(ofRGBA bytes: [UInt8]) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { words, count in
      bytes.withUnsafeBufferPointer { source in
        for pixel in 0..<source.count / 4 {
          let start = pixel * 4
          let colours = UInt32(source[start]) << 16 | UInt32(source[start + 1]) << 8 | UInt32(source[start + 2])
          words[pixel] = UInt32(source[start + 3]) << 24 | colours
        }
      }
      count = bytes.count / 4
    }
  }

  /// Appends the bytes of red, green, blue and alpha of Cairo's pixels.
  package static func appendRGBA(of words: UnsafeBufferPointer<UInt32>, to bytes: inout [UInt8]) {
    for word in words {
      bytes.append(UInt8(truncatingIfNeeded: word >> 16))
      bytes.append(UInt8(truncatingIfNeeded: word >> 8))
      bytes.append(UInt8(truncatingIfNeeded: word))
      bytes.append(UInt8(truncatingIfNeeded: word >> 24))
    }
  }
}

private func appendToData(
  _ closure: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
  return CAIRO_STATUS_SUCCESS
}
