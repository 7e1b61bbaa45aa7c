/// The line around which something turns.
public struct RotationAxis3D: Hashable, Codable, Sendable {
  /// The part along x.
  public var x: Double
  /// The part along y.
  public var y: Double
  /// The part along z.
  public var z: Double

  /// An axis in a direction, of which the length has no effect.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// An axis in the direction of a vector.
  public init(_ xyz: Vector3D) { self.init(x: xyz.x, y: xyz.y, z: xyz.z) }

  /// The axis from left to right.
  public static let x = RotationAxis3D(x: 1)
  /// The axis that points up.
  public static let y = RotationAxis3D(y: 1)
  /// The axis towards the viewer.
  public static let z = RotationAxis3D(z: 1)
  /// Between x and y.
  public static let xy = RotationAxis3D(x: 1, y: 1)
  /// Between y and z.
  public static let yz = RotationAxis3D(y: 1, z: 1)
  /// Between x and z.
  public static let xz = RotationAxis3D(x: 1, z: 1)
  /// Between all three.
  public static let xyz = RotationAxis3D(x: 1, y: 1, z: 1)
}
