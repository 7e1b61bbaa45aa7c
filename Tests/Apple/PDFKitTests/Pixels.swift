import CoreGraphics
import Foundation
import PDFKit
import RenderCairo
import UIKit

/// What tests ask of images. This file does not import the testing library: with it the compiler would look for that
/// library's overlays of the modules imported here, which exist on Apple's systems only.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  let rgba: [UInt8]

  /// Nil for an empty image.
  init?(_ image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    width = pixels.width
    height = pixels.height
    rgba = pixels.premultipliedRGBA
  }

  init(width: Int, height: Int, rgba: [UInt8]) {
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  var size: CGSize { CGSize(width: width, height: height) }

  subscript(x: Int, y: Int) -> [UInt8] {
    Array(rgba[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }

  /// Nil when the bytes do not fit the size.
  func image(scale: CGFloat = 1, turned: Bool = false) -> UIImage? {
    CGImage(width: width, height: height, premultipliedRGBA: rgba).map {
      UIImage(cgImage: $0, scale: scale, orientation: turned ? .left : .up)
    }
  }

  static func decoded(_ data: Data, maximumPixels: Int = PNGCodec.maximumPixels) -> Pixels? {
    PNGCodec.decode(data, maximumPixels: maximumPixels).flatMap { Pixels(UIImage(cgImage: $0)) }
  }

  static func ofFile(_ path: String) -> (pixels: Pixels?, scale: CGFloat)? {
    UIImage(contentsOfFile: path).map { (Pixels($0), $0.scale) }
  }

  /// The layout of a bitmap's memory.
  static func layout(of image: UIImage) -> [Int] {
    image.cgImage.map { [$0.bitsPerComponent, $0.bitsPerPixel, $0.bytesPerRow] } ?? []
  }

  static var emptyImageSize: CGSize { UIImage().size }
}

/// What an image says of itself after it went through a file, at one and at two pixels in a point.
struct Reread: Equatable {
  var sizes: [CGSize] = []
  var isUpright: Bool = true

  init(_ image: UIImage) {
    let data: Data = image.pngData() ?? Data()
    for read in [UIImage(data: data), UIImage(data: data, scale: 2)] {
      sizes.append(read?.size ?? .zero)
      isUpright = isUpright && read?.imageOrientation == .up
    }
  }
}
