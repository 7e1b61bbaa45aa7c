import Foundation
import Testing

@testable import RigidBodies

/// Bodies that fall, bounce, rest on each other and hang on joints.
@Suite("Rigid bodies")
struct BodyWorldTests {
  private func line(_ from: PlaneVector, _ to: PlaneVector) -> RigidBody {
    let body = RigidBody.fixed()
    body.shape = BodyShape([.polygon([from, to])])
    return body
  }

  private var floor: RigidBody { line(PlaneVector(0, 300), PlaneVector(300, 300)) }

  private func world(_ bodies: [RigidBody], _ edges: [RigidBody] = []) -> BodyWorld {
    let world = BodyWorld()
    world.bodies = bodies
    for (index, body) in bodies.enumerated() {
      world.pairs += edges.map { ($0, body) }
      world.pairs += bodies[(index + 1)...].map { (body, $0) }
    }
    return world
  }

  private func run(_ world: BodyWorld, seconds: Double, gravity: Double = 1000) {
    for _ in 0..<Int((seconds / BodyWorld.step).rounded()) {
      world.advance { _ in
        for body in world.bodies { body.accelerate(PlaneVector(0, gravity)) }
      }
    }
  }

  private func square(_ x: Double, _ y: Double, side: Double = 40) -> RigidBody {
    RigidBody(.rectangle(width: side, height: side), at: PlaneVector(x, y))
  }

  @Test("A body falls by half of the acceleration times the square of the time")
  func falling() {
    let body: RigidBody = square(100, 0)
    run(world([body]), seconds: 0.5)
    #expect(abs(body.center.y - 125) < 1.5 && body.center.x == 100 && abs(body.velocity.y - 500) < 1e-6)
  }

  @Test("A body bounces by its elasticity, with an event for each touch, and comes to rest on an edge")
  func bouncing() throws {
    let body: RigidBody = square(100, 100)
    body.elasticity = 0.5
    let world = world([body], [floor])
    run(world, seconds: 0.62)
    #expect(world.events.filter { $0.place != nil }.count == 1 && abs(body.velocity.y + 290) < 30)
    let place: PlaneVector = try #require(world.events.first?.place)
    #expect(abs(place.y - 300) < 3 && place.x >= 79 && place.x <= 121)
    run(world, seconds: 3)
    #expect(world.restingTime > 0.5 && abs(body.center.y - 280) < 0.3 && abs(body.angle) < 0.01)
    #expect(world.events.filter { $0.place == nil }.count >= 3)
    world.wake()
    #expect(world.restingTime == 0)
  }

  @Test("A body that does not lose speed between walls keeps it, and does not get out however fast it is")
  func walls() {
    let ball = RigidBody(.ellipse(width: 20, height: 20), at: PlaneVector(100, 100))
    ball.velocity = PlaneVector(9000, 700)
    ball.elasticity = 1
    let corners: [PlaneVector] = [
      PlaneVector(0, 0), PlaneVector(300, 0), PlaneVector(300, 300), PlaneVector(0, 300), PlaneVector(0, 0),
    ]
    let world = world([ball], zip(corners, corners.dropFirst()).map { line($0, $1) })
    run(world, seconds: 5, gravity: 0)
    #expect(abs(ball.velocity.length - PlaneVector(9000, 700).length) < 1)
    #expect(ball.center.x > 0 && ball.center.x < 300 && ball.center.y > 0 && ball.center.y < 300)
  }

  @Test("Bodies rest on each other in a heap, and the same heap each time")
  func heap() {
    func heap() -> [RigidBody] {
      let bodies: [RigidBody] = (0..<6).map { square(100 + Double($0 % 2) * 5, 270 - Double($0) * 45) }
      for body in bodies { body.friction = 0.4 }
      let world = world(bodies, [floor])
      run(world, seconds: 2)
      #expect(world.restingTime > 0.3)
      return bodies
    }
    let (first, second): ([RigidBody], [RigidBody]) = (heap(), heap())
    for (index, body) in first.enumerated() {
      #expect(abs(body.center.y - (280 - Double(index) * 40)) < 1 && abs(body.angle) < 0.01)
      #expect(body.center == second[index].center && body.angle == second[index].angle)
    }
  }

