import Foundation
import QuartzCore
import Testing

/// Where a mapping brings a point of space.
private func mapped(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, by t: CATransform3D) -> [CGFloat] {
  let w: CGFloat = x * t.m14 + y * t.m24 + z * t.m34 + t.m44
  return [
    (x * t.m11 + y * t.m21 + z * t.m31 + t.m41) / w, (x * t.m12 + y * t.m22 + z * t.m32 + t.m42) / w,
    (x * t.m13 + y * t.m23 + z * t.m33 + t.m43) / w,
  ]
}

private func isNear(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
  zip(left, right).allSatisfy { abs($0 - $1) < 1e-9 }
}

@Suite("Mappings of space")
struct SpaceTransformTests {
  @Test("A turn about an axis follows the right hand, the axis of any length")
  func turns() {
    let quarter: CGFloat = .pi / 2
    #expect(isNear(mapped(1, 0, 0, by: CATransform3DMakeRotation(quarter, 0, 0, 1)), [0, 1, 0]))
    #expect(isNear(mapped(0, 1, 0, by: CATransform3DMakeRotation(quarter, 5, 0, 0)), [0, 0, 1]))
    #expect(isNear(mapped(0, 0, 1, by: CATransform3DMakeRotation(quarter, 0, 0.1, 0)), [1, 0, 0]))
    #expect(isNear(mapped(1, 2, 3, by: CATransform3DMakeRotation(.pi * 2 / 3, 1, 1, 1)), [3, 1, 2]))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("A transform added to a mapping is applied before it")
  func order() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect(isNear(mapped(0, 0, 0, by: moved), [2, 3, 4]))
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
    #expect(isNear(mapped(1, 1, 1, by: scaled), [3, 4, 5]))
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1)
    #expect(isNear(mapped(1, 0, 0, by: turned), [10, 1, 0]))
  }

  @Test("The inverse leads back, also from perspective; what has none stays")
  func inverse() {
    var t: CATransform3D = CATransform3DRotate(CATransform3DMakeTranslation(3, -4, 5), 0.7, 1, 2, 3)
    t.m34 = -1 / 500
    let place: [CGFloat] = mapped(7, 8, 9, by: t)
    #expect(isNear(mapped(place[0], place[1], place[2], by: CATransform3DInvert(t)), [7, 8, 9]))
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    // Needs another row as the divisor.
    let swap = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(isNear(mapped(0, 1, 0, by: CATransform3DInvert(swap)), [1, 0, 0]))
  }

  @Test("Mappings of the plane go to space and back")
  func plane() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space: CATransform3D = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3D() != CATransform3DIdentity)
    let whole = CATransform3D(
      m11: 1, m12: 2, m13: 0, m14: 0, m21: 3, m22: 4, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 5, m42: 6,
      m43: 0, m44: 1)
    #expect(whole == space)
  }
}
