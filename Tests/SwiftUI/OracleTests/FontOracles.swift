import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: fonts", .serialized)
struct FontOracles {
  private func bold(_ name: String, _ font: Font?) -> some View {
    Text(verbatim: "Bold").font(font).bold().probe(name)
  }

  @Test("The weight that bold gives depends on the text style, and so does the line of bold text (text/bold-trait)")
  func boldTrait() throws {
    try expectFrames(
      300, 320,
      [
        "none": [122.5, 22.25, 29.5, 16], "large title": [122.5, 38.25, 55, 38], "title": [122.5, 76.25, 46.5, 33],
        "title 2": [122.5, 109.25, 37, 25.5], "title 3": [122.5, 134.75, 32.5, 23],
        "headline": [122.5, 157.75, 30.5, 19], "subheadline": [122.5, 176.75, 25, 16],
        "body": [122.5, 192.75, 28.5, 18.5], "callout": [122.5, 211.25, 26.5, 17.5],
        "footnote": [122.5, 228.75, 23, 15], "caption": [122.5, 243.75, 22.5, 15],
        "caption 2": [122.5, 258.75, 23, 15], "20 points": [122.5, 273.75, 42.5, 24],
        "column": [122.5, 22.25, 55, 275.5],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          bold("none", nil)
          bold("large title", .largeTitle)
          bold("title", .title)
          bold("title 2", .title2)
          bold("title 3", .title3)
          bold("headline", .headline)
        }
        bold("subheadline", .subheadline)
        bold("body", .body)
        bold("callout", .callout)
        bold("footnote", .footnote)
        bold("caption", .caption)
        bold("caption 2", .caption2)
        Text(verbatim: "Bold").font(.system(size: 20).bold()).probe("20 points")
      }.probe("column")
    }
  }

  @Test("Weights that are asked for keep the line; a font around reaches text (text/modifiers)")
  func modifiers() throws {
    try expectFrames(
      300, 200,
      [
        "bold": [109, 8.5, 29.5, 16], "weight": [109, 24.5, 29.5, 16], "body bold": [109, 40.5, 28.5, 18.5],
        "body weight": [109, 59, 29.5, 18.5], "semibold": [109, 77.5, 28.5, 16], "word": [109, 93.5, 44.5, 16],
        "around": [109, 109.5, 35.5, 33], "title": [109, 142.5, 82, 33], "plain": [109, 175.5, 52, 16],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "Bold").bold().probe("bold")
        Text(verbatim: "Bold").fontWeight(.bold).probe("weight")
        Text(verbatim: "Bold").font(.body.bold()).probe("body bold")
        Text(verbatim: "Bold").font(.body.weight(.bold)).probe("body weight")
        Text(verbatim: "Bold").fontWeight(.semibold).probe("semibold")
        Text(verbatim: "Weight").fontWeight(.semibold).probe("word")
        VStack(alignment: .leading, spacing: 0) { Text(verbatim: "Env").probe("around") }.font(.title)
        Text("Count: \(0)").font(.title).probe("title")
        Text("Count: \(0)").probe("plain")
      }
    }
  }

  @Test("Lines of text styles and of system fonts in any size, weight and design (text/styles and system-fonts)")
  func lines() throws {
    func sample(_ name: String, _ font: Font) -> some View { Text(verbatim: "Hg").font(font).probe(name) }
    let styles: [(Font, CGFloat)] = [
      (.largeTitle, 38), (.title, 33), (.title2, 25.5), (.title3, 22), (.headline, 18.5), (.subheadline, 16),
      (.body, 18.5), (.callout, 17.5), (.footnote, 15), (.caption, 15), (.caption2, 15),
    ]
    let sizes: [(Font, CGFloat)] = [
      (.system(size: 10), 13), (.system(size: 12), 15), (.system(size: 20), 24), (.system(size: 24), 28),
      (.system(size: 32), 38), (.system(size: 20, weight: .light), 24), (.system(size: 20, weight: .black), 24),
      (.system(size: 20, design: .rounded), 24), (.system(size: 20, design: .serif), 24),
      (.system(size: 20, design: .monospaced), 24),
    ]
    for fonts in [styles, sizes] {
      let window = try OracleWindow(400, 400) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(fonts.indices, id: \.self) { sample("\($0)", fonts[$0].0) }
        }.probe("column")
      }
      #expect(window.differences([:]) == [])
      for (index, font) in fonts.enumerated() {
        #expect(window.currentFrame("\(index)")?.height == font.1, "font \(index)")
      }
      #expect(window.currentFrame("column")?.height == fonts.map(\.1).reduce(0, +))
    }
  }

  @Test("Joined texts share a line; the largest part makes its height (text/concatenation)")
  func joined() throws {
    let big: Text = Text(verbatim: "Big ").font(.largeTitle) + Text(verbatim: "small")
    try expectFrames(
      400, 300,
      [
        "bold": [125, 31, 76.5, 16], "sizes": [125, 47, 74, 38], "colors": [125, 85, 54, 16],
        "italic": [125, 101, 90, 33], "beside": [125, 167, 74, 38],
        "box": [199, 186, 10, 10],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        (Text(verbatim: "Hello, ").bold() + Text(verbatim: "World")).probe("bold")
        big.probe("sizes")
        (Text(verbatim: "Red ").foregroundColor(.red) + Text(verbatim: "Blue").foregroundColor(.blue)).probe("colors")
        (Text(verbatim: "Title ") + Text(verbatim: "italic").italic()).font(.title).probe("italic")
        VStack { (Text(verbatim: "Env ") + Text(verbatim: "bold").bold()) }.font(.title)
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          big.probe("beside")
          Color.red.frame(width: 10, height: 10).probe("box")
        }
        Color.clear.frame(width: 150, height: 64)
      }
    }
  }

  @Test("Base lines of texts of different sizes are one line (text/hstack-baseline)")
  func baselines() throws {
    try expectFrames(
      300, 100,
      [
        "small": [147.5, 28, 31.5, 16], "box": [187, 31, 10, 10], "small 2": [156.5, 66, 31.5, 16],
      ]
    ) {
      VStack(spacing: 0) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: "Big").font(.largeTitle)
          Text(verbatim: "small").probe("small")
          Color.red.frame(width: 10, height: 10).probe("box")
        }
        HStack(alignment: .lastTextBaseline) {
          Text(verbatim: "Big").font(.largeTitle)
          Text(verbatim: "small").probe("small 2")
        }
      }
    }
  }

  @Test("Lines that are reserved count, a limit above the need does not (text/line-limit and hello)")
  func limits() throws {
    try expectFrames(200, 100, ["word": [84.5, 42, 31, 16]]) { Text(verbatim: "Hello").probe("word") }
    func hello() -> Text { Text(verbatim: "Hello") }
    try expectFrames(
      400, 420,
      [
        "short": [184.5, 138, 31, 16], "reserved": [184.5, 154, 31, 32], "two to four": [184.5, 186, 31, 32],
        "three": [184.5, 218, 31, 48], "up to two": [184.5, 266, 31, 16],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        hello().lineLimit(1).probe("short")
        hello().lineLimit(2, reservesSpace: true).probe("reserved")
        hello().lineLimit(2...4).probe("two to four")
        hello().lineLimit(3...).probe("three")
        hello().lineLimit(...2).probe("up to two")
      }
    }
  }

  @Test("Lines on a phone of one pixel a point, in whole points (skiptools/skip-ui, TextTests on iOS)")
  func phoneLines() throws {
    let styles: [(Font, CGFloat)] = [
      (.largeTitle, 41), (.title, 34), (.title2, 27), (.title3, 24), (.headline, 21), (.subheadline, 18), (.body, 21),
      (.callout, 20), (.footnote, 16), (.caption, 15), (.caption2, 14),
    ]
    var settings = HostSettings()
    settings.displayScale = 1
    for (font, height) in styles {
      let host = try window(settings: settings) { Text(verbatim: "X").font(font) }
      #expect(host.frame("X")?.height == height)
    }
  }
}
