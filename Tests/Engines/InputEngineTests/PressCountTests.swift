import CoreGraphics
import Testing

@testable import InputEngine

@Suite("Counting presses")
struct PressCountTests {
  private func press(
    _ count: inout PressCount, _ x: CGFloat, _ time: Double, kind: PointerKind = .mouse,
    button: PointerButton = .primary
  ) -> Int {
    count.add(
      PointerEvent(.down, at: CGPoint(x: x, y: 0), time: time, kind: kind, button: button), InputSettings())
    return count.count
  }

  @Test("Presses follow each other in one place within the time of a double click; another button begins anew")
  func counting() {
    var count = PressCount()
    #expect(count.count == 0)
    #expect(press(&count, 0, 0) == 1 && press(&count, 6, 0.3) == 2 && press(&count, 6, 0.6) == 3)
    #expect(press(&count, 20, 0.8) == 1, "too far")
    #expect(press(&count, 20, 1.3) == 1, "too late")
    #expect(press(&count, 20, 1.4, button: .secondary) == 1)
    #expect(press(&count, 40, 1.5, kind: .touch) == 2, "fingers get four times as much room")
  }
}
