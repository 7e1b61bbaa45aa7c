import CoreGraphics
import Foundation
import Testing

@Suite struct PathMakingTests {
  @Test("A rectangle runs from its origin along the top, whatever the signs of its sides")
  func rect() {
    let expected = "M1.0 2.0 L4.0 2.0 L4.0 6.0 L1.0 6.0 Z"
    #expect(dump(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)) == expected)
    #expect(dump(CGPath(rect: CGRect(x: 4, y: 6, width: -3, height: -4), transform: nil)) == expected)
  }

  @Test("An ellipse is four curves from its rightmost point by growing angle")
  func ellipse() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
    #expect(path.elements.count == 6)
    #expect(path.elements.first == .move(CGPoint(x: 20, y: 5)))
    guard case .cubic(let end, _, _) = path.elements[1] else { return #expect(Bool(false), "the second is a curve") }
    #expect(isNear(end, CGPoint(x: 10, y: 10)))
  }

  @Test("Corners of a rounded rectangle are at most half a side, and none make a plain rectangle")
  func roundedRect() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let large = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)
    #expect(large == CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 5, transform: nil))
    let none = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil)
    #expect(none == CGPath(rect: rect, transform: nil))
    #expect(isNear(large.boundingBoxOfPath, rect))
    #expect(!large.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(large.contains(CGPoint(x: 10, y: 5)))
  }

  @Test("Outlines that are added to a path are those that are made by themselves, after what is there")
  func added() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let start = CGMutablePath()
    start.move(to: CGPoint(x: 1, y: 1))
    start.addLine(to: CGPoint(x: 2, y: 2))
    func elements(_ add: (CGMutablePath) -> Void) -> [CGPath.Element] {
      let path = CGMutablePath()
      path.addPath(start)
      add(path)
      return path.elements
    }
    let moved = CGAffineTransform(translationX: 5, y: 0)
    let ellipse = CGPath(ellipseIn: rect, transform: nil).elements
    #expect(elements { $0.addEllipse(in: rect) } == start.elements + ellipse)
    let beside = CGPath(ellipseIn: rect.offsetBy(dx: 5, dy: 0), transform: nil).elements
    #expect(elements { $0.addEllipse(in: rect, transform: moved) } == start.elements + beside)
    let square = CGPath(rect: rect, transform: nil).elements
    #expect(elements { $0.addRect(rect) } == start.elements + square)
    let rounded = CGPath(roundedRect: rect, cornerWidth: 3, cornerHeight: 2, transform: nil).elements
    #expect(elements { $0.addRoundedRect(in: rect, cornerWidth: 3, cornerHeight: 2) } == start.elements + rounded)
  }

  @Test(
    "An arc turns by growing angle unless clockwise, the short or the long way, and a full turn is a circle",
    arguments: [
      (0.0, 0.5, false, 0.5), (0.0, 0.5, true, 1.5), (0.5, 0.0, false, 1.5), (0.5, 0.0, true, 0.5),
      (0.0, 2.0, false, 2.0), (0.0, 2.0, true, 2.0), (0.0, 5.0, false, 3.0), (1.5, -0.5, true, 2.0),
    ])
  func arc(start: Double, end: Double, clockwise: Bool, turned: Double) {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: 10, startAngle: CGFloat(start * .pi), endAngle: CGFloat(end * .pi),
      clockwise: clockwise)
    #expect(isNear(path.length, CGFloat(turned * .pi * 10), within: 0.02))
    #expect(path.elements.first == .move(CGPoint(x: 5 + 10 * cos(start * .pi), y: 5 + 10 * sin(start * .pi))))
    let sweep: Double = clockwise ? -turned : turned
    let angle: Double = (start + sweep) * .pi
    #expect(isNear(path.currentPoint, CGPoint(x: 5 + 10 * cos(angle), y: 5 + 10 * sin(angle)), within: 1e-6))
  }

  @Test("An arc is joined to the current point by a line")
  func arcJoined() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: CGPoint(x: 5, y: 0), radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.elements[1] == .line(CGPoint(x: 6, y: 0)))
  }

  @Test("A tangent arc touches both lines")
  func tangentArc() {
    for (end, low) in [(CGPoint(x: 10, y: 10), CGPoint(x: 8, y: 0)), (CGPoint(x: 10, y: -10), CGPoint(x: 8, y: 0))] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 2)
      guard case .line(let touch) = path.elements[1] else { return #expect(Bool(false), "a line comes first") }
      #expect(isNear(touch, low))
      #expect(isNear(path.currentPoint, CGPoint(x: 10, y: end.y > 0 ? 2 : -2)))
      #expect(isNear(path.length, 8 + .pi, within: 0.001))
    }
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 10, y: 0), radius: 2)
    #expect(dump(straight) == "M0.0 0.0 L5.0 0.0")
  }

  @Test("A copy does not grow with the path that it was made of")
  func copies() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy: CGPath? = path.copy()
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy?.elements.count == 5)
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(copy?.copy(using: &double)?.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test("Closing twice closes once, and an empty path has nothing to close")
  func closing() {
    let path = CGMutablePath()
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.closeSubpath()
    #expect(path.elements.count == 5)
  }
}
