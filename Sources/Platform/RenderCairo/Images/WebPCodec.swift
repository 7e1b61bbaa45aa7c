import CWebP
import CoreGraphics
import Foundation
import ImageEngine

/// Decodes WebP files: still ones, and the first picture of moving ones.
enum WebPCodec {
  static func decode(_ data: Data, limits: ImageLimits) throws(ImageFailure) -> (image: CGImage, reduction: Int) {
    var features = WebPBitstreamFeatures()
    let status: VP8StatusCode = data.withUnsafeBytes { WebPGetFeatures($0.bytes, $0.count, &features) }
    guard status == VP8_STATUS_OK, features.width > 0, features.height > 0 else {
      throw .damaged(format: "WebP", reason: "its head cannot be read")
    }
    let whole: (width: Int, height: Int) = (Int(features.width), Int(features.height))
    // The size stands in the head: memory is spent after it was looked at.
    let factor: Int = try limits.reduction(width: whole.width, height: whole.height)
    let width: Int = ImageLimits.reduced(whole.width, by: factor)
    let height: Int = ImageLimits.reduced(whole.height, by: factor)
    let pixels: [UInt8]? =
      features.has_animation == 0
      ? still(data, width, height, isReduced: factor > 1)
      : first(of: data, whole.width, whole.height).map {
        factor > 1 ? PixelReduction.reduced($0, whole.width, whole.height, by: factor) : $0
      }
    guard let pixels, let image = CGImage(width: width, height: height, premultipliedRGBA: premultiplied(pixels)) else {
      throw .damaged(format: "WebP", reason: "its pixels cannot be read")
    }
    return (image, factor)
  }

  /// The decoder scales rows as they come.
  private static func still(_ data: Data, _ width: Int, _ height: Int, isReduced: Bool) -> [UInt8]? {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { return nil }
    config.options.use_scaling = isReduced ? 1 : 0
    config.options.scaled_width = Int32(width)
    config.options.scaled_height = Int32(height)
    config.output.colorspace = MODE_RGBA
    config.output.is_external_memory = 1
    var isGood: Bool = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      config.output.u.RGBA.rgba = target.baseAddress
      config.output.u.RGBA.stride = Int32(width * 4)
      config.output.u.RGBA.size = target.count
      isGood = data.withUnsafeBytes { source in WebPDecode(source.bytes, source.count, &config) == VP8_STATUS_OK }
      count = isGood ? width * height * 4 : 0
    }
    return isGood ? pixels : nil
  }

  private static func first(of data: Data, _ width: Int, _ height: Int) -> [UInt8]? {
    data.withUnsafeBytes { source in
      var content = WebPData(bytes: source.bytes, size: source.count)
      guard let decoder = WebPAnimDecoderNew(&content, nil) else { return nil }
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      var frame: UnsafeMutablePointer<UInt8>?
      var time: Int32 = 0
      guard WebPAnimDecoderGetInfo(decoder, &info) != 0, Int(info.canvas_width) == width,
        Int(info.canvas_height) == height, WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame
      else { return nil }
      return Array(UnsafeBufferPointer(start: frame, count: width * height * 4))
    }
  }

  private static func premultiplied(_ pixels: [UInt8]) -> [UInt8] {
    var result: [UInt8] = pixels
    for place in stride(from: 0, to: result.count - 3, by: 4) where result[place + 3] < 255 {
      let alpha = UInt32(result[place + 3])
      for channel in place..<place + 3 { result[channel] = UInt8((UInt32(result[channel]) * alpha + 127) / 255) }
    }
    return result
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var bytes: UnsafePointer<UInt8>? { bindMemory(to: UInt8.self).baseAddress }
}
