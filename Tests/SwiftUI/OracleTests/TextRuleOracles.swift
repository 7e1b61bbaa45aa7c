import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// Rules of texts that were recorded of Apple's systems as single figures, on macOS at two pixels a point where nothing else
/// is said.
@MainActor
@Suite("Oracle: rules of text", .serialized)
struct TextRuleOracles {
  private func frame(
    tall: Bool = true, width: CGFloat = 400, _ view: some View
  ) throws -> CGRect {
    let window = try OracleWindow(width, 400, tallLines: tall) { view.probe("view") }
    #expect(window.differences([:]) == [])
    return try #require(window.currentFrame("view"))
  }

  @Test("Without tall lines a text style is as the system font of its size: body 16 high, title 26")
  func plainLines() throws {
    let styles: [(Font, CGFloat)] = [
      (.largeTitle, 26), (.title, 22), (.title2, 17), (.title3, 15), (.body, 13), (.callout, 12), (.subheadline, 11),
      (.footnote, 10), (.caption, 10),
    ]
    for (font, size) in styles {
      for words in ["Hg", "Hg\nHg"] {
        let style: CGRect = try frame(tall: false, Text(verbatim: words).font(font))
        #expect(try style == frame(tall: false, Text(verbatim: words).font(.system(size: size))), "\(size)")
      }
    }
    #expect(try frame(tall: false, Text(verbatim: "A").font(.body)).height == 16)
    #expect(try frame(tall: false, Text(verbatim: "A").font(.title)).height == 26)
    #expect(try frame(tall: false, Text(verbatim: "A").font(.title.bold())).height == 26)
    // A window has plain lines where the host says nothing.
    let host = try window(settings: HostSettings(idiom: .desktop)) { Text(verbatim: "A").font(.body) }
    #expect(host.frame("A")?.height == 16)
  }

  @Test("The setting reaches texts that are shown")
  func changedSetting() throws {
    let host = try window(settings: HostSettings(idiom: .desktop)) { Text(verbatim: "A").font(.title) }
    var settings = HostSettings(idiom: .desktop)
    settings.hasTallLines = true
    host.change { host.graph.apply(settings) }
    #expect(host.frame("A")?.height == 33)
  }

  @Test("Lines of a text style are a whole number of points apart")
  func distances() throws {
    let styles: [(Font, CGFloat, CGFloat)] = [
      (.largeTitle, 38, 39), (.title, 33, 33), (.title2, 25.5, 27), (.title3, 22, 24), (.headline, 18.5, 19),
      (.body, 18.5, 19), (.subheadline, 16, 17), (.footnote, 15, 16),
    ]
    for (font, line, distance) in styles {
      for count in 1...4 {
        let words: String = Array(repeating: "Hg", count: count).joined(separator: "\n")
        let height: CGFloat = try frame(Text(verbatim: words).font(font)).height
        #expect(height == line + CGFloat(count - 1) * distance, "\(count) lines of \(line)")
      }
    }
  }

  @Test("Lines of sized fonts")
  func sizedFonts() throws {
    let sizes: [(CGFloat, CGFloat)] = [
      (10, 13), (11, 14), (12, 15), (13, 16), (15, 19), (17, 20), (20, 24), (22, 26), (24, 28), (26, 30), (32, 38),
      (40, 47),
    ]
    for (size, height) in sizes {
      #expect(try frame(Text(verbatim: "x").font(.system(size: size))).height == height, "\(size)")
    }
    let all: [CGFloat] = try (8...60).map { try frame(Text(verbatim: "x").font(.system(size: CGFloat($0)))).height }
    #expect(all == all.sorted(), "a larger font has no lower line")
  }

