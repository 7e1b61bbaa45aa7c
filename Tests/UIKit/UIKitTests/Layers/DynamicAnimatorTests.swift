import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Items that an animator moves as bodies, on the window's clock.
@MainActor
@Suite("Dynamic animators", .serialized)
struct DynamicAnimatorTests {
  private let stage = UIView()
  private let box = UIView(frame: CGRect(x: 80, y: 2, width: 20, height: 20))

  private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var log: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { log.append("meet") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { log.append("part") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("meet \(identifier.map { "\($0)" } ?? "edge") at \(Int(p.y.rounded()))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { log.append("part \(identifier.map { "\($0)" } ?? "edge")") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
  }

  private func opened() throws -> (HeadlessHost, UIDynamicAnimator) {
    box.backgroundColor = .red
    stage.addSubview(box)
    let host = try window { Hosting(view: stage) }
    return (host, UIDynamicAnimator(referenceView: stage))
  }

  @Test("A view falls onto the edge of the reference view, where all comes to rest and frames end")
  func falling() throws {
    let (host, animator) = try opened()
    let listener = Listener()
    animator.delegate = listener
    let gravity = UIGravityBehavior(items: [box])
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = listener
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    #expect(animator.isRunning && animator.behaviors.count == 2 && animator.referenceView === stage)
    #expect(gravity.dynamicAnimator === animator)
    host.update()
    host.advance(by: .seconds(0.2))
    // Half of 1,000 times the square of a fifth.
    #expect(abs(box.center.y - 32) < 1.5 && box.center.x == 90)
    #expect(try host.color(x: 90, y: 32) == "#FF0000")
    host.advance(by: .seconds(4))
    let floor: CGFloat = stage.bounds.height
    #expect(abs(box.center.y - (floor - 10)) < 0.5 && !animator.isRunning && !host.graph.needsFrames)
    #expect(listener.log.count == 3 && listener.log.first == "resume" && listener.log.last == "pause")
    #expect(["meet edge at \(Int(floor))", "meet edge at \(Int(floor) + 1)"].contains(listener.log[1]))
    #expect(animator.elapsedTime > 0.5 && animator.elapsedTime < 2)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    host.update()
    #expect(animator.isRunning && listener.log.last == "resume")
    animator.removeAllBehaviors()
    host.update()
    host.advance(by: .seconds(0.1))
    #expect(!animator.isRunning && animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
  }

  @Test("Gravity has a direction, an angle and a magnitude, which say the same")
  func gravity() {
    let gravity = UIGravityBehavior(items: [box])
    #expect(
      abs(gravity.angle - .pi / 2) < 1e-9 && gravity.magnitude == 1 && abs(gravity.gravityDirection.dy - 1) < 1e-9)
    gravity.gravityDirection = CGVector(dx: -2, dy: 0)
    #expect(abs(gravity.angle - .pi) < 1e-9 && gravity.magnitude == 2)
    gravity.setAngle(0, magnitude: .nan)
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 0))
    gravity.magnitude = 3
    gravity.angle = .pi / 2
    #expect(abs(gravity.gravityDirection.dy - 3) < 1e-9)
    let other = UIView()
    gravity.addItem(other)
    gravity.addItem(other)
    #expect(gravity.items.count == 2)
    gravity.removeItem(box)
    #expect(gravity.items.first === other)
  }

  @Test("Items meet lines and paths by their names, and each other; modes say what meets what")
  func boundaries() throws {
    let (host, animator) = try opened()
    let listener = Listener()
    let gravity = UIGravityBehavior(items: [box])
    let collision = UICollisionBehavior(items: [box])
    #expect(collision.boundaryIdentifiers == nil && collision.collisionMode == .everything)
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 60), to: CGPoint(x: 200, y: 60))
    collision.collisionDelegate = listener
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    #expect(collision.boundary(withIdentifier: "shelf" as NSString) != nil && collision.boundaryIdentifiers?.count == 1)
    host.update()
    host.advance(by: .seconds(2))
    #expect(listener.log == ["meet shelf at 60"] && abs(box.center.y - 50) < 0.5)
    let second = UIView(frame: CGRect(x: 85, y: 0, width: 20, height: 20))
    stage.addSubview(second)
    gravity.addItem(second)
    collision.addItem(second)
    #expect(collision.items.count == 2)
    host.update()
    host.advance(by: .seconds(2))
    #expect(listener.log.contains("meet") && abs(second.center.y - 30) < 1)
    #expect(animator.items(in: CGRect(x: 0, y: 20, width: 200, height: 5)).count == 1)
    collision.collisionMode = .boundaries
    host.update()
    host.advance(by: .seconds(2))
    #expect(abs(second.center.y - 50) < 1)
    collision.removeBoundary(withIdentifier: "shelf" as NSString)
    #expect(collision.boundaryIdentifiers == nil)
    collision.addBoundary(withIdentifier: "bowl" as NSString, for: UIBezierPath(ovalIn: stage.bounds))
    collision.removeItem(second)
    collision.removeAllBoundaries()
    animator.removeBehavior(collision)
    #expect(animator.behaviors.count == 1)
    #expect(UICollisionBehavior.Mode.everything.contains([.items, .boundaries]))
  }

  @Test("A snap brings an item to a point, and to another one when that is set")
  func snap() throws {
    let (host, animator) = try opened()
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 80))
    #expect(snap.damping == 0.5)
    animator.addBehavior(snap)
    host.update()
    host.advance(by: .seconds(0.1))
    #expect(box.center.x > 90 && box.center.x < 150)
    host.advance(by: .seconds(3))
    #expect(abs(box.center.x - 150) < 0.1 && abs(box.center.y - 80) < 0.1 && abs(box.transform.b) < 0.01)
    #expect(!animator.isRunning)
    snap.snapPoint = CGPoint(x: 30, y: 30)
    snap.damping = 1
    host.update()
    var least: CGFloat = 150
    for _ in 0..<180 {
      host.advance(by: HeadlessHost.frame)
      least = min(least, box.center.x)
    }
    #expect(abs(box.center.x - 30) < 0.1 && least > 29)
  }

  @Test("A push makes items faster once or all the time, also beside the middle")
  func push() throws {
    let (host, animator) = try opened()
    box.bounds.size = CGSize(width: 100, height: 100)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    let matter = UIDynamicItemBehavior(items: [box])
    push.pushDirection = CGVector(dx: 1, dy: 0)
    #expect(push.active && push.magnitude == 1 && push.angle == 0 && push.mode == .instantaneous)
    animator.addBehavior(push)
    animator.addBehavior(matter)
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(abs(matter.linearVelocity(for: box).x - 100) < 1e-6 && !push.active && abs(box.center.x - 140) < 2)
    animator.removeBehavior(push)
    let steady = UIPushBehavior(items: [], mode: .continuous)
    steady.addItem(box)
    steady.setAngle(.pi / 2, magnitude: 2)
    steady.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: box)
    #expect(steady.targetOffsetFromCenter(for: box).horizontal == 10 && steady.items.count == 1)
    animator.addBehavior(steady)
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(abs(matter.linearVelocity(for: box).y - 100) < 5 && matter.angularVelocity(for: box) > 0)
    steady.active = false
    steady.magnitude = 1
    steady.angle = 0
    steady.removeItem(box)
    #expect(steady.items.isEmpty && steady.pushDirection == CGVector(dx: 1, dy: 0))
  }

  @Test("What items are made of: speeds, resistance, anchors, elasticity, density, friction and turning")
  func matter() throws {
    let (host, animator) = try opened()
    let matter = UIDynamicItemBehavior(items: [box])
    matter.addLinearVelocity(CGPoint(x: 40, y: 0), for: box)
    matter.addAngularVelocity(2, for: box)
    matter.resistance = 1
    matter.angularResistance = 1
    animator.addBehavior(matter)
    host.update()
    host.advance(by: .seconds(1))
    #expect(
      abs(matter.linearVelocity(for: box).x - 40 / 2.718) < 1 && abs(matter.angularVelocity(for: box) - 0.74) < 0.05)
    #expect(abs(box.transform.b) > 0.1)
    matter.allowsRotation = false
    matter.elasticity = 0.5
    matter.friction = 0.2
    matter.density = 3
    matter.charge = 1
    host.update()
    host.advance(by: HeadlessHost.frame)
    #expect(matter.angularVelocity(for: box) == 0)
    matter.isAnchored = true
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    let before: CGPoint = box.center
    host.update()
    host.advance(by: .seconds(1))
    #expect(box.center == before && !animator.isRunning)
    box.center = CGPoint(x: 10, y: 10)
    matter.isAnchored = false
    animator.updateItem(usingCurrentState: box)
    host.update()
    host.advance(by: .seconds(0.1))
    #expect(box.center.x == 10 && box.center.y > 10 && box.center.y < 20)
    matter.removeItem(box)
    matter.addItem(box)
    #expect(matter.items.count == 1 && matter.linearVelocity(for: stage) == .zero)
  }

  @Test("Attachments: rods, springs, ropes, pins, rails and firm ones")
  func attachments() throws {
    let (host, animator) = try opened()
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 130, y: 12))
    #expect(rod.length == 40 && rod.attachedBehaviorType == .anchor && rod.items.count == 1)
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(rod)
    animator.addBehavior(gravity)
    host.update()
    host.advance(by: .seconds(0.3))
    func away(_ point: CGPoint) -> CGFloat { hypot(box.center.x - point.x, box.center.y - point.y) }
    #expect(abs(away(rod.anchorPoint) - 40) < 0.5 && box.center.y > 20)
    rod.frequency = 2
    rod.damping = 1
    rod.length = 60
    rod.anchorPoint = CGPoint(x: 100, y: 10)
    let air = UIDynamicItemBehavior(items: [box])
    air.resistance = 4
    animator.addBehavior(air)
    host.advance(by: .seconds(5))
    // The spring hangs lower by its weight: 1,000 divided by the square of 2 swings a second.
    #expect(abs(box.center.y - (70 + 1000 / 157.9)) < 1 && abs(box.center.x - 100) < 1)
    animator.removeAllBehaviors()
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 15)
    let start: CGPoint = box.center
    animator.addBehavior(slide)
    animator.addBehavior(gravity)
    host.update()
    host.advance(by: .seconds(2))
    #expect(abs(box.center.y - start.y - 15) < 0.5 && abs(box.center.x - start.x) < 0.1)
    #expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite && UIFloatRange() == .zero)
    let other = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    stage.addSubview(other)
    let kinds: [UIAttachmentBehavior] = [
      .limitAttachment(with: box, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero),
      .fixedAttachment(with: box, attachedTo: other, attachmentAnchor: other.center),
      .pinAttachment(with: box, attachedTo: other, attachmentAnchor: other.center),
      .slidingAttachment(
        with: box, attachedTo: other, attachmentAnchor: other.center, axisOfTranslation: CGVector(dx: 1, dy: 0)),
      UIAttachmentBehavior(item: box, attachedTo: other),
      UIAttachmentBehavior(item: box, offsetFromCenter: UIOffset(horizontal: 5, vertical: 0), attachedToAnchor: .zero),
    ]
    for kind in kinds {
      animator.removeAllBehaviors()
      let before: CGFloat = away(other.center)
      kind.frictionTorque = 0.1
      let held = UIDynamicItemBehavior(items: [other])
      held.isAnchored = true
      for behavior in [kind, gravity, held] { animator.addBehavior(behavior) }
      host.update()
      host.advance(by: .seconds(1))
      #expect(box.center.x.isFinite && box.center.y.isFinite)
      if kind !== kinds[5], kind !== kinds[3] { #expect(away(other.center) < before + 1.5) }
    }
    #expect(kinds[0].attachedBehaviorType == .items && UIAttachmentBehavior().items.isEmpty)
  }

  private final class Round: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private final class Wedge: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: -20, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
      path.addLine(to: CGPoint(x: 20, y: -10))
      path.close()
      return path
    }
  }

  @Test("Round views roll down a wedge; groups move as one; behaviours of a program's own are made of others")
  func shapes() throws {
    let (host, animator) = try opened()
    let ball = Round(frame: CGRect(x: 90, y: 20, width: 20, height: 20))
    let wedge = Wedge(frame: CGRect(x: 80, y: 60, width: 40, height: 20))
    #expect(box.collisionBoundsType == .rectangle && box.collisionBoundingPath.isEmpty)
    for view in [ball, wedge] { stage.addSubview(view) }
    let own = UIDynamicBehavior()
    let (gravity, collision): (UIGravityBehavior, UICollisionBehavior) = (
      UIGravityBehavior(items: [ball]), UICollisionBehavior(items: [ball, wedge])
    )
    let still = UIDynamicItemBehavior(items: [wedge])
    still.isAnchored = true
    for child in [gravity, collision, still] { own.addChildBehavior(child) }
    var steps: Int = 0
    own.action = { steps += 1 }
    animator.addBehavior(own)
    #expect(own.childBehaviors.count == 3 && gravity.dynamicAnimator === animator)
    host.update()
    host.advance(by: .seconds(0.5))
    // Down to the left, where the wedge is low.
    #expect(ball.center.x < 95 && steps > 10)
    own.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil && own.childBehaviors.count == 2)
    animator.removeAllBehaviors()
    let pair: [UIView] = [
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
      UIView(frame: CGRect(x: 20, y: 0, width: 10, height: 10)),
    ]
    let group = UIDynamicItemGroup(items: pair)
    #expect(group.items.count == 2 && group.center == CGPoint(x: 15, y: 5) && group.bounds.width == 30)
    let turn = UIDynamicItemBehavior(items: [group])
    turn.addAngularVelocity(.pi, for: group)
    animator.addBehavior(turn)
    host.update()
    host.advance(by: .seconds(1))
    #expect(abs(pair[0].center.x - 25) < 1 && abs(pair[1].center.x - 5) < 1 && abs(group.transform.a + 1) < 0.01)
  }

  private final class Floating: UICollectionViewLayout {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [attributes] }
  }

  @Test("Attributes of a layout are moved, found by their places, and laid out in each step")
  func layouts() throws {
    let layout = Floating()
    layout.attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let host = try window { Hosting(view: collection) }
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    animator.addBehavior(UIGravityBehavior(items: [layout.attributes]))
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) === layout.attributes)
    #expect(
      animator.layoutAttributesForSupplementaryView(ofKind: "k", at: IndexPath(item: 0, section: 0)) == nil
        && animator.layoutAttributesForDecorationView(ofKind: "k", at: IndexPath(item: 0, section: 0)) == nil)
    host.update()
    host.advance(by: .seconds(0.2))
    #expect(abs(layout.attributes.center.y - 30) < 1.5)
  }
}
