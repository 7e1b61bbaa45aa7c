import CCairo
import CoreGraphics
import Foundation

/// Turns images into PNG files and back.
package enum PNGCodec {
  /// Images of more pixels are neither decoded nor encoded: 64 Mi pixels take 256 MiB.
  package static let maximumPixels = 64 << 20

  /// The PNG file of `image`; nil when it is too large.
  package static func encode(_ image: CGImage) -> Data? {
    // Cairo's longest side.
    guard image.width <= 32767, image.height <= 32767, image.width * image.height <= maximumPixels else { return nil }
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
    guard let size = announcedSize(of: data), size.width > 0, size.height > 0,
      size.width <= 32767, size.height <= 32767, size.width * size.height <= maximumPixels
    else { return nil }
    var source = PNGSource(bytes: [UInt8](data))
    let decoded = withUnsafeMutablePointer(to: &source) {
      cairo_image_surface_create_from_png_stream(readFromSource, $0)
    }
    defer { cairo_surface_destroy(decoded) }
    guard cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS else { return nil }
    return image(of: decoded)
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

  /// Copies the pixels of any image surface.
  ///
  /// The decoder gives opaque files a format without alpha, and files of 16 bits one of floats; painting such a surface
  /// on one with alpha brings it into the only form that is read here.
  private static func image(of decoded: OpaquePointer?) -> CGImage? {
    let width: Int32 = cairo_image_surface_get_width(decoded)
    let height: Int32 = cairo_image_surface_get_height(decoded)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_set_source_surface(context, decoded, 0, 0)
    cairo_paint(context)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard status == CAIRO_STATUS_SUCCESS, let pixels = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(width) * Int(height) * 4)
    for row in 0..<Int(height) {
      let start = UnsafeRawPointer(pixels + row * stride).assumingMemoryBound(to: UInt32.self)
      appendRGBA(of: UnsafeBufferPointer(start: start, count: Int(width)), to: &bytes)
    }
    return CGImage(width: Int(width), height: Int(height), premultipliedRGBA: bytes)
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

/// A file in memory and how much of it the decoder has taken.
private struct PNGSource {
  let bytes: [UInt8]
  var offset = 0
}

private func appendToData(
  _ closure: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
  return CAIRO_STATUS_SUCCESS
}

private func readFromSource(
  _ closure: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
  let source = closure.assumingMemoryBound(to: PNGSource.self)
  let start: Int = source.pointee.offset
  let end: Int = start + Int(count)
  guard end <= source.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
  source.pointee.bytes.withUnsafeBufferPointer { bytes in
    if let base = bytes.baseAddress { target.update(from: base + start, count: Int(count)) }
  }
  source.pointee.offset = end
  return CAIRO_STATUS_SUCCESS
}
