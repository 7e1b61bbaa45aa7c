import Foundation
import Testing
import TextEngine
import TextPango

@Suite("Shaping with Pango")
struct PangoShaperTests {
  let shaper: PangoShaper

  init() throws {
    shaper = try PangoShaper()
  }

  private func width(_ content: TextContent) -> CGFloat {
    shaper.layout(content, width: nil, height: nil, displayScale: 2).lines.reduce(0) { max($0, $1.width) }
  }

  @Test("Widths grow in proportion to the size, because nothing is hinted")
  func unhinted() {
    // Inter itself is spaced by size; another face shows that it is the only cause.
    func content(_ size: CGFloat) -> TextContent {
      TextContent.plain("Hamburgefonstiv", size: size).with { $0.runs[0].font.design = .monospaced }
    }
    #expect(abs(width(content(19)) / width(content(10)) - 1.9) < 0.002)
  }

  @Test("Plain words are as wide as in the system face, to a little more than half a point")
  func widthsOfTheSystemFace() {
    // Measured by text on macOS 26 at two pixels a point (iamcgn/swiftui-web: Text, Button, ForEach, Position).
    let words: [(String, CGFloat)] = [
      ("Hello", 31), ("One", 25), ("Three", 35.5), ("Increment", 61), ("Borderless", 65), ("CCC", 28), ("Hg", 17.5),
      ("Row 0", 37.5), ("Bottom", 44.5), ("Above", 38.5), ("Right", 32), ("Tilt", 19.5), ("Count: 0", 52),
    ]
    for (word, expected) in words {
      let size: CGFloat = shaper.layout(.plain(word, size: 13), width: nil, height: nil, displayScale: 2).size.width
      #expect(abs(size - expected) <= 0.5, "\(word): \(size), not \(expected)")
    }
    let bold: CGFloat = width(TextContent.plain("Bold", size: 13).with { $0.runs[0].font.weight = 700 })
    #expect(abs(bold - 29.5) <= 0.75)
  }

  @Test("Letters that join are not spaced out")
  func joined() {
    // Spacing depends on the size, so letters without it grow with it exactly.
    let ratio: CGFloat = width(.plain("مرحبا", size: 13)) / width(.plain("مرحبا", size: 19))
    #expect(abs(ratio - 13 / 19) < 0.002)
  }

  @Test("From 20 points on the display cut is used, which is set tighter")
  func displayCut() {
    let text: CGFloat = width(.plain("Hamburgefonstiv", size: 19.99))
    let display: CGFloat = width(.plain("Hamburgefonstiv", size: 20))
    #expect(display < text * 0.99)
  }

  @Test("Each of the nine weights is a face of its own, italics too")
  func weights() {
    let upright: [CGFloat] = stride(from: 100, through: 900, by: 100).map { weight in
      width(.plain("Hamburgefonstiv", size: 17, weight: weight))
    }
    #expect(Set(upright).count == 9)
    var italic: TextContent = .plain("Hamburgefonstiv", size: 17)
    italic.runs[0].font.isItalic = true
    #expect(width(italic) != upright[3])
  }

  @Test("Monospaced digits are all equally wide, proportional ones are not")
  func monospacedDigits() {
    func digits(_ monospaced: Bool) -> Set<CGFloat> {
      Set(
        (0...9).map { digit in
          var content: TextContent = .plain("\(digit)", size: 17)
          content.runs[0].font.hasMonospacedDigits = monospaced
          return width(content)
        })
    }
    #expect(digits(true).count == 1)
    #expect(digits(false).count > 1)
  }

  @Test("Small capitals are capitals of about three quarters of the size")
  func smallCapitals() {
    var small: TextContent = .plain("records", size: 17)
    small.runs[0].font.hasSmallCapitals = true
    let ratio: CGFloat = width(small) / width(.plain("RECORDS", size: 17))
    #expect((0.7...0.8).contains(ratio))
    #expect(abs(width(small) - width(.plain("records", size: 17))) > 0.5)
  }

  @Test("Designs take faces of their own")
  func designs() {
    func designed(_ design: FontDescriptor.Design, _ text: String) -> CGFloat {
      var content: TextContent = .plain(text, size: 17)
      content.runs[0].font.design = design
      return width(content)
    }
    #expect(designed(.rounded, "illi") < designed(.standard, "illi"))
    #expect(designed(.serif, "illi") != designed(.standard, "illi"))
    #expect(designed(.monospaced, "illi") == designed(.monospaced, "mwmw"))
  }

