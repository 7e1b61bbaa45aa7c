import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Fields that drive items of a dynamic animator.
@MainActor
@Suite("Fields of dynamic animators", .serialized)
struct FieldBehaviorTests {
  /// Where an item is, from where it was, after a time in a field.
  private func way(
    _ field: UIFieldBehavior, from start: CGPoint = CGPoint(x: 100, y: 100), speed: CGPoint = .zero,
    charge: CGFloat = 0, seconds: Double = 0.5
  ) throws -> CGPoint {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let item = UIView(frame: CGRect(x: start.x - 5, y: start.y - 5, width: 10, height: 10))
    root.addSubview(item)
    let host = try window(width: 200, height: 200) { Hosting(view: root) }
    let animator = UIDynamicAnimator(referenceView: root)
    let look = UIDynamicItemBehavior(items: [item])
    look.charge = charge
    look.addLinearVelocity(speed, for: item)
    field.addItem(item)
    animator.addBehavior(look)
    animator.addBehavior(field)
    host.update()
    host.advance(by: .seconds(seconds))
    #expect(field.items.count == 1)
    animator.removeAllBehaviors()
    field.removeItem(item)
    return CGPoint(x: item.center.x - start.x, y: item.center.y - start.y)
  }

  @Test("Gravity drives in a direction or to a place, the more the stronger it is")
  func gravity() throws {
    let down: UIFieldBehavior = .linearGravityField(direction: CGVector(dx: 0, dy: 1))
    let once: CGFloat = try way(down).y
    down.strength = 2
    let twice: CGFloat = try way(down).y
    #expect(once > 5 && abs(twice - 2 * once) < 1)
    let place: UIFieldBehavior = .radialGravityField(position: CGPoint(x: 200, y: 100))
    #expect(try way(place).x > 5)
    place.falloff = 1
    #expect(place.falloff == 1 && place.minimumRadius == 1)
    #expect(try way(place).x < 2)
  }

  @Test("A field acts in its region alone")
  func region() throws {
    let down: UIFieldBehavior = .linearGravityField(direction: CGVector(dx: 0, dy: 1))
    down.position = CGPoint(x: 20, y: 20)
    down.region = UIRegion(radius: 30)
    #expect(try way(down) == .zero)
    down.region = down.region.inverse()
    #expect(try way(down).y > 5)
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 10, height: 40)))
    let (inBoth, inCircle, inSquare) = (CGPoint(x: 1, y: 1), CGPoint(x: 8, y: 0), CGPoint(x: 0, y: 18))
    #expect(circle.union(with: square).contains(inCircle) && circle.union(with: square).contains(inSquare))
    #expect(circle.intersection(with: square).contains(inBoth) && !circle.intersection(with: square).contains(inCircle))
    #expect(circle.difference(from: square).contains(inCircle) && !circle.difference(from: square).contains(inBoth))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
  }

  @Test("Springs draw back, vortices turn, drags slow down, and speeds are given")
  func motions() throws {
    let spring: UIFieldBehavior = .springField()
    spring.position = CGPoint(x: 140, y: 100)
    #expect(try way(spring).x > 2)
    let vortex: UIFieldBehavior = .vortexField()
    vortex.position = CGPoint(x: 100, y: 150)
    #expect(try abs(way(vortex).x) > 5)
    let speed = CGPoint(x: 100, y: 0)
    let drag: UIFieldBehavior = .dragField()
    drag.strength = 4
    #expect(try way(drag, speed: speed).x < 40)
    let velocity: UIFieldBehavior = .velocityField(direction: CGVector(dx: 0, dy: 60))
    #expect(try abs(way(velocity, speed: speed).y - 30) < 5)
    #expect(velocity.direction.dy == 60)
  }

  @Test("Charges count in electric and magnetic fields; noise goes to and fro, and programs have their own")
  func others() throws {
    let electric: UIFieldBehavior = .electricField()
    electric.position = CGPoint(x: 50, y: 100)
    #expect(try way(electric) == .zero)
    #expect(try way(electric, charge: 1).x > 5)
    let magnetic: UIFieldBehavior = .magneticField()
    #expect(try abs(way(magnetic, speed: CGPoint(x: 50, y: 0), charge: 2).y) > 2)
    let noise: UIFieldBehavior = .noiseField(smoothness: 0.5, animationSpeed: 1)
    #expect(noise.smoothness == 0.5 && noise.animationSpeed == 1)
    #expect(try way(noise) != .zero)
    let turbulence: UIFieldBehavior = .turbulenceField(smoothness: 0.2, animationSpeed: 0)
    #expect(try way(turbulence) == .zero)
    #expect(try abs(way(turbulence, speed: CGPoint(x: 80, y: 0)).y) > 0.1)
    var masses: [CGFloat] = []
    let own: UIFieldBehavior = .field { _, _, _, mass, _, _ in
      masses.append(mass)
      return CGVector(dx: -200, dy: 0)
    }
    #expect(try way(own).x < -10)
    #expect(masses.allSatisfy { $0 > 0 } && UIFieldBehavior.dragField().smoothness == 0)
  }
}