  @Test("Two bodies of equal weight exchange their speeds; a heavy one goes on")
  func collision() {
    let (left, right): (RigidBody, RigidBody) = (square(0, 0), square(100, 0))
    left.velocity = PlaneVector(200, 0)
    left.elasticity = 1
    run(world([left, right]), seconds: 1, gravity: 0)
    #expect(abs(left.velocity.x) < 1 && abs(right.velocity.x - 200) < 1)
    let (heavy, light): (RigidBody, RigidBody) = (square(0, 0), square(100, 0))
    heavy.density = 9
    heavy.velocity = PlaneVector(200, 0)
    run(world([heavy, light]), seconds: 1, gravity: 0)
    #expect(abs(heavy.velocity.x - 180) < 2 && abs(light.velocity.x - 180) < 2 && heavy.mass == light.mass * 9)
  }

  @Test("A circle meets polygons at their edges and corners, and circles")
  func circles() {
    let ball = RigidBody(.ellipse(width: 40, height: 40), at: PlaneVector(100, 100))
    let block: RigidBody = square(100, 200)
    block.isAnchored = true
    run(world([ball, block]), seconds: 1)
    #expect(abs(ball.center.y - 160) < 0.5)
    let other = RigidBody(.ellipse(width: 40, height: 40), at: PlaneVector(100, 100))
    block.shape = .ellipse(width: 40, height: 40)
    run(world([other, block]), seconds: 1)
    #expect(abs(other.center.y - 160) < 0.5)
    let aside = RigidBody(.ellipse(width: 40, height: 40), at: PlaneVector(125, 100))
    block.shape = .rectangle(width: 40, height: 40)
    run(world([block, aside]), seconds: 0.6)
    #expect(aside.center.x > 126 && abs(aside.spin) < 1e-6)
  }

  @Test("Friction holds a body on a slope, resistance slows one down, and one that does not turn stays upright")
  func friction() {
    let slope: RigidBody = line(PlaneVector(0, 100), PlaneVector(300, 160))
    func slid(_ friction: Double) -> Double {
      let body: RigidBody = square(100, 95)
      body.angle = atan2(60, 300)
      body.friction = friction
      run(world([body], [slope]), seconds: 1)
      return body.center.x - 100
    }
    #expect(slid(0) > 60 && abs(slid(0.5)) < 10)
    let slow: RigidBody = square(0, 0)
    slow.velocity = PlaneVector(100, 0)
    slow.spin = 2
    (slow.resistance, slow.angularResistance) = (1, 1)
    run(world([slow]), seconds: 1, gravity: 0)
    #expect(abs(slow.velocity.x - 100 / M_E) < 1 && abs(slow.spin - 2 / M_E) < 0.05)
    let upright: RigidBody = square(290, 100)
    upright.allowsRotation = false
    run(world([upright], [line(PlaneVector(0, 200), PlaneVector(280, 200))]), seconds: 1)
    #expect(upright.angle == 0)
  }

  @Test("A push away from the middle turns a body; a kick gives its speed at once")
  func pushing() {
    let body: RigidBody = square(0, 0, side: 100)
    #expect(body.mass == 1)
    body.kick(PlaneVector(100, 0))
    #expect(body.velocity == PlaneVector(100, 0) && body.spin == 0)
    body.kick(PlaneVector(0, 100), at: PlaneVector(50, 0))
    #expect(body.velocity == PlaneVector(100, 100) && body.spin > 0)
    let world = world([body])
    (body.velocity, body.spin) = (.zero, 0)
    for _ in 0..<240 { world.advance { _ in body.push(PlaneVector(100, 0)) } }
    #expect(abs(body.velocity.x - 100) < 1e-6)
  }

  @Test("A hull fills dents; wrong numbers and shapes without an area harm nothing")
  func shapes() throws {
    let points: [PlaneVector] = [
      PlaneVector(0, 0), PlaneVector(10, 0), PlaneVector(5, 2), PlaneVector(10, 10), PlaneVector(0, 10),
      PlaneVector(.nan, 1),
    ]
    let hull: BodyShape = try #require(BodyShape.hull(points))
    #expect(abs(hull.area - 100) < 1e-9 && BodyShape.hull([]) == nil)
    #expect(BodyShape.hull([PlaneVector(0, 0), PlaneVector(1, 1)]) == nil)
    #expect(abs(BodyShape.ellipse(width: 20, height: 20).area - .pi * 100) < 1e-9)
    let flat = RigidBody(.rectangle(width: 0, height: 0), at: .zero)
    flat.velocity = PlaneVector(.nan, 0)
    run(world([flat], [floor]), seconds: 0.1)
    #expect(flat.center.x.isFinite && flat.center.y.isFinite)
  }
}
