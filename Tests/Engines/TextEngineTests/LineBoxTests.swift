import Foundation
import Testing
import TextEngine
import TextPango

@Suite("Line boxes")
struct LineBoxTests {
  /// Size, line height at 2x, line height at 3x: 1.193 x size rounded up to the pixel. Provenance: 20.5 and 20.33 for
  /// body text are the figures measured on phones, the others follow from the same rule.
  static let phoneStyles: [(size: CGFloat, at2x: CGFloat, at3x: CGFloat)] = [
    (34, 41, 122.0 / 3), (28, 33.5, 101.0 / 3), (22, 26.5, 79.0 / 3), (20, 24, 24), (17, 20.5, 61.0 / 3),
    (16, 19.5, 58.0 / 3), (15, 18, 18), (13, 16, 47.0 / 3), (12, 14.5, 43.0 / 3), (11, 13.5, 40.0 / 3),
    // Just above a pixel: 68.02, 136.04 and 105.02 pixels, as sizes of Dynamic Type have them.
    (19, 23, 23), (38, 45.5, 137.0 / 3), (44, 53, 158.0 / 3),
  ]

  @Test("Every text style of the phone has a line of 1.193 times its size, on whole pixels", arguments: phoneStyles)
  func phoneStyles(size: CGFloat, at2x: CGFloat, at3x: CGFloat) throws {
    let shaper: PangoShaper = try PangoShaper()
    for weight in [400, 600] {
      let content: TextContent = .plain("Ågy", size: size, weight: weight)
      let double: TextLayout = shaper.layout(content, width: nil, height: nil, displayScale: 2)
      let triple: TextLayout = shaper.layout(content, width: nil, height: nil, displayScale: 3)
      #expect(double.size.height == at2x)
      #expect(abs(triple.size.height - at3x) < 1e-9)
      #expect(double.firstBaseline == (1950 / 2048 * size * 2).rounded() / 2)
      #expect(triple.firstBaseline == (1950 / 2048 * size * 3).rounded() / 3)
    }
  }

  /// Lines, distance between them, height at two pixels a point: recorded with 16 points on iOS, as totals of paragraphs.
  @Test(
    "Lines of the phone are rounded up together, not one by one",
    arguments: [(1, 0, 19.5), (2, 0, 38.5), (2, 2, 40.5), (3, 2, 61.5), (4, 2, 82.5), (6, 2, 125), (7, 2, 146)])
  func severalLines(count: Int, gap: CGFloat, height: CGFloat) throws {
    let text: String = Array(repeating: "Ågy", count: count).joined(separator: "\n")
    let content: TextContent = .plain(text, size: 16).with { $0.lineSpacing = gap }
    let shaper: PangoShaper = try PangoShaper()
    #expect(shaper.layout(content, width: nil, height: nil, displayScale: 2).size.height == height)
    #expect(shaper.prepared(content).measure(width: nil, height: nil, displayScale: 2).size.height == height)
  }

  @Test("A face from a fallback font does not change the line")
  func fallbackKeepsTheLine() throws {
    let shaper: PangoShaper = try PangoShaper()
    #expect(shaper.size(.plain("مرحبا 漢字 😀 ✓", size: 17)).height == 20.5)
  }

  @Test("A line takes the largest ascent and the largest descent of its runs")
  func mixedSizes() {
    let shaper: MonospaceTestShaper = MonospaceTestShaper()
    var small: TextContent.Run = TextContent.Run(text: "2", font: FontDescriptor(size: 10))
    small.baselineOffset = 15
    let big: TextContent.Run = TextContent.Run(text: "x", font: FontDescriptor(size: 20))
    let layout: TextLayout = shaper.layout(TextContent(runs: [big, small]), width: nil, height: nil, displayScale: 1)
    // Ascent 9.52 + 15 of the raised run, descent 4.82 of the big one.
    #expect(layout.size.height == 30)
    #expect(layout.firstBaseline == 25)
  }