  @Test("Tracking adds its points after every character, the last one too")
  func tracking() {
    let content: TextContent = .plain("office", size: 17)
    var tracked: TextContent = content
    tracked.runs[0].tracking = 3
    #expect(abs(width(tracked) - width(content) - 18) < 0.3)
    var hebrew: TextContent = .plain("שלום", size: 17)
    let before: CGFloat = width(hebrew)
    hebrew.runs[0].tracking = 2
    #expect(abs(width(hebrew) - before - 8) < 0.01)
  }

  @Test("Text is shown as written: no arrows for hyphens, no signs for letters")
  func noContextualAlternates() {
    #expect(abs(width(.plain("->", size: 17)) - width(.plain("-", size: 17)) - width(.plain(">", size: 17))) < 1.5)
    #expect(abs(width(.plain("4x3", size: 17)) - width(.plain("4", size: 17)) - width(.plain("x3", size: 17))) < 1.5)
  }

  @Test("Characters that no font has, controls and NUL neither crash nor vanish from the count")
  func oddCharacters() {
    let odd: String = "a\u{0}b\u{7}c\u{10FFFF}\u{FFFE}\u{200D}\u{202E}x\u{202C}\u{E000}👩🏽‍🚀"
    let layout: TextLayout = shaper.layout(.plain(odd), width: 60, height: nil, displayScale: 2)
    #expect(layout.brokenInvariants() == [])
    #expect(width(.plain("a\u{0}\u{7}b")) == width(.plain("a\u{2060}\u{2060}b")))
  }

  @Test("Directions are laid out by the bidirectional algorithm, each stretch a fragment")
  func bidirectional() {
    let mixed: TextLayout = shaper.layout(.plain("abc שלום 12 def"), width: nil, height: nil, displayScale: 2)
    #expect(mixed.lines[0].fragments.map(\.text) == ["abc ", "12", "שלום ", " def"])
    #expect(mixed.lines[0].fragments.map(\.characters) == [0..<4, 9..<11, 4..<9, 11..<15])

    let hebrew: TextLayout = shaper.layout(
      TextContent.plain("(שלום) abc").with { $0.isRightToLeft = true }, width: nil, height: nil, displayScale: 2)
    #expect(hebrew.lines[0].fragments.map(\.text) == ["abc", "(שלום) "])
  }

  @Test("Signs alone that run from right to left carry a mark which says so")
  func neutralFragments() {
    var content: TextContent = .plain("שלום")
    content.runs.append(TextContent.Run(text: " (", font: FontDescriptor(size: 20, weight: 700)))
    content.runs.append(TextContent.Run(text: "עולם", font: FontDescriptor(size: 20)))
    let layout: TextLayout = shaper.layout(content, width: nil, height: nil, displayScale: 2)
    #expect(layout.lines[0].fragments.map(\.text) == ["עולם", "\u{200F} (", "שלום"])
  }

  @Test("A right-to-left interface decides where the text itself does not")
  func baseDirection() {
    let content: TextContent = TextContent.plain("12\nab").with { $0.isRightToLeft = true }
    let layout: TextLayout = shaper.layout(content, width: nil, height: nil, displayScale: 2)
    #expect(layout.lines.map { $0.fragments[0].x + $0.width } == layout.lines.map { _ in layout.size.width })
    #expect(shaper.lines(TextContent.plain("ab cd").with { $0.isRightToLeft = true }) == ["ab cd"])
  }

  @Test("A fragment shaped alone is as wide as in its line")
  func fragmentsAloneFit() {
    let text: TextContent = .plain(
      "To avoid waste, Way & Yates (AVT) review the records of each inspection; “Tyre” fees vary.", size: 17)
    for width in stride(from: 40.0, through: 300, by: 20) {
      let lines: [TextLayout.Line] = shaper.layout(text, width: width, height: nil, displayScale: 2).lines
      for fragment in lines.flatMap(\.fragments) {
        let alone: CGFloat = self.width(.plain(fragment.text, size: 17))
        #expect(abs(alone - fragment.width) < 0.5, "\(fragment.text)")
      }
    }
  }
}
