import CoreGraphics
import Foundation
import HostHeadless
import Testing

/// A place in an element, for what has no element of its own.
@MainActor
public final class XCUICoordinate {
  /// The element in which the place is.
  public let referencedElement: XCUIElement
  private let part: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, part: CGVector, offset: CGVector = .zero) {
    referencedElement = element
    self.part = part
    self.offset = offset
  }

  /// In the window's space, in points.
  public var screenPoint: CGPoint {
    let frame: CGRect = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * part.dx + offset.dx, y: frame.minY + frame.height * part.dy + offset.dy)
  }

  /// The place at a distance.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, part: part,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  private func act(_ action: String, _ location: SourceLocation, _ body: (any DrivenWindow) -> Void) {
    guard let window = referencedElement.application.window(action, location) else { return }
    if referencedElement.query != nil, referencedElement.require(action, location) == nil { return }
    body(window)
  }

  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    act("tap", sourceLocation) { $0.send(.tap(screenPoint)) }
  }

  public func click(sourceLocation: SourceLocation = #_sourceLocation) {
    act("click", sourceLocation) { $0.click(at: screenPoint, modifiers: XCUIElement.heldKeys.input) }
  }

  public func rightClick(sourceLocation: SourceLocation = #_sourceLocation) {
    act("right click", sourceLocation) {
      $0.click(at: screenPoint, button: .secondary, modifiers: XCUIElement.heldKeys.input)
    }
  }

  public func doubleTap(sourceLocation: SourceLocation = #_sourceLocation) {
    act("double tap", sourceLocation) { window in
      window.send(.tap(screenPoint))
      window.advance(by: .milliseconds(80))
      window.send(.tap(screenPoint))
    }
  }

  public func doubleClick(sourceLocation: SourceLocation = #_sourceLocation) {
    act("double click", sourceLocation) { $0.click(at: screenPoint, count: 2, modifiers: XCUIElement.heldKeys.input) }
  }

  public func hover(sourceLocation: SourceLocation = #_sourceLocation) {
    act("hover", sourceLocation) { $0.hover(at: screenPoint) }
  }

  /// - Parameter duration: In seconds.
  public func press(forDuration duration: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation) {
    act("press", sourceLocation) { $0.press(at: screenPoint, for: .seconds(duration)) }
  }

  /// Presses for a while and drags to another place.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act("drag", sourceLocation) { window in
      window.dragSlowly(from: screenPoint, to: otherCoordinate.screenPoint, after: .seconds(duration))
    }
  }

  /// Turns the wheel over the place.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    act("scroll", sourceLocation) { window in
      window.send(.scroll(at: screenPoint, by: CGSize(width: -deltaX, height: -deltaY)))
      window.finishAnimations()
    }
  }
}

extension XCUIElement {
  /// A place in the element.
  ///
  /// - Parameter normalizedOffset: As parts of the element's size, from its upper left corner.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, part: normalizedOffset)
  }
}
