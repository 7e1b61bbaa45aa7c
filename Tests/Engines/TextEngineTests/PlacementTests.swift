import Foundation
import Testing
import TextEngine
import TextPango

@Suite("Places of lines and fragments")
struct PlacementTests {
  let shaper: MonospaceTestShaper = MonospaceTestShaper()

  @Test("Lines are aligned within the width that the text takes")
  func alignment() {
    func starts(_ alignment: TextContent.Alignment, rightToLeft: Bool = false) -> [CGFloat] {
      let content: TextContent = TextContent.plain("a\nabcd").with {
        $0.alignment = alignment
        $0.isRightToLeft = rightToLeft
      }
      return shaper.layout(content, width: 300, height: nil, displayScale: 2).lines.map { $0.fragments[0].x }
    }
    #expect(starts(.leading) == [0, 0])
    #expect(starts(.center) == [15, 0])
    #expect(starts(.trailing) == [30, 0])
    #expect(starts(.leading, rightToLeft: true) == [30, 0])
    #expect(starts(.trailing, rightToLeft: true) == [0, 0])
  }

  @Test("Widths are rounded up to the pixel, yet not beyond the width on offer")
  func rounding() {
    let content: TextContent = .plain("abc", size: 20.3)
    #expect(shaper.layout(content, width: nil, height: nil, displayScale: 2).size.width == 30.5)
    #expect(shaper.layout(content, width: 30.46, height: nil, displayScale: 2).size.width == 30.46)
    #expect(shaper.layout(content, width: nil, height: nil, displayScale: 1).size.width == 31)
  }

  @Test("A display scale that makes no sense counts as 1")
  func senselessScale() {
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(shaper.layout(.plain("abc", size: 20.3), width: nil, height: nil, displayScale: scale).size.width == 31)
    }
  }

  @Test("A fragment names its run and the characters it shows")
  func fragments() {
    var content: TextContent = .plain("one ")
    content.runs.append(TextContent.Run(text: "two three", font: FontDescriptor(size: 20, weight: 700)))
    let layout: TextLayout = shaper.layout(content, width: 80, height: nil, displayScale: 2)
    #expect(
      layout.dump() == """
        text 80x48
          line 0+24 baseline 19 0+40 "one ", 40+30 "two" run 1
          line 24+24 baseline 43 0+50 "three" run 1
        """)
    #expect(layout.lines.flatMap { $0.fragments.map(\.characters) } == [0..<4, 4..<7, 8..<13])
  }

  @Test("The dump tells of truncation and scale")
  func dump() {
    let content: TextContent = TextContent.plain("abcdef").with {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.9
    }
    let layout: TextLayout = shaper.layout(content, width: 30, height: nil, displayScale: 2)
    #expect(
      layout.dump() == """
        text 27x21.5 truncated scale 0.9
          line 0+21.5 baseline 17 0+27 "ab…"
        """)
  }

  @Test("A point finds its line and run")
  func hitTesting() {
    var content: TextContent = .plain("one ")
    content.runs.append(TextContent.Run(text: "two", font: FontDescriptor(size: 20, weight: 700)))
    let layout: TextLayout = shaper.layout(content, width: nil, height: nil, displayScale: 2)
    #expect(layout.run(at: CGPoint(x: 35, y: 5)) == 0)
    #expect(layout.run(at: CGPoint(x: 45, y: 5)) == 1)
    #expect(layout.run(at: CGPoint(x: 75, y: 5)) == nil)
    #expect(layout.run(at: CGPoint(x: 45, y: 30)) == nil)
    #expect(layout.line(at: 500) == 0)
  }
}
