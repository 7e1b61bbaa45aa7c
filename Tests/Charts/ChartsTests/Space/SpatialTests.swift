import Foundation
import Spatial
import Testing

@Suite struct SpatialTests {
  private func isNear(_ left: Vector3D, _ right: Vector3D) -> Bool { (left - right).length < 1e-12 }

  @Test("An angle is read in radians and in degrees")
  func angles() {
    #expect(Angle2D(degrees: 180).radians == .pi)
    #expect(abs(Angle2D.radians(.pi / 2).degrees - 90) < 1e-12)
    #expect(Angle2D(degrees: Float(90)) == .degrees(90) && Angle2D(radians: Float(1)).radians == 1)
    var angle: Angle2D = .degrees(30)
    angle += .degrees(15)
    angle -= .degrees(5)
    angle *= 2
    angle /= 4
    #expect(abs(angle.degrees - 20) < 1e-12)
    #expect(-angle < .zero && 2 * angle == angle * 2 && angle / 2 + angle / 2 == angle)
    #expect(abs(Angle2D(degrees: 350).normalized.degrees + 10) < 1e-9)
    #expect(abs(cos(Angle2D.degrees(60)) - 0.5) < 1e-12 && abs(sin(Angle2D.degrees(30)) - 0.5) < 1e-12)
    #expect(abs(tan(Angle2D.degrees(45)) - 1) < 1e-12)
    #expect("\(Angle2D())" == "(radians: 0.0)")
  }

  @Test("A rotation turns anticlockwise around its axis")
  func rotations() {
    let quarter = Rotation3D(angle: .degrees(90), axis: .y)
    #expect(isNear(Vector3D(x: 1).rotated(by: quarter), Vector3D(z: -1)))
    #expect(isNear(Vector3D(y: 3).rotated(by: quarter), Vector3D(y: 3)))
    #expect(abs(quarter.angle.degrees - 90) < 1e-9 && isNear(Vector3D(quarter.axis), Vector3D(y: 1)))
    #expect(isNear(Vector3D(x: 1, y: 2, z: 3).rotated(by: quarter * quarter.inverse), Vector3D(x: 1, y: 2, z: 3)))
    // The right one first.
    let both: Rotation3D = Rotation3D(axis: .z, angle: .degrees(90)) * quarter
    #expect(isNear(Vector3D(x: 1).rotated(by: both), Vector3D(z: -1)))
    #expect(both == quarter.rotated(by: Rotation3D(angle: .degrees(90), axis: .z)))
  }

  @Test("Angles around three axes are rotations one after the other")
  func euler() {
    let turns = EulerAngles(x: .degrees(90), z: .degrees(90), order: .xyz)
    #expect(isNear(Vector3D(y: 1).rotated(by: Rotation3D(eulerAngles: turns)), Vector3D(z: 1)))
    let other = EulerAngles(x: .degrees(90), z: .degrees(90), order: .zxy)
    #expect(isNear(Vector3D(y: 1).rotated(by: Rotation3D(eulerAngles: other)), Vector3D(x: -1)))
  }

  @Test("What has no direction turns nothing")
  func degenerate() {
    #expect(Rotation3D(angle: .degrees(40), axis: RotationAxis3D()) == .identity)
    #expect(Rotation3D(angle: Angle2D(radians: .nan), axis: .x) == Rotation3D())
    #expect(Vector3D.zero.normalized == .zero && Rotation3D.identity.axis == .z)
    #expect(Vector3D(SIMD3(1, 2, 3)).vector == SIMD3(1, 2, 3))
    #expect(Vector3D(x: 1).cross(Vector3D(y: 1)) == Vector3D(z: 1))
    #expect([RotationAxis3D.xy, .yz, .xz, .xyz].map(\.y) == [1, 1, 0, 1])
  }
}

extension Vector3D {
  fileprivate init(_ axis: RotationAxis3D) { self.init(x: axis.x, y: axis.y, z: axis.z) }
}
