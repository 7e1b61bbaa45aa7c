import CoreGraphics
import Foundation
import RenderCairo
import Testing

/// Pictures of whole pixels.
package enum TestPicture {
  /// A picture of one colour, each part 0...255.
  package static func plain(_ width: Int, _ height: Int, _ color: [UInt8]) throws -> CGImage {
    try pixels(width, height) { _, _ in color }
  }

  package static func pixels(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) throws -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
    return try #require(CGImage(width: width, height: height, premultipliedRGBA: bytes))
  }

  package static func png(_ image: CGImage) throws -> Data { try #require(PNGCodec.encode(image)) }

  package static let red: [UInt8] = [255, 0, 0, 255]
  package static let green: [UInt8] = [0, 255, 0, 255]
  package static let blue: [UInt8] = [0, 0, 255, 255]
  package static let white: [UInt8] = [255, 255, 255, 255]

  package static let svg: String = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
      <rect width="20" height="10" fill="#00FF00"/>
    </svg>
    """
}
