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
  /// Radii that fit a size: none negative, and on each edge none larger than half of it or what its neighbour leaves.
  func fitted(to size: CGSize) -> RectangleCornerRadii {
    func legal(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(0, radius) : 0 }
    func fitted(_ radius: CGFloat, besides: CGFloat, above: CGFloat) -> CGFloat {
      let widest: CGFloat = max(size.width / 2, size.width - legal(besides))
      let highest: CGFloat = max(size.height / 2, size.height - legal(above))
      return min(legal(radius), widest, highest)
    }
    return RectangleCornerRadii(
      topLeading: fitted(topLeading, besides: topTrailing, above: bottomLeading),
      bottomLeading: fitted(bottomLeading, besides: bottomTrailing, above: topLeading),
      bottomTrailing: fitted(bottomTrailing, besides: bottomLeading, above: topTrailing),
      topTrailing: fitted(topTrailing, besides: topLeading, above: bottomTrailing))
  }
}

/// Where a corner of radius one leaves one of its edges; lengths are counted from the corner, in radii.
///
/// The numbers of continuous corners are those that Apple's paths show (iamcgn/swiftui-web, Fixtures/Goldens/shape,
/// recorded on macOS 26.2): a curve without curvature at its start, one around the middle, and the first in the mirror.
struct RoundedCornerHalf {
  /// How far from the corner a continuous curve begins where there is room.
  static let fullExtent: CGFloat = 1.528_665

  /// How far a control point of a quarter circle lies along the tangent: 4/3 tan(pi / 8).
  static let quarterHandle: CGFloat = 0.552_284_749_830_793_4

  /// The end of the first curve: along the edge, and away from it.
  static let joint = CGPoint(x: 0.631_493_79, y: 0.074_911_39)

  /// The first control point of the curve in the middle; the second is the same in the mirror.
  static let around = CGPoint(x: 0.372_823_83, y: 0.169_06)

  var extent: CGFloat
  var control1: CGFloat
  var control2: CGFloat

  /// - Parameter room: How much of its edge the corner has.
  init(room: CGFloat) {
    extent = min(Self.fullExtent, max(1, room))
    let share: CGFloat = (extent - 1) / (Self.fullExtent - 1)
    control1 = 0.96 + (1.088_492_96 - 0.96) * share
    control2 = 0.82 + (0.868_406_94 - 0.82) * share
  }
}
