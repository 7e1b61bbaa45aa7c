import CoreGraphics

/// How the corners of a rounded rectangle are curved.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle or ellipse.
  case circular
  /// Corners whose curvature grows smoothly from the edge to the middle of the corner.
  case continuous
}

/// The radii of the four corners of a rectangle, in points.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  package init(all radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
    set {
      topLeading = newValue.first.first
      topTrailing = newValue.first.second
      bottomLeading = newValue.second.first
      bottomTrailing = newValue.second.second
    }
  }
}

extension RectangleCornerRadii {
  /// Radii that fit a size: none negative, and all scaled down by one factor where two would meet on an edge.
  func fitted(to size: CGSize) -> RectangleCornerRadii {
    func legal(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(0, radius) : 0 }
    var result = RectangleCornerRadii(
      topLeading: legal(topLeading), bottomLeading: legal(bottomLeading),
      bottomTrailing: legal(bottomTrailing), topTrailing: legal(topTrailing))
    let edges: [(CGFloat, CGFloat)] = [
      (size.width, result.topLeading + result.topTrailing),
      (size.width, result.bottomLeading + result.bottomTrailing),
      (size.height, result.topLeading + result.bottomLeading),
      (size.height, result.topTrailing + result.bottomTrailing),
    ]
    let factor: CGFloat = edges.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    guard factor < 1 else { return result }
    result.topLeading *= factor
    result.bottomLeading *= factor
    result.bottomTrailing *= factor
    result.topTrailing *= factor
    return result
  }
}

/// One half of a corner of radius one, from its edge to the middle of the corner.
///
/// The corner lies at the origin and the half's edge along the positive first axis; `along` counts on that axis and
/// `across` away from it. A circular half begins one radius from the corner. A continuous one begins further out, at
/// `extent`, with no curvature (both control points that define it lie on the edge), and reaches the middle with the
/// curvature of the circle: with the middle at (m, m), m = 1 - 1/sqrt 2, its second control point is the crossing of the
/// middle's tangent with the edge, 2m, and its first is 2m + 3 sqrt 2 m^2, which makes the curvature there exactly 1.
struct RoundedCornerHalf {
  /// How far from the corner a continuous curve begins, in radii.
  static let fullExtent: CGFloat = 1.528_665

  /// How far a control point of a quarter circle lies along the tangent, in radii: 4/3 tan(pi / 8).
  static let quarterHandle: CGFloat = 0.552_284_749_830_793_4

  /// Both coordinates of the middle of the corner.
  static let middle: CGFloat = 1 - 0.5.squareRoot()

  var extent: CGFloat
  var control1: CGFloat
  var control2: CGPoint

  /// A half with 0 (circular) to 1 (continuous) of the smoothing.
  init(smoothing: CGFloat) {
    let m: CGFloat = Self.middle
    // The handle of an eighth of a circle, 4/3 tan(pi / 16).
    let handle: CGFloat = 0.265_216_489_839_544
    let diagonal: CGFloat = handle * 0.5.squareRoot()
    let root: CGFloat = CGFloat(2).squareRoot()
    func mix(_ circular: CGFloat, _ continuous: CGFloat) -> CGFloat { circular + (continuous - circular) * smoothing }
    extent = mix(1, Self.fullExtent)
    control1 = mix(1 - handle, 2 * m + 3 * root * m * m)
    control2 = CGPoint(x: mix(m + diagonal, 2 * m), y: mix(m - diagonal, 0))
  }
}
