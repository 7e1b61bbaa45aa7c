import SwiftUICore
import Testing

@Suite("Angles")
struct AngleTests {
  @Test("An angle animates as 128 times its radians")
  func animatableData() {
    #expect(Angle(radians: 2).animatableData == 256)
    var angle = Angle.degrees(90)
    angle.animatableData = 128
    #expect(angle.radians == 1)
    var turned = Angle.degrees(180)
    turned.animatableData.scale(by: 0.5)
    #expect(abs(turned.degrees - 90) < 1e-9)
  }
}
