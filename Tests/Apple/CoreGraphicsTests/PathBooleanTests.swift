import CoreGraphics
import Testing

/// Areas and lines of paths put together: squares of ten, the second five to the right and five down.
@Suite("Areas of paths")
struct CGPathBooleanTests {
  private let first = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let second = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)

  /// How many of the 15 by 15 unit squares lie inside.
  private func area(_ path: CGPath, _ rule: CGPathFillRule = .winding) -> Int {
    (0..<225).filter { path.contains(CGPoint(x: CGFloat($0 % 15) + 0.5, y: CGFloat($0 / 15) + 0.5), using: rule) }.count
  }

  private func isNear(_ found: CGRect, _ expected: CGRect) -> Bool {
    abs(found.minX - expected.minX) < 1e-6 && abs(found.minY - expected.minY) < 1e-6
      && abs(found.width - expected.width) < 1e-6 && abs(found.height - expected.height) < 1e-6
  }

  @Test("Areas are joined, cut and compared")
  func areas() {
    #expect(area(first.union(second, using: .winding)) == 175)
    #expect(area(first.intersection(second, using: .winding)) == 25)
    #expect(area(first.subtracting(second, using: .winding)) == 75)
    #expect(area(second.subtracting(first, using: .evenOdd)) == 75)
    #expect(area(first.symmetricDifference(second, using: .winding)) == 150)
    #expect(isNear(first.intersection(second).boundingBoxOfPath, CGRect(x: 5, y: 5, width: 5, height: 5)))
    let far = CGPath(rect: CGRect(x: 50, y: 50, width: 1, height: 1), transform: nil)
    #expect(first.intersection(far).isEmpty)
  }

  @Test("The rule says what is inside of a path that goes twice around")
  func rules() {
    let twice = CGMutablePath()
    twice.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    twice.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(area(twice.normalized(using: .winding)) == 100)
    #expect(area(twice.normalized(using: .evenOdd)) == 84)
    let corner = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    #expect(area(twice.intersection(corner, using: .winding)) == 25)
    #expect(area(twice.intersection(corner, using: .evenOdd)) == 16)
  }

  @Test("A line is cut where it enters an area and where it leaves")
  func lines() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 20, y: 5))
    #expect(
      isNear(
        line.lineIntersection(first, using: .winding).boundingBoxOfPath, CGRect(x: 0, y: 5, width: 10, height: 0)))
    let rest: CGPath = line.lineSubtracting(first, using: .winding)
    #expect(isNear(rest.boundingBoxOfPath, CGRect(x: -5, y: 5, width: 25, height: 0)))
    var moves: Int = 0
    for element in rest.elements { if case .move = element { moves += 1 } }
    #expect(moves == 2)
  }
}
