extension PixelLayout {
  /// Reads so many pixels as red, green, blue and alpha in sRGB, the colours multiplied by it.
  ///
  /// - Parameter decode: what to take for each byte of a colour; nil for the byte itself.
  package func read(
    _ source: UnsafePointer<UInt8>, count: Int, decode: ((_ component: Int, UInt8) -> UInt8)? = nil,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let converts: Bool = space.map { !$0.isDrawnAsIs } ?? false
    for index in 0..<count {
      let pixel: UnsafePointer<UInt8> = source + index &* bytesPerPixel
      let result: UnsafeMutablePointer<UInt8> = target + index &* 4
      var color: (UInt8, UInt8, UInt8) = (
        red.map { pixel[$0] } ?? 0, green.map { pixel[$0] } ?? 0, blue.map { pixel[$0] } ?? 0
      )
      let opacity: UInt8 = alpha == .none ? 255 : alphaPlace.map { pixel[$0] } ?? 255
      if let decode {
        color =
          space?.model == .monochrome
          ? (decode(0, color.0), decode(0, color.1), decode(0, color.2))
          : (decode(0, color.0), decode(1, color.1), decode(2, color.2))
      }
      if converts, let space {
        let straight: (UInt8, UInt8, UInt8) = alpha == .premultiplied ? Self.divided(color, by: opacity) : color
        color = Self.multiplied(Self.converted(straight, from: space), by: opacity)
      } else if alpha == .straight {
        color = Self.multiplied(color, by: opacity)
      }
      // A colour is never more than its alpha, whatever somebody's memory says: drawing would run over.
      result[0] = min(color.0, opacity)
      result[1] = min(color.1, opacity)
      result[2] = min(color.2, opacity)
      result[3] = opacity
    }
  }

  /// Writes so many pixels of red, green, blue and alpha in sRGB, the colours multiplied by it.
  package func write(_ source: UnsafePointer<UInt8>, count: Int, into target: UnsafeMutablePointer<UInt8>) {
    let converts: Bool = space.map { !$0.isDrawnAsIs } ?? false
    for index in 0..<count {
      let pixel: UnsafePointer<UInt8> = source + index &* 4
      let result: UnsafeMutablePointer<UInt8> = target + index &* bytesPerPixel
      let opacity: UInt8 = pixel[3]
      var color: (UInt8, UInt8, UInt8) = (pixel[0], pixel[1], pixel[2])
      if converts, let space {
        color = Self.converted(Self.divided(color, by: opacity), to: space)
        if alpha != .straight { color = Self.multiplied(color, by: opacity) }
      } else if alpha == .straight {
        color = Self.divided(color, by: opacity)
      }
      if let alphaPlace { result[alphaPlace] = alpha == .none ? 255 : opacity }
      if bytesPerPixel < 3 {
        let gray = (UInt32(color.0) &* 77 &+ UInt32(color.1) &* 151 &+ UInt32(color.2) &* 28 &+ 128) >> 8
        if let red { result[red] = UInt8(truncatingIfNeeded: gray) }
      } else if let red, let green, let blue {
        result[red] = color.0
        result[green] = color.1
        result[blue] = color.2
      }
    }
  }

  private static func multiplied(_ color: (UInt8, UInt8, UInt8), by alpha: UInt8) -> (UInt8, UInt8, UInt8) {
    if alpha == 255 { return color }
    func part(_ value: UInt8) -> UInt8 { UInt8((UInt32(value) * UInt32(alpha) + 127) / 255) }
    return (part(color.0), part(color.1), part(color.2))
  }

  private static func divided(_ color: (UInt8, UInt8, UInt8), by alpha: UInt8) -> (UInt8, UInt8, UInt8) {
    if alpha == 255 { return color }
    guard alpha > 0 else { return (0, 0, 0) }
    func part(_ value: UInt8) -> UInt8 {
      UInt8(min(255, (UInt32(value) * 255 + UInt32(alpha) / 2) / UInt32(alpha)))
    }
    return (part(color.0), part(color.1), part(color.2))
  }

  private static func converted(_ color: (UInt8, UInt8, UInt8), from space: CGColorSpace) -> (UInt8, UInt8, UInt8) {
    let drawn: SIMD3<Double> = space.sRGB([Double(color.0) / 255, Double(color.1) / 255, Double(color.2) / 255])
    return (byte(drawn.x), byte(drawn.y), byte(drawn.z))
  }

  private static func converted(_ color: (UInt8, UInt8, UInt8), to space: CGColorSpace) -> (UInt8, UInt8, UInt8) {
    let all: [Double] = space.components(
      of: SIMD3(Double(color.0) / 255, Double(color.1) / 255, Double(color.2) / 255))
    return all.count < 3
      ? (byte(all[0]), byte(all[0]), byte(all[0])) : (byte(all[0]), byte(all[1]), byte(all[2]))
  }

  private static func byte(_ value: Double) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded()))) }
}
