import SwiftUI
import Testing
import ViewTestSupport

/// Texts of one line and of several, rich and plain, as iamcgn/swiftui-web recorded them (folder Text).
@MainActor
@Suite("Oracle: rich text", .serialized)
struct RichTextOracles {
  private static let sample = "The quick brown fox"

  private func sample(_ name: String, _ font: Font) -> some View {
    Text(verbatim: Self.sample).font(font).probe(name)
  }

  @Test("Text styles are as wide as Apple's (text/styles)")
  func styles() throws {
    try expectFrames(
      400, 400,
      [
        "largeTitle": [88, 83, 224, 38], "title": [88, 121, 191, 33], "title2": [88, 154, 154, 25.5],
        "title3": [88, 179.5, 138.5, 22], "headline": [88, 201.5, 130.5, 18.5], "subheadline": [88, 220, 106, 16],
        "body": [88, 236, 122.5, 18.5], "callout": [88, 254.5, 114.5, 17.5], "footnote": [88, 272, 97.5, 15],
        "caption": [88, 287, 97.5, 15], "caption2": [88, 302, 100, 15], "column": [88, 83, 224, 234],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          sample("largeTitle", .largeTitle)
          sample("title", .title)
          sample("title2", .title2)
          sample("title3", .title3)
          sample("headline", .headline)
        }
        sample("subheadline", .subheadline)
        sample("body", .body)
        sample("callout", .callout)
        sample("footnote", .footnote)
        sample("caption", .caption)
        sample("caption2", .caption2)
      }.probe("column")
    }
  }

  @Test("System fonts of any size and weight are as wide as Apple's (text/system-fonts)")
  func systemFonts() throws {
    let fonts: [(CGFloat, Font.Weight, CGFloat)] = [
      (10, .regular, 97.5), (12, .regular, 114.5), (20, .regular, 176.5), (24, .regular, 207), (32, .regular, 275),
      (20, .light, 174), (20, .medium, 181), (20, .bold, 189.5), (20, .black, 202),
    ]
    for (size, weight, width) in fonts {
      let window = try OracleWindow(400, 100) { sample("text", .system(size: size, weight: weight)) }
      #expect(window.differences([:]) == [])
      let own: CGFloat = try #require(window.currentFrame("text")).width
      #expect(abs(own - width) <= 0.5, "\(size) \(weight) is \(own), expected \(width)")
    }
  }

  @Test("Designs are as wide as Apple's (text/system-fonts)")
  func designs() throws {
    for (design, width) in [(.rounded, 175), (.serif, 185.5), (.monospaced, 235)] as [(Font.Design, CGFloat)] {
      let window = try OracleWindow(400, 100) { sample("text", .system(size: 20, design: design)) }
      #expect(window.differences([:]) == [])
      let own: CGFloat = try #require(window.currentFrame("text")).width
      #expect(abs(own - width) <= 0.5, "\(design) is \(own)")
    }
  }

  @Test("Markdown in bold, italic, code, struck and linked text (text/markdown)")
  func markdown() throws {
    try expectFrames(
      400, 300,
      [
        "bold": [93.25, 58.5, 29, 16], "both": [93.25, 98.5, 30.5, 16], "code": [93.25, 118.5, 32.5, 16],
        "codeTitle": [93.25, 238.5, 146, 23], "column": [93.25, 38.5, 213.5, 223],
        "escaped": [93.25, 218.5, 97.5, 16], "italic": [93.25, 78.5, 28.5, 16], "link": [93.25, 158.5, 32, 16],
        "linkMixed": [93.25, 178.5, 135, 16], "mixed": [93.25, 38.5, 213.5, 16], "struck": [93.25, 138.5, 38, 16],
        "verbatim": [93.25, 198.5, 110.5, 16],
      ]
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Group {
          Text("Plain **bold** and _italic_ and ***both*** done").probe("mixed")
          Text("**bold**").probe("bold")
          Text("_italic_").probe("italic")
          Text("***both***").probe("both")
          Text("`code`").probe("code")
          Text("~~struck~~").probe("struck")
        }
        Text("[a link](https://example.com)").probe("link")
        Text("Call **now** or [visit](https://example.com) today").probe("linkMixed")
        Text(verbatim: "**not** markdown").probe("verbatim")
        Text("Escaped \\*stars\\*").probe("escaped")
        Text("Mono `code` and plain").font(.title3).probe("codeTitle")
      }.probe("column")
    }
  }

  @Test("Dates and values by style and format (text/dates)")
  func dates() throws {
    let instant = Date(timeIntervalSince1970: 1_780_000_000)
    try expectFrames(
      400, 200,
      [
        "column": [158.25, 32, 83.5, 136], "currency": [158.25, 132, 41.5, 16], "date": [158.25, 32, 83.5, 16],
        "dateTime": [158.25, 152, 83.5, 16], "int": [158.25, 92, 33.5, 16], "number": [158.25, 72, 47.5, 16],
        "percent": [158.25, 112, 28, 16], "time": [158.25, 52, 49.5, 16],
      ]
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Text(instant, style: .date).probe("date")
        Text(instant, style: .time).probe("time")
        Text(3.14159, format: .number).probe("number")
        Text(1234, format: .number).probe("int")
        Text(0.25, format: .percent).probe("percent")
        Text(12.5, format: .currency(code: "USD")).probe("currency")
        Text(instant, format: .dateTime.year().month().day()).probe("dateTime")
      }
      .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US")).probe("column")
    }
  }

  @Test("Pictures stand in lines of text (text/inline-image)")
  func pictures() throws {
    try expectFrames(
      400, 200,
      [
        "between": [162, 73.25, 76, 16], "boldStar": [162, 150.25, 49.5, 16.5], "chevron": [162, 130.25, 42, 16],
        "column": [162, 33.25, 76, 133.5], "star": [162, 33.25, 16.5, 16], "starText": [162, 53.25, 65, 16],
        "starTitle": [162, 93.25, 28.5, 33],
      ]
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Text(Image(systemName: "star")).probe("star")
        (Text(Image(systemName: "star")) + Text(" Starred")).probe("starText")
        (Text("Rate ") + Text(Image(systemName: "star.fill")) + Text(" now")).probe("between")
        Text(Image(systemName: "star")).font(.title).probe("starTitle")
        (Text(Image(systemName: "chevron.right")) + Text(" Next")).probe("chevron")
        (Text(Image(systemName: "star")) + Text(" Bold")).bold().probe("boldStar")
      }.probe("column")
    }
  }

  @Test("Text shrinks by quarters of a point, moves closer, and keeps the space at the end of a line (text/fit)")
  func fit() throws {
    func text(_ name: String, _ width: CGFloat, _ change: (Text) -> some View) -> some View {
      change(Text(verbatim: Self.sample)).probe(name).frame(width: width, alignment: .topLeading)
    }
    func shrunk(_ width: CGFloat, _ factor: CGFloat, _ name: String) -> some View {
      text(name, width) { $0.lineLimit(1).minimumScaleFactor(factor) }
    }
    let window = try OracleWindow(400, 520) {
      VStack(alignment: .leading, spacing: 0) {
        Group {
          shrunk(120, 0.5, "fit120")
          shrunk(100, 0.5, "fit100")
          shrunk(80, 0.5, "fit80")
          shrunk(40, 0.5, "fit40")
        }
        shrunk(100, 0.8, "fit8_100")
        shrunk(80, 0.8, "fit8_80")
        shrunk(60, 0.8, "fit8_60")
        text("wrap80", 80) { $0.minimumScaleFactor(0.5) }
        text("twoLines60", 60) { $0.lineLimit(2).minimumScaleFactor(0.5) }
        text("title100", 100) { $0.font(.title).lineLimit(1).minimumScaleFactor(0.5) }
        text("tight116", 116) { $0.lineLimit(1).allowsTightening(true) }
      }
    }
    #expect(window.differences([:]) == [])
    let expected: [(String, CGFloat, CGFloat)] = [
      ("fit120", 118.5, 15), ("fit100", 100, 13), ("fit80", 78, 9), ("fit8_100", 99, 13), ("fit8_80", 77.5, 13),
      ("fit8_60", 58, 13), ("wrap80", 63, 32), ("twoLines60", 60, 32), ("title100", 96, 17), ("tight116", 116, 16),
      ("fit40", 38, 8),
    ]
    for (name, width, height) in expected {
      let size: CGSize = try #require(window.currentFrame(name)).size
      #expect(abs(size.width - width) <= 0.5 && abs(size.height - height) <= 0.5, "\(name) is \(size)")
    }
  }

  @Test("A line that has room for the space at its end is as wide as with it, else as the frame (text/paragraphs)")
  func hanging() throws {
    let words = "Layout must wrap this paragraph once"
    for (frame, width) in [(134, 134), (150, 137)] as [(CGFloat, CGFloat)] {
      let window = try OracleWindow(400, 100) {
        Text(verbatim: words).probe("text").frame(width: frame, alignment: .topLeading)
      }
      #expect(window.differences([:]) == [])
      #expect(abs(try #require(window.currentFrame("text")).width - width) <= 0.5, "in \(frame)")
    }
  }
}
