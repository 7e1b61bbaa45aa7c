import Foundation
import Testing
import TextEngine
import TextPango

@Suite("The shaper's cache")
struct LayoutCacheTests {
  private let sentence: TextContent = .plain("Every operator keeps records of each inspection.", size: 17)

  @Test("A text asked for twice is shaped once")
  func twice() throws {
    let shaper: PangoShaper = try PangoShaper()
    let first: TextLayout = shaper.layout(.plain("Records", size: 17), width: 200, height: nil, displayScale: 2)
    let second: TextLayout = shaper.layout(.plain("Records", size: 17), width: 200, height: nil, displayScale: 2)
    #expect(first == second)
    #expect(shaper.shapingCount == 1)
  }

  @Test("Every width in which a text fits on one line is answered by the first")
  func widerWidths() throws {
    let shaper: PangoShaper = try PangoShaper()
    let natural: TextLayout = shaper.layout(.plain("Records", size: 17), width: nil, height: nil, displayScale: 2)
    for width in stride(from: natural.size.width, through: 1000, by: 10) {
      #expect(shaper.layout(.plain("Records", size: 17), width: width, height: 21, displayScale: 2) == natural)
    }
    #expect(shaper.shapingCount == 1)
  }

  @Test("A text that wraps is shaped once for all widths")
  func wrappedWidths() throws {
    let shaper: PangoShaper = try PangoShaper()
    for width in stride(from: 10.0, through: 300, by: 10) {
      _ = shaper.layout(sentence, width: width, height: 100, displayScale: 2)
    }
    #expect(shaper.shapingCount == 1)
  }

  @Test("Memory is bounded: the least recently used texts are forgotten")
  func bound() throws {
    let cache: LayoutCache = LayoutCache(capacity: 1000)
    let shaper: PangoShaper = PangoShaper(fonts: try PangoFonts(), cache: cache)
    let kept: TextContent = .plain("kept")
    for number in 0..<200 {
      _ = shaper.layout(.plain("text \(number)"), width: nil, height: nil, displayScale: 2)
      _ = shaper.layout(kept, width: nil, height: nil, displayScale: 2)
      #expect(cache.cost <= 1000)
    }
    #expect(shaper.shapingCount == 201)
    _ = shaper.layout(.plain("text 0"), width: nil, height: nil, displayScale: 2)
    #expect(shaper.shapingCount == 202)
    cache.removeAll()
    #expect(cache.count == 0)
    #expect(shaper.lines(kept) == ["kept"])
  }

  @Test("The short way for plain lines gives what the composer gives, and the cache what a fresh layout gives (G6)")
  func shortWay() throws {
    let shaper: PangoShaper = try PangoShaper()
    shaper.verifiesCache = true
    for text in ["Records", "a – b", "naïve “quotes”…", "x", "ab שלום", " lead", "trail ", "a\tb", "漢字", "e\u{301}"] {
      for tracking in [0, 1.5] as [CGFloat] {
        var content: TextContent = .plain(text, size: 17)
        content.runs[0].tracking = tracking
        for width in [nil, 20, 200, nil] as [CGFloat?] {
          _ = shaper.layout(content, width: width, height: nil, displayScale: 3)
        }
      }
    }
  }

  @Test("Sizes that differ in scale or limits are kept apart")
  func keys() throws {
    let shaper: PangoShaper = try PangoShaper()
    let content: TextContent = .plain("Every operator", size: 17)
    #expect(shaper.layout(content, width: nil, height: nil, displayScale: 2).size.height == 20.5)
    #expect(shaper.layout(content, width: nil, height: nil, displayScale: 1).size.height == 21)
    #expect(shaper.lines(content, width: 90).count == 2)
    #expect(shaper.lines(content, width: 90, height: 21).count == 1)
  }
}
