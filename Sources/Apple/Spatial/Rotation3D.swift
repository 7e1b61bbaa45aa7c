import Foundation

/// A rotation in three dimensions.
///
/// ```swift
/// import Spatial
///
/// let quarter = Rotation3D(angle: .degrees(90), axis: .y)
/// let away = Vector3D(x: 1).rotated(by: quarter)  // towards negative z
/// ```
public struct Rotation3D: Hashable, Codable, Sendable {
  /// The quaternion: the axis times the sine of half of the angle, then its cosine.
  public var vector: SIMD4<Double>

  /// No rotation.
  public init() { vector = SIMD4(0, 0, 0, 1) }

  /// A rotation by an angle around an axis, anticlockwise where the axis points to the viewer. Without a direction of the axis, or
  /// with an angle that is no number, nothing is turned.
  public init(angle: Angle2D, axis: RotationAxis3D) {
    let direction: Vector3D = Vector3D(x: axis.x, y: axis.y, z: axis.z).normalized
    let half: Double = angle.radians / 2
    guard direction.length > 0.5, half.isFinite else {
      vector = SIMD4(0, 0, 0, 1)
      return
    }
    let sine: Double = Foundation.sin(half)
    vector = SIMD4(direction.x * sine, direction.y * sine, direction.z * sine, Foundation.cos(half))
  }

  /// A rotation around an axis by an angle.
  public init(axis: RotationAxis3D, angle: Angle2D) { self.init(angle: angle, axis: axis) }

  /// Rotations around x, y and z, one after the other in the order that the angles name.
  public init(eulerAngles: EulerAngles) {
    let x = Rotation3D(angle: eulerAngles.x, axis: .x)
    let y = Rotation3D(angle: eulerAngles.y, axis: .y)
    let z = Rotation3D(angle: eulerAngles.z, axis: .z)
    switch eulerAngles.order {
    case .xyz: self = z * y * x
    case .zxy: self = y * x * z
    }
  }

  /// No rotation.
  public static let identity = Rotation3D()

  var imaginary: Vector3D { Vector3D(x: vector.x, y: vector.y, z: vector.z) }
  var real: Double { vector.w }

  /// The angle, from none to a whole turn.
  public var angle: Angle2D { Angle2D(radians: 2 * Foundation.atan2(imaginary.length, real)) }

  /// The axis; that of z where nothing is turned.
  public var axis: RotationAxis3D {
    imaginary.length > 0 ? RotationAxis3D(imaginary.normalized) : .z
  }

  /// The rotation back.
  public var inverse: Rotation3D {
    var back = Rotation3D()
    back.vector = SIMD4(-vector.x, -vector.y, -vector.z, vector.w)
    return back
  }

  /// The right rotation, then the left one.
  public static func * (left: Rotation3D, right: Rotation3D) -> Rotation3D {
    let (first, second): (Vector3D, Vector3D) = (left.imaginary, right.imaginary)
    let axis: Vector3D = second * left.real + first * right.real + first.cross(second)
    var product = Rotation3D()
    product.vector = SIMD4(axis.x, axis.y, axis.z, left.real * right.real - first.dot(second))
    return product
  }

  /// This rotation, then another.
  public func rotated(by rotation: Rotation3D) -> Rotation3D { rotation * self }
}

/// Three angles, and the order in which something turns by them around the axes.
public struct EulerAngles: Hashable, Codable, Sendable {
  /// The order of the axes.
  public enum Order: Hashable, Codable, Sendable {
    case xyz
    case zxy
  }

  /// The angle around x.
  public var x: Angle2D
  /// The angle around y.
  public var y: Angle2D
  /// The angle around z.
  public var z: Angle2D
  /// The order of the axes.
  public var order: Order

  /// - Parameters:
  ///   - x: The angle around x.
  ///   - y: The angle around y.
  ///   - z: The angle around z.
  ///   - order: The order of the axes.
  public init(x: Angle2D = .zero, y: Angle2D = .zero, z: Angle2D = .zero, order: Order) {
    self.x = x
    self.y = y
    self.z = z
    self.order = order
  }
}
