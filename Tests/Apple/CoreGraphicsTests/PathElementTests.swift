import CoreGraphics
import Foundation
import Testing

@Suite struct PathElementTests {
  private func path() -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    return path
  }

  @Test("A path's steps come in order, control points before ends")
  func steps() {
    var found: [String] = []
    let counts: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
    ]
    path().applyWithBlock { element in
      let type: CGPathElementType = element.pointee.type
      found.append("\(type.rawValue)" + (0..<(counts[type] ?? 0)).map { " \(element.pointee.points[$0].x)" }.joined())
    }
    #expect(found == ["0 1.0", "1 3.0", "2 5.0 7.0", "3 9.0 11.0 13.0", "4"])
  }

  @Test("A function takes a path's steps with what was handed over")
  func function() {
    var count = 0
    let counting: CGPathApplierFunction = { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
    path().apply(info: &count, function: counting)
    #expect(count == 5)
  }

  @Test("A rectangle along the axes is known as one")
  func rectangles() {
    var rect: CGRect = .zero
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: box, transform: nil).isRect(&rect) && rect == box)
    let open = CGMutablePath()
    open.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 0), .zero])
    #expect(open.isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.3)
    #expect(!CGPath(rect: box, transform: &turn).isRect(&rect) && rect == box)
    #expect(!CGPath(ellipseIn: box, transform: nil).isRect(nil) && !CGMutablePath().isRect(nil))
  }

  @Test("A transform is made of its parts, and made again from them")
  func decomposing() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: -3), horizontalShear: 0.5, rotation: 0.7, translation: CGVector(dx: 4, dy: 5))
    let found: CGAffineTransformComponents = CGAffineTransform(parts).decomposed()
    #expect(abs(found.scale.width - 2) < 1e-9 && abs(found.scale.height + 3) < 1e-9)
    #expect(abs(found.horizontalShear - 0.5) < 1e-9 && abs(found.rotation - 0.7) < 1e-9)
    #expect(found.translation == CGVector(dx: 4, dy: 5))
    #expect(CGAffineTransform(CGAffineTransformComponents()) == .identity)
    let flat: CGAffineTransformComponents = CGAffineTransform(scaleX: 0, y: 2).decomposed()
    #expect(flat.scale == CGSize(width: 0, height: 2) && flat.rotation == 0)
    #expect(CGAffineTransform(scaleX: 2, y: 0).decomposed().horizontalShear == 0)
  }
}
