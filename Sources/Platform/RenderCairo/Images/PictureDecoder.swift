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
    case .png: return .bitmap(try png(data, limits), .up)
    case .jpeg: return try PixbufCodec.decode(data, type: "jpeg", format: format, limits: limits)
    case .gif: return try PixbufCodec.decode(data, type: "gif", format: format, limits: limits)
    case .webp: return .bitmap(try WebPCodec.decode(data, limits: limits), .up)
    case .svg: return .vector(try svg(data))
    case .pdf: return .vector(try PDFPicture.vector(of: data))
    }
  }

  private func png(_ data: Data, _ limits: ImageLimits) throws(ImageFailure) -> CGImage {
    if let size = PNGCodec.announcedSize(of: data), !limits.allow(width: size.width, height: size.height) {
      throw .tooLarge(width: size.width, height: size.height, limit: limits.pixels)
    }
    guard let image = PNGCodec.decode(data, maximumPixels: limits.pixels) else {
      throw .damaged(format: "PNG", reason: "its chunks do not fit together")
    }
    return image
  }

  private func svg(_ data: Data) throws(ImageFailure) -> VectorImage {
    guard let drawing = VectorDrawing(svg: data) else {
      throw .damaged(format: "SVG", reason: "it is not well formed")
    }
    guard let size = drawing.size, size.width.isFinite, size.height.isFinite, size.width < 1e6, size.height < 1e6
    else { throw .damaged(format: "SVG", reason: "it has no size") }
    // A template of a symbol holds many sizes and weights, and notes for designers; the middle one is meant.
    for name in ["Regular-M", "Regular-S", "Regular-L"] where drawing.has(element: name) {
      if let ink = drawing.inkBounds(name) { return VectorImage(svg: data, size: ink.size, element: name) }
    }
    return VectorImage(svg: data, size: size)
  }
}
