import CoreGraphics
import Foundation

extension Poppler {
  /// Draws a part of a page on white.
  /// - Parameters:
  ///   - page: the page's number, from 1.
  ///   - origin: the part's upper left corner in pixels, from that of the turned media box.
  ///   - resolution: pixels in an inch.
  func image(
    page: Int, origin: (x: Int, y: Int), width: Int, height: Int, resolution: Double
  ) throws(PDFReadFailure) -> CGImage {
    let options: [String] = [
      "-f", String(page), "-l", String(page), "-singlefile", "-r", String(resolution),
      "-x", String(origin.x), "-y", String(origin.y), "-W", String(width), "-H", String(height),
    ]
    let output = try run("pdftoppm", options, outputLimit: width * height * 3 + 1024)
    guard let image = CGImage.fromPortablePixmap(output.bytes) else {
      throw .damaged(detail: "page \(page) cannot be drawn")
    }
    return image
  }
}

extension CGImage {
  /// The image in a binary portable pixmap: "P6", width, height and 255, each followed by white space, then the pixels.
  static func fromPortablePixmap(_ bytes: [UInt8]) -> CGImage? {
    var offset = 0
    func word() -> String? {
      let start = offset
      while offset < bytes.count, bytes[offset] > 0x20, offset - start < 12 { offset += 1 }
      guard offset < bytes.count, bytes[offset] <= 0x20 else { return nil }
      defer { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    guard word() == "P6", let width = word().flatMap({ Int($0) }), let height = word().flatMap({ Int($0) }),
      word() == "255", (1...32767).contains(width), (1...32767).contains(height),
      bytes.count - offset == width * height * 3
    else { return nil }
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for pixel in 0..<width * height {
        target[pixel * 4] = bytes[offset + pixel * 3]
        target[pixel * 4 + 1] = bytes[offset + pixel * 3 + 1]
        target[pixel * 4 + 2] = bytes[offset + pixel * 3 + 2]
        target[pixel * 4 + 3] = 255
      }
      count = width * height * 4
    }
    return CGImage(width: width, height: height, premultipliedRGBA: pixels)
  }
}
