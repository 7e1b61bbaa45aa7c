import CoreGraphics
import Testing
import TextEngine
import TextPango

@Suite("Caret maps")
struct CaretMapTests {
  private func map(_ text: String, width: CGFloat? = nil, _ change: (inout TextContent) -> Void = { _ in }) -> CaretMap
  {
    MonospaceTestShaper().carets(TextContent.plain(text).with(change), width: width, displayScale: 1)
  }

  @Test("Lines have the white space at their end, and cells are user-perceived characters")
  func cells() {
    let map: CaretMap = map("one two\ne\u{301}x", width: 50)
    #expect(map.lines.map(\.range) == [0..<4, 4..<7, 8..<11])
    #expect(map.lines.map(\.isWrapped) == [true, false, false])
    #expect(map.lines[0].cells.map(\.x) == [0, 10, 20, 30])
    #expect(map.lines[2].cells.map(\.characters) == [8..<10, 10..<11])
    #expect(map.height == 72)
  }

  @Test("A position at a wrap is shown at the end of a line or at the start of the next")
  func wraps() {
    let map: CaretMap = map("one two", width: 50)
    #expect(map.caret(at: TextPosition(4)) == CGRect(x: 0, y: 24, width: 0, height: 24))
    #expect(map.caret(at: TextPosition(4, .upstream)) == CGRect(x: 40, y: 0, width: 0, height: 24))
    #expect(map.position(at: CGPoint(x: 400, y: 5)) == TextPosition(4, .upstream))
    #expect(map.position(at: CGPoint(x: 34, y: 5)) == TextPosition(3))
    #expect(map.position(at: CGPoint(x: 36, y: 5)) == TextPosition(4, .upstream))
    #expect(map.characters(at: CGPoint(x: 36, y: 5)) == 3..<4)
  }

  @Test("Empty texts and lines have a caret where their first character would be")
  func empty() {
    #expect(map("").caret(at: TextPosition(0)) == CGRect(x: 0, y: 0, width: 0, height: 24))
    let map: CaretMap = map("abcd\n\nx") { $0.alignment = .trailing }
    #expect(map.caret(at: TextPosition(5)) == CGRect(x: 40, y: 24, width: 0, height: 24))
    #expect(map.caret(at: TextPosition(6)) == CGRect(x: 30, y: 48, width: 0, height: 24))
    #expect(map.position(at: CGPoint(x: 0, y: 30)) == TextPosition(5))
  }

  @Test("Tabs are cells as wide as they are here")
  func tabs() {
    #expect(map("a\tb").lines[0].cells.map(\.width) == [10, 18, 10])
    #expect(map("\t").caret(at: TextPosition(1)).minX == 28)
  }

  @Test("A right-to-left paragraph begins at the right, and its white space hangs to the left")
  func rightToLeft() throws {
    let shaper: PangoShaper = try PangoShaper()
    let map: CaretMap = shaper.carets(.plain("\u{5D0}\u{5D1} "), width: nil, displayScale: 2)
    let line: CaretMap.Line = map.lines[0]
    #expect(line.isRightToLeft)
    #expect(line.cells.map(\.characters.lowerBound) == [2, 1, 0])
    let edges: [CGFloat] = (0...3).map { map.caret(at: TextPosition($0)).minX }
    #expect(edges == edges.sorted(by: >))
    #expect(map.position(at: CGPoint(x: 1000, y: 5)) == TextPosition(0))
    #expect(map.position(at: CGPoint(x: -1000, y: 5)) == TextPosition(3))
  }

  @Test("Where directions meet, both neighbours have a caret, and points choose the nearer one's")
  func mixed() throws {
    let shaper: PangoShaper = try PangoShaper()
    // ab and three letters of Hebrew that are drawn from the right.
    let map: CaretMap = shaper.carets(.plain("ab\u{5D0}\u{5D1}\u{5D2}"), width: nil, displayScale: 2)
    let cells: [CaretMap.Cell] = map.lines[0].cells
    #expect(cells.map(\.characters.lowerBound) == [0, 1, 4, 3, 2])
    #expect(map.caret(at: TextPosition(2, .upstream)).minX == cells[2].x)
    #expect(map.caret(at: TextPosition(2)).minX == map.lines[0].right)
    #expect(map.secondaryCaret(at: TextPosition(2))?.minX == cells[2].x)
    // The end of the paragraph is at its right edge, or behind the last letter.
    #expect(map.caret(at: TextPosition(5)).minX == map.lines[0].right)
    #expect(map.caret(at: TextPosition(5, .upstream)).minX == cells[2].x)
    #expect(map.position(at: CGPoint(x: cells[1].x + cells[1].width - 0.5, y: 5)) == TextPosition(2, .upstream))
    #expect(map.position(at: CGPoint(x: cells[4].x + cells[4].width - 0.5, y: 5)) == TextPosition(2))
    #expect(map.rectangles(of: 1..<3).count == 2)
    #expect(map.rectangles(of: 0..<5).count == 1)
  }

  @Test("Cells fill the fragments of the layout, in texts of several scripts and widths")
  func fragments() throws {
    let shaper: PangoShaper = try PangoShaper()
    let text =
      "Office fi \u{5D0}\u{5D1} 12 x \u{627}\u{644}\u{639} \u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947} \u{4E2D}\u{6587}"
    for width in [nil, 90, 150] as [CGFloat?] {
      let content: TextContent = .plain(text)
      let layout: TextLayout = shaper.layout(content, width: width, height: nil, displayScale: 2)
      let map: CaretMap = shaper.carets(content, width: width, displayScale: 2)
      #expect(map.lines.count == layout.lines.count)
      for (line, placed) in zip(map.lines, layout.lines) {
        #expect(line.top == placed.top && line.height == placed.height)
        for fragment in placed.fragments {
          let cells: [CaretMap.Cell] = line.cells.filter { fragment.characters.contains($0.characters.lowerBound) }
          let left: CGFloat = cells.map(\.x).min() ?? .nan
          let right: CGFloat = cells.map { $0.x + $0.width }.max() ?? .nan
          #expect(abs(left - fragment.x) < 0.01, "\(fragment.text)")
          #expect(abs(right - fragment.x - fragment.width) < 0.01, "\(fragment.text)")
        }
      }
    }
  }

  @Test("A map of bullets is mapped to the characters behind them")
  func mapped() {
    let map: CaretMap = map("\u{2022}\u{2022}").mapped { [0, 5, 6][$0] }
    #expect(map.lines[0].range == 0..<6)
    #expect(map.caret(at: TextPosition(5)).minX == 10)
  }
}
