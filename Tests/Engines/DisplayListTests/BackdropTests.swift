import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing

/// Blurs of what lies behind, and blurs that stay opaque.
@MainActor @Suite struct BackdropTests {
  private let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  private func fill(_ rect: CGRect, _ color: RGBA) -> DisplayItem {
    .fill(CGPath(rect: rect, transform: nil), .color(color), evenOdd: false)
  }

  /// The left half black, the right half white.
  private var halves: [DisplayItem] {
    [
      fill(CGRect(x: 0, y: 0, width: 60, height: 60), white),
      fill(CGRect(x: 0, y: 0, width: 30, height: 60), black),
    ]
  }

  private func glass(_ rect: CGRect, radius: CGFloat = 4) -> DisplayItem {
    .group(
      .backdrop(radius: radius, covering: [fill(rect, black)]),
      [fill(rect, RGBA(red: 0, green: 0, blue: 0, alpha: 0))])
  }

  @Test("The drawing behind a surface is blurred under it, and unchanged elsewhere", arguments: [1, 2])
  func blurs(scale: Int) throws {
    let rect = CGRect(x: 15, y: 20, width: 30, height: 20)
    let plain: ImageSurface = try draw(DisplayList(halves), scale: CGFloat(scale))
    let blurred: ImageSurface = try draw(DisplayList(halves + [glass(rect)]), scale: CGFloat(scale))
    for y in 0..<60 * scale {
      for x in 0..<60 * scale where !rect.contains(CGPoint(x: x / scale, y: y / scale)) {
        try #require(plain.pixel(x: x, y: y) == blurred.pixel(x: x, y: y))
      }
    }
    func level(_ x: Int) -> Double { blurred.pixel(x: x * scale, y: 30 * scale)?.red ?? -1 }
    // A Gaussian of deviation 4 around the edge at 30.
    for (x, share) in [(18, 0.001), (26, 0.18), (30, 0.54), (34, 0.87), (42, 0.999)] {
      #expect(abs(level(x) - share) < 0.05, "\(level(x)) at \(x)")
    }
    let rising: [Double] = (16..<44).map { level($0) }
    #expect(rising == rising.sorted())
  }

  @Test("A wide blur of one colour leaves it, up to the edge of the picture", arguments: [2, 9, 20])
  func oneColor(radius: Int) throws {
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let whole = CGRect(x: 0, y: 0, width: 60, height: 60)
    let surface: ImageSurface = try draw(
      DisplayList([fill(whole, red), glass(whole, radius: CGFloat(radius))]), scale: 2)
    let off: UInt32? = surface.words.first { $0 >> 24 != 255 || ($0 >> 16) & 255 < 252 || $0 & 0xFFFF != 0 }
    #expect(off == nil)
  }

  @Test("The drawing beside a surface is not seen in it, up to its edge")
  func beside() throws {
    let surface: ImageSurface = try draw(
      DisplayList(halves + [glass(CGRect(x: 30, y: 10, width: 20, height: 40))]), scale: 1)
    #expect((30..<50).allSatisfy { surface.pixel(x: $0, y: 30)?.red == 1 })
  }

  @Test("A surface in front of another blurs that one, too; one behind it does not")
  func order() throws {
    let rect = CGRect(x: 20, y: 20, width: 20, height: 20)
    let behind: ImageSurface = try draw(DisplayList([halves[0], glass(rect), halves[1]]), scale: 1)
    #expect(behind.pixel(x: 28, y: 30)?.red == 0 && behind.pixel(x: 32, y: 30)?.red == 1)
  }

  @Test("A blur that is opaque covers its bounds up to the edges, and nothing beyond them")
  func opaque() throws {
    let bounds = CGRect(x: 10, y: 10, width: 40, height: 40)
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let item = DisplayItem.group(.opaqueBlur(radius: 5, bounds), [fill(bounds, red)])
    let surface: ImageSurface = try draw(DisplayList([item]), scale: 1)
    for y in 0..<60 {
      for x in 0..<60 {
        let word: UInt32 = surface.words[y * 60 + x]
        try #require(word == (bounds.contains(CGPoint(x: x, y: y)) ? 0xFFFF_0000 : 0), "\(x) \(y)")
      }
    }
    let half = DisplayItem.group(
      .opaqueBlur(radius: 2, bounds), [fill(CGRect(x: 10, y: 10, width: 5, height: 40), red)])
    let empty: ImageSurface = try draw(DisplayList([half]), scale: 1)
    #expect(empty.words[30 * 60 + 45] == 0xFF00_0000, "what is left empty is black")
  }

  @Test("A change behind a surface repaints all of it; one beside it leaves it, however wide the blur")
  func damage() {
    let root = DisplayNode(id: 0)
    let (behind, beside, pane) = (DisplayNode(id: 1), DisplayNode(id: 2), DisplayNode(id: 3))
    root.children = [behind, beside, pane]
    pane.content = [glass(CGRect(x: 100, y: 100, width: 50, height: 50), radius: 10)]
    // A pixel at the edge is looked at as a whole.
    let zone = CGRect(x: 99, y: 99, width: 52, height: 52)
    let tree = DisplayTree(root: root, size: CGSize(width: 400, height: 400))
    _ = tree.takeDamage()
    behind.content = [fill(CGRect(x: 110, y: 110, width: 10, height: 10), black)]
    #expect(tree.takeDamage() == [zone])
    behind.content = [fill(CGRect(x: 20, y: 110, width: 100, height: 10), black)]
    #expect(tree.takeDamage() == [CGRect(x: 20, y: 99, width: 131, height: 52)])
    for near in [CGRect(x: 60, y: 60, width: 10, height: 10), CGRect(x: 152, y: 110, width: 10, height: 10)] {
      beside.content = []
      _ = tree.takeDamage()
      beside.content = [fill(near, black)]
      #expect(tree.takeDamage() == [near])
    }
    // What is clipped away of the surface is seen by what is left of it.
    pane.effects = [.clip(CGPath(rect: CGRect(x: 100, y: 100, width: 20, height: 50), transform: nil), evenOdd: false)]
    _ = tree.takeDamage()
    beside.content = [fill(CGRect(x: 140, y: 110, width: 5, height: 5), black)]
    #expect(tree.takeDamage().contains(zone))
    pane.isHidden = true
    _ = tree.takeDamage()
    behind.content = []
    #expect(tree.takeDamage() == [CGRect(x: 20, y: 110, width: 100, height: 10)])
  }

  @Test("Backdrops and opaque blurs stand in the text form")
  func text() throws {
    let list = DisplayList([
      glass(CGRect(x: 1, y: 2, width: 3, height: 4)),
      .group(.opaqueBlur(radius: 2, CGRect(x: 1, y: 2, width: 3, height: 4)), halves),
    ])
    let text: String = "\(list)"
    #expect(text.hasPrefix("group backdrop 4 1\n  fill #000000 rect 1 2 3 4\n  fill #000000/0 rect 1 2 3 4\n"))
    #expect(text.contains("group opaqueblur 2 1 2 3 4\n"))
    #expect(try DisplayList(parsing: text) == list)
    #expect(throws: DisplayListSyntaxError.self) { try DisplayList(parsing: "group backdrop 4 0.5") }
  }
}
