import ControlLooks
import CoreGraphics
import Testing

@Suite struct SliderLookTests {
  @Test("The knob's middle travels from half its width to half its width before the end (recorded on macOS 26.2)")
  func travel() {
    let look = SliderLook(isPhone: false, position: 0.5)
    let size = CGSize(width: 320, height: 16)
    #expect(look.height == .fixed(16))
    #expect(look.knobFrame(in: size) == CGRect(x: 149, y: 0, width: 22, height: 16))
    #expect(look.x(at: 0, width: 320) == 11 && look.x(at: 1, width: 320) == 309)
    #expect(look.position(atX: 11, width: 320) == 0 && look.position(atX: 500, width: 320) == 1)
    #expect(look.position(atX: 160, width: 320) == 0.5)
    #expect(look.position(atX: 5, width: 10) == 0, "a track shorter than the knob has one position")
  }

  @Test("The filled part goes from the neutral position to the knob, and with the track at its ends")
  func filled() {
    func filled(_ position: CGFloat, neutral: CGFloat = 0) -> CGRect? {
      var look = SliderLook(isPhone: true, position: position)
      look.neutral = neutral
      return look.parts(in: CGSize(width: 127, height: 31)).first { $0.role == .tint }?.path.boundingBox
    }
    #expect(filled(0) == nil)
    #expect(filled(0.5) == CGRect(x: 0, y: 13.5, width: 63.5, height: 4))
    #expect(filled(1) == CGRect(x: 0, y: 13.5, width: 127, height: 4))
    #expect(filled(0.25, neutral: 0.5) == CGRect(x: 38.5, y: 13.5, width: 25, height: 4))
    #expect(filled(0.75, neutral: 0.5) == CGRect(x: 63.5, y: 13.5, width: 25, height: 4))
  }

  @Test("Ticks are dots at the knob's places, and none are drawn where they would run into each other")
  func ticks() {
    var look = SliderLook(isPhone: false, position: 0)
    look.ticks = [0, 0.5, 1]
    let size = CGSize(width: 122, height: 16)
    let dots: [CGRect] = look.parts(in: size).filter { $0.role == .label(1) }.map(\.path.boundingBox)
    #expect(dots.map(\.midX) == [11, 61, 111] && dots.allSatisfy { $0.midY == 14 })
    look.ticks = (0...100).map { CGFloat($0) / 100 }
    #expect(!look.parts(in: size).contains { $0.role == .label(1) })
  }

  @Test("A length is the proposal within its limits, and the ideal where none is proposed")
  func extent() {
    let extent = LookExtent.flexible(minimum: 22, ideal: 100)
    #expect(extent.length(for: nil) == 100 && extent.length(for: 5) == 22 && extent.length(for: 500) == 500)
    #expect(LookExtent.fixed(16).length(for: 500) == 16 && LookExtent.fixed(16).isFixed)
  }
}
