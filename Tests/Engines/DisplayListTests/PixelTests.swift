import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing

@MainActor @Suite struct PixelTests {
  /// Colours at points, on a surface of 60 by 60 points.
  private func expect(_ text: String, _ probes: [(Int, Int, RGBA)], within tolerance: Double = 0.02) throws {
    let surface: ImageSurface = try draw(text)
    for (x, y, color) in probes {
      let found: RGBA = try #require(surface.pixel(x: x, y: y))
      #expect(found.isNear(color, within: tolerance), "at \(x) \(y)")
    }
  }

  @Test("Fills cover their inside by their rule and nothing else")
  func fills() throws {
    let rings = "path M5 5 L55 5 L55 55 L5 55 Z M15 15 L45 15 L45 45 L15 45 Z"
    try expect("fill #FF0000 evenodd \(rings)", [(10, 10, red), (30, 30, clear), (2, 2, clear)])
    try expect("fill #FF0000 \(rings)", [(10, 10, red), (30, 30, red)])
  }

  @Test("Round caps go beyond a line's end by half its width, butt caps do not")
  func caps() throws {
    let line = "path M20 30 L40 30"
    try expect("stroke #0000FF width 10 cap round \(line)", [(17, 30, blue), (16, 25, clear), (30, 26, blue)])
    try expect("stroke #0000FF width 10 \(line)", [(17, 30, clear), (21, 30, blue)])
    try expect("stroke #0000FF width 10 cap square \(line)", [(16, 26, blue)])
  }

  @Test("A dash leaves gaps, and one of zeros is none")
  func dashes() throws {
    try expect("stroke #0000FF width 4 dash 10 10 path M0 30 L60 30", [(5, 30, blue), (15, 30, clear), (25, 30, blue)])
    try expect("stroke #0000FF width 4 dash 0 0 path M0 30 L60 30", [(5, 30, blue), (15, 30, blue)])
  }

  @Test("Linear and radial gradients have their stops' colours where they say")
  func gradients() throws {
    let middle = RGBA(red: 0.5, green: 0, blue: 0.5)
    try expect(
      "fill linear(0 0 to 60 0; #FF0000 0, #0000FF 1) rect 0 0 60 60",
      [(0, 30, red), (30, 3, middle), (59, 50, blue)])
    try expect(
      "fill linear(20 0 to 40 0; #FF0000 0, #0000FF 1) rect 0 0 60 60", [(5, 30, red), (55, 50, blue)])
    try expect(
      "fill radial(30 30 from 10 to 30; #FF0000 0, #0000FF 1) rect 0 0 60 60",
      [(30, 30, red), (37, 30, red), (50, 30, middle), (1, 1, blue)], within: 0.03)
    try expect(
      "fill radial(30 30 from 30 to 10; #0000FF 0, #FF0000 1) rect 0 0 60 60",
      [(30, 30, red), (50, 30, middle), (1, 1, blue)], within: 0.03)
  }

  @Test("An angular gradient turns clockwise from the x axis; a gap is shared by the last and the first colour")
  func angular() throws {
    let turn: Double = 2 * .pi
    let middle = RGBA(red: 0.5, green: 0, blue: 0.5)
    try expect(
      "fill angular(30 30 from 0 to \(turn); #FF0000 0, #0000FF 1) rect 0 0 60 60",
      [(50, 31, red), (10, 30, middle), (50, 28, blue)], within: 0.04)
    try expect(
      "fill angular(30 30 from 0 to \(turn / 2); #FF0000 0, #0000FF 1) rect 0 0 60 60",
      [(31, 50, middle), (10, 29, blue), (20, 5, blue), (40, 5, red), (50, 29, red)], within: 0.05)
    try expect(
      "fill angular(30 30 from \(turn) to 0; #FF0000 0, #0000FF 1) rect 0 0 60 60",
      [(50, 28, red), (50, 31, blue)], within: 0.04)
  }

