extension CGColorSpace {
  /// Whether the numbers of its colours are those that are drawn.
  package var isDrawnAsIs: Bool { encoding == .sRGB || encoding == .gray }

  /// Red, green and blue in sRGB of components without alpha.
  func sRGB(_ components: [Double]) -> SIMD3<Double> {
    guard components.count >= numberOfComponents else { return .zero }
    switch encoding {
    case .gray: return SIMD3(repeating: components[0])
    case .linearGray: return SIMD3(repeating: Self.encoded(components[0]))
    case .cmyk:
      let paper: Double = 1 - components[3]
      return SIMD3((1 - components[0]) * paper, (1 - components[1]) * paper, (1 - components[2]) * paper)
    case .sRGB: return SIMD3(components[0], components[1], components[2])
    case .linear: return Self.encoded(SIMD3(components[0], components[1], components[2]))
    case .displayP3:
      let linear = TransferCurve.linear(
        displayP3: (Float(components[0]), Float(components[1]), Float(components[2])))
      return Self.encoded(SIMD3(Double(linear.red), Double(linear.green), Double(linear.blue)))
    case .linearDisplayP3:
      let curve: [Float] = components.prefix(3).map { TransferCurve.encoded(Float($0)) }
      let linear = TransferCurve.linear(displayP3: (curve[0], curve[1], curve[2]))
      return Self.encoded(SIMD3(Double(linear.red), Double(linear.green), Double(linear.blue)))
    }
  }

  /// The components without alpha of a colour in sRGB, cut off at the edges of a space that is not extended.
  ///
  /// A gray is as bright as the sum of three tenths of red, 59 hundredths of green and 11 hundredths of blue, as PDF has it.
  func components(of color: SIMD3<Double>) -> [Double] {
    let all: [Double]
    switch encoding {
    case .gray: all = [Self.gray(color)]
    case .linearGray: all = [Self.linear(Self.gray(color))]
    case .cmyk:
      let most: Double = max(color.x, color.y, color.z)
      all = most <= 0 ? [0, 0, 0, 1] : [1 - color.x / most, 1 - color.y / most, 1 - color.z / most, 1 - most]
    case .sRGB: all = [color.x, color.y, color.z]
    case .linear: all = [Self.linear(color.x), Self.linear(color.y), Self.linear(color.z)]
    case .displayP3, .linearDisplayP3:
      let p3 = TransferCurve.displayP3(
        linear: (Float(Self.linear(color.x)), Float(Self.linear(color.y)), Float(Self.linear(color.z))))
      let curve: [Double] = [Double(p3.red), Double(p3.green), Double(p3.blue)]
      all = encoding == .displayP3 ? curve : curve.map(Self.linear)
    }
    return isExtended ? all : all.map { max(0, min(1, $0)) }
  }

  private static func gray(_ color: SIMD3<Double>) -> Double {
    if color.x == color.y, color.y == color.z { return color.x }
    return 0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  private static func encoded(_ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(color.x), encoded(color.y), encoded(color.z))
  }

  private static func encoded(_ value: Double) -> Double { Double(TransferCurve.encoded(Float(value))) }
  private static func linear(_ value: Double) -> Double { Double(TransferCurve.linear(Float(value))) }
}
