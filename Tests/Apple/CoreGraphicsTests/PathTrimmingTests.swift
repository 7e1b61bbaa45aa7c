import CoreGraphics
import Foundation
import Testing

@Suite struct PathTrimmingTests {
  let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)

  @Test(
    "A part of a circle ends at the angle that its share of the length stands for", arguments: [0.1, 0.37, 0.5, 0.83])
  func angle(share: Double) {
    let part: CGPath = circle.trimmed(from: 0, to: CGFloat(share))
    let end: CGPoint = part.currentPoint
    let turned: Double = atan2(Double(end.y), Double(end.x)) / (2 * .pi)
    #expect(abs((turned < 0 ? turned + 1 : turned) - share) < 1e-4)
    #expect(abs(part.length / circle.length - CGFloat(share)) < 1e-9)
  }

  @Test("A part from the middle has its share of the length and starts where the first share ends")
  func middle() {
    let part: CGPath = circle.trimmed(from: 0.3, to: 0.45)
    #expect(isNear(part.length, circle.length * 0.15, within: 1e-6))
    guard case .move(let start) = part.elements.first else { return #expect(Bool(false), "a path begins with a move") }
    #expect(isNear(start, circle.trimmed(from: 0, to: 0.3).currentPoint, within: 1e-6))
  }

  @Test("Nothing remains where from is not less than to; the whole comes back as it is")
  func limits() {
    #expect(circle.trimmed(from: 0.6, to: 0.4).isEmpty)
    #expect(circle.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmed(from: .nan, to: 0.5).isEmpty)
    #expect(circle.trimmed(from: -1, to: 2) == circle)
  }

  @Test("Subpaths are taken in order, and a closing line becomes a line")
  func subpaths() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.move(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 0))
    #expect(dump(path.trimmed(from: 0.375, to: 0.75)) == "M0.0 10.0 L0.0 0.0 M20.0 0.0 L40.0 0.0")
  }
}
