import Foundation

/// A bitmap image that never changes.
///
/// Whatever its pixels were made of, they are drawn from 8 bits of red, green, blue and alpha in sRGB, the colours
/// multiplied by alpha. `dataProvider` gives them as they were given, or as the context had them that the image is from;
/// those of files are red, green, blue and alpha in this order.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// What is drawn: rows from top to bottom without padding. Of a mask alpha says where it lets paint through.
  package let premultipliedRGBA: [UInt8]
  /// How the bytes of the data provider lie.
  package let layout: PixelLayout
  /// The number of bytes from one row to the next in the data provider.
  public let bytesPerRow: Int
  /// Whether the image has no colours, and says where paint goes: all of it at 0, none at 1.
  public let isMask: Bool
  /// Whether pixels are mixed where the image is drawn larger or smaller.
  public let shouldInterpolate: Bool
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  private let provided: Provided

  /// The bytes as they were given, or as they were asked for first.
  private final class Provided: @unchecked Sendable {
    let lock = NSLock()
    var provider: CGDataProvider?
    init(_ provider: CGDataProvider?) { self.provider = provider }
  }

  package init?(
    width: Int, height: Int, premultipliedRGBA: [UInt8], layout: PixelLayout, bytesPerRow: Int? = nil,
    isMask: Bool = false, provider: CGDataProvider? = nil, shouldInterpolate: Bool = true
  ) {
    guard width > 0, height > 0 else { return nil }
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= Int.max / 4, premultipliedRGBA.count == pixels * 4 else { return nil }
    self.width = width
    self.height = height
    self.premultipliedRGBA = premultipliedRGBA
    self.layout = layout
    self.bytesPerRow = bytesPerRow ?? width * layout.bytesPerPixel
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    provided = Provided(provider)
  }

  /// Makes an image of the given pixels; nil when a side is not positive or the number of bytes does not fit the size.
  package convenience init?(width: Int, height: Int, premultipliedRGBA: [UInt8]) {
    self.init(width: width, height: height, premultipliedRGBA: premultipliedRGBA, layout: .standard)
  }

  /// The number of bits of one colour component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of one pixel.
  public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
  /// Nil of a mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : layout.space }
  public var bitmapInfo: CGBitmapInfo { layout.info }
  public var alphaInfo: CGImageAlphaInfo { layout.info.alpha ?? .none }
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: layout.info.rawValue & CGBitmapInfo.byteOrderMask.rawValue) ?? .orderDefault
  }

  /// The pixels, `height` rows of `bytesPerRow` bytes; the address of its data is good as long as the image is kept.
  public var dataProvider: CGDataProvider? {
    provided.lock.withLock {
      if let provider = provided.provider { return provider }
      let provider = CGDataProvider(encoded())
      provided.provider = provider
      return provider
    }
  }

  private func encoded() -> [UInt8] {
    if layout == .standard, bytesPerRow == width * 4 { return premultipliedRGBA }
    var bytes = [UInt8](repeating: 0, count: bytesPerRow * height)
    premultipliedRGBA.withUnsafeBufferPointer { source in
      bytes.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for row in 0..<height {
          let line: UnsafeMutablePointer<UInt8> = to + row * bytesPerRow
          layout.write(from + row * width * 4, count: width, into: line)
          // What a mask keeps as the opacity of paint stands in its bytes the other way round.
          if isMask { for column in 0..<width { line[column] = 255 - from[(row * width + column) * 4 + 3] } }
        }
      }
    }
    return bytes
  }
}
