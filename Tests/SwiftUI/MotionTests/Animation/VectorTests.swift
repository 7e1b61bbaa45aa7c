import CoreGraphics
import LayoutEngine
import SwiftUICore
import Testing

@Suite("Vectors and animatable values")
struct VectorTests {
  /// The laws that animations rely on, for any vector.
  private func checkLaws<V: VectorArithmetic>(_ a: V, _ b: V, _ comment: Comment) {
    #expect(a + .zero == a, comment)
    #expect(a - a == .zero, comment)
    #expect(a + b == b + a, comment)
    #expect((a + b) - b == a, comment)
    #expect(a.scaled(by: 2) == a + a, comment)
    #expect(a.scaled(by: 1) == a, comment)
    #expect(a.scaled(by: 0).magnitudeSquared == 0, comment)
    #expect((a + b).scaled(by: 0.5) == a.scaled(by: 0.5) + b.scaled(by: 0.5), comment)
    #expect(a.scaled(by: 3).magnitudeSquared == 9 * a.magnitudeSquared, comment)
    #expect(a.interpolated(towards: b, amount: 0) == a, comment)
    #expect(a.interpolated(towards: b, amount: 1) == b, comment)
    #expect(a.interpolated(towards: b, amount: 0.5) == (a + b).scaled(by: 0.5), comment)
    var moved: V = a
    moved += b
    moved -= a
    #expect(moved == b, comment)
  }

  @Test("Numbers and pairs obey the laws of a vector space")
  func laws() {
    checkLaws(2.5, -1.25, "Double")
    checkLaws(Float(2.5), Float(-1.25), "Float")
    checkLaws(CGFloat(8), CGFloat(0.5), "CGFloat")
    checkLaws(AnimatablePair(1.5, Float(2)), AnimatablePair(-4, Float(8)), "pair")
    checkLaws(
      AnimatablePair(1.0, AnimatablePair(2.0, CGFloat(3))), AnimatablePair(4.0, AnimatablePair(5.0, CGFloat(6))),
      "nested")
    #expect(EmptyAnimatableData() + EmptyAnimatableData() == .zero)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }

  @Test("A pair's magnitude is the sum of its parts'")
  func magnitude() {
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
  }

  @Test("Geometry comes back unchanged from its animatable data")
  func roundTrips() {
    func check<T: Animatable & Equatable>(_ value: T, from other: T) {
      var copy: T = other
      #expect(copy != value)
      copy.animatableData = value.animatableData
      #expect(copy == value)
    }
    check(CGPoint(x: 1, y: 2), from: .zero)
    check(CGSize(width: 1, height: 2), from: .zero)
    check(CGRect(x: 1, y: 2, width: 3, height: 4), from: .zero)
    check(Angle.degrees(30), from: .zero)
    check(UnitPoint(x: 0.25, y: 0.75), from: .zero)
    check(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), from: EdgeInsets())
    check(
      RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
      from: RectangleCornerRadii())
    check(StrokeStyle(lineWidth: 3, miterLimit: 5, dashPhase: 2), from: StrokeStyle())
    check(Color.Resolved(red: 1, green: 0, blue: 1, opacity: 0.5), from: Color.Resolved(red: 0, green: 0, blue: 0))
  }

  @Test("Angles convert, add and compare")
  func angles() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
    #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
    #expect(Angle.degrees(20) < .degrees(30))
    #expect(abs((Angle.degrees(20) + .degrees(30)).degrees - 50) < 1e-12)
    #expect(-Angle.radians(1) == .radians(-1))
    #expect(Angle.radians(3) / 2 == .radians(1.5))
    var angle = Angle.zero
    angle.degrees = 90
    #expect(abs(angle.radians - .pi / 2) < 1e-12)
  }

  @Test("A unit point is a fraction of a rectangle")
  func unitPoints() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
    #expect(UnitPoint.leading.point(in: rect) == CGPoint(x: 10, y: 45))
  }

  @Test("The last five of twelve text sizes are for accessibility")
  func dynamicTypeSizes() {
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize.accessibility3.clamped(to: ...DynamicTypeSize.xLarge) == .xLarge)
    #expect(DynamicTypeSize.xSmall.clamped(to: DynamicTypeSize.medium...) == .medium)
    #expect(DynamicTypeSize.large.clamped(to: DynamicTypeSize.small...DynamicTypeSize.xLarge) == .large)
  }
}
