import CoreGraphics
import Foundation
import ImageEngine

/// Decodes the files of pictures: PNG with Cairo, JPEG and GIF with GdkPixbuf, WebP with libwebp, SVG with librsvg, PDF
/// with Poppler in a process of its own.
///
/// Data may come from anywhere: the size is looked at before memory is spent, and formats that few need are refused
/// rather than read by decoders that few test.
package struct PictureDecoder: ImageDecoder {
  package static let shared = PictureDecoder()

  /// Pictures for all windows.
  package static let store = ImageStore(decoder: PictureDecoder.shared)

  package init() {}

  package func decode(_ data: Data, limits: ImageLimits) throws(ImageFailure) -> DecodedImage {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= limits.bytes else { throw .tooManyBytes(count: data.count, limit: limits.bytes) }
    guard let format = ImageFormat(data) else { throw .unknownFormat }
    switch format {
    case .png:
      let (image, reduction) = try PNGCodec.decode(data, limits: limits)
      return .bitmap(image, .up, reduction: reduction)
    case .jpeg: return try PixbufCodec.decode(data, type: "jpeg", format: format, limits: limits)
    case .gif: return try PixbufCodec.decode(data, type: "gif", format: format, limits: limits)
    case .webp:
      let (image, reduction) = try WebPCodec.decode(data, limits: limits)
      return .bitmap(image, .up, reduction: reduction)
    case .svg: return .vector(try svg(data, limits))
    case .pdf: return .vector(try PDFPicture.vector(of: data, limits))
    }
  }

  private func svg(_ data: Data, _ limits: ImageLimits) throws(ImageFailure) -> VectorImage {
    guard let drawing = VectorDrawing(svg: data) else {
      throw .damaged(format: "SVG", reason: "it is not well formed")
    }
    guard let size = drawing.size, size.width.isFinite, size.height.isFinite else {
      throw .damaged(format: "SVG", reason: "it has no size")
    }
    try limits.check(size)
    // A template of a symbol holds many sizes and weights, and notes for designers; the middle one is meant.
    for name in ["Regular-M", "Regular-S", "Regular-L"] where drawing.has(element: name) {
      if let ink = drawing.inkBounds(name) { return VectorImage(svg: data, size: ink.size, element: name) }
    }
    return VectorImage(svg: data, size: size)
  }
}

extension ImageLimits {
  /// A drawing of shapes has no pixels: only its sides have a limit.
  ///
  /// - Throws: the limit that the size goes beyond.
  func check(_ size: CGSize) throws(ImageFailure) {
    guard max(size.width, size.height) <= CGFloat(side) else {
      throw .tooLong(width: Int(min(size.width, 1e15)), height: Int(min(size.height, 1e15)), limit: side)
    }
  }
}
