extension CGImage {
  /// The longest side of an image that is made of bytes, in pixels.
  private static let longestSide: Int = 32767

  /// Makes an image of bytes.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8 or 16 for gray, 24 or 32 for RGB.
  ///   - bytesPerRow: the distance of rows; at least that of the pixels.
  ///   - decode: for each component what 0 and 255 stand for, from 0 to 1; nil for 0 and 1.
  ///   - shouldInterpolate: whether pixels are mixed where the image is drawn larger or smaller.
  ///   - intent: makes no difference: colours that sRGB does not hold are cut off.
  /// - Returns: nil for sizes that are none or more than 32767, for other kinds of pixels, and for too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      let layout = PixelLayout(bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo),
      let pixels = Self.pixels(
        width, height, layout, bytesPerRow, provider, Self.table(decode, space.numberOfComponents))
    else { return nil }
    self.init(
      width: width, height: height, premultipliedRGBA: pixels, layout: layout, bytesPerRow: bytesPerRow,
      provider: provider, shouldInterpolate: shouldInterpolate)
  }

  /// Makes a mask of bytes: paint goes where they are 0 and none where they are 255.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 8, as of a pixel.
  ///   - decode: what 0 and 255 stand for, from 0 to 1; nil for 0 and 1.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8, (1...Self.longestSide).contains(width),
      (1...Self.longestSide).contains(height),
      let layout = PixelLayout(bitsPerPixel: 8, space: .deviceGray, info: CGBitmapInfo([])),
      let gray = Self.pixels(width, height, layout, bytesPerRow, provider, Self.table(decode, 1))
    else { return nil }
    var pixels = [UInt8](repeating: 0, count: gray.count)
    for index in stride(from: 0, to: gray.count, by: 4) { pixels[index + 3] = 255 - gray[index] }
    self.init(
      width: width, height: height, premultipliedRGBA: pixels, layout: layout, bytesPerRow: bytesPerRow, isMask: true,
      provider: provider, shouldInterpolate: shouldInterpolate)
  }

  private static func pixels(
    _ width: Int, _ height: Int, _ layout: PixelLayout, _ bytesPerRow: Int, _ provider: CGDataProvider,
    _ decode: ((Int, UInt8) -> UInt8)?
  ) -> [UInt8]? {
    let (before, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    let lastRow: Int = width * layout.bytesPerPixel
    // The last row may be without its padding.
    guard bytesPerRow >= lastRow, !overflow, let data = provider.data, before <= data.count - lastRow else {
      return nil
    }
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      data.withUnsafeBytes { source in
        guard let from = source.bindMemory(to: UInt8.self).baseAddress, let to = target.baseAddress else { return }
        for row in 0..<height {
          layout.read(from + row * bytesPerRow, count: width, decode: decode, into: to + row * width * 4)
        }
      }
      count = width * height * 4
    }
  }

  /// What each byte of each component stands for.
  private static func table(_ decode: UnsafePointer<CGFloat>?, _ components: Int) -> ((Int, UInt8) -> UInt8)? {
    guard let decode else { return nil }
    let table: [[UInt8]] = (0..<components).map { component in
      let low: CGFloat = decode[2 * component]
      let high: CGFloat = decode[2 * component + 1]
      guard low.isFinite, high.isFinite else { return (0...255).map { UInt8($0) } }
      return (0...255).map { UInt8(max(0, min(255, (low * 255 + (high - low) * CGFloat($0)).rounded()))) }
    }
    return { table[min($0, table.count - 1)][Int($1)] }
  }
}
