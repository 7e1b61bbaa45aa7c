import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import Testing

/// What a person does with a finger or a mouse. An element that is scrolled out of sight is scrolled into it first.
extension XCUIElement {
  /// Does something at the place of the element where a person would press it.
  func press(
    _ action: String, _ location: SourceLocation, _ body: (any DrivenWindow, CGPoint) -> Void
  ) {
    guard let window = application.window(action, location) else { return }
    guard var element = require(action, location) else { return }
    if case .failure = element.hitPoint {
      // Assistive technologies bring an element into sight by going there.
      let before = element.tree.focus
      window.send(.accessibilityFocus(element.id))
      window.send(.accessibilityFocus(before))
      window.finishAnimations()
      guard let moved = require(action, location) else { return }
      element = moved
    }
    switch element.hitPoint {
    case .success(let point): body(window, point)
    case .failure(let failure): location.record(.unhittable(action, element, failure))
    }
  }

  // MARK: Fingers

  /// Taps the middle of the element, or its activation point.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    press("tap", sourceLocation) { window, point in
      guard !window.send(.tap(point)), case .one(let element) = find(), element.node.role == .toggle else { return }
      // A person presses the switch, which stands at an end of what the toggle is as an element.
      let frame: CGRect = element.frame
      for x in [frame.maxX - 20, frame.minX + 20] where window.send(.tap(CGPoint(x: x, y: frame.midY))) { return }
    }
  }

  public func doubleTap(sourceLocation: SourceLocation = #_sourceLocation) {
    tap(withNumberOfTaps: 2, numberOfTouches: 1, sourceLocation: sourceLocation)
  }

  /// Taps with two fingers at once.
  public func twoFingerTap(sourceLocation: SourceLocation = #_sourceLocation) {
    tap(withNumberOfTaps: 1, numberOfTouches: 2, sourceLocation: sourceLocation)
  }

  /// Taps several times, with several fingers at once.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press("tap", sourceLocation) { window, point in
      for tap in 0..<numberOfTaps {
        if tap > 0 { window.advance(by: .milliseconds(80)) }
        let points: [CGPoint] = (0..<numberOfTouches).map { CGPoint(x: point.x + CGFloat($0) * 20, y: point.y) }
        let pointers: [UInt64] = points.map { window.down(at: $0) }
        for (pointer, point) in zip(pointers, points) { window.lift(pointer, at: point) }
      }
    }
  }

  /// Presses the element for a while and lets go.
  ///
  /// - Parameter duration: In seconds.
  public func press(forDuration duration: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation) {
    press("press", sourceLocation) { $0.press(at: $1, for: .seconds(duration)) }
  }

  /// Presses the element for a while and drags it to another one.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press("drag", sourceLocation) { window, start in
      otherElement.press("drag to", sourceLocation) { _, end in
        window.dragSlowly(from: start, to: end, after: .seconds(duration))
      }
    }
  }

  /// Presses the element for a while, drags it to another one, and holds it there.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press("drag", sourceLocation) { window, start in
      otherElement.press("drag to", sourceLocation) { _, end in
        window.dragSlowly(
          from: start, to: end, after: .seconds(duration), velocity: velocity.pointsPerSecond,
          holding: .seconds(holdDuration))
      }
    }
  }

  // MARK: Mouse

  public func click(sourceLocation: SourceLocation = #_sourceLocation) {
    press("click", sourceLocation) { $0.click(at: $1, modifiers: Self.heldKeys.input) }
  }

  public func doubleClick(sourceLocation: SourceLocation = #_sourceLocation) {
    press("double click", sourceLocation) { $0.click(at: $1, count: 2, modifiers: Self.heldKeys.input) }
  }

  /// Clicks with the secondary button, which opens context menus.
  public func rightClick(sourceLocation: SourceLocation = #_sourceLocation) {
    press("right click", sourceLocation) {
      $0.click(at: $1, button: .secondary, modifiers: Self.heldKeys.input)
    }
  }

  /// Presses the button of the mouse for a while and drags to another element.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(forDuration: duration, thenDragTo: otherElement, sourceLocation: sourceLocation)
  }

  /// Moves the pointer over the element.
  public func hover(sourceLocation: SourceLocation = #_sourceLocation) {
    press("hover", sourceLocation) { $0.hover(at: $1) }
  }

  /// Turns the wheel over the element.
  ///
  /// - Parameters:
  ///   - deltaX: In points; positive moves the content to the right.
  ///   - deltaY: In points; positive moves the content down.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press("scroll", sourceLocation) { window, point in
      window.send(.scroll(at: point, by: CGSize(width: -deltaX, height: -deltaY)))
      window.finishAnimations()
    }
  }
}

/// How fast a gesture is.
public struct XCUIGestureVelocity: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// In points per second.
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ pointsPerSecond: CGFloat) { rawValue = pointsPerSecond }
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// 1,500 points per second.
  public static let `default` = XCUIGestureVelocity(1500)
  /// 500 points per second.
  public static let slow = XCUIGestureVelocity(500)
  /// 3,000 points per second.
  public static let fast = XCUIGestureVelocity(3000)

  var pointsPerSecond: CGFloat { max(1, rawValue) }
}

extension DrivenWindow {
  /// Presses, waits, moves at a speed, waits again and lets go. What is taken along is dragged, as a person's hand does it.
  func dragSlowly(
    from start: CGPoint, to end: CGPoint, after delay: Duration, velocity: CGFloat = 500, holding: Duration = .zero
  ) {
    let pointer: UInt64 = down(at: start)
    advance(by: delay)
    let distance: CGFloat = hypot(end.x - start.x, end.y - start.y)
    let steps: Int = max(2, Int((distance / velocity * 60).rounded(.up)))
    for step in 1...steps {
      advance(by: .seconds(1) / 60)
      let part: CGFloat = CGFloat(step) / CGFloat(steps)
      move(pointer, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    advance(by: holding)
    lift(pointer, at: end)
    finishAnimations()
  }
}
