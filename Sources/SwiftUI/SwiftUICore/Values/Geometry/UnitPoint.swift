import CoreGraphics

/// A point in fractions of a rectangle: (0, 0) is its top leading corner, (1, 1) the bottom trailing one.
@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  /// The top leading corner.
  @inlinable public init() {
    self.x = 0
    self.y = 0
  }

  /// Makes a point in parts of a rectangle.
  ///
  /// - Parameters:
  ///   - x: From 0, the leading edge, to 1, the trailing one. Points outside are permitted.
  ///   - y: From 0, the top, to 1, the bottom.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero: UnitPoint = UnitPoint()
  public static let center: UnitPoint = UnitPoint(x: 0.5, y: 0.5)
  public static let leading: UnitPoint = UnitPoint(x: 0, y: 0.5)
  public static let trailing: UnitPoint = UnitPoint(x: 1, y: 0.5)
  public static let top: UnitPoint = UnitPoint(x: 0.5, y: 0)
  public static let bottom: UnitPoint = UnitPoint(x: 0.5, y: 1)
  public static let topLeading: UnitPoint = UnitPoint(x: 0, y: 0)
  public static let topTrailing: UnitPoint = UnitPoint(x: 1, y: 0)
  public static let bottomLeading: UnitPoint = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing: UnitPoint = UnitPoint(x: 1, y: 1)

  /// The point that this fraction names in a rectangle.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + rect.size.width * x, y: rect.origin.y + rect.size.height * y)
  }
}

extension UnitPoint: Animatable {
  /// The coordinates, as they animate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}
