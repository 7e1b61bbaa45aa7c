import Foundation

/// A colour: its components in a colour space and its alpha, by which they are not multiplied.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace
  /// In the colour's own space, alpha last.
  private let own: [CGFloat]
  /// Red, green and blue in sRGB.
  private let drawn: SIMD3<Double>

  private init(_ space: CGColorSpace, own: [CGFloat]) {
    self.space = space
    self.own = own
    drawn = space.sRGB(own.dropLast().map { Double($0) })
  }

  /// A colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standardRGB, own: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray, which has two components.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.standardGray, own: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of four inks.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(.standardCMYK, own: [cyan, magenta, yellow, black, alpha])
  }

  /// A colour of a space.
  ///
  /// - Parameter components: as many as the space has, and the alpha after them.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(space, own: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  public static let black: CGColor = CGColor(gray: 0, alpha: 1)
  public static let white: CGColor = CGColor(gray: 1, alpha: 1)
  public static let clear: CGColor = CGColor(gray: 0, alpha: 0)

  public var colorSpace: CGColorSpace? { space }

  /// The components in the order of the colour's space, and its alpha: two of a gray, four of an RGB colour.
  public var components: [CGFloat]? { own }

  /// The number of components, alpha among them.
  public var numberOfComponents: Int { own.count }
  public var alpha: CGFloat { own[own.count - 1] }

  package var red: Double { drawn.x }
  package var green: Double { drawn.y }
  package var blue: Double { drawn.z }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space, own: own.dropLast() + [alpha])
  }

  public func copy() -> CGColor? { self }

  /// The colour in another space. What the space does not hold is cut off at its edges, whatever the intent.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    if space == self.space { return self }
    return CGColor(space, own: space.components(of: drawn).map { CGFloat($0) } + [alpha])
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || left.own == right.own && left.space == right.space
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(own)
  }
}
