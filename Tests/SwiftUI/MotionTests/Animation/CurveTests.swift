import CoreGraphics
import SwiftUICore
import Testing

@Suite("Unit curves")
struct CurveTests {
  private let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.7), endControlPoint: UnitPoint(x: 0.3, y: 0.9)),
  ]

  @Test("Every curve runs from 0 to 1 and rises; times outside are the ends")
  func ends() {
    for curve in curves {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1)
      let values: [Double] = (0...100).map { curve.value(at: Double($0) / 100) }
      #expect(values == values.sorted())
    }
  }

  @Test("The inverse exchanges time and value")
  func inverses() {
    for curve in curves {
      for x in [0.05, 0.3, 0.5, 0.8, 0.97] {
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
      }
      #expect(curve.inverse.inverse == curve)
    }
  }

  @Test("The velocity is the slope of the value")
  func slopes() {
    for curve in curves {
      for x in [0.1, 0.3, 0.6, 0.9] {
        let slope: Double = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
        #expect(abs(curve.velocity(at: x) - slope) < 1e-4)
      }
    }
    // Where a control point lies on its end the curve stands still.
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 0 && UnitCurve.easeOut.velocity(at: 1) == 0)
    let upright: UnitCurve = .bezier(
      startControlPoint: UnitPoint(x: 0, y: 0.5), endControlPoint: UnitPoint(x: 0.5, y: 1))
    #expect(upright.velocity(at: 0) > 10)
    #expect(UnitCurve.linear.velocity(at: 0.4) == 1)
  }

  @Test("A cubic gives its points: at the parameter t both coordinates are the Bezier's")
  func cubicPoints() {
    let curve: UnitCurve = .easeInOut
    for t in [0.2, 0.5, 0.7] {
      let u: Double = 1 - t
      let x: Double = 3 * u * u * t * 0.42 + 3 * u * t * t * 0.58 + t * t * t
      let y: Double = 3 * u * t * t + t * t * t
      #expect(abs(curve.value(at: x) - y) < 1e-9)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
  }

  @Test("A curve may pass its ends in between, and control times are kept in 0...1")
  func overshooting() {
    let back: UnitCurve = .bezier(
      startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: UnitPoint(x: 0.7, y: 1.5))
    #expect(back.value(at: 0.1) < 0 && back.value(at: 0.9) > 1)
    let wild: UnitCurve = .bezier(startControlPoint: UnitPoint(x: -4, y: 0), endControlPoint: UnitPoint(x: 9, y: 1))
    #expect((0...20).allSatisfy { wild.value(at: Double($0) / 20).isFinite })
  }

  @Test("A quarter of a circle has the circle's points")
  func circles() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
  }
}
