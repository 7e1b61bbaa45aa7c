import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// How long, how far and which way fingers go until a gesture is recognized, and what it says of them then.
@MainActor
@Suite("Limits and values of gestures", .serialized)
struct GestureLimitTests {
  @MainActor private final class Target: NSObject {
    var log: [String] = []
    var values: [CGFloat] = []
    var speeds: [CGFloat] = []
    func told(_ recognizer: UIGestureRecognizer) { log.append("\(recognizer.state)") }
    func pinched(_ recognizer: UIPinchGestureRecognizer) {
      values.append(recognizer.scale)
      speeds.append(recognizer.velocity)
    }
    func again(_ recognizer: UIPinchGestureRecognizer) {
      values.append(recognizer.scale)
      recognizer.scale = 1
    }
    func turned(_ recognizer: UIRotationGestureRecognizer) {
      values.append(recognizer.rotation)
      speeds.append(recognizer.velocity)
    }
    func panned(_ recognizer: UIPanGestureRecognizer) { speeds.append(recognizer.velocity(in: recognizer.view).x) }
  }

  private let target = Target()
  private let place = CGPoint(x: 50, y: 50)

  private func open(_ recognizer: UIGestureRecognizer) throws -> HeadlessHost {
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    return try window { Hosting(view: view) }
  }

  @Test("A long press takes half a second by default, or the time that it is told")
  func pressDuration() throws {
    let press = UILongPressGestureRecognizer(target: target, action: Selector("told:", Target.told(_:)))
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10 && press.numberOfTapsRequired == 0)
    let host = try open(press)
    host.press(at: place, for: .seconds(0.4))
    #expect(target.log.isEmpty)
    press.minimumPressDuration = 0.3
    host.press(at: place, for: .seconds(0.4))
    #expect(target.log == ["began", "ended"])
    press.minimumPressDuration = 2
    host.press(at: place, for: .seconds(1))
    #expect(target.log == ["began", "ended"])
  }

  @Test("A finger that moves too far while it rests presses nothing")
  func pressMovement() throws {
    let press = UILongPressGestureRecognizer(target: target, action: Selector("told:", Target.told(_:)))
    let host = try open(press)
    func wander(_ distance: CGFloat) -> Bool {
      target.log = []
      let finger: UInt64 = host.down(at: place)
      host.move(finger, to: CGPoint(x: place.x + distance, y: place.y))
      host.advance(by: .seconds(1))
      host.lift(finger, at: CGPoint(x: place.x + distance, y: place.y))
      return target.log.contains("began")
    }
    #expect(wander(8) && !wander(15))
    press.allowableMovement = 30
    #expect(wander(15))
    press.allowableMovement = 2
    #expect(!wander(8))
  }

  @Test("A swipe goes right by default; each direction is recognized for itself, and two of them by one recognizer")
  func swipes() throws {
    let swipe = UISwipeGestureRecognizer(target: target, action: Selector("told:", Target.told(_:)))
    let all: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(swipe.direction == .right && all.map(\.rawValue) == [1, 2, 4, 8])
    let ways: [CGSize] = [(40, 0), (-40, 0), (0, -40), (0, 40)].map { CGSize(width: $0.0, height: $0.1) }
    let host = try open(swipe)
    func recognized() -> [Int] {
      ways.indices.filter { index in
        target.log = []
        let way: CGSize = ways[index]
        host.drag(from: place, to: CGPoint(x: place.x + way.width, y: place.y + way.height))
        return !target.log.isEmpty
      }
    }
    for (index, direction) in all.enumerated() {
      swipe.direction = direction
      #expect(recognized() == [index], "\(direction)")
    }
    swipe.direction = [.up, .right]
    #expect(recognized() == [0, 2])
  }

  @Test("A pinch says how much larger, from one on, and its scale can begin anew")
  func pinches() throws {
    let pinch = UIPinchGestureRecognizer(target: target, action: Selector("pinched:", Target.pinched(_:)))
    let host = try open(pinch)
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    host.transform(at: place, magnification: 2)
    #expect(abs((target.values.last ?? 0) - 2) < 0.1, "\(target.values)")
    #expect(target.values == target.values.sorted() && target.speeds.contains { $0 > 0.5 }, "\(target.speeds)")
    target.values = []
    pinch.removeTarget(target, action: nil)
    pinch.addTarget(target, action: Selector("again:", Target.again(_:)))
    host.transform(at: place, magnification: 2)
    // Each step is relative to the one before: all together they are the whole.
    let whole: CGFloat = target.values.reduce(1, *)
    #expect(target.values.allSatisfy { $0 < 1.8 } && abs(whole - 2) < 0.1, "\(target.values)")
  }

  @Test("A turn says by which angle, and how fast; the angle can begin anew")
  func rotations() throws {
    let turn = UIRotationGestureRecognizer(target: target, action: Selector("turned:", Target.turned(_:)))
    let host = try open(turn)
    #expect(turn.rotation == 0 && turn.velocity == 0)
    host.transform(at: place, rotation: 1)
    #expect(abs((target.values.last ?? 0) - 1) < 0.1, "\(target.values)")
    #expect(target.speeds.contains { $0 > 0.5 }, "\(target.speeds)")
    host.transform(at: place, rotation: -1)
    #expect(abs((target.values.last ?? 0) + 1) < 0.1, "\(target.values)")
    turn.rotation = 3
    #expect(abs(turn.rotation - 3) < 0.001)
  }

  @Test("A pan says how fast the finger goes, in the space of a view; one finger is enough by default")
  func pans() throws {
    let pan = UIPanGestureRecognizer(target: target, action: Selector("panned:", Target.panned(_:)))
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
    #expect(pan.velocity(in: nil) == .zero)
    let host = try open(pan)
    host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 120, y: 50), duration: .seconds(0.5))
    #expect(target.speeds.contains { abs($0 - 200) < 60 }, "\(target.speeds)")
    target.speeds = []
    host.drag(from: CGPoint(x: 120, y: 50), to: CGPoint(x: 20, y: 50), duration: .seconds(0.5))
    #expect(target.speeds.contains { abs($0 + 200) < 60 }, "\(target.speeds)")
  }
}
