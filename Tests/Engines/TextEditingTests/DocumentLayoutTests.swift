import CoreGraphics
import SeededNumbers
import Testing
import TextEditing
import TextEngine
import TextPango

@Suite("Document layout")
struct DocumentLayoutTests {
  @Test("An edit in a text of a million bytes lays out the paragraph that it touches")
  func locality() {
    let text = EditableText(Samples.large)
    let layout: DocumentLayout = lines(of: text, width: 1000)
    #expect(layout.layoutCount == 0)
    text.selection = EditingSelection(caret: 500_010)
    let y: CGFloat = layout.caret(at: text.selection.caret).minY
    let shown: Int = layout.paragraphs(from: y - 100, to: y + 100).count
    #expect(layout.layoutCount == shown)
    text.type("x")
    #expect(layout.paragraphs(from: y - 100, to: y + 100).count == shown)
    #expect(layout.layoutCount == shown + 1)
    let height: CGFloat = layout.height
    text.perform(.newline)
    #expect(layout.paragraphs(from: y - 100, to: y + 100).count == shown)
    #expect(layout.layoutCount == shown + 3)
    #expect(abs(layout.height - height - 24) < 0.5)
  }

  @Test("A look at every paragraph keeps a bounded number of them")
  func bounded() {
    let text = EditableText(String(repeating: "line\n", count: 5000))
    let layout: DocumentLayout = lines(of: text)
    _ = layout.paragraphs(from: 0, to: .infinity)
    #expect(layout.layoutCount == 5001)
    _ = layout.caret(at: TextPosition(text.count))
    #expect(layout.layoutCount == 5001)
    _ = layout.caret(at: TextPosition(0))
    #expect(layout.layoutCount == 5002)
  }

  @Test("Points and positions answer each other")
  func points() {
    let text = EditableText("one two three\n\n\(Samples.family)x")
    let layout: DocumentLayout = lines(of: text, width: 80)
    #expect(layout.position(at: CGPoint(x: 24, y: 3)) == TextPosition(2))
    #expect(layout.position(at: CGPoint(x: 500, y: 30)) == TextPosition(13))
    #expect(layout.position(at: CGPoint(x: 500, y: 3)) == TextPosition(8, .upstream))
    #expect(layout.position(at: CGPoint(x: 500, y: 50)) == TextPosition(14))
    #expect(layout.caret(at: TextPosition(14)) == CGRect(x: 0, y: 48, width: 0, height: 24))
    #expect(layout.position(at: CGPoint(x: 500, y: 5000)) == TextPosition(21))
    #expect(layout.position(at: CGPoint(x: -5, y: -5)) == TextPosition(0))
    #expect(layout.characters(at: CGPoint(x: 1, y: 80)) == 15..<20)
    for offset in [0, 3, 9, 13, 14, 15, 20, 21] {
      let caret: CGRect = layout.caret(at: TextPosition(offset))
      #expect(layout.position(at: CGPoint(x: caret.minX, y: caret.midY)).offset == offset)
    }
  }

  @Test("A selection fills the lines that it goes on from")
  func rectangles() {
    let text = EditableText("one two three\nfour")
    let layout: DocumentLayout = lines(of: text, width: 80)
    #expect(layout.rectangles(of: 1..<3, from: 0, to: 100) == [CGRect(x: 10, y: 0, width: 20, height: 24)])
    let all: [CGRect] = layout.rectangles(of: 4..<16, from: 0, to: 100)
    #expect(all.map(\.minY) == [0, 24, 24, 48])
    #expect(all.map(\.maxX) == [80, 50, 80, 20])
  }

  private func pango(_ string: String, width: CGFloat? = nil) throws -> (EditableText, DocumentLayout) {
    let text = EditableText(string)
    let style = TextContent.Style(TextContent.StyleChoices(font: FontDescriptor(size: 17)))
    let layouter = ShapedParagraphs(shaper: try PangoShaper(), displayScale: 2) { _ in style }
    return (text, DocumentLayout(text, layouter: layouter, width: width))
  }

