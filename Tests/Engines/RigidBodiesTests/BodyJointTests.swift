import Foundation
import Testing

@testable import RigidBodies

/// Joints that hold bodies together.
@Suite("Joints of rigid bodies")
struct BodyJointTests {
  private let ground = RigidBody.fixed()
  private let body = RigidBody(.rectangle(width: 40, height: 40), at: PlaneVector(200, 100))

  @discardableResult
  private func run(
    _ joints: [BodyJoint], _ bodies: [RigidBody], seconds: Double = 2, gravity: Double = 1000,
    _ look: () -> Void = {}
  ) -> BodyWorld {
    let world = BodyWorld()
    world.bodies = bodies
    world.joints = joints
    for _ in 0..<Int((seconds / BodyWorld.step).rounded()) {
      world.advance { _ in
        for body in bodies { body.accelerate(PlaneVector(0, gravity)) }
      }
      look()
    }
    return world
  }

  private func joint(_ kind: BodyJoint.Kind, at point: PlaneVector = PlaneVector(100, 100)) -> BodyJoint {
    BodyJoint(ground, point, body, body.own(point), kind)
  }

  @Test("A rod keeps its length while the body swings")
  func rod() {
    let rod = BodyJoint(ground, PlaneVector(100, 100), body, .zero, .distance(100))
    var (error, lowest): (Double, Double) = (0, 0)
    run([rod], [body]) {
      error = max(error, abs((body.center - PlaneVector(100, 100)).length - 100))
      lowest = max(lowest, body.center.y)
    }
    #expect(error < 0.5 && abs(lowest - 200) < 0.5)
  }

  @Test("A spring swings as often as it says, and comes to rest where it is damped")
  func spring() {
    let spring = BodyJoint(ground, PlaneVector(100, 100), body, .zero, .distance(50))
    spring.spring = JointSpring(frequency: 2, damping: 0)
    var crossings: Int = 0
    var last: Double = body.center.x
    run([spring], [body], seconds: 1, gravity: 0) {
      if (last - 150) * (body.center.x - 150) < 0 { crossings += 1 }
      last = body.center.x
    }
    #expect(crossings == 4)
    spring.spring.damping = 1
    let world: BodyWorld = run([spring], [body], gravity: 0)
    #expect(abs(body.center.x - 150) < 0.1 && world.restingTime > 0)
  }

  @Test("A rope lets a body come near, and no farther than its length")
  func rope() {
    let rope = BodyJoint(ground, PlaneVector(200, 50), body, .zero, .rope(120))
    var farthest: Double = 0
    run([rope], [body]) { farthest = max(farthest, (body.center - PlaneVector(200, 50)).length) }
    #expect(abs(body.center.y - 170) < 1 && farthest < 123)
  }

  @Test("A pin lets a body turn around a point, between limits and against friction")
  func pin() {
    let free = joint(.pin(-.infinity ... .infinity))
    var lowest: Double = 0
    run([free], [body], seconds: 1) { lowest = max(lowest, body.center.y) }
    #expect(abs(lowest - 200) < 1)
    (body.center, body.angle, body.velocity, body.spin) = (PlaneVector(200, 100), 0, .zero, 0)
    run([joint(.pin(-0.5...0.5))], [body])
    #expect(abs(body.angle - 0.5) < 0.02)
    (body.center, body.angle, body.velocity, body.spin) = (PlaneVector(200, 100), 0, .zero, 0)
    let stiff = joint(.pin(-.infinity ... .infinity))
    stiff.turningFriction = 1e6
    run([stiff], [body])
    #expect(abs(body.angle) < 0.01)
  }

  @Test("What is held firmly stays as it is; what slides goes along its axis to its end")
  func firm() {
    run([joint(.fixed)], [body])
    #expect((body.center - PlaneVector(200, 100)).length < 3 && abs(body.angle) < 0.03)
    (body.center, body.angle, body.velocity, body.spin) = (PlaneVector(200, 100), 0, .zero, 0)
    run([joint(.slide(axis: PlaneVector(0, 1), -10...60), at: PlaneVector(200, 100))], [body])
    #expect(abs(body.center.y - 160) < 1 && abs(body.center.x - 200) < 0.1 && abs(body.angle) < 0.001)
  }

  @Test("Two bodies that are held together move as one, also while both fall")
  func together() {
    let other = RigidBody(.rectangle(width: 40, height: 40), at: PlaneVector(240, 100))
    let weld = BodyJoint(body, body.own(PlaneVector(220, 100)), other, other.own(PlaneVector(220, 100)), .fixed)
    body.spin = 3
    run([weld], [body, other], seconds: 1)
    #expect(abs((other.center - body.center).length - 40) < 1 && abs(other.angle - body.angle) < 0.05)
  }

  @Test("A snap draws a body to a point, upright")
  func snap() {
    body.angle = 1
    let snap = BodyJoint(ground, PlaneVector(50, 300), body, .zero, .snap)
    snap.spring = JointSpring(frequency: 2.5, damping: 0.5)
    let world: BodyWorld = run([snap], [body], gravity: 0)
    #expect((body.center - PlaneVector(50, 300)).length < 0.1 && abs(body.angle) < 0.01 && world.restingTime > 0)
  }
}
