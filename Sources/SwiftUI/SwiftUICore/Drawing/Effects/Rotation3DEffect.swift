import CoreGraphics
import Foundation

extension View {
  /// Turns what is seen of the view about an axis in space; the layout stays.
  ///
  /// - Parameters:
  ///   - axis: To the right, down and towards the viewer; of any length but 0.
  ///   - anchor: The point of the view that rests, in parts of its size.
  ///   - anchorZ: How far that point is before the view, in points.
  ///   - perspective: How much what is nearer is larger; 0 for not at all.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

/// A rotation in space, seen from a distance that is the larger side of the view over the perspective.
nonisolated struct Rotation3DEffect: GeometryEffect {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  typealias Numbers = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  var animatableData:
    AnimatablePair<
      AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>,
      AnimatablePair<Numbers, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(angle.animatableData, anchor.animatableData),
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)), AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.animatableData = newValue.first.first
      anchor.animatableData = newValue.first.second
      axis = (newValue.second.first.first, newValue.second.first.second.first, newValue.second.first.second.second)
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let length: CGFloat = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
    let x: CGFloat = axis.x / length
    let y: CGFloat = axis.y / length
    let z: CGFloat = axis.z / length
    let sine: CGFloat = sin(angle.radians)
    let cosine: CGFloat = cos(angle.radians)
    let rest: CGFloat = 1 - cosine
    let side: CGFloat = max(size.width, size.height)
    let depth: CGFloat = side > 0 ? perspective / side : 0
    // A point of the view is (1, 0, 0) times its x, (0, 1, 0) times its y, and as far behind the anchor as that is
    // before the view.
    let back: CGFloat = -anchorZ
    var turned = ProjectionTransform()
    turned.m11 = cosine + rest * x * x
    turned.m12 = rest * x * y + sine * z
    turned.m13 = -depth * (rest * x * z - sine * y)
    turned.m21 = rest * x * y - sine * z
    turned.m22 = cosine + rest * y * y
    turned.m23 = -depth * (rest * y * z + sine * x)
    turned.m31 = back * (rest * x * z + sine * y)
    turned.m32 = back * (rest * y * z - sine * x)
    turned.m33 = 1 - depth * back * (cosine + rest * z * z)
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    return ProjectionTransform(CGAffineTransform(translationX: -center.x, y: -center.y)).concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}