  @Test("Arrow keys go through mixed directions from one side to the other, each caret beside the last")
  func mixedDirections() throws {
    for string in [
      "abc \u{5D0}\u{5D1}\u{5D2} def", "\u{5D0}\u{5D1} 12 ab \u{5D2}", "abc \(Samples.arabic)", "\(Samples.arabic) abc",
    ] {
      let (_, layout) = try pango(string)
      let carets: CaretMap = layout.placed(at: 0).layout.carets
      var position: TextPosition =
        carets.lines[0].isRightToLeft ? TextPosition(string.unicodeScalars.count) : TextPosition(0)
      var x: CGFloat = layout.caret(at: position).minX
      var steps: Int = 0
      while let next = layout.position(from: position, .right), steps < 50 {
        let nextX: CGFloat = layout.caret(at: next).minX
        #expect(nextX > x, "\(string) step \(steps)")
        let back: TextPosition? = layout.position(from: next, .left)
        #expect(back.map { layout.caret(at: $0).minX } == x)
        (position, x, steps) = (next, nextX, steps + 1)
      }
      #expect(steps == string.count)
    }
  }

  @Test("In random texts of both directions steps go from side to side, and points find the carets that are seen there")
  func randomDirections() throws {
    let pieces: [String] = [
      "ab", " ", "12", "\u{5D0}\u{5D1}", Samples.arabic, ".", "(x)", Samples.hindi, "\u{4E2D}", "\n", Samples.family,
      "-",
    ]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let string: String = (0..<8).map { _ in pieces[random.below(pieces.count)] }.joined()
      let (text, layout) = try pango(string, width: [nil, 120][random.below(2)])
      for placed in layout.paragraphs(from: 0, to: .infinity) {
        for line in placed.lines where !line.cells.isEmpty {
          #expect(line.cells.reduce(0) { $0 + $1.characters.count } == line.range.count)
          var boundary: Int = 0
          var edges: [CGFloat] = []
          while let position = line.position(from: boundary, .right) {
            edges.append(placed.layout.carets.caret(at: position).minX)
            boundary += 1
          }
          #expect(boundary == line.cells.count)
          #expect(edges == edges.sorted(), "\(string.debugDescription)")
          for cell in line.cells where cell.width > 1 {
            let point = CGPoint(x: cell.x + 0.3, y: line.top + 1)
            let position: TextPosition = placed.layout.carets.position(at: point)
            #expect(placed.layout.carets.line(of: position) == placed.layout.carets.line(at: point.y))
            #expect(abs(placed.layout.carets.caret(at: position).minX - cell.x) < 0.01, "\(string.debugDescription)")
          }
        }
      }
      // From the start to the end and back, whatever the directions.
      for isForward in [true, false] {
        var visited: Set<Int> = [text.selection.caret.offset]
        for _ in 0..<2 * text.count {
          let isRightToLeft: Bool = layout.isRightToLeft(at: text.selection.caret)
          let movement: Movement = isForward != isRightToLeft ? .right(.character) : .left(.character)
          if text.perform(.move(movement), EditingContext(lines: layout)) == .nothing { break }
          visited.insert(text.selection.caret.offset)
        }
        #expect(visited.contains(isForward ? text.count : 0), "\(string.debugDescription) \(isForward)")
      }
    }
  }

  @Test("Where the direction changes there are two carets, and a selection has two rectangles")
  func splitCarets() throws {
    let (_, layout) = try pango("abc \u{5D0}\u{5D1}\u{5D2}")
    #expect(layout.secondaryCaret(at: TextPosition(4)) != nil)
    #expect(layout.secondaryCaret(at: TextPosition(2)) == nil)
    #expect(layout.rectangles(of: 2..<5, from: 0, to: 100).count == 2)
    #expect(layout.caret(at: TextPosition(4, .upstream)).minX < layout.caret(at: TextPosition(4)).minX)
  }

  @Test("Carets follow real fonts: clusters have none inside, white space at the end moves the caret")
  func fonts() throws {
    let (text, layout) = try pango("Wi \(Samples.family)\(Samples.hindi) ")
    let cells = layout.placed(at: 0).lines[0].cells
    #expect(cells.map(\.characters.count) == text.string.map { $0.unicodeScalars.count })
    #expect(cells[0].width > cells[1].width)
    #expect(layout.caret(at: TextPosition(text.count)).minX > layout.caret(at: TextPosition(text.count - 1)).minX)
    let (empty, lines) = try pango("")
    #expect(lines.caret(at: empty.selection.caret).height > 17)
  }
}
