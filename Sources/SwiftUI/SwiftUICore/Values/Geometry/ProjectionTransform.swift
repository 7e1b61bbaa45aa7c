import DisplayList
import SpaceTransforms

/// A mapping of the plane that keeps lines straight: three rows by three columns, points being rows.
@frozen public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The mapping that changes nothing.
  @inlinable public init() {}

  @inlinable public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// What a mapping of space does to the plane, seen along the axis of depth.
  @inlinable public init(_ m: CATransform3D) {
    m11 = m.m11
    m12 = m.m12
    m13 = m.m14
    m21 = m.m21
    m22 = m.m22
    m23 = m.m24
    m31 = m.m41
    m32 = m.m42
    m33 = m.m44
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Turns the mapping round; false, and no change, when it has no inverse.
  public mutating func invert() -> Bool {
    let determinant: CGFloat = self.determinant
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    result.m11 = (m22 * m33 - m23 * m32) / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    self = result
    return true
  }

  /// The inverse, or the mapping itself when it has none.
  public func inverted() -> ProjectionTransform {
    var result: ProjectionTransform = self
    return result.invert() ? result : self
  }

  /// This mapping first, then the other.
  @inlinable public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }
}

extension ProjectionTransform {
  /// The mapping as drawings can show it: itself where it is affine, else what it is close to a point.
  func affine(at point: CGPoint) -> CGAffineTransform {
    if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    let w: CGFloat = m13 * point.x + m23 * point.y + m33
    guard w != 0, w.isFinite else { return .identity }
    let x: CGFloat = (m11 * point.x + m21 * point.y + m31) / w
    let y: CGFloat = (m12 * point.x + m22 * point.y + m32) / w
    let a: CGFloat = (m11 - x * m13) / w
    let b: CGFloat = (m12 - y * m13) / w
    let c: CGFloat = (m21 - x * m23) / w
    let d: CGFloat = (m22 - y * m23) / w
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }
}

extension ProjectionTransform {
  /// The mapping of an effect of the display list.
  init(_ projection: Projection) {
    self.init()
    (m11, m12, m13) = (projection.values[0], projection.values[1], projection.values[2])
    (m21, m22, m23) = (projection.values[3], projection.values[4], projection.values[5])
    (m31, m32, m33) = (projection.values[6], projection.values[7], projection.values[8])
  }

  /// The mapping as an effect of the display list.
  var effect: Effect {
    if isAffine { return .transform(CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)) }
    return .projection(Projection([m11, m12, m13, m21, m22, m23, m31, m32, m33]))
  }
}
