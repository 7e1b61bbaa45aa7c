import ControlLooks
import CoreGraphics
import Testing

@Suite struct SegmentedLookTests {
  private let size = CGSize(width: 300, height: 32)

  @Test("The raised piece lies in the chosen segment, or between two on its way, and has no line beside it")
  func raised() {
    var look = SegmentedLook(isPhone: true, count: 3, selected: 1)
    func piece() -> CGRect? { look.parts(in: size).first { $0.role == .raised }?.path.boundingBox }
    func lines() -> [CGFloat] { look.parts(in: size).filter { $0.role == .separator }.map(\.path.boundingBox.midX) }
    #expect(piece() == CGRect(x: 102, y: 2, width: 96, height: 28))
    #expect(lines().isEmpty)
    look.moving = 0
    #expect(piece()?.minX == 2 && lines() == [200])
    look.moving = 0.5
    #expect(piece()?.minX == 52)
  }

  @Test("Without a choice nothing is raised, and a pressed segment is marked")
  func none() {
    var look = SegmentedLook(isPhone: false, count: 2, selected: nil)
    #expect(!look.parts(in: size).contains { $0.role == .raised })
    let plain: Int = look.parts(in: size).count
    look.pressed = 1
    #expect(look.parts(in: size).count == plain + 1)
  }
}