  @Test("A raised or lowered base line makes the line higher")
  func baselineOffset() throws {
    func texts(_ offset: CGFloat) -> some View {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "x").probe("plain")
        Text(verbatim: "x").baselineOffset(offset).probe("moved")
      }
    }
    // The letters of both stand on one line: 13 below the top without an offset.
    for (offset, height, baseline) in [(6, 22, 19), (-4, 20, 13), (0, 16, 13)] as [(CGFloat, CGFloat, CGFloat)] {
      let window = try OracleWindow(100, 100) { texts(offset) }
      #expect(window.differences([:]) == [])
      let moved: CGRect = try #require(window.currentFrame("moved"))
      let plain: CGRect = try #require(window.currentFrame("plain"))
      #expect(moved.height == height && plain.minY + 13 - moved.minY == baseline, "\(offset)")
    }
  }

  @Test("Secondary text has the line of the font and smaller, heavier letters")
  func secondary() throws {
    for (size, width) in [(13, 27.5), (22, 41), (26, 46)] as [(CGFloat, CGFloat)] {
      let text: Text = Text(verbatim: "Hello").font(.system(size: size))
      let frame: CGRect = try frame(text.textScale(.secondary))
      #expect(abs(frame.width - width) <= 0.5, "\(size) is \(frame.width), expected \(width)")
      #expect(try frame.height == self.frame(text).height)
    }
    // Its base line is that of the font too.
    let window = try OracleWindow(200, 100) {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "12").font(.title).probe("number")
        Text(verbatim: "kg").font(.title).textScale(.secondary).probe("unit")
      }
    }
    #expect(window.differences([:]) == [])
    #expect(window.currentFrame("number")?.minY == window.currentFrame("unit")?.minY)
    #expect(window.currentFrame("number")?.height == window.currentFrame("unit")?.height)
  }

  @Test("A text that is offered no width is 0 wide, each letter has a line, and spaces at the end of a line have none")
  func noWidth() throws {
    for (words, lines) in [("ab", 2), ("a b", 2), ("a  b ", 2), ("Hi you", 5)] as [(String, CGFloat)] {
      let frame: CGRect = try frame(Text(verbatim: words).frame(width: 0, alignment: .topLeading))
      #expect(frame.width == 0 && frame.height == lines * 16, "\(words) is \(frame)")
    }
    // Neither is it wider than a width in which no letter has room.
    let window = try OracleWindow(400, 400) { Text(verbatim: "MM").probe("text").frame(width: 3) }
    #expect(window.differences([:]) == [])
    #expect(window.currentFrame("text")?.size == CGSize(width: 3, height: 32))
  }

  @Test("The serif face reaches as far from its line as it does on a phone: 7.32 below a shape and 12.27 above one")
  func serif() throws {
    let window = try OracleWindow(200, 200) {
      VStack {
        Color.red.frame(width: 20, height: 20).probe("above")
        Text(verbatim: "x").font(.system(size: 20, design: .serif)).probe("text")
        Color.red.frame(width: 20, height: 20).probe("below")
      }
    }
    #expect(window.differences([:]) == [])
    let (above, text, below) = try (
      #require(window.currentFrame("above")), #require(window.currentFrame("text")),
      #require(window.currentFrame("below"))
    )
    #expect(text.height == 24)
    #expect(abs(text.minY - above.maxY - 7.32) < 0.01, "\(text.minY - above.maxY)")
    #expect(abs(below.minY - text.maxY - 12.27) < 0.01, "\(below.minY - text.maxY)")
  }

  @Test("Titles of 22 points", arguments: [("Shadow", 77.5), ("Dotted title", 105.5), ("Blurred", 69)])
  func titles(words: String, width: CGFloat) throws {
    let own: CGFloat = try frame(Text(verbatim: words).font(.title)).width
    #expect(abs(own - width) <= 0.5, "\(words) is \(own), expected \(width)")
  }

  @Test("In a placeholder each character is as wide as any other")
  func placeholder() throws {
    let sizes: [(CGFloat, CGFloat)] = [(11, 5.45), (13, 6.3), (17, 7.9), (22, 10.5), (26, 12.95)]
    for (size, width) in sizes {
      for words in ["iiiiiiiiii", "MMMMMMMMMM", "a b c d e "] {
        let text: some View = Text(verbatim: words).font(.system(size: size)).redacted(reason: .placeholder)
        #expect(abs(try frame(text).width - 10 * width) <= 0.5, "\(words) at \(size)")
      }
    }
    // Lines end after any character: 15 of 6.3 points are 94.5 wide.
    let words = "These are words that go over several lines, whatever they say"
    let text: some View = Text(verbatim: words).redacted(reason: .placeholder)
    #expect(try frame(text.frame(width: 95)).height == CGFloat((words.count + 14) / 15) * 16)
    let shown: some View = Text(verbatim: words).unredacted().redacted(reason: .placeholder)
    #expect(try frame(shown) == frame(Text(verbatim: words)))
  }
}
