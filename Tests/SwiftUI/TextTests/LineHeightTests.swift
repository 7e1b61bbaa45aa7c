import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// How high lines are, and where they begin.
@MainActor
@Suite("Heights and directions of lines", .serialized)
struct LineHeightTests {
  private func height(_ text: some View, width: CGFloat = 300) throws -> CGFloat {
    try #require(window(width: width, height: 400) { text.accessibilityLabel("text") }.frame("text")).height
  }

  private let word = Text("Word").font(.system(size: 20))

  @Test("Lines are so many points high, or so many times the size of the font, or the size and more")
  func heights() throws {
    #expect(try height(word.lineHeight(.exact(points: 30))) == 30)
    #expect(try height(word.lineHeight(.multiple(factor: 2))) == 40)
    #expect(try height(word.lineHeight(.leading(increase: 3))) == 23)
    let natural = try height(word)
    #expect(try height(word.lineHeight(.normal)) == natural && height(word.lineHeight(.variable)) == natural)
    #expect(try height(word.lineHeight(nil)) == natural && height(word.lineHeight(.exact(points: .nan))) == natural)
    #expect(try abs(height(word.lineHeight(.loose)) - natural - 2) <= 0.5)
    #expect(try abs(natural - height(word.lineHeight(.tight)) - 2) <= 0.5)
    // Two lines, one such distance from each other.
    #expect(try height(Text("Two\nlines").lineHeight(.exact(points: 30))) == 60)
    #expect(try height(Text("Two\nlines").lineSpacing(5).lineHeight(.exact(points: 30))) == 65)
    #expect(try height(word.lineHeight(.exact(points: -9))) == 1, "a line has some height")
  }

  @Test("Views can read it")
  func environment() throws {
    struct Reader: View {
      @Environment(\.lineHeight) private var height
      var body: some View { Text("\(height == .loose) \(height == nil)") }
    }
    let host = try window {
      Reader()
      Reader().lineHeight(.loose)
    }
    #expect(host.labels == ["false true", "true false"])
  }

  @Test("Letters stand in the middle of what the line got or lost")
  func baseline() throws {
    func baseline(_ lineHeight: AttributedString.LineHeight?) throws -> Double {
      let line = try #require(window(height: 80) { word.lineHeight(lineHeight).frame(height: 80) }.displayLines.first)
      // text "Word" x y ...
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      return try #require(numbers.dropFirst().first)
    }
    #expect(try abs(baseline(.exact(points: 60)) - baseline(nil)) <= 0.5)
    #expect(try abs(baseline(.exact(points: 12)) - baseline(nil)) <= 0.5)
  }

  @Test("Lines of Hebrew begin where the layout does, or where their writing does")
  func alignment() throws {
    // The second line is the longest, so that the first has room to move.
    let text = Text("שלום\nsome longer words")
    func x(_ view: some View) throws -> Double {
      let line = try #require(window(width: 300) { view }.displayLines.first)
      return try #require(line.split(separator: " ").compactMap { Double($0) }.first)
    }
    let leading = try x(text)
    #expect(try x(text.multilineTextAlignment(strategy: .layoutBased)) == leading)
    #expect(try x(text.multilineTextAlignment(strategy: .default)) == leading)
    #expect(try x(text.multilineTextAlignment(strategy: .writingDirectionBased)) > leading + 20)
    #expect(
      try x(text.multilineTextAlignment(.trailing).multilineTextAlignment(strategy: .writingDirectionBased)) == leading)
  }

  @Test("A paragraph runs as its letters say, or as the layout does")
  func direction() throws {
    // A full stop follows the direction of the paragraph: at its left end from right to left.
    let text = Text("שלום.")
    func dots(_ view: some View) throws -> [String] { try window(width: 300) { view }.displayLines }
    let own = try dots(text)
    #expect(try dots(text.writingDirection(strategy: .contentBased)) == own)
    #expect(try dots(text.writingDirection(strategy: .default)) == own)
    #expect(try dots(text.writingDirection(strategy: .layoutBased)) != own)
    #expect(
      try dots(text.writingDirection(strategy: .layoutBased).environment(\.layoutDirection, .rightToLeft)).count
        == dots(text.environment(\.layoutDirection, .rightToLeft)).count)
    let latin = Text("Latin.")
    #expect(try dots(latin.writingDirection(strategy: .layoutBased)) == dots(latin))
  }

  @Test("A text has one form, whichever is preferred")
  func variants() throws {
    #expect(try window { Text("One").textVariant(.fixed) }.labels == ["One"])
    #expect(try window { Text("One").textVariant(.sizeDependent) }.labels == ["One"])
    #expect(FixedTextVariant.fixed == FixedTextVariant.fixed)
    #expect(SizeDependentTextVariant.sizeDependent == .sizeDependent)
  }
}
