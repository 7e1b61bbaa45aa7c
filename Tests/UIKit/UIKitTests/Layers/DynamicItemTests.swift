import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Items of animators as bodies of some shape, and rods between their places.
@MainActor
@Suite("Shapes of dynamic items", .serialized)
struct DynamicItemTests {
  /// An item of a program's own.
  private final class Body: NSObject, UIDynamicItem {
    var center: CGPoint = CGPoint(x: 50, y: 20)
    var bounds: CGRect = CGRect(x: 0, y: 0, width: 20, height: 20)
    var transform: CGAffineTransform = .identity
  }

  private final class Round: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  @Test("An item is a rectangle of its bounds unless it says otherwise")
  func shapes() {
    let item: any UIDynamicItem = Body()
    #expect(item.collisionBoundsType == .rectangle && item.collisionBoundingPath.isEmpty)
    #expect(Body().collisionBoundsType == .rectangle && Body().collisionBoundingPath.isEmpty)
    let types: [UIDynamicItemCollisionBoundsType] = [.rectangle, .ellipse, .path]
    #expect(types.map(\.rawValue) == [0, 1, 2])
    #expect((Round() as any UIDynamicItem).collisionBoundsType == .ellipse)
  }

  @Test("A rod holds two places of two items at their distance")
  func rods() throws {
    let stage = UIView()
    let (first, second) = (
      UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
      UIView(frame: CGRect(x: 60, y: 10, width: 20, height: 20))
    )
    stage.addSubview(first)
    stage.addSubview(second)
    let host = try window { Hosting(view: stage) }
    let animator = UIDynamicAnimator(referenceView: stage)
    let rod = UIAttachmentBehavior(
      item: first, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0), attachedTo: second,
      offsetFromCenter: UIOffset(horizontal: -10, vertical: 0))
    #expect(abs(rod.length - 30) < 0.01 && rod.items.count == 2)
    animator.addBehavior(rod)
    let push = UIPushBehavior(items: [second], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.05, dy: 0)
    animator.addBehavior(push)
    host.update()
    host.advance(by: .seconds(0.5))
    // The second one draws the first one along.
    #expect(first.center.x > 20.5, "\(first.center)")
    let distance: CGFloat = second.center.x - first.center.x
    #expect(abs(distance - 50) < 2, "\(distance)")
  }
}
