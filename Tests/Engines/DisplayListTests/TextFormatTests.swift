import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextEngine

@Suite struct TextFormatTests {
  @Test("Groups a thousand deep print lines of bounded length, and read back the same")
  func deepGroups() throws {
    let leaf = DisplayItem.fill(rectangle(0, 0, 10, 5), .color(red), evenOdd: true)
    let list = DisplayList([(0..<1_000).reduce(leaf) { item, _ in .group(.opacity(0.5), [item, leaf]) }, leaf])
    let text: String = list.description
    #expect(text.split(separator: "\n").map(\.count).max() ?? 0 < 260)
    #expect(try DisplayList(parsing: text).description == text)
    #expect(try DisplayList(parsing: text) == list)
    let tooDeep: String = String(repeating: " ", count: 200) + "+99999999999999999999 group opacity 0.5"
    #expect(throws: DisplayListSyntaxError.self) { try DisplayList(parsing: tooDeep) }
  }

  @Test("A list prints one item a line, groups indented")
  func printing() {
    var style = Stroke(width: 1.5)
    style.cap = .round
    style.dash = [4, 2]
    var font = FontDescriptor(size: 17, weight: 600)
    font.hasMonospacedDigits = true
    let fragment = TextFragment(text: "a \"b\"\n", font: font, width: 31.25, tracking: 0.5, isUnderlined: true)
    let stops: [GradientStop] = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 1.00049, y: -0.0001))
    line.addLine(to: CGPoint(x: 1.0 / 3, y: 2))
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    let card = CGPath(
      roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerWidth: 4, cornerHeight: 3, transform: nil)
    let shade = RGBA(red: 0, green: 0, blue: 0, alpha: 0.33)
    let list = DisplayList([
      .fill(rectangle(0, 0, 10, 5), .color(red), evenOdd: true),
      .group(
        .shadow(shade, radius: 6, x: 0, y: 3),
        [
          .fill(card, .linear(stops, from: .zero, to: CGPoint(x: 30, y: 0)), evenOdd: false),
          .group(.opacity(0.5), [.stroke(line, .color(RGBA(red: 0.9, green: 0.123, blue: 0)), style)]),
        ]),
      .group(.transform(CGAffineTransform(translationX: 3, y: 4)), []),
      .group(.clip(circle, evenOdd: false), [.symbol("trash", CGRect(x: 0, y: 0, width: 9, height: 9), .color(blue))]),
      .text(fragment, .color(black), at: CGPoint(x: 4, y: 20)),
    ])
    #expect(
      list.description == """
        fill #FF0000 evenodd rect 0 0 10 5
        group shadow #000000/0.33 radius 6 offset 0 3
          fill linear(0 0 to 30 0; #FF0000 0, #0000FF 1) rounded 1 2 30 20 corner 4 3
          group opacity 0.5
            stroke rgb(0.9 0.123 0) width 1.5 cap round dash 4 2 path M1 0 L0.333 2
        group translate 3 4
        group clip ellipse 0 0 9 9
          symbol "trash" in 0 0 9 9 #0000FF
        text "a \\"b\\"\\n" at 4 20 width 31.25 font 17 weight 600 digits tracking 0.5 underline #000000
        """)
  }

  @Test("A printed list parses to an equal one when three decimals hold its numbers (G7)", arguments: 0..<60)
  func exactRoundTrip(seed: Int) throws {
    var random = RandomItems(seed: UInt64(seed))
    let list = DisplayList(random.items(depth: 3) + random.items(depth: 3))
    #expect(try DisplayList(parsing: list.description) == list)
  }

  @Test("A parsed display list prints as the same text, whatever was printed first (G7)", arguments: 0..<60)
  func stableText(seed: Int) throws {
    var random = RandomItems(seed: UInt64(1000 + seed), isRough: true)
    let text: String = DisplayList(random.items(depth: 3) + random.items(depth: 3)).description
    #expect(try DisplayList(parsing: text).description == text)
  }

  @Test("Images are found by name and stay the same object")
  func images() throws {
    let picture: CGImage = try #require(CGImage(width: 1, height: 1, premultipliedRGBA: [255, 0, 0, 255]))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let list = DisplayList([.image(CGImageBox(name: "a picture", object: picture), rect)])
    #expect(list.description == "image \"a picture\" in 1 2 3 4")
    #expect(try DisplayList(parsing: list.description, images: ["a picture": picture]) == list)
  }

  @Test(
    "A text that is no list is refused with the line and the reason",
    arguments: [
      ("fill #FF0000 rect 0 0 1", 1, "expected a number, but the line ends"),
      ("\nfill #FF00 rect 0 0 1 1", 2, "#FF00 is no colour: expected #RRGGBB, #RRGGBB/alpha or rgb(r g b)"),
      ("fill rgb(1 2 x) rect 0 0 1 1", 1, "expected a number, not x"),
      ("draw #000000", 1, "draw is no item: expected fill, stroke, text, symbol, image or group"),
      (
        "group spin 3", 1,
        "spin is no effect: expected translate, transform, opacity, clip, blur, opaqueblur, backdrop, shadow, blend, "
          + "isolate, mask, colors, threshold or projection"
      ),
      ("  group blur 3", 1, "indented by 2 spaces where at most 0, and an even number, fit"),
      ("group blur 3\n   group blur 3", 2, "indented by 3 spaces where at most 2, and an even number, fit"),
      ("symbol \"a in 0 0 1 1 #000000", 1, "a quotation mark is missing at the end of a text"),
      ("symbol \"\\x\" in 0 0 1 1 #000000", 1, "a backslash must be followed by \", \\, n, t or u{…}"),
      ("symbol trash in 0 0 1 1 #000000", 1, "expected the symbol's name in quotation marks, not trash"),
      ("symbol \"a\" in 0 0 1 1 #000000 twice", 1, "expected the end of the line, not twice"),
      ("fill #000000 path M1 2 X3", 1, "X3 is no element of a path: expected M, L, Q, C or Z"),
      ("fill #000000 path Mx 2", 1, "Mx must be M and a number"),
      ("stroke #000000 width 1 cap pointed rect 0 0 1 1", 1, "pointed is not the name of a cap"),
      ("image \"b\" in 0 0 1 1", 1, "no image is named \"b\": pass it to the parser"),
      ("fill linear(0 0 to 1 1; #000000) rect 0 0 1 1", 1, "expected a number, not )"),
    ])
  func errors(text: String, line: Int, reason: String) {
    #expect(throws: DisplayListSyntaxError(line: line, reason: reason)) { try DisplayList(parsing: text) }
  }
}
