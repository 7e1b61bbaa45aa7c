/// How the pixels of a bitmap lie in memory. All have 8 bits for a component.
package struct PixelLayout: Hashable, Sendable {
  package enum Alpha: Hashable, Sendable { case none, premultiplied, straight }

  /// Nil where there is nothing but alpha.
  package let space: CGColorSpace?
  package let info: CGBitmapInfo
  package let bytesPerPixel: Int
  package let alpha: Alpha
  /// Where the components of a pixel are among its bytes; those of a gray are the same, and those that are not there nil.
  package let red: Int?
  package let green: Int?
  package let blue: Int?
  /// Also of a place that is skipped.
  package let alphaPlace: Int?

  /// Red, green, blue and alpha, the colours multiplied by it.
  package static let standard = PixelLayout(
    space: .standardRGB, info: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), bytesPerPixel: 4,
    alpha: .premultiplied, red: 0, green: 1, blue: 2, alphaPlace: 3)

  private init(
    space: CGColorSpace?, info: CGBitmapInfo, bytesPerPixel: Int, alpha: Alpha, red: Int?, green: Int?, blue: Int?,
    alphaPlace: Int?
  ) {
    self.space = space
    self.info = info
    self.bytesPerPixel = bytesPerPixel
    self.alpha = alpha
    self.red = red
    self.green = green
    self.blue = blue
    self.alphaPlace = alphaPlace
  }

  /// Nil for layouts that are not known: 24 bits of RGB, 32 with a place for alpha, 8 bits of gray or of alpha, and 16 of
  /// both are.
  package init?(bitsPerPixel: Int, space: CGColorSpace?, info: CGBitmapInfo) {
    guard let kind = info.alpha, info.isDisjoint(with: .floatInfoMask) else { return nil }
    let isReversed: Bool
    switch CGImageByteOrderInfo(rawValue: info.rawValue & CGBitmapInfo.byteOrderMask.rawValue) {
    case .orderDefault, .order32Big: isReversed = false
    case .order32Little: isReversed = true
    default: return nil
    }
    let alpha: Alpha
    let isFirst: Bool
    switch kind {
    case .none, .noneSkipLast: (alpha, isFirst) = (.none, false)
    case .noneSkipFirst: (alpha, isFirst) = (.none, true)
    case .premultipliedLast: (alpha, isFirst) = (.premultiplied, false)
    case .premultipliedFirst: (alpha, isFirst) = (.premultiplied, true)
    case .last: (alpha, isFirst) = (.straight, false)
    case .first: (alpha, isFirst) = (.straight, true)
    case .alphaOnly:
      guard bitsPerPixel == 8 else { return nil }
      self.init(
        space: nil, info: info, bytesPerPixel: 1, alpha: .premultiplied, red: nil, green: nil, blue: nil, alphaPlace: 0)
      return
    }
    func place(_ index: Int, of count: Int) -> Int { isReversed ? count - 1 - index : index }
    let start: Int = isFirst ? 1 : 0
    switch (space?.model, bitsPerPixel) {
    case (.rgb, 32) where kind != .none:
      self.init(
        space: space, info: info, bytesPerPixel: 4, alpha: alpha, red: place(start, of: 4),
        green: place(start + 1, of: 4), blue: place(start + 2, of: 4), alphaPlace: place(isFirst ? 0 : 3, of: 4))
    case (.rgb, 24) where kind == .none && !isReversed:
      self.init(
        space: space, info: info, bytesPerPixel: 3, alpha: .none, red: 0, green: 1, blue: 2, alphaPlace: nil)
    case (.monochrome, 8) where kind == .none:
      self.init(space: space, info: info, bytesPerPixel: 1, alpha: .none, red: 0, green: 0, blue: 0, alphaPlace: nil)
    case (.monochrome, 16) where kind != .none && !isReversed:
      self.init(
        space: space, info: info, bytesPerPixel: 2, alpha: alpha, red: start, green: start, blue: start,
        alphaPlace: isFirst ? 0 : 1)
    default: return nil
    }
  }

  /// The layout of a bitmap context; nil for one that contexts do not have.
  package init?(contextSpace space: CGColorSpace?, info: CGBitmapInfo) {
    let bits: Int = info.alpha == .alphaOnly || space?.model == .monochrome ? 8 : 32
    self.init(bitsPerPixel: bits, space: space, info: info)
    if alpha == .straight { return nil }
  }

  /// The same layout with the colours of another space; nil where it has other components.
  package func with(_ space: CGColorSpace) -> PixelLayout? {
    guard self.space?.model == space.model else { return nil }
    return PixelLayout(
      space: space, info: info, bytesPerPixel: bytesPerPixel, alpha: alpha, red: red, green: green, blue: blue,
      alphaPlace: alphaPlace)
  }
}
