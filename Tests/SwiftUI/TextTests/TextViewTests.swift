import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Text", .serialized)
struct TextViewTests {
  private func label(_ text: Text, _ settings: HostSettings = HostSettings()) throws -> String? {
    try window(settings: settings) { text }.elements.first?.label
  }

  @Test("Texts join to one text with the styles of each (276)")
  func joined() throws {
    let host = try window { Text("Score ") + Text("0.42").bold() + Text(" high").foregroundColor(.red) }
    #expect(host.labels == ["Score 0.42 high"])
    let lines: [String] = host.displayLines
    #expect(lines.count == 3)
    #expect(lines.last?.contains("FF3B30") == true)
    #expect(
      lines[1].contains("semibold") || lines[1].contains("bold") || lines[1].contains("700") || lines[1].contains("600")
    )
  }

  @Test("Values are put into text by their formats, in the locale around")
  func interpolation() throws {
    let value = 1234.5
    var german = HostSettings()
    german.localeIdentifier = "de_DE"
    let text = Text("Total \(value, format: .number) of \(3) in \("words")")
    #expect(try label(text) == "Total 1,234.5 of 3 in words")
    #expect(try label(text, german) == "Total 1.234,5 of 3 in words")
    #expect(try label(Text(0.257, format: .percent.precision(.fractionLength(0)))) == "26%")
    #expect(try label(Text("\(2.0 / 3, specifier: "%.2f")")) == "0.67")
    #expect(try label(Text("a \(Text("b").bold()) c")) == "a b c")
  }

  @Test("A change of the locale while the window is open speaks and draws anew")
  func localeChange() throws {
    let host = try window { Text(1234.5, format: .number) }
    #expect(host.labels == ["1,234.5"])
    var german = HostSettings()
    german.localeIdentifier = "de_DE"
    host.change { host.graph.apply(german) }
    #expect(host.labels == ["1.234,5"])
  }

  @Test("Verbatim and string texts are shown as they are")
  func verbatim() throws {
    let string = "50% of \\(x)"
    #expect(try label(Text(verbatim: "a\(1)")) == "a1")
    #expect(try label(Text(string)) == string)
  }

  @Test("Font weight and traits from the environment apply to what chooses none (231)")
  func environmentFont() throws {
    func line(@ViewBuilder _ root: () -> some View) throws -> String { try window(root: root).displayLines.first ?? "" }
    let plain: String = try line { Text("a") }
    #expect(try line { VStack { Text("a") }.bold() } != plain)
    #expect(try line { VStack { Text("a") }.fontWeight(.heavy) } == line { Text("a").fontWeight(.heavy) })
    #expect(try line { VStack { Text("a") }.italic() }.contains("italic"))
    #expect(try line { VStack { Text("a").font(.caption) }.font(.title) } == line { Text("a").font(.caption) })
    #expect(
      try line { VStack { Text("a") }.fontWeight(.heavy).fontWeight(nil) } == line { Text("a").fontWeight(.heavy) })
  }

  @Test("Text grows with the person's text size and wraps")
  func dynamicType() throws {
    var large = HostSettings()
    large.textSize = 8
    let text = "Several words that wrap"
    let normal = try window { Text(text) }
    let grown = try window(settings: large) { Text(text) }
    #expect(try #require(grown.frame(text)).height > #require(normal.frame(text)).height)
    normal.change { normal.graph.apply(large) }
    #expect("\(normal.displayList)" == "\(grown.displayList)")
  }

  @Test("A line limit truncates; reserved space stands without text")
  func lineLimit() throws {
    let text = "Many words that need a lot of lines in a narrow space"
    func height(@ViewBuilder _ root: () -> some View) throws -> CGFloat {
      let host = try window(root: root)
      return try #require(host.frame(text)).height
    }
    let one: CGFloat = try height { Text(text).frame(width: 80).lineLimit(1) }
    let two: CGFloat = try height { Text(text).frame(width: 80).lineLimit(2) }
    #expect(abs(two - 2 * one) < 2)
    let host = try window { Text("a").lineLimit(3, reservesSpace: true) }
    #expect(try #require(host.frame("a")).height > 2.5 * one)
    let drawn = try window { Text(text).frame(width: 80).lineLimit(1) }
    #expect(drawn.displayLines.first?.contains("…") == true)
    #expect(drawn.labels == [text], "what is cut off is still read")
  }

  @Test("Speech modifiers reach the element (392, 393, 395)")
  func speech() throws {
    let host = try window {
      Text("AB").speechSpellsOutCharacters().speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation()
    }
    let speech = try #require(host.elements.first?.properties.speech)
    #expect(speech.spellsOutCharacters == true)
    #expect(speech.pitch == 0.5)
    #expect(speech.alwaysIncludesPunctuation == true)
  }

  @Test("Two texts in a column stand as lines of a text do; text and shapes keep their distance")
  func spacing() throws {
    let texts = try window(height: 300) {
      VStack {
        Text("a"); Text("b")
      }
    }
    let a = try #require(texts.frame("a"))
    #expect(texts.frame("b")?.minY == a.maxY)
    let mixed = try window(height: 300) {
      VStack {
        Text("a")
        Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel("c")
      }
    }
    // A tenth of the line, rounded up to a pixel, and what lies between base line and capitals (LayoutOracles).
    let room: CGFloat = 2.5 + 17 * (2444.0 / 2048 - 0.70458984375)
    #expect(abs(try #require(mixed.frame("c")).minY - #require(mixed.frame("a")).maxY - room) < 0.01)
  }

  @Test("A row aligned by the first base line puts text and symbols on one line")
  func baselines() throws {
    let host = try window {
      HStack(alignment: .firstTextBaseline) {
        Text("big").font(.largeTitle)
        Text("small").font(.caption)
      }
    }
    let y: [Double] = host.displayLines.compactMap { line -> Double? in
      let words: [Substring] = line.split(separator: " ")
      return words.firstIndex(of: "at").flatMap { Double(words[$0 + 2]) }
    }
    #expect(y.count == 2)
    #expect(y.first == y.last)
  }
}
