import ControlLooks
import CoreGraphics
import Testing

@Suite struct StepperLookTests {
  @Test("A desktop's arrows lie where they were recorded on macOS 26.2")
  func arrows() {
    let lines: [CGRect] = StepperLook(isPhone: false).parts(in: CGSize(width: 20, height: 26))
      .filter { $0.stroke?.width == 1.5 }.map(\.path.boundingBox)
    #expect(lines == [CGRect(x: 4.5, y: 4.25, width: 11, height: 5), CGRect(x: 4.5, y: 17.25, width: 11, height: 5)])
  }

  @Test("The pressed half is stronger, and what cannot be done fainter", arguments: [false, true])
  func states(isPhone: Bool) {
    var look = StepperLook(isPhone: isPhone)
    let size = CGSize(width: look.width.ideal, height: look.height.ideal)
    let plain: [LookPart] = look.parts(in: size)
    look.pressed = .increment
    let pressed: [LookPart] = look.parts(in: size)
    #expect(pressed.count == plain.count + 1)
    let box: CGRect = pressed[1].path.boundingBox
    #expect(isPhone ? box.minX == 48 : box.maxY == 12, "plus stands behind on a phone, more above on a desktop")
    look.canDecrement = false
    #expect(look.parts(in: size).filter { $0.opacity < 1 }.count == 1)
  }
}