  @Test("An angular gradient has no seams: next to each other, pixels on a circle differ little")
  func seams() throws {
    let list = try DisplayList(
      parsing: "fill angular(30 30 from 0 to 6.2831853; #FF0000 0, #00FF00 0.5, #FF0000 1) rect 0 0 60 60")
    let surface: ImageSurface = try draw(list, scale: 2)
    var last: RGBA?
    for step in 0..<720 {
      let angle: Double = Double(step) * .pi / 360
      let color: RGBA = try #require(surface.pixel(x: Int(60 + 50 * cos(angle)), y: Int(60 + 50 * sin(angle))))
      #expect(color.alpha == 1)
      if let last { #expect(color.isNear(last, within: 0.03), "at \(step) half degrees") }
      last = color
    }
  }

  @Test("Opacity applies to a group as a whole: what is behind an item in it does not show")
  func opacity() throws {
    try expect(
      "group opacity 0.5\n  fill #FF0000 rect 0 0 40 40\n  fill #0000FF rect 20 20 40 40",
      [(10, 10, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)), (30, 30, RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))])
  }

  @Test("A blur spreads colour evenly and keeps its amount")
  func blur() throws {
    let sharp: ImageSurface = try draw("fill #FF0000 rect 25 25 10 10")
    let soft: ImageSurface = try draw("group blur 4\n  fill #FF0000 rect 25 25 10 10")
    func amount(_ surface: ImageSurface) -> Double { surface.words.reduce(0) { $0 + Double($1 >> 24) } / 255 }
    #expect(abs(amount(soft) - amount(sharp)) < 3)
    let left: RGBA = try #require(soft.pixel(x: 22, y: 30))
    let right: RGBA = try #require(soft.pixel(x: 37, y: 30))
    #expect(left.alpha > 0.1 && left.isNear(right))
    #expect(try #require(soft.pixel(x: 30, y: 30)).alpha < 0.9)
  }

  @Test("A mask leaves of a group what it covers, by its opacity")
  func masks() throws {
    let text =
      "group mask 2\n  fill #00FF00 rect 0 0 20 60\n  fill #000000/0.5 rect 40 0 20 60\n  fill #FF0000 rect 0 0 60 60"
    try expect(text, [(10, 30, red), (30, 30, clear), (50, 30, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))])
    try expect("group mask 0\n  fill #FF0000 rect 0 0 60 60", [(10, 30, clear)])
  }

  @Test("Blending mixes with what lies behind, and no further than the group that is put together first")
  func blending() throws {
    let behind = "fill #FF0000 rect 0 0 60 60\n"
    let black = RGBA(red: 0, green: 0, blue: 0)
    try expect(behind + "group blend multiply\n  fill #0000FF rect 0 0 30 60", [(10, 30, black), (50, 30, red)])
    try expect(
      behind + "group isolate\n  group blend multiply\n    fill #0000FF rect 0 0 30 60",
      [(10, 30, blue), (50, 30, red)])
    try expect(behind + "group blend destinationOut\n  fill #0000FF rect 0 0 30 60", [(10, 30, clear), (50, 30, red)])
    try expect(
      behind + "group blend plusLighter\n  fill #0000FF rect 0 0 30 60",
      [(10, 30, RGBA(red: 1, green: 0, blue: 1))])
  }

  @Test("A matrix maps colours and leaves what is not there")
  func colorMatrices() throws {
    func text(_ matrix: ColorMap) -> String {
      let effect = DisplayItem.group(.colors(matrix), [])
      return "\(DisplayList([effect]))\n  fill #FF0000 rect 0 0 30 60"
    }
    try expect(text(.inversion), [(10, 30, RGBA(red: 0, green: 1, blue: 1)), (50, 30, clear)])
    let grey: Double = 0.2126
    try expect(text(.saturation(0)), [(10, 30, RGBA(red: grey, green: grey, blue: grey))])
    try expect(text(.brightness(0.5)), [(10, 30, RGBA(red: 1, green: 0.5, blue: 0.5))])
    try expect(text(.contrast(0)), [(10, 30, RGBA(red: 0.5, green: 0.5, blue: 0.5))])
    try expect(text(.luminanceToAlpha), [(10, 30, RGBA(red: 0, green: 0, blue: 0, alpha: grey))])
    try expect(text(.multiplication(0.5, 1, 1, 1)), [(10, 30, RGBA(red: 0.5, green: 0, blue: 0))])
    try expect(text(.hueRotation(cosine: 1, sine: 0)), [(10, 30, red)])
    // Opposite on the wheel: as bright as the red was, as far as there is such a colour.
    try expect(text(.hueRotation(cosine: -1, sine: 0)), [(10, 30, RGBA(red: 0, green: 0.425, blue: 0.425))])
  }

  @Test("A shadow lies below its group, moved by its offset, soft by its radius")
  func shadow() throws {
    let text = "group shadow #000000 radius 2 offset 0 10\n  fill #FF0000 rect 20 20 20 20"
    try expect(text, [(30, 38, red), (30, 45, black), (30, 10, clear)], within: 0.06)
    let edge: Double = try #require(try draw(text).pixel(x: 30, y: 50)).alpha
    #expect(edge > 0.2 && edge < 0.8)
  }

  @Test("A picture is stretched to its rectangle")
  func image() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
    let picture: CGImage = try #require(CGImage(width: 2, height: 1, premultipliedRGBA: pixels))
    let box = CGImageBox(name: "p", object: picture)
    let surface: ImageSurface = try draw(DisplayList([.image(box, CGRect(x: 10, y: 10, width: 40, height: 20))]))
    #expect(try #require(surface.pixel(x: 12, y: 12)).isNear(red))
    #expect(try #require(surface.pixel(x: 48, y: 28)).isNear(blue))
    #expect(try #require(surface.pixel(x: 5, y: 15)).isNear(clear))
  }

  @Test("Numbers that are no numbers draw nothing and break nothing")
  func notNumbers() throws {
    try expect(
      """
      fill #FF0000 path Mnan 0 Linf 3 L4 4 Z
      stroke #FF0000 width nan rect 0 0 60 60
      text "x" at nan 3 width 3 font 12 #000000
      symbol "trash" in nan 0 17 17 #000000
      group blur nan
        fill #0000FF rect 0 0 10 10
      group transform nan 0 0 1 0 0
        fill #FF0000 rect 0 0 60 60
      group shadow #000000 radius inf offset 0 0
        fill #00FF00 rect 20 20 10 10
      """, [(5, 5, blue), (25, 25, green), (50, 50, clear)])
  }

  @Test("A surface without pixels, or with too many, cannot be made")
  func sizes() {
    for (width, height, scale) in [(0.0, 5.0, 1.0), (5, -1, 1), (5, 5, 0), (40000, 5, 1), (.nan, 5, 1)] {
      #expect(throws: RenderError.self) { try ImageSurface(width: width, height: height, scale: scale) }
    }
  }

  @Test("A surface's picture has its pixels, and drawing it gives them back")
  func picture() throws {
    let first: ImageSurface = try draw("fill #FF0000/0.5 ellipse 5 5 50 40\nfill #0000FF rect 20 20 10 30")
    let image: CGImage = try #require(first.makeImage())
    #expect(image.width == 60 && image.height == 60)
    let box = CGImageBox(name: "copy", object: image)
    #expect(try draw(DisplayList([.image(box, CGRect(x: 0, y: 0, width: 60, height: 60))])).words == first.words)
  }

  @Test("Equal pictures give equal PNG files")
  func png() throws {
    let text = "text \"Score\" at 5 30 width 40 font 13 #000000\nsymbol \"heart.fill\" in 10 40 17 17 #FF0000"
    let first: Data = try draw(text, scale: 2).pngData()
    #expect(try draw(text, scale: 2).pngData() == first)
    #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
