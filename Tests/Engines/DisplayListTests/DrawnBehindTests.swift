import CoreGraphics
import DisplayList
import Testing
import TextEngine

/// What panels are drawn over.
@Suite("Drawn behind")
struct DrawnBehindTests {
  private let root = DisplayNode(id: 0)
  private let group = DisplayNode(id: 1)
  private let panel = DisplayNode(id: 2)

  private static func fill(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, alpha: Double = 1) -> DisplayItem {
    .fill(
      CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil),
      .color(RGBA(red: 1, green: 0, blue: 0, alpha: alpha)), evenOdd: false)
  }

  private static let circle = DisplayItem.fill(
    CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
    .color(RGBA(red: 0, green: 0, blue: 0, alpha: 1)), evenOdd: false)

  private static let area = CGRect(x: 0, y: 0, width: 20, height: 20)

  init() {
    root.children = [group]
    group.children = [panel]
    group.origin = CGPoint(x: 100, y: 50)
    panel.origin = CGPoint(x: 10, y: 0)
    panel.content = [.group(.backdrop(radius: 4, covering: [Self.fill(0, 0, 20)]), [Self.fill(0, 0, 20, alpha: 0.2)])]
  }

  @Test("Of what is painted before a panel, what touches it counts, in the panel's space")
  func touching() throws {
    group.content = [
      Self.circle,
      .text(
        TextFragment(text: "a", font: FontDescriptor(size: 10), width: 8),
        .color(RGBA(red: 0, green: 0, blue: 0, alpha: 1)), at: CGPoint(x: 400, y: 400)),
    ]
    panel.origin = CGPoint(x: 30, y: 0)
    root.content = [Self.fill(125, 45, 20)]
    let behind: DrawnBehind = try #require(panel.drawnBehind(Self.area, isInside: true))
    #expect(behind.items == [Self.fill(-5, -5, 20)])
    #expect(behind.isOnGround && !behind.isPlain)
  }

  @Test("Siblings count up to the panel, not those after it")
  func siblings() throws {
    let (before, after) = (DisplayNode(id: 3), DisplayNode(id: 4))
    before.content = [Self.fill(0, 0, 15)]
    after.content = [Self.fill(0, 0, 15)]
    (before.origin, after.origin) = (CGPoint(x: 12, y: 2), CGPoint(x: 12, y: 2))
    group.children = [before, panel, after]
    #expect(panel.drawnBehind(Self.area, isInside: true)?.items == [Self.fill(2, 2, 15)])
  }

  @Test("Over one colour the items are the same wherever the panel stands, so that scrolling it changes nothing")
  func plain() throws {
    root.content = [Self.circle, Self.fill(0, 0, 1000), Self.fill(-500, -500, 2000, alpha: 0.5)]
    let first: DrawnBehind = try #require(panel.drawnBehind(Self.area, isInside: true))
    #expect(first.isPlain && first.isOnGround)
    #expect(first.items == [Self.fill(0, 0, 20), Self.fill(0, 0, 20, alpha: 0.5)])
    group.origin = CGPoint(x: 3, y: 70)
    #expect(panel.drawnBehind(Self.area, isInside: true) == first)
    group.origin = CGPoint(x: 985, y: 70)
    #expect(panel.drawnBehind(Self.area, isInside: true)?.isPlain == false)
  }

  @Test("Behind what is put together first lies nothing, and through a clip everything is seen")
  func layers() throws {
    root.content = [Self.fill(100, 40, 30)]
    group.effects = [.clip(CGPath(rect: Self.area, transform: nil), evenOdd: false)]
    #expect(panel.drawnBehind(Self.area, isInside: true)?.items == [Self.fill(0, 0, 20)])
    group.effects = [.opacity(0.5)]
    let faded: DrawnBehind = try #require(panel.drawnBehind(Self.area, isInside: true))
    #expect(faded.items.isEmpty && !faded.isOnGround)
    group.effects = []
    panel.effects = [.isolate]
    #expect(panel.drawnBehind(Self.area, isInside: true)?.isOnGround == false)
    #expect(panel.drawnBehind(Self.area, isInside: false)?.items == [Self.fill(0, 0, 20)])
  }

  @Test("Nobody knows what lies behind a panel in a turned or masked group")
  func unknown() {
    group.effects = [.transform(CGAffineTransform(rotationAngle: 1))]
    #expect(panel.drawnBehind(Self.area, isInside: true) == nil)
    group.effects = []
    let mask = DisplayNode(id: 5, masksSiblings: true)
    mask.content = [Self.fill(0, 0, 50)]
    group.children = [mask, panel]
    #expect(panel.drawnBehind(Self.area, isInside: true) == nil)
  }

  @Test("Only nodes that show what lies behind them, and those around such, say so")
  func hasBackdrops() {
    #expect(root.hasBackdrops && group.hasBackdrops && panel.hasBackdrops)
    panel.content = [Self.fill(0, 0, 20)]
    #expect(!root.hasBackdrops && !panel.hasBackdrops)
  }
}
