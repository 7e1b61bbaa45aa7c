import CoreGraphics
import Foundation
import Testing

@Suite struct PathMeasuringTests {
  @Test("The path's box holds the curve itself, the other box its control points as well")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 6)))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(isNear(quad.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test("An empty path has no box, one that only moves has a point")
  func emptyBoxes() {
    let path = CGMutablePath()
    #expect(path.boundingBoxOfPath.isNull && path.boundingBox.isNull)
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.boundingBoxOfPath == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test("After a close the current point is the subpath's start")
  func currentPoint() {
    let path = CGMutablePath()
    #expect(path.currentPoint == .zero)
    path.addRect(CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test("The length counts closing lines and follows curves")
  func length() {
    #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil).length == 14)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
    #expect(isNear(circle.length, 200 * .pi, within: 0.1))
  }

  @Test("Where subpaths overlap in one direction, winding is inside and even-odd is not")
  func contains() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(path.contains(CGPoint(x: 25, y: 5), transform: CGAffineTransform(translationX: 20, y: 0)))
  }

  @Test("An open path is closed for the question what is inside")
  func containsOpen() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("Mitered corners reach out by one over the sine of half their angle, up to the limit")
  func miterReach() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(isNear(square.miterReach(limit: 10), CGFloat(2).squareRoot()))
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(isNear(circle.miterReach(limit: 10), 1))
    let spike = CGMutablePath()
    spike.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 5)])
    #expect(isNear(spike.miterReach(limit: 10), 1 / sin(atan2(5, 10) / 2)))
    #expect(spike.miterReach(limit: 2) == 1)
  }
}
