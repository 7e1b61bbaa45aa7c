import ControlLooks
import CoreGraphics
import Testing

@Suite struct GaugeLookTests {
  @Test("A bar is filled by the fraction of its width (recorded on macOS 26.2: 112 of 280 for 0.4)")
  func bar() {
    let size = CGSize(width: 280, height: 16)
    let look = GaugeBarLook(.capacity, isPhone: false, position: 0.4)
    #expect(look.parts(in: size).last?.path.boundingBox == CGRect(x: 0, y: 0, width: 112, height: 16))
    #expect(GaugeBarLook(.capacity, isPhone: false, position: 0).parts(in: size).count == 1)
    #expect(GaugeBarLook(.capacity, isPhone: false, position: 7).parts(in: size).last?.path.boundingBox.width == 280)
  }

  @Test("The dot of a thin bar travels from 4 points to 4 before the end")
  func marker() {
    func dot(_ position: CGFloat) -> CGFloat? {
      GaugeBarLook(.marker, isPhone: false, position: position).parts(in: CGSize(width: 280, height: 8)).last?
        .path.boundingBox.midX
    }
    #expect(dot(0) == 4 && dot(1) == 276 && dot(0.5) == 140)
  }

  @Test("The dot of a ring goes with the clock, from below on the left over the top")
  func ring() throws {
    func dot(_ position: CGFloat) throws -> CGPoint {
      let parts: [LookPart] = GaugeRingLook(isCapacity: false, hasBounds: false, position: position)
        .parts(in: CGSize(width: 58, height: 58))
      let box: CGRect = try #require(parts.last?.path.boundingBox)
      return CGPoint(x: box.midX, y: box.midY)
    }
    #expect(try abs(dot(0.5).x - 29) < 0.01 && abs(dot(0.5).y - 3) < 0.01)
    #expect(try dot(0).x < 29 && dot(0).y > 29 && dot(1).x > 29 && dot(1).y > 29)
  }
}
