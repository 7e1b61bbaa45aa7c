extension CGContext {
  /// A context that draws into pixels of 8 bits for a component: red, green, blue and a place for alpha in any order, with
  /// the colours multiplied by it or without alpha; gray without alpha; or alpha alone.
  ///
  /// - Parameters:
  ///   - data: the caller's memory, which shows all that is drawn and is drawn over as it is; it must outlive the context.
  ///     Nil to have some made, all zero.
  ///   - bytesPerRow: the distance of rows; 0 for rows without padding.
  ///   - space: what the numbers in memory mean; it may be nil for alpha alone.
  ///   - bitmapInfo: a `CGImageAlphaInfo`, with a byte order of `CGBitmapInfo`.
  /// - Returns: nil for other kinds of pixels, for a size that is none, is more than 32767 on a side or has more than
  ///   64 Mi pixels, for rows that do not hold their pixels, without memory, and when the program has no module that draws.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8,
      let layout = PixelLayout(contextSpace: space, info: CGBitmapInfo(rawValue: bitmapInfo)),
      let bitmap = CGBitmap(width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, data: data),
      let backend = CGContextBackends.provider?.makeBitmap(bitmap)
    else { return nil }
    self.init(backend: backend, bitmap: bitmap)
  }

  /// A context whose origin is the upper left corner, with y pointing down, also for shadows.
  ///
  /// - Parameters:
  ///   - size: in points; the bitmap has as many pixels as are touched.
  ///   - scale: the pixels in a point.
  ///   - isOpaque: whether there is no alpha: what is not drawn on is black.
  /// - Returns: nil under the same conditions as of any bitmap.
  package static func makeBitmap(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let width: CGFloat = (size.width * scale).rounded(.up)
    let height: CGFloat = (size.height * scale).rounded(.up)
    guard scale > 0, width >= 1, height >= 1, width <= 32767, height <= 32767 else { return nil }
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    let context = CGContext(
      data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0, space: .standardRGB,
      bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    context?.concatenate(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height))
    if let context { context.base = context.state.ctm }
    return context
  }

  /// The width in pixels; 0 of a context that is no bitmap.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height in pixels; 0 of a context that is no bitmap.
  public var height: Int { bitmap?.height ?? 0 }
  /// The bits of a component; 0 of a context that is no bitmap.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The bits of a pixel; 0 of a context that is no bitmap.
  public var bitsPerPixel: Int { (bitmap?.layout.bytesPerPixel ?? 0) * 8 }
  /// The bytes from one row to the next; 0 of a context that is no bitmap.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// The bitmap's space; nil of a context that is no bitmap.
  public var colorSpace: CGColorSpace? { bitmap?.layout.space }
  public var bitmapInfo: CGBitmapInfo { bitmap?.layout.info ?? CGBitmapInfo([]) }
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }

  /// The bitmap's memory, `height` rows of `bytesPerRow` bytes from the top one down; nil of a context that is no bitmap.
  ///
  /// It shows what is drawn before and after, and what is written to it is drawn over. It is good as long as the context.
  public var data: UnsafeMutableRawPointer? { (backend as? any CGBitmapBackend)?.data }

  /// The bitmap as it is now; nil of a context that is no bitmap, and without memory.
  public func makeImage() -> CGImage? {
    guard let bitmap, let pixels = (backend as? any CGBitmapBackend)?.pixels() else { return nil }
    return CGImage(
      width: bitmap.width, height: bitmap.height, premultipliedRGBA: pixels, layout: bitmap.layout,
      bytesPerRow: bitmap.bytesPerRow, shouldInterpolate: true)
  }
}
