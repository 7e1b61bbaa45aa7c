import CoreGraphics
import Foundation
import Testing

/// Boxes of outlines against values worked out by hand.
@Suite struct PathBoxTests {
  private static func path(_ build: (CGMutablePath) -> Void) -> CGPath {
    let path = CGMutablePath()
    build(path)
    return path
  }

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  private static func curve(_ points: [CGFloat]) -> CGPath {
    path {
      $0.move(to: CGPoint(x: points[0], y: points[1]))
      $0.addCurve(
        to: CGPoint(x: points[6], y: points[7]), control1: CGPoint(x: points[2], y: points[3]),
        control2: CGPoint(x: points[4], y: points[5]))
    }
  }

  private static func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool = false) -> CGPath {
    path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 20, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
        clockwise: clockwise)
    }
  }

  private static let half: CGFloat = 20 * CGFloat(0.5).squareRoot()

  /// x, y, width and height of the box of the outline itself.
  static let boxes: [(String, CGPath, [CGFloat])] = [
    ("a rectangle", rect(3, 4, 5, 6), [3, 4, 5, 6]),
    ("a line", path { $0.addLines(between: [CGPoint(x: 9, y: 2), CGPoint(x: 1, y: 7)]) }, [1, 2, 8, 5]),
    ("a level line", path { $0.addLines(between: [CGPoint(x: 1, y: 7), CGPoint(x: 9, y: 7)]) }, [1, 7, 8, 0]),
    ("an ellipse", CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 8), transform: nil), [1, 2, 30, 8]),
    // y = 3 t (1 - t) 12 at its middle: 9.
    ("a curve above a line", curve([0, 0, 0, 12, 10, 12, 10, 0]), [0, 0, 10, 9]),
    // x = 3 u u t 30 + 3 u t t 30, largest in the middle: 22.5.
    ("a curve that bulges", curve([0, 0, 30, 0, 30, 10, 0, 10]), [0, 0, 22.5, 10]),
    // y = 3 u u t 10 - 3 u t t 10: extremes at (3 -+ sqrt 3) / 6 of +-10 sqrt 3 / 6 = 2.886751.
    ("a wave", curve([0, 0, 5, 10, 10, -10, 15, 0]), [0, -2.886_751_346, 15, 5.773_502_692]),
    // All four points lie on a diagonal and follow each other: there is no extreme inside.
    ("a straight curve", curve([0, 0, 2, 2, 8, 8, 10, 10]), [0, 0, 10, 10]),
    // The quadratic: y = 2 t (1 - t) 10 is 5 in the middle.
    (
      "a quadratic",
      path {
        $0.move(to: .zero)
        $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
      }, [0, 0, 10, 5]
    ),
    // x = 2 t (1 - t) 20 + 10 t t: slope 0 at t = 2/3, 40/3.
    (
      "a leaning quadratic",
      path {
        $0.move(to: .zero)
        $0.addQuadCurve(to: CGPoint(x: 10, y: 6), control: CGPoint(x: 20, y: 3))
      }, [0, 0, 40.0 / 3, 6]
    ),
    ("a quarter circle", arc(0, 90), [50, 50, 20, 20]),
    ("a half circle", arc(0, 180), [30, 50, 40, 20]),
    ("the other half", arc(0, 180, clockwise: true), [30, 30, 40, 20]),
    ("three quarters", arc(90, 360), [30, 30, 40, 40]),
    ("an eighth", arc(45, 90), [50, 50 + half, half, 20 - half]),
    ("an arc over the right", arc(-45, 45), [50 + half, 50 - half, 20 - half, 2 * half]),
    ("an arc over the top", arc(225, 315), [50 - half, 30, 2 * half, 20 - half]),
    ("a whole circle", arc(0, 360), [30, 30, 40, 40]),
    (
      "a rounded rectangle",
      CGPath(
        roundedRect: CGRect(x: 2, y: 3, width: 40, height: 20), cornerWidth: 5, cornerHeight: 8, transform: nil),
      [2, 3, 40, 20]
    ),
    (
      "a turned square",
      CGPath(
        rect: CGRect(x: -1, y: -1, width: 2, height: 2),
        transform: [CGAffineTransform(rotationAngle: .pi / 4)]),
      [-CGFloat(2).squareRoot(), -CGFloat(2).squareRoot(), 2 * CGFloat(2).squareRoot(), 2 * CGFloat(2).squareRoot()]
    ),
    (
      "two rectangles",
      path {
        $0.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        $0.addRect(CGRect(x: 10, y: -5, width: 2, height: 2))
      }, [0, -5, 12, 7]
    ),
    (
      "a star of lines",
      path { star in
        star.addLines(
          between: [0, 2, 4, 1, 3].map {
            CGPoint(x: 10 * sin(CGFloat($0) * 0.4 * .pi), y: -10 * cos(CGFloat($0) * 0.4 * .pi))
          })
        star.closeSubpath()
      },
      [-10 * sin(0.4 * .pi), -10, 20 * sin(0.4 * .pi), 10 + 10 * cos(0.2 * .pi)]
    ),
  ]

  @Test("The box of an outline is that worked out by hand", arguments: boxes.indices)
  func box(index: Int) {
    let (name, path, expected): (String, CGPath, [CGFloat]) = Self.boxes[index]
    let rect = CGRect(x: expected[0], y: expected[1], width: expected[2], height: expected[3])
    // Arcs and ellipses are curves: to a thousandth of their radius.
    #expect(isNear(path.boundingBoxOfPath, rect, within: 0.02), "\(name): \(path.boundingBoxOfPath)")
    let moved: CGPath = path.applying(CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 7, ty: 11))
    let movedRect = CGRect(
      x: 2 * rect.minX + 7, y: -3 * rect.maxY + 11, width: 2 * rect.width, height: 3 * rect.height)
    #expect(isNear(moved.boundingBoxOfPath, movedRect, within: 0.06), "\(name), moved: \(moved.boundingBoxOfPath)")
  }

  @Test("Areas put together have the boxes of what is left of them")
  func areas() {
    let a: CGPath = Self.rect(0, 0, 20, 10)
    let b: CGPath = Self.rect(15, 5, 20, 10)
    #expect(isNear(a.union(b).boundingBoxOfPath, CGRect(x: 0, y: 0, width: 35, height: 15)))
    #expect(isNear(a.intersection(b).boundingBoxOfPath, CGRect(x: 15, y: 5, width: 5, height: 5)))
    #expect(isNear(a.subtracting(b).boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(isNear(a.symmetricDifference(b).boundingBoxOfPath, CGRect(x: 0, y: 0, width: 35, height: 15)))
    // What sticks out is cut off: the left half of a circle.
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let right: CGPath = Self.rect(10, -5, 20, 30)
    #expect(
      isNear(circle.subtracting(right).boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 20), within: 0.01))
    // Two circles whose middles are as far apart as they are wide in radius: a lens of one radius and sqrt 3.
    let other = CGPath(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20), transform: nil)
    let lens = CGRect(x: 10, y: 10 - 5 * CGFloat(3).squareRoot(), width: 10, height: 10 * CGFloat(3).squareRoot())
    #expect(isNear(circle.intersection(other).boundingBoxOfPath, lens, within: 0.02))
    #expect(a.intersection(Self.rect(50, 50, 5, 5)).boundingBoxOfPath.isNull)
    // A line is cut where it enters and leaves.
    let line: CGPath = Self.path { $0.addLines(between: [CGPoint(x: -10, y: 5), CGPoint(x: 40, y: 5)]) }
    #expect(isNear(line.lineIntersection(a).boundingBoxOfPath, CGRect(x: 0, y: 5, width: 20, height: 0)))
  }
}
