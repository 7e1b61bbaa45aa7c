/// A direction with a length, in three dimensions.
public struct Vector3D: Hashable, Codable, Sendable {
  /// The part along x.
  public var x: Double
  /// The part along y.
  public var y: Double
  /// The part along z.
  public var z: Double

  /// A vector of its parts.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// A vector of the three numbers of a SIMD vector.
  public init(_ xyz: SIMD3<Double>) { self.init(x: xyz.x, y: xyz.y, z: xyz.z) }

  /// The parts as a SIMD vector.
  public var vector: SIMD3<Double> {
    get { SIMD3(x, y, z) }
    set { self = Vector3D(newValue) }
  }

  /// The vector without length.
  public static let zero = Vector3D()

  /// The length.
  public var length: Double { dot(self).squareRoot() }

  /// The same direction with length 1; a vector without length stays as it is.
  public var normalized: Vector3D {
    let length: Double = length
    return length > 0 ? self * (1 / length) : self
  }

  /// The product of both lengths and the cosine of the angle between them.
  public func dot(_ other: Vector3D) -> Double { x * other.x + y * other.y + z * other.z }

  /// The vector at a right angle to both.
  public func cross(_ other: Vector3D) -> Vector3D {
    Vector3D(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// The vector after a rotation.
  public func rotated(by rotation: Rotation3D) -> Vector3D {
    let (axis, scalar): (Vector3D, Double) = (rotation.imaginary, rotation.real)
    let turned: Vector3D = axis.cross(self) * 2
    return self + turned * scalar + axis.cross(turned)
  }

  public static func + (left: Vector3D, right: Vector3D) -> Vector3D {
    Vector3D(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  public static func - (left: Vector3D, right: Vector3D) -> Vector3D {
    Vector3D(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }

  public static func * (left: Vector3D, right: Double) -> Vector3D {
    Vector3D(x: left.x * right, y: left.y * right, z: left.z * right)
  }
}
