import CoreGraphics
import Testing

@testable import InputEngine

@Suite struct VelocityTests {
  private func tracker(_ places: (time: Double, x: Double)...) -> VelocityTracker {
    var tracker = VelocityTracker()
    for place in places { tracker.add(CGPoint(x: place.x, y: 0), at: place.time) }
    return tracker
  }

  @Test("An even movement has its speed, whatever the times between events")
  func even() {
    let speed: CGFloat = tracker((0, 0), (0.01, 2), (0.03, 6), (0.08, 16)).velocity.width
    #expect(abs(speed - 200) < 1e-6)
  }

  @Test("What lies more than a tenth of a second back does not count")
  func window() {
    let speed: CGFloat = tracker((0, 900), (0.2, 0), (0.25, 10), (0.3, 20)).velocity.width
    #expect(abs(speed - 200) < 1e-6)
  }

  @Test("After a turn the newer direction wins")
  func turn() {
    let speed: CGFloat = tracker((0, 0), (0.02, 10), (0.04, 20), (0.06, 15), (0.08, 5), (0.1, -10)).velocity.width
    #expect(speed < 0)
  }

  @Test("A pointer that rested before it was let go has no velocity; one that is let go in its movement keeps it")
  func release() {
    var tracker: VelocityTracker = tracker((0, 0), (0.01, 5), (0.02, 10))
    var resting: VelocityTracker = tracker
    tracker.add(CGPoint(x: 10, y: 0), at: 0.03, isRelease: true)
    #expect(abs(tracker.velocity.width - 500) < 1e-6)
    resting.add(CGPoint(x: 10, y: 0), at: 0.2, isRelease: true)
    #expect(resting.velocity == .zero)
  }

  @Test("One place, or several at one moment, have no velocity")
  func degenerate() {
    #expect(tracker((0, 5)).velocity == .zero)
    #expect(tracker((1, 5), (1, 50)).velocity == .zero)
    #expect(VelocityTracker().velocity == .zero)
  }
}
