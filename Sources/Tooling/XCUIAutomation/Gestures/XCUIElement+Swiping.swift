import CoreGraphics
import Foundation
import HostHeadless
import Testing

/// Swipes, pinches and turns over an element.
extension XCUIElement {
  public func swipeUp(velocity: XCUIGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation) {
    swipe(CGVector(dx: 0, dy: -1), velocity, sourceLocation)
  }

  public func swipeDown(velocity: XCUIGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation) {
    swipe(CGVector(dx: 0, dy: 1), velocity, sourceLocation)
  }

  public func swipeLeft(velocity: XCUIGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation) {
    swipe(CGVector(dx: -1, dy: 0), velocity, sourceLocation)
  }

  public func swipeRight(velocity: XCUIGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation) {
    swipe(CGVector(dx: 1, dy: 0), velocity, sourceLocation)
  }

  /// Swipes over three fifths of what is seen of the element.
  private func swipe(_ direction: CGVector, _ velocity: XCUIGestureVelocity, _ location: SourceLocation) {
    press("swipe", location) { window, point in
      let bounds = CGRect(origin: .zero, size: window.graph.size)
      let seen: CGRect = frame.intersection(bounds)
      let area: CGRect = seen.isNull ? bounds : seen
      let reach = CGSize(width: area.width * 0.3 * direction.dx, height: area.height * 0.3 * direction.dy)
      let start = CGPoint(x: area.midX - reach.width, y: area.midY - reach.height)
      let end = CGPoint(x: area.midX + reach.width, y: area.midY + reach.height)
      let distance: CGFloat = hypot(end.x - start.x, end.y - start.y)
      window.drag(from: start, to: end, duration: .seconds(Double(distance / velocity.pointsPerSecond)))
      window.finishAnimations()
    }
  }

  /// Pinches with two fingers, or on a touch pad.
  ///
  /// - Parameters:
  ///   - scale: How much larger the distance of the fingers gets; less than 1 to pinch close.
  ///   - velocity: How much the scale changes in a second.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press("pinch", sourceLocation) { window, point in
      let duration: Double = min(2, max(0.1, abs(Double((scale - 1) / max(0.01, abs(velocity))))))
      window.transform(at: point, magnification: Double(scale), duration: .seconds(duration))
    }
  }

  /// Turns two fingers around each other.
  ///
  /// - Parameters:
  ///   - rotation: In radians, clockwise.
  ///   - velocity: In radians per second.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press("rotate", sourceLocation) { window, point in
      let duration: Double = min(2, max(0.1, abs(Double(rotation / max(0.01, abs(velocity))))))
      window.transform(at: point, rotation: Double(rotation), duration: .seconds(duration))
    }
  }
}