  @Test("Only the runs of a line make its height")
  func heightPerLine() {
    let shaper: MonospaceTestShaper = MonospaceTestShaper()
    let content: TextContent = TextContent(runs: [
      TextContent.Run(text: "ab\n", font: FontDescriptor(size: 40)),
      TextContent.Run(text: "cd", font: FontDescriptor(size: 20)),
    ])
    let layout: TextLayout = shaper.layout(content, width: nil, height: nil, displayScale: 2)
    #expect(layout.lines.map(\.height) == [48, 24.5], "each to the bottom of all lines so far")
    #expect(layout.lines.map(\.top) == [0, 47.5], "47.73 rounded")
  }

  @Test("Line spacing and leading stand between lines, not around them")
  func spacing() {
    let shaper: MonospaceTestShaper = MonospaceTestShaper()
    var content: TextContent = .plain("a\nb\nc").with { $0.lineSpacing = 4 }
    content.runs[0].font.leadingAdjustment = -1
    let layout: TextLayout = shaper.layout(content, width: nil, height: nil, displayScale: 2)
    #expect(layout.lines.map(\.top) == [0, 27, 53.5], "26.87 and 53.73 rounded")
    #expect(layout.size.height == 78)
  }

  @Test("The gap that a font wants stands between lines; line spacing takes its place")
  func lineGap() {
    var content: TextContent = .plain("a\nb\nc", size: 13)
    content.runs[0].font.box = FontDescriptor.Box(
      ascent: 14.5, descent: 4, faceAscent: 14, faceDescent: 4, lineGap: 0.5)
    let shaper: MonospaceTestShaper = MonospaceTestShaper()
    #expect(shaper.layout(content, width: nil, height: nil, displayScale: 2).lines.map(\.top) == [0, 19, 38])
    content.lineSpacing = 4
    #expect(shaper.layout(content, width: nil, height: nil, displayScale: 2).lines.map(\.top) == [0, 22.5, 45])
  }

  @Test("A raised or lowered run takes the room of its letters in both places")
  func baselineOffset() {
    for (offset, height, baseline) in [(6, 22, 19), (-4, 20, 13)] as [(CGFloat, CGFloat, CGFloat)] {
      var content: TextContent = .plain("x", size: 13)
      content.runs[0].font.box = FontDescriptor.Box(ascent: 13, descent: 3, faceAscent: 13, faceDescent: 3)
      content.runs[0].baselineOffset = offset
      let layout = MonospaceTestShaper().layout(content, width: nil, height: nil, displayScale: 2)
      #expect(layout.size.height == height && layout.firstBaseline == baseline)
    }
  }

  @Test("However tight, lines stay in order")
  func tightestSpacing() {
    let layout: TextLayout = MonospaceTestShaper().layout(
      .plain("a\nb\nc").with { $0.lineSpacing = -1000 }, width: nil, height: nil, displayScale: 2)
    #expect(layout.brokenInvariants() == [])
  }

  @Test("An empty text takes no space; in a label it is 13.8 points high, in whole pixels, whatever its font")
  func emptyText() throws {
    #expect(try PangoShaper().size(.plain("")) == .zero)
    #expect(MonospaceTestShaper().size(TextContent(runs: [])) == .zero)
    for size in [8, 40] as [CGFloat] {
      let label: TextContent = .plain("", size: size).with { $0.breaksAsLabel = true }
      #expect(try PangoShaper().size(label) == CGSize(width: 0, height: 14))
      #expect(try PangoShaper().layout(label, width: 10, height: 5, displayScale: 2).firstBaseline == 9)
    }
    #expect(MonospaceTestShaper().size(.plain(" ")) == CGSize(width: 10, height: 24))
  }

  @Test("Reserved lines are taken whether they are used or not")
  func reservedLines() throws {
    for shaper in [MonospaceTestShaper() as TextShaper, try PangoShaper()] {
      #expect(shaper.size(.plain("a").with { $0.reservedLines = 3 }).height == 72)
      #expect(shaper.size(.plain("").with { $0.reservedLines = 2 }).height == 48)
      #expect(shaper.size(.plain("a\nb\nc").with { $0.reservedLines = 2 }).height == 72)
    }
  }
}
