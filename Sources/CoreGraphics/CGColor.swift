/// A colour in sRGB, not premultiplied.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, each normally from 0 to 1.
  private let storage: SIMD4<Double>

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public static let black: CGColor = CGColor(gray: 0, alpha: 1)
  public static let white: CGColor = CGColor(gray: 1, alpha: 1)
  public static let clear: CGColor = CGColor(gray: 0, alpha: 0)

  /// The four components in the order red, green, blue, alpha.
  public var components: [CGFloat]? {
    [CGFloat(storage.x), CGFloat(storage.y), CGFloat(storage.z), CGFloat(storage.w)]
  }

  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { CGFloat(storage.w) }

  package var red: Double { storage.x }
  package var green: Double { storage.y }
  package var blue: Double { storage.z }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.storage == right.storage }
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
