extension CGImage {
  /// The part of the image inside of a rectangle of pixels, from its top left corner; nil where nothing is inside.
  ///
  /// The rectangle is widened to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard ![rect.minX, rect.minY, rect.maxX, rect.maxY].contains(where: \.isNaN) else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part: CGRect = rect.standardized.intersection(whole).integral
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let columns = Int(part.width)
    let rows = Int(part.height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * rows * 4)
    for row in Int(part.minY)..<Int(part.maxY) {
      let start: Int = (row * width + Int(part.minX)) * 4
      pixels += premultipliedRGBA[start..<start + columns * 4]
    }
    return CGImage(
      width: columns, height: rows, premultipliedRGBA: pixels, layout: layout, isMask: isMask,
      shouldInterpolate: shouldInterpolate)
  }

  public func copy() -> CGImage? { self }

  /// The same numbers as colours of another space; nil where it has other components, and of a mask.
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    guard !isMask, let layout = layout.with(colorSpace), let provider = dataProvider else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
      space: colorSpace, bitmapInfo: layout.info, provider: provider, decode: nil,
      shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
  }

  /// The image as far as a mask, stretched to its size, lets paint through.
  ///
  /// An image that is no mask lets through as much as its alpha says, or else its brightness.
  public func masking(_ mask: CGImage) -> CGImage? {
    let coverage: [UInt8] = mask.coverage
    var pixels: [UInt8] = premultipliedRGBA
    for row in 0..<height {
      let down: Int = row * mask.height / height
      for column in 0..<width {
        let share = UInt32(coverage[down * mask.width + column * mask.width / width])
        let start: Int = (row * width + column) * 4
        for part in start..<start + 4 { pixels[part] = UInt8((UInt32(pixels[part]) * share + 127) / 255) }
      }
    }
    return CGImage(
      width: width, height: height, premultipliedRGBA: pixels, layout: .standard, shouldInterpolate: shouldInterpolate)
  }

  /// The image without the pixels whose colours lie within limits.
  ///
  /// - Parameter components: the least and the most of each component in 255ths, both among what is left out.
  /// - Returns: nil of an image with alpha, of a mask, and when there are not two numbers for each component.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    let count: Int = layout.space?.numberOfComponents ?? 0
    guard !isMask, layout.alpha == .none, components.count == 2 * count, count > 0 else { return nil }
    var pixels: [UInt8] = premultipliedRGBA
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let isInside: Bool = (0..<count).allSatisfy {
        (components[2 * $0]...max(components[2 * $0], components[2 * $0 + 1])).contains(CGFloat(pixels[start + $0]))
      }
      if isInside { for part in start..<start + 4 { pixels[part] = 0 } }
    }
    return CGImage(
      width: width, height: height, premultipliedRGBA: pixels, layout: .standard, shouldInterpolate: shouldInterpolate)
  }

  /// How much each pixel lets through where the image is a mask.
  private var coverage: [UInt8] {
    let usesAlpha: Bool = isMask || layout.alpha != .none
    return stride(from: 0, to: premultipliedRGBA.count, by: 4).map { start in
      if usesAlpha { return premultipliedRGBA[start + 3] }
      let color: [UInt32] = premultipliedRGBA[start..<start + 3].map { UInt32($0) }
      return UInt8((color[0] * 77 + color[1] * 151 + color[2] * 28 + 128) >> 8)
    }
  }

  /// An image whose alpha says how much each pixel lets through.
  package var asMask: CGImage? {
    if isMask || layout.alpha != .none { return self }
    let pixels: [UInt8] = coverage.flatMap { [0, 0, 0, $0] }
    return CGImage(width: width, height: height, premultipliedRGBA: pixels)
  }
}
