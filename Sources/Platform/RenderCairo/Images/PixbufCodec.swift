import CPixbuf
import CoreGraphics
import Foundation
import ImageEngine

/// Decodes and encodes with GdkPixbuf.
package enum PixbufCodec {
  /// What the decoder's signal may change: the size that the file announces.
  private final class Watch {
    let limits: ImageLimits
    var reduction: Int = 1
    /// The limit that the file goes beyond.
    var failure: ImageFailure?

    init(_ limits: ImageLimits) { self.limits = limits }
  }

  /// Decodes a file by the one loader that is named, so that no other looks at the data.
  static func decode(
    _ data: Data, type: String, format: ImageFormat, limits: ImageLimits
  ) throws(ImageFailure) -> DecodedImage {
    guard let loader = gdk_pixbuf_loader_new_with_type(type, nil) else {
      throw .damaged(format: format.rawValue, reason: "its decoder is not installed")
    }
    defer { g_object_unref(loader) }
    let watch = Watch(limits)
    connect(loader, watch)
    var problem: UnsafeMutablePointer<GError>?
    var isGood: Bool = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &problem) != 0
    }
    var reason: String? = problem.map { String(cString: $0.pointee.message) }
    g_clear_error(&problem)
    // A loader has to be closed before it may go.
    isGood = gdk_pixbuf_loader_close(loader, &problem) != 0 && isGood
    reason = reason ?? problem.map { String(cString: $0.pointee.message) }
    g_clear_error(&problem)
    if let failure = watch.failure { throw failure }
    guard isGood, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let image = image(of: pixbuf) else {
      throw .damaged(format: format.rawValue, reason: reason ?? "it ends too early")
    }
    return .bitmap(image, orientation(of: pixbuf), reduction: watch.reduction)
  }

  /// Has the loader make the picture smaller where the file announces more pixels than are kept, and stop where it
  /// announces more than are allowed.
  private static func connect(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ watch: Watch) {
    let prepared:
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, UnsafeMutableRawPointer) -> Void = {
        loader, width, height, context in
        let watch: Watch = Unmanaged<Watch>.fromOpaque(context).takeUnretainedValue()
        do throws(ImageFailure) {
          watch.reduction = try watch.limits.reduction(width: Int(width), height: Int(height))
          guard watch.reduction > 1 else { return }
          // JPEG files are decoded smaller by a half, a quarter or an eighth, before they are scaled to this.
          gdk_pixbuf_loader_set_size(
            loader, Int32(ImageLimits.reduced(Int(width), by: watch.reduction)),
            Int32(ImageLimits.reduced(Int(height), by: watch.reduction)))
        } catch {
          watch.failure = error
          // A loader that is told so decodes no pixels.
          gdk_pixbuf_loader_set_size(loader, 0, 0)
        }
      }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passRetained(watch).toOpaque(),
      { context, _ in context.map { Unmanaged<Watch>.fromOpaque($0).release() } }, GConnectFlags(rawValue: 0))
  }

  private static func orientation(of pixbuf: OpaquePointer) -> ImageOrientation {
    guard let text = gdk_pixbuf_get_option(pixbuf, "orientation"), let number = Int(String(cString: text)) else {
      return .up
    }
    return ImageOrientation(rawValue: number) ?? .up
  }

  private static func image(of pixbuf: OpaquePointer) -> CGImage? {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4, width > 0, height > 0,
      let pixels = gdk_pixbuf_read_pixels(pixbuf)
    else { return nil }
    let bytes: [UInt8] = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      var place: Int = 0
      for row in 0..<height {
        var source: UnsafePointer<UInt8> = pixels + row * stride
        for _ in 0..<width {
          let alpha = UInt32(channels == 4 ? source[3] : 255)
          for channel in 0..<3 { target[place + channel] = UInt8((UInt32(source[channel]) * alpha + 127) / 255) }
          target[place + 3] = UInt8(alpha)
          place += 4
          source += channels
        }
      }
      count = place
    }
    return CGImage(width: width, height: height, premultipliedRGBA: bytes)
  }

  /// The JPEG file of an image, on white; nil when it cannot be made.
  ///
  /// - Parameter quality: 0 for the smallest file to 1 for the best picture.
  package static func jpeg(_ image: CGImage, quality: Double) -> Data? {
    var rgb: [UInt8] = []
    rgb.reserveCapacity(image.width * image.height * 3)
    let source: [UInt8] = image.premultipliedRGBA
    for index in stride(from: 0, to: source.count, by: 4) {
      let rest: UInt8 = 255 - source[index + 3]
      for channel in 0..<3 { rgb.append(source[index + channel] &+ rest) }
    }
    let percent: String = "\(Int((max(0, min(1, quality)) * 100).rounded()))"
    return file("jpeg", rgb, channels: 3, image, option: ("quality", percent))
  }

  /// The PNG file of an image that Cairo has no surface for.
  static func png(_ image: CGImage) -> Data? {
    var pixels: [UInt8] = image.premultipliedRGBA
    for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] > 0 && pixels[index + 3] < 255 {
      let alpha = UInt32(pixels[index + 3])
      for channel in index..<index + 3 {
        pixels[channel] = UInt8(min(255, (UInt32(pixels[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    return file("png", pixels, channels: 4, image, option: ("compression", "6"))
  }

  private static func file(
    _ type: String, _ bytes: [UInt8], channels: Int, _ image: CGImage, option: (key: String, value: String)
  ) -> Data? {
    bytes.withUnsafeBufferPointer { pixels -> Data? in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          pixels.baseAddress, GDK_COLORSPACE_RGB, channels == 4 ? 1 : 0, 8, Int32(image.width), Int32(image.height),
          Int32(image.width * channels), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      var buffer: UnsafeMutablePointer<CChar>?
      var size: gsize = 0
      let isSaved: Bool = option.value.withCString { value -> Bool in
        option.key.withCString { key -> Bool in
          var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
          var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
          return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, type, &keys, &values, nil) != 0
        }
      }
      guard isSaved, let buffer else { return nil }
      defer { g_free(buffer) }
      return Data(bytes: buffer, count: Int(size))
    }
  }
}
