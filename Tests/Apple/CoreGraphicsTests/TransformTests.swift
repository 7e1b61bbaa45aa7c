import CoreGraphics
import Foundation
import Testing

@Suite struct TransformTests {
  @Test("A transform translated, scaled or rotated does the new step first")
  func order() {
    let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(turned), CGPoint(x: 10, y: 1)))
  }

  @Test("The inverse undoes the transform; what has none stays")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
    let point = CGPoint(x: 7, y: -2)
    #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("A rectangle maps to the upright box of its corners")
  func rect() {
    let turned = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned, CGRect(x: -2, y: 0, width: 2, height: 4)))
  }

  @Test("A colour has four components and can take another alpha")
  func color() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color.components == [0.25, 0.5, 0.75, 1])
    #expect(color.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(CGColor(gray: 0, alpha: 1) == .black)
  }
}
